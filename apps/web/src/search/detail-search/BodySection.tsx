import { bodyTypes } from '@portal/domain/vehicles/attributes/body'
import { BodySilhouette } from './BodySilhouette.tsx'
import { CheckOption } from './CheckOption.tsx'
import { type SectionProps, toggled, withValue } from './form.ts'
import { Section } from './Section.tsx'

/** The body types of cars as tiles (C-15). */
export function BodySection({ draft, countOf, change }: SectionProps) {
  const chosen: readonly string[] = draft.criteria.fahrzeugtyp ?? []
  return (
    <Section id="karo">
      <fieldset>
        <legend className="vh">Karosserieform</legend>
        <div className="tiles">
          <CheckOption
            look="tile"
            name="carTypes"
            value="BELIEBIG"
            label="Beliebig"
            checked={chosen.length === 0}
            onToggle={() => change((before) => withValue(before, 'fahrzeugtyp', undefined))}
            art={<BodySilhouette body="BELIEBIG" />}
          />
          {bodyTypes.map(({ value, label }) => (
            <CheckOption
              key={value}
              look="tile"
              name="carTypes"
              value={value}
              label={label}
              checked={chosen.includes(value)}
              onToggle={() => change((before) => toggled(before, 'fahrzeugtyp', value))}
              count={countOf('fahrzeugtyp', value)}
              art={<BodySilhouette body={value} />}
            />
          ))}
        </div>
      </fieldset>
    </Section>
  )
}
