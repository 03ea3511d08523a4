import { countText } from '@portal/domain/values/formats'
import { slidingDoors, vanBodyTypes } from '@portal/domain/vehicles/attributes/body'
import { weightsKg } from '@portal/domain/vehicles/attributes/steps'
import { CheckGroup } from './CheckGroup.tsx'
import { CountedField } from './CountedField.tsx'
import { CountedRange } from './CountedRange.tsx'
import { type SectionProps, withValue } from './form.ts'
import { Section } from './Section.tsx'

const bodies = vanBodyTypes.map(({ value }) => value)
const kg = (step: number) => `${countText(step)} kg`

/** Construction type, permitted weight and sliding door of vans (C-12 to C-14). */
export function VanBodySection(section: SectionProps) {
  const { draft, countOf, change } = section
  const { criteria } = draft
  const door = criteria.schiebetuer
  const pickBody = (value: string | undefined) => {
    const picked = bodies.filter((body) => body === value)
    change(withValue(criteria, 'fahrzeugkategorietypnfz', picked.length === 0 ? undefined : picked))
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
          hint={`${bodies.length} Aufbauarten`}
          onPick={pickBody}
          countOf={(value) => countOf('fahrzeugkategorietypnfz', value)}
        />
        <CountedRange
          {...section}
          legend="Zulässiges Gesamtgewicht"
          label={kg}
          from={{ name: 'weightFrom', criterion: 'zulaessigesgesamtgewichtvon', steps: weightsKg }}
          to={{ name: 'weightTo', criterion: 'zulaessigesgesamtgewichtbis', steps: weightsKg }}
        />
      </div>
      <CheckGroup
        legend="Schiebetür"
        name="slidingDoor"
        options={slidingDoors}
        chosen={door ? [door] : []}
        onToggle={(value) => change(withValue(criteria, 'schiebetuer', value === door ? undefined : value))}
        onAny={() => change(withValue(criteria, 'schiebetuer', undefined))}
        countOf={(value) => countOf('schiebetuer', value)}
      />
    </Section>
  )
}
