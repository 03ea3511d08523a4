import { t } from '@portal/domain/values/text'
import { Segment } from '../../ui/Segment.tsx'
import type { Unit } from '../criteria/form.ts'
import { CountedRange } from './CountedRange.tsx'
import { powerOf, type SectionProps, withUnit } from './form.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

const units = [
  { value: 'kw', label: 'kW' },
  { value: 'ps', label: t('PS') },
] as const satisfies readonly { value: Unit; label: string }[]

/** Fuel, gearbox and power. The power unit determines options and wire names (C-18, C-19, C-26 to C-28). */
export function EngineSection(section: SectionProps) {
  const { draft, change } = section
  const { unit } = draft
  const power = powerOf(unit)
  const label = units.find(({ value }) => value === unit)?.label
  return (
    <Section id="motor">
      <SectionFields
        {...section}
        id="motor"
        show="groups"
        options={{ kraftstoffart: { label: t('Kraftstoffart') } }}
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
            change((before) => withUnit(before, next), next)
          }}
        />
        <CountedRange
          {...section}
          legend={t`Leistung (${label ?? ''})`}
          unit={label ?? ''}
          from={{ name: 'powerFrom', criterion: power.lower, steps: power.from }}
          to={{ name: 'powerTo', criterion: power.upper, steps: power.to }}
        />
        <SectionFields {...section} id="motor" show="cells" />
      </div>
    </Section>
  )
}
