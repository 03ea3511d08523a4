import { labelOf } from '../vehicles/attributes/texts.ts'
import { type damageKinds, damagePhotosMaximum, type damageStates } from '../vehicles/condition/damages.ts'
import type { technicalGrades, technicalGroups } from '../vehicles/condition/findings.ts'
import { type Panel, panels } from '../vehicles/condition/panels.ts'
import type { ClaimArea } from './claim-items.ts'

type Value<Options extends readonly { value: string }[]> = Options[number]['value']
type DamageKind = Value<typeof damageKinds>

/** The words by which a description names the kind of a damage; the first one found counts. */
const kindWords = [
  ['HAGEL', /hagel/i],
  ['STEINSCHLAG', /steinschl/i],
  ['DELLE', /delle|beule/i],
  ['KRATZER', /kratz|schramme/i],
  ['RISS', /\briss|gerissen|sprung/i],
  ['ROST', /rost/i],
  ['FEHLT', /fehlt|fehlen/i],
  ['LACKSCHADEN', /lack/i],
] as const satisfies readonly (readonly [DamageKind, RegExp])[]

/** The kind of damage a description names; null if it names none. */
export const damageKindIn = (description: string): DamageKind | null =>
  kindWords.find(([, words]) => words.test(description))?.[0] ?? null

/** The group of technical findings of an area; papers and keys are no finding of the vehicle. */
const groups = {
  body: 'KAROSSERIE',
  engine: 'ANTRIEB',
  brakes: 'BREMSEN',
  electric: 'ELEKTRIK',
  interior: 'INNENRAUM',
  papers: null,
} as const satisfies Record<ClaimArea, Value<typeof technicalGroups> | null>

type Damage = { id: string; panel: Panel; kind: DamageKind; note: string | null; ownPhotos: string[] }
type Finding = {
  group: Value<typeof technicalGroups>
  grade: Value<typeof technicalGrades>
  note: string | null
}

const noteMaximum = 500
const joined = (known: string | null, added: string) =>
  [known, added].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').slice(0, noteMaximum)

type Item = {
  area: ClaimArea
  panel: Panel | null
  damageId: string | null
  description: string
  /** The ids under which the vehicle has its photos. */
  photos: readonly string[]
}
type Claim = { number: string; items: readonly Item[] }

const newDamage = {
  ...{ x: null, y: null, severity: null, lengthCm: null, widthCm: null, count: null, amount: null },
  ...{ state: 'VORHANDEN' as Value<typeof damageStates>, photos: [] as number[] },
}

/**
 * What a claim adds to the condition of its vehicle: a damage that has become worse gets a note and the photos, a damage
 * whose kind is named is added to its panel with them, and everything else is a defect of its group, which has no photos.
 * @param known the current condition; null parts are not recorded
 */
export function conditionAfterClaim<Known extends Damage>(
  known: { damages: readonly Known[] | null; findings: readonly Finding[] | null },
  { number, items }: Claim,
  newId: () => string,
) {
  const damages: (Known | (Damage & typeof newDamage))[] = [...(known.damages ?? [])]
  const findings: Finding[] = [...(known.findings ?? [])]
  for (const { area, panel, damageId, description, photos } of items) {
    const at = damages.findIndex(({ id }) => id === damageId)
    const worse = damages[at]
    const kind = damageKindIn(description)
    const group = groups[area]
    if (worse)
      damages[at] = {
        ...worse,
        note: joined(worse.note, `${number}: ${description}`),
        ownPhotos: [...worse.ownPhotos, ...photos].slice(-damagePhotosMaximum),
      }
    else if (panel && kind)
      damages.push({
        ...newDamage,
        id: newId(),
        panel,
        kind,
        note: joined(null, `${number}: ${description}`),
        ownPhotos: photos.slice(0, damagePhotosMaximum),
      })
    else if (group) {
      const place = panel ? `${labelOf(panels, panel)}: ` : ''
      const index = findings.findIndex((finding) => finding.group === group)
      const note = joined(findings[index]?.note ?? null, `${number}: ${place}${description}`)
      findings.splice(index < 0 ? findings.length : index, 1, { group, grade: 'MANGEL', note })
    }
  }
  return {
    damages: damages.length > 0 ? damages : (known.damages ?? null),
    findings: findings.length > 0 ? findings : (known.findings ?? null),
  }
}
