import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { type FlagName, flagLabel } from '@portal/domain/vehicles/attributes/criterion-rules'
import {
  carEquipmentFlags,
  carInteriorFlags,
  vanEquipmentFlags,
} from '@portal/domain/vehicles/attributes/equipment'
import { conditionFlags } from '@portal/domain/vehicles/attributes/recorded'
import { useAccount } from '../../session/account.ts'
import { CheckGroup } from './CheckGroup.tsx'
import { type SectionProps, vehicleOf, withValue } from './form.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

const optionsOf = (flags: readonly FlagName[]) =>
  flags
    .map((value) => ({ value, label: flagLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'de'))

const interior = optionsOf(carInteriorFlags)
const exterior = optionsOf(carEquipmentFlags)
const van = optionsOf(vanEquipmentFlags)
const condition = optionsOf(conditionFlags)

/** Equipment: two groups for cars, one for vans, plus the options of both (C-17, C-20 to C-25). */
export function EquipmentSection(section: SectionProps) {
  const { criteria } = section.draft
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  return (
    <Section id="ausst">
      {vehicleOf(criteria) === 'lkw' ? (
        <FlagGroup {...section} legend="Transporter-Ausstattung" name="equipmentOptions" options={van} />
      ) : (
        <>
          <FlagGroup {...section} legend="Innenausstattung" name="interiorOptions" options={interior} />
          <FlagGroup {...section} legend="Technik und Außen" name="equipmentOptions" options={exterior} />
        </>
      )}
      <SectionFields
        {...section}
        id="ausst"
        show="groups"
        options={{
          schadstoffklassetyp: { label: t('Umwelt'), hint: t('Euro 5 schließt Fahrzeuge mit Euro 6 ein.') },
        }}
      />
      <SectionFields {...section} id="ausst" show="cells" className="group form2" />
      {isDealer && <FlagGroup {...section} legend="Zustand" name="conditionOptions" options={condition} />}
    </Section>
  )
}

type FlagGroupProps = SectionProps & {
  legend: string
  name: string
  options: readonly { value: FlagName; label: string }[]
}

function FlagGroup({ draft, countOf, change, legend, name, options }: FlagGroupProps) {
  const { criteria } = draft
  return (
    <CheckGroup
      legend={legend}
      name={name}
      options={options}
      chosen={options.map(({ value }) => value).filter((flag) => criteria[flag])}
      onToggle={(flag) => change((before) => withValue(before, flag, before[flag] ? undefined : true))}
      countOf={(flag) => countOf('equipment', flag)}
    />
  )
}
