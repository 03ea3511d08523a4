import { t } from '@portal/domain/values/text'
import { vanBodyTypes } from '@portal/domain/vehicles/attributes/body'
import { labelOf } from '@portal/domain/vehicles/attributes/texts'
import { CountedField } from './CountedField.tsx'
import { type SectionProps, withValue } from './form.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

const bodies = vanBodyTypes.map(({ value }) => value)
const doors = { schiebetuer: { isOpen: true } }

/** Construction type, permitted weight and sliding door of vans (C-12 to C-14). */
export function VanBodySection(section: SectionProps) {
  const { draft, countOf, change } = section
  const { criteria } = draft
  const pickBody = (value: string | undefined) => {
    const picked = bodies.filter((body) => body === value)
    change((before) => withValue(before, 'fahrzeugkategorietypnfz', picked.length === 0 ? undefined : picked))
  }
  return (
    <Section id="aufbau">
      <div className="form2">
        <CountedField
          label="Aufbauart"
          name="car_construction_list"
          placeholder="beliebig"
          value={criteria.fahrzeugkategorietypnfz?.[0]}
          values={bodies}
          labelOf={(value) => labelOf(vanBodyTypes, value)}
          hint={t`${bodies.length} Aufbauarten`}
          onPick={pickBody}
          countOf={(value) => countOf('fahrzeugkategorietypnfz', value)}
        />
        <SectionFields
          {...section}
          id="aufbau"
          show="cells"
          options={{
            ...doors,
            zulaessigesgesamtgewichtvon: { label: t('Zulässiges Gesamtgewicht'), isListOnly: true },
          }}
        />
      </div>
      <SectionFields {...section} id="aufbau" show="groups" options={doors} />
    </Section>
  )
}
