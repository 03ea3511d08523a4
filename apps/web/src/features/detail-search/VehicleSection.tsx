import { useQuery } from '@tanstack/react-query'
import { Segment } from '../../ui/Segment.tsx'
import { makers as makersOf, modelGroups } from '../search/queries.ts'
import { BodySilhouette } from './BodySilhouette.tsx'
import { CountedField } from './CountedField.tsx'
import type { Vehicle } from './facts.ts'
import { type SectionProps, vehicleOf, withMaker, withModel, withValue, withVehicle } from './form.ts'
import { modelsOf } from './queries.ts'
import { Section } from './Section.tsx'

const vehicles = [
  { value: 'pkw', label: 'PKW', icon: <BodySilhouette body="LIMOUSINE" /> },
  { value: 'lkw', label: 'Transporter', icon: <BodySilhouette body="transporter" /> },
] as const satisfies readonly { value: Vehicle; label: string; icon: unknown }[]

/** Vehicle type, and the three dependent lists of maker, model group and model (C-01 to C-04). */
export function VehicleSection({ draft, countOf, change }: SectionProps) {
  const { criteria } = draft
  const { maker, car_model, car_model_detail, transporter = false } = criteria
  const makers = useQuery(makersOf(transporter)).data ?? []
  const groups = useQuery(modelGroups(maker ?? '', transporter)).data ?? []
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
          onChange={(event) => change(withVehicle(criteria, event.target.value === 'lkw' ? 'lkw' : 'pkw'))}
        />
        <div className="form2 three">
          <CountedField
            label="Hersteller"
            name="carMaker"
            placeholder="Alle"
            value={maker}
            values={makers}
            onPick={(value) => change(withMaker(criteria, value))}
            countOf={(value) => countOf('maker', value)}
          />
          <CountedField
            label="Modellreihe"
            name="carModel"
            placeholder="Alle"
            value={car_model}
            values={groups}
            disabled={maker === undefined}
            onPick={(value) => change(withModel(criteria, value))}
            countOf={(value) => countOf('car_model', value)}
          />
          <CountedField
            label="Modell"
            name="carModelDetail"
            placeholder="Alle"
            value={car_model_detail}
            values={names}
            disabled={car_model === undefined}
            onPick={(value) => change(withValue(criteria, 'car_model_detail', value))}
            countOf={(value) => countOf('car_model_detail', value)}
          />
        </div>
      </div>
    </Section>
  )
}
