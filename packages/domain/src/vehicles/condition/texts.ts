import { countText, dayText, euroCentText, figureText, kmText } from '../../values/formats.ts'
import { plural } from '../../values/plural.ts'
import { readerLanguage, t } from '../../values/text.ts'
import type { Option } from '../attributes/attribute.ts'
import { labelOf } from '../attributes/texts.ts'
import { type ConditionSums, damageKinds, damageSeverities, damageSizeText, damageStates } from './damages.ts'
import { technicalGrades, technicalGroups } from './findings.ts'
import { driveStates, previousUses, serviceHistories, serviceProofs } from './history.ts'
import { factoryPaint } from './paint.ts'
import { panels } from './panels.ts'
import { lowTreadMm, tyreSeasons, wheelPositions } from './wheels.ts'

/** How the parts of a condition are written on pages, in the report and in files; the codes are those of the lists. */

type Code<List extends readonly Option<string>[]> = List[number]['value']
type Fact = [label: string, value: string]

export const panelName = (panel: string) => labelOf(panels, panel)

type Damage = {
  kind: Code<typeof damageKinds>
  severity: Code<typeof damageSeverities> | null
  state: Code<typeof damageStates>
  lengthCm: number | null
  widthCm: number | null
  count: number | null
}

/** "Delle, leicht, 4 × 2 cm · vorhanden". */
export function damageText(damage: Damage): string {
  const { kind, severity, state } = damage
  const parts = [
    labelOf(damageKinds, kind),
    severity === null ? '' : labelOf(damageSeverities, severity),
    damageSizeText(damage),
  ]
  return `${parts.filter(Boolean).join(', ')} · ${labelOf(damageStates, state)}`
}

/** "3 Schäden, 1 instand gesetzt"; "keine Schäden". */
export function damagesText(damages: readonly Pick<Damage, 'state'>[]): string {
  const repaired = damages.filter(({ state }) => state === 'INSTANDGESETZT').length
  const present = damages.length - repaired
  const first = present === 0 ? t('keine Schäden') : plural(present, '1 Schaden', '# Schäden')
  return repaired === 0 ? first : t`${first}, ${repaired} instand gesetzt`
}

/** The sums of repair costs; a sum of nothing has no row. */
export const sumFacts = ({ present, repaired, withoutAmount }: ConditionSums): Fact[] => [
  [t('Geschätzte Reparaturkosten'), euroCentText(present)],
  ...(repaired > 0 ? [[t('Instand gesetzt für'), euroCentText(repaired)] satisfies Fact] : []),
  ...(withoutAmount > 0 ? [[t('Ohne Betrag'), countText(withoutAmount)] satisfies Fact] : []),
]

/** "80 bis 160 µm". */
export const factoryText = (factory: typeof factoryPaint | null) =>
  t`${(factory ?? factoryPaint).from} bis ${(factory ?? factoryPaint).to}\u00a0µm`

/** How a reading of paint compares with the range of the factory. */
export function paintJudgement(micrometres: number, factory: typeof factoryPaint | null): string {
  const { from, to } = factory ?? factoryPaint
  if (micrometres > to) return t('über Werkslack')
  return micrometres < from ? t('unter Werkslack') : t('wie ab Werk')
}

type Wheel = {
  position: string
  make: string | null
  size: string | null
  dot: string | null
  depthMm: number | null
}
type TyreSet = { season: string | null; wheels: readonly Wheel[] }

export const wheelName = ({ position }: Wheel) => labelOf(wheelPositions, position)
export const depthText = (depthMm: number) => `${figureText(depthMm)}\u00a0mm`
export const isWorn = ({ depthMm }: Pick<Wheel, 'depthMm'>) => depthMm !== null && depthMm < lowTreadMm

/** "Sommer · Continental · 225/50 R17 · DOT 1423". */
export const wheelText = ({ make, size, dot }: Wheel, { season }: TyreSet): string =>
  [season && labelOf(tyreSeasons, season), make, size, dot && `DOT\u00a0${dot}`].filter(Boolean).join(' · ')

type ServiceEntry = {
  date: string
  km: number | null
  work: string
  workshop: string | null
  proof: Code<typeof serviceProofs>
}

/** When a service took place, and what was done, by whom and how it is proved. */
export const serviceFact = ({ date, km, work, workshop, proof }: ServiceEntry): Fact => [
  [dayText(date), km === null ? '' : kmText(km)].filter(Boolean).join('\u00a0· '),
  [work, workshop, labelOf(serviceProofs, proof)].filter(Boolean).join(' · '),
]

export const historyText = (history: string) => labelOf(serviceHistories, history)

type Finding = { group: string; grade: string; note: string | null }

/** A technical group and what was found. */
export const findingFact = ({ group, grade, note }: Finding): Fact => [
  labelOf(technicalGroups, group),
  [labelOf(technicalGrades, grade), note].filter(Boolean).join(': '),
]

type Papers = {
  coc: boolean | null
  registrationPart1: boolean | null
  registrationPart2: boolean | null
  reimported: boolean | null
  lastCountry: string | null
}

const countryText = (code: string) =>
  new Intl.DisplayNames(readerLanguage(), { type: 'region' }).of(code) ?? code
const rowIf = (label: string, value: boolean | null | undefined, yes: string, no: string): Fact[] =>
  value === null || value === undefined ? [] : [[label, value ? yes : no]]

type Rest = {
  previousUses?: readonly string[] | null
  keys?: number | null
  papers?: Papers | null
  drive?: { state: string; note: string | null } | null
}

/** Use, readiness to drive, keys and papers; what was not recorded has no row. */
export function recordFacts({ previousUses: uses, keys, papers, drive }: Rest): Fact[] {
  const facts: Fact[] = []
  if (uses && uses.length > 0)
    facts.push([t('Frühere Nutzung'), uses.map((use) => labelOf(previousUses, use)).join(', ')])
  if (drive)
    facts.push([t('Fahrbereit'), [labelOf(driveStates, drive.state), drive.note].filter(Boolean).join(': ')])
  if (keys !== null && keys !== undefined) facts.push([t('Schlüssel'), countText(keys)])
  if (!papers) return facts
  return [
    ...facts,
    ...rowIf(t('COC-Papier'), papers.coc, t('liegt vor'), t('fehlt')),
    ...rowIf(t('Zulassungsbescheinigung Teil I'), papers.registrationPart1, t('liegt vor'), t('fehlt')),
    ...rowIf(t('Zulassungsbescheinigung Teil II'), papers.registrationPart2, t('liegt vor'), t('fehlt')),
    ...rowIf(t('Reimport'), papers.reimported, t('ja'), t('nein')),
    ...(papers.lastCountry === null
      ? []
      : [[t('Letzte Zulassung'), countryText(papers.lastCountry)] satisfies Fact]),
  ]
}
