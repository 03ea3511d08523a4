import { colours } from '@portal/domain/vehicles/attributes/colours'
import { CheckOption } from './CheckOption.tsx'
import { type SectionProps, toggled } from './form.ts'
import { Section } from './Section.tsx'

/** The exterior colours of cars as labelled swatches (C-16). */
export function ColourSection({ draft, countOf, change }: SectionProps) {
  const chosen: readonly string[] = draft.criteria.ausstattung ?? []
  return (
    <Section id="farbe">
      <fieldset>
        <legend className="vh">Außenfarbe</legend>
        <div className="swatches">
          {colours.map(({ value, label }) => (
            <CheckOption
              key={value}
              look="swatch"
              name="exteriorColours"
              value={value}
              label={label}
              checked={chosen.includes(value)}
              onToggle={() => change((before) => toggled(before, 'ausstattung', value))}
              count={countOf('ausstattung', value)}
              art={<i className="paint" data-colour={value} />}
            />
          ))}
        </div>
      </fieldset>
    </Section>
  )
}
