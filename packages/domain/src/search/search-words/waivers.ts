import { fillers } from './small-words.ts'
import { type Token, wordAt } from './token.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** "Farbe egal", "Navi optional" */
export const indifferent = words(
  'egal unwichtig zweitrangig nebensache nebensachlich wurscht wurst schnuppe einerlei gleichgultig beliebig optional entbehrlich verzichtbar verzichten verzichte verzichtet',
)
const denials = words('nicht nichts nix')
const none = words('kein keine keinen keiner keines keins keinem')
/** Behind "nicht": "nicht nötig", "nicht so wichtig". "Nicht gewünscht" excludes. */
const needless = words(
  'notig notwendig erforderlich wichtig zwingend entscheidend relevant pflicht bedingung voraussetzung',
)
/** Behind "kein": "kein Muss", "spielt keine Rolle", "lege keinen Wert auf". */
const requirements = words('muss pflicht bedingung voraussetzung kriterium rolle thema problem wert')
const adverbs = words(
  'so unbedingt zwingend wirklich besonders sehr ganz absolut notwendigerweise unbedingtes',
)
/** "Automatik nicht unbedingt" */
const stressed = words('unbedingt zwingend notwendigerweise')
/** "Muss nicht sein", "brauche ich nicht". "Soll nicht sein" excludes. */
const needing = words('brauch brauche brauchen braucht brauchts benotige benotigen benotigt')
const verbs = new Set([...needing, ...words('muss mussen musste spielt spielen lege legen legt')])
/** They end a sentence: "Navi muss nicht dabei sein". */
const closing = words('sein haben dabei vorhanden drin rein da')
/** Between what is not required and the words that say so: "AHK wäre schön, aber kein Muss". */
const between = words(
  'ware war wars waren schon nett gut super toll prima ideal aber auch eigentlich jetzt konnte kann ja oder gern gerne wunschenswert willkommen erwunscht',
)
/** "Egal welche Farbe", "egal ob Diesel oder Benzin" */
const questions = words('ob welche welcher welches welchen wie was')
/** Fillers that name an attribute: "Farbe egal". */
export const attributeNames = words(
  'farbe farben marke modell model kraftstoff getriebe karosserie ausstattung motor antrieb hersteller baureihe',
)
/** "Ohne AHK ist auch in Ordnung" */
const granting = words('ist sind geht gehen ginge reicht ware kann')
const continuing = words('und u aber sondern dafur')

/** The denials and other words with which a wish is said not to be required. */
export const waiving: ReadonlySet<string> = new Set([...indifferent, ...denials, ...none, 'ohne'])

/** The words that say that a wish is not required, and on which side of them the wish stands. */
export type Waiver = {
  from: number
  to: number
  side: 'before' | 'behind' | 'either' | 'none'
  /** Whether it leaves open what can be chosen: "egal". */
  isIndifferent: boolean
}

/** Whether a sentence or a part of a list ends before a token. */
export const endsBefore = (tokens: readonly Token[], at: number) =>
  tokens[at]?.isListed ?? tokens.length <= at

/** Whether what a waiver says ends before a token. */
export const isClosedAt = (tokens: readonly Token[], at: number) =>
  endsBefore(tokens, at) || continuing.has(wordAt(tokens, at))

/** Whether a word only joins a wish to its waiver: "Leder ist mir nicht wichtig". */
export const isBetween = (word: string) =>
  between.has(word) || (fillers.has(word) && !attributeNames.has(word))

/** The token behind some words of the same part of a phrase. */
function endOf(tokens: readonly Token[], at: number, list: ReadonlySet<string>): number {
  let end = at
  while (!endsBefore(tokens, end) && list.has(wordAt(tokens, end))) end += 1
  return end
}

/** Where the verb of a denial stands: "brauche ich nicht"; the denial itself where it has none. */
function verbOf(tokens: readonly Token[], at: number): number {
  for (let place = at; place > 0 && !endsBefore(tokens, place); ) {
    place -= 1
    const word = wordAt(tokens, place)
    if (verbs.has(word)) return place
    if (!isBetween(word)) break
  }
  return at
}

/** Whether the part of a phrase before a token has a verb of need: "ich brauche Diesel nicht". */
function isNeeded(tokens: readonly Token[], at: number): boolean {
  for (let place = at; place > 0 && !endsBefore(tokens, place); ) {
    place -= 1
    if (needing.has(wordAt(tokens, place))) return true
  }
  return false
}

/** "Ohne AHK geht auch" */
const isGranted = (tokens: readonly Token[], at: number) =>
  [2, 3, 4].some((place) => {
    const isBehind = granting.has(wordAt(tokens, at + place)) && wordAt(tokens, at + place + 1) === 'auch'
    return isBehind && !tokens.slice(at + 1, at + place + 2).some(({ isListed }) => isListed)
  })

/** "Mit oder ohne AHK", "auch ohne AHK", "AHK oder ohne" */
function waiverOfWithout(tokens: readonly Token[], at: number): Omit<Waiver, 'isIndifferent'> | undefined {
  const [before, first] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)]
  if (before === 'oder' && first === 'mit') return { from: at - 2, to: at + 1, side: 'behind' }
  if (before === 'mit' || before === 'auch') return { from: at - 1, to: at + 1, side: 'behind' }
  if (isGranted(tokens, at)) return { from: at, to: at + 1, side: 'behind' }
  return before === 'oder' && endsBefore(tokens, at + 1)
    ? { from: at - 1, to: at + 1, side: 'before' }
    : undefined
}

/** "Egal" with what belongs to it; behind it only a question can stand. */
function waiverOfIndifference(tokens: readonly Token[], at: number): Omit<Waiver, 'isIndifferent'> {
  const next = wordAt(tokens, at + 1)
  if (questions.has(next)) return { from: at, to: next === 'ob' ? at + 2 : at + 1, side: 'none' }
  return { from: at, to: at + 1, side: wordAt(tokens, at) === 'optional' ? 'either' : 'before' }
}

/** "Keine Automatik nötig"; in "kein Diesel Automatik wichtig" two wishes follow each other. */
function isNeedless(tokens: readonly Token[], at: number): boolean {
  for (let place = at + 1; place < at + 4 && !endsBefore(tokens, place); place++)
    if (['notig', 'notwendig', 'erforderlich'].includes(wordAt(tokens, place))) return true
  return false
}

/** "Nicht nötig", "kein Muss", "muss nicht sein", "brauche kein" */
function waiverOfDenial(tokens: readonly Token[], at: number): Omit<Waiver, 'isIndifferent'> | undefined {
  const from = verbOf(tokens, at)
  const to = endOf(tokens, at + 1, adverbs)
  const next = endsBefore(tokens, to) ? '' : wordAt(tokens, to)
  if (none.has(wordAt(tokens, at))) {
    if (requirements.has(next)) return { from, to: to + 1, side: next === 'wert' ? 'either' : 'before' }
    const isVerb = from < at && !/^(?:spiel|leg)/.test(wordAt(tokens, from))
    return isVerb || isNeedless(tokens, at) ? { from, to: at + 1, side: 'behind' } : undefined
  }
  if (needless.has(next)) return { from, to: endOf(tokens, to + 1, closing), side: 'either' }
  const end = endOf(tokens, to, closing)
  const isStressed = stressed.has(wordAt(tokens, to - 1))
  const isOfNeed = from < at || isStressed || (endsBefore(tokens, end) && isNeeded(tokens, at))
  return isOfNeed ? { from, to: end, side: isClosedAt(tokens, end) ? 'before' : 'behind' } : undefined
}

/** The waiver of which the word at a token is part; undefined where it is none. */
export function waiverAt(tokens: readonly Token[], at: number): Waiver | undefined {
  const word = wordAt(tokens, at)
  if (!waiving.has(word)) return undefined
  if (indifferent.has(word)) return { ...waiverOfIndifference(tokens, at), isIndifferent: true }
  const found = word === 'ohne' ? waiverOfWithout(tokens, at) : waiverOfDenial(tokens, at)
  return found && { ...found, isIndifferent: false }
}
