import { kept } from '../values/kept.ts'

/** Sizes of wheels: 19", 19''. */
const inches = /(?<![\d.])(1[3-9]|2[0-4])(?:["″”]|'')/g

/**
 * The words of a text: lower case, without accents; umlauts and their spelling with e are equal, and so are "19 Zoll" and
 * 19". The statement of `sql-oracle.ts` follows the same steps.
 */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(inches, '$1 zoll')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([aou])e/g, '$1')
    .split(' ')
    .filter((word) => word !== '')

/** A search for a single letter would find nearly every vehicle. */
export const shortestWord = 2

/** The beginning of a word; a whole word where a blank ends it. */
type Beginning = string
/** Alternatives of which a text must hold one: each consists of beginnings that must all be held. */
export type WordChoice = readonly (readonly Beginning[])[]

/** What is written as one or as two: "C180", "C 180"; "320d", "320 d"; "X5", "X 5"; "CRV", "CR-V"; "19Zoll", "19 Zoll". */
const dividedFigures = [
  /^([a-z]{1,3})(\d{2}[a-z\d]*)$/,
  /^([tvxz]|[a-z]{2,3})(\d[a-z]*)$/,
  /^(\d{3})([a-z]{1,3})$/,
  /^(cr|mx|cx|rx|xc)([a-z])$/,
  /^(\d\d)(zoll)$/,
]
/** Letters that begin too many words: "ST" is no "Style". */
const abbreviation = /^[a-z]{1,3}$/
/** Another digit makes them another model: "i3" is no "i30", "V6" no "V60". */
const shortFigure = /^[a-z]{0,2}\d$/

const beginningOf = (word: string): Beginning =>
  abbreviation.test(word) || shortFigure.test(word) ? `${word} ` : word

function spellingsOf(word: string): Beginning[][] {
  const parts = dividedFigures.map((figure) => figure.exec(word)).find((found) => found !== null)
  const [, first = '', rest = ''] = parts ?? []
  const joined = [beginningOf(word)]
  return parts ? [joined, [`${first} `, beginningOf(rest)]] : [joined]
}

/** One thing, so that a vehicle of 2020 with wheels of 18 inches has no "20 Zoll". */
const spacedSize = /(?<!\d)(\d\d) zoll/gi

const choiceIn = (text: string): WordChoice =>
  text
    .split(/ oder /i)
    .map((part) => [...new Set(wordsIn(part.replaceAll(spacedSize, '$1zoll')))])
    .filter((words) => words.length > 0)
    .flatMap((words) =>
      words.reduce<Beginning[][]>(
        (held, word) =>
          spellingsOf(word).flatMap((spelling) => held.map((before) => [...before, ...spelling])),
        [[]],
      ),
    )

// Texts repeat, because each further criterion is counted with the same ones. Two maps, because browsers need one only.
const searchable = new Map<string, boolean>()
const choices = new Map<string, WordChoice>()

/** Whether a text can be searched for: one of its words is long enough to select something. */
export const isSearchable = (text: string): boolean =>
  kept(searchable, text, () => wordsIn(text).some((word) => word.length >= shortestWord))

/** What a vehicle must hold to satisfy a text: its words, or those of one of its parts divided by "oder". */
export const choiceOf = (text: string): WordChoice => kept(choices, text, () => choiceIn(text))

/** Whether a text holds one of the alternatives, so that "Panorama" finds "Panoramadach". */
export function holdsChoice(text: string, choice: WordChoice): boolean {
  const all = ` ${wordsIn(text).join(' ')} `
  return choice.some((beginnings) => beginnings.every((beginning) => all.includes(` ${beginning}`)))
}
