import { foldForeign } from './fold-foreign.ts'

const counts: Record<string, string> = {
  ...{
    dwu: '2',
    trzy: '3',
    trój: '3',
    troj: '3',
    trzech: '3',
    cztero: '4',
    czwór: '4',
    czwor: '4',
    pięcio: '5',
    piecio: '5',
  },
  ...{ sześcio: '6', szescio: '6', siedmio: '7', ośmio: '8', osmio: '8', dziewięcio: '9', dziewiecio: '9' },
  ...{ dziesięcio: '10', dziesiecio: '10', dwunasto: '12', piętnasto: '15', pietnasto: '15' },
}
const count = Object.keys(counts).join('|')

/** "Siedmioosobowy", "trzy drzwiowe", "dwuletni" */
const counted = new RegExp(
  `(?<!\\p{L})(${count})[ -]?(?=osob|osób|miejsc|drzwi|letni|lat(?:ek|k)|bieg|stref|fotel|siedzeni)`,
  'giu',
)
/** "7-mio osobowy", "5-cio drzwiowe" */
const withEnding = /(?<!\d)([2-9])-?(?:mio|cio|ro)[ -]?(?=\p{L})/giu
/** "8+1": the driver has a seat as well. */
const withDriver = /(?<![\d.,+])([4-8])\+1(?!\d|[.,+]\d)(?: ?(?:os|miejsc)\p{L}*)?/giu

const digitNames = ['dwoj', 'troj', 'czwor', 'piat', 'szost', 'siodem', 'osem']
/** "BMW piątka", "audi a czwórka", "golf szóstka" */
const numberName =
  /(?<=\p{L}) (dw[óo]j|tr[óo]j|czw[óo]r|pi[ąa]t|sz[óo]st|si[óo]dem|[óo]sem)k(?:a|i|ę|e|ą)(?!\p{L})/giu
const ofLetter = /(?<=(?<!\p{L})[aq])$/iu

/** A phrase with digits for words that count or name a number: "7 osobowy", "bmw 5", "9 osób". */
export const withPolishCounts = (text: string): string =>
  text
    .replaceAll(counted, (_, name: string) => `${counts[name.toLowerCase()]} `)
    .replaceAll(withEnding, '$1 ')
    .replaceAll(withDriver, (_, guests: string) => `${Number(guests) + 1} osób`)
    .replaceAll(numberName, (_, name: string, at: number) => {
      const digit = digitNames.indexOf(foldForeign(name)) + 2
      return ofLetter.test(text.slice(Math.max(0, at - 2), at)) ? String(digit) : ` ${digit}`
    })
