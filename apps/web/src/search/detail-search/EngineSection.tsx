import { fuels } from '@portal/domain/vehicles/attributes/engine'
import { gearboxes } from '@portal/domain/vehicles/attributes/gearboxes'
import { Segment } from '../../ui/Segment.tsx'
import type { Unit } from '../criteria/form.ts'
import { CheckGroup } from './CheckGroup.tsx'
import { CountedRange } from './CountedRange.tsx'
import { powerOf, type SectionProps, toggled, withUnit, withValue } from './form.ts'
import { Section } from './Section.tsx'

const units = [
  { value: 'kw', label: 'kW' },
  { value: 'ps', label: 'PS' },
] as const satisfies readonly { value: Unit; label: string }[]

/** Fuel, gearbox and power. The power unit determines options and wire names (C-18, C-19, C-26 to C-28). */
export function EngineSection(section: SectionProps) {
  const { draft, countOf, change } = section
  const { criteria, unit } = draft
  const power = powerOf(unit)
  const label = units.find(({ value }) => value === unit)?.label
  return (
    <Section id="motor">
      <CheckGroup
        legend="Kraftstoffart"
        name="fuelTypes"
        options={fuels}
        chosen={criteria.kraftstoffart ?? []}
        onToggle={(value) => change(toggled(criteria, 'kraftstoffart', value))}
        onAny={() => change(withValue(criteria, 'kraftstoffart', undefined))}
        countOf={(value) => countOf('kraftstoffart', value)}
      />
      <CheckGroup
        legend="Getriebe"
        name="gearTypes"
        options={gearboxes}
        chosen={criteria.getriebe ?? []}
        onToggle={(value) => change(toggled(criteria, 'getriebe', value))}
        onAny={() => change(withValue(criteria, 'getriebe', undefined))}
        countOf={(value) => countOf('getriebe', value)}
      />
      <div className="group form2">
        <Segment
          className="unit"
          legend="Einheit"
          name="ps"
          items={units}
          value={unit}
          onChange={(event) => {
            const next = event.target.value === 'ps' ? 'ps' : 'kw'
            change(withUnit(criteria, next), next)
          }}
        />
        <CountedRange
          {...section}
          legend={`Leistung (${label})`}
          unit={label ?? ''}
          from={{ name: 'powerFrom', criterion: power.lower, steps: power.from }}
          to={{ name: 'powerTo', criterion: power.upper, steps: power.to }}
        />
      </div>
    </Section>
  )
}
