import { t } from '@portal/domain/values/text'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Segment } from '../../ui/Segment.tsx'
import { nameLabel } from '../criteria/form.ts'
import { makers as makersOf, modelGroups } from '../criteria/queries.ts'
import { BodySilhouette } from './BodySilhouette.tsx'
import { CountedField } from './CountedField.tsx'
import type { Vehicle } from './facts.ts'
import { type SectionProps, vehicleOf, withMakers, withModels, withValue, withVehicle } from './form.ts'
import { modelsOf } from './queries.ts'
import { Section } from './Section.tsx'

const vehicles = [
  { value: 'pkw', label: t('PKW'), icon: <BodySilhouette body="LIMOUSINE" /> },
  { value: 'lkw', label: t('Transporter'), icon: <BodySilhouette body="transporter" /> },
] as const satisfies readonly { value: Vehicle; label: string; icon: unknown }[]

/** Vehicle type, and the three dependent lists of maker, model group and model (C-01 to C-04). */
export function VehicleSection({ draft, countOf, change }: SectionProps) {
  const { criteria } = draft
  const { car_model_detail, transporter = false } = criteria
  const chosenMakers = [criteria.maker ?? []].flat()
  const chosenGroups = [criteria.car_model ?? []].flat()
  const [maker] = chosenMakers
  const car_model = chosenGroups.length === 1 ? chosenGroups[0] : undefined
  const makers = useQuery(makersOf(transporter)).data ?? []
  const groupLists = useQueries({ queries: chosenMakers.map((name) => modelGroups(name, transporter)) })
  const groups = [...new Set(groupLists.flatMap(({ data = [] }) => data))]
  const models = useQuery(modelsOf(transporter, maker, car_model)).data ?? []
  const names = [...new Set(models.map(({ modell }) => modell))]
  return (
    <Section id="typ">
      <div className="stack">
        <Segment
          legend="Fahrzeugtyp"
          name="carDecision"
          items={vehicles}
          value={vehicleOf(criteria)}
          onChange={({ target }) => {
            const vehicle = target.value === 'lkw' ? 'lkw' : 'pkw'
            change((before) => withVehicle(before, vehicle))
          }}
        />
        <div className="form2 three">
          <NamesField
            label="Hersteller"
            labelOfNext={t('Weitere Marke')}
            name="carMaker"
            chosen={chosenMakers}
            values={makers}
            onChange={(names) => change((before) => withMakers(before, names))}
            countOf={(value) => countOf('maker', value)}
          />
          <NamesField
            label="Modellreihe"
            labelOfNext={t('Weitere Reihe')}
            name="carModel"
            chosen={chosenGroups}
            values={groups}
            disabled={maker === undefined}
            onChange={(names) => change((before) => withModels(before, names))}
            countOf={(value) => countOf('car_model', value)}
          />
          <CountedField
            label="Modell"
            name="carModelDetail"
            placeholder="Alle"
            value={car_model_detail}
            values={names}
            disabled={car_model === undefined}
            onPick={(value) => change((before) => withValue(before, 'car_model_detail', value))}
            countOf={(value) => countOf('car_model_detail', value)}
          />
        </div>
      </div>
    </Section>
  )
}

type Props = {
  label: string
  labelOfNext: string
  name: string
  chosen: readonly string[]
  values: readonly string[]
  disabled?: boolean
  onChange: (names: string[]) => void
  countOf: (value: string) => number | undefined
}

/** One select for each chosen name, and an empty one for another name. */
function NamesField({ label, labelOfNext, name, chosen, values, disabled, onChange, countOf }: Props) {
  const places = [...chosen, undefined]
  return (
    <div className="stack">
      {places.map((value, place) => (
        <CountedField
          key={value ?? ''}
          label={place === 0 ? label : labelOfNext}
          name={place === 0 ? name : `${name}${place + 1}`}
          placeholder={place === 0 ? t('Alle') : t('Keine Auswahl')}
          value={value}
          labelOf={nameLabel}
          values={values.filter((other) => other === value || !chosen.includes(other))}
          disabled={disabled}
          onPick={(picked) => onChange(places.with(place, picked).filter((one) => one !== undefined))}
          countOf={countOf}
        />
      ))}
    </div>
  )
}
