import { foldForeign } from './fold-foreign.ts'

/** Every form of the words of numbers, folded, each row behind its value. */
const rows = `
  2 dwa dwie dwoch dwu
  3 trzy trzech
  4 cztery czterech
  5 piec pieciu
  6 szesc szesciu
  7 siedem siedmiu
  8 osiem osmiu
  9 dziewiec dziewieciu
  10 dziesiec dziesieciu
  11 jedenascie jedenastu
  12 dwanascie dwunastu
  13 trzynascie trzynastu
  14 czternascie czternastu
  15 pietnascie pietnastu
  16 szesnascie szesnastu
  17 siedemnascie siedemnastu
  18 osiemnascie osiemnastu
  19 dziewietnascie dziewietnastu
  20 dwadziescia dwudziestu
  30 trzydziesci trzydziestu
  40 czterdziesci czterdziestu
  50 piecdziesiat piecdziesieciu
  60 szescdziesiat szescdziesieciu
  70 siedemdziesiat siedemdziesieciu
  80 osiemdziesiat osiemdziesieciu
  90 dziewiecdziesiat dziewiecdziesieciu
  100 sto stu
  200 dwiescie dwustu
  300 trzysta trzystu
  400 czterysta czterystu
  500 piecset pieciuset
  600 szescset szesciuset
  700 siedemset siedmiuset
  800 osiemset osmiuset
  900 dziewiecset dziewieciuset
`
const values = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [value, ...forms] = row.trim().split(' ')
      return forms.map((form) => [form, Number(value)] as const)
    }),
)
const thousands = new Set([
  'tysiac',
  'tysiaca',
  'tysiace',
  'tysiecy',
  'tys',
  'kola',
  'kafli',
  'kafle',
  'patykow',
])
const beforeThousand = new Set('do od za max maks maksymalnie ponizej powyzej ponad okolo ok niz'.split(' '))
/** One thousand and a half. */
const oneAndHalf = new Set(['poltora', 'poltorej'])

/** Stems of the words of years, folded: "osiemnastego", "dwudziesty pierwszy". */
const ordinalStems = `
  1 pierwsz 2 drug 3 trzec 4 czwart 5 piat 6 szost 7 siodm 8 osm 9 dziewiat 10 dziesiat 11 jedenast 12 dwunast
  13 trzynast 14 czternast 15 pietnast 16 szesnast 17 siedemnast 18 osiemnast 19 dziewietnast 20 dwudziest
  80 osiemdziesiat 90 dziewiecdziesiat
`
const ordinals = new Map(
  [...ordinalStems.matchAll(/(?<!\d)(\d+) (\p{L}+)/gu)].map(
    ([, value, stem = '']) => [stem, Number(value)] as const,
  ),
)
const ordinalEnding = /(?:i?(?:a|e|ego|ej|emu)|ym?|im?)$/
const ordinalOf = (word: string) => ordinals.get(word.replace(ordinalEnding, ''))
const yearWord = /^(?:roku?|rokiem|r)$/
/** "The second year" counts. */
const leastYear = 5

const wordsAndRest = /\p{L}+|[^\p{L}]+/gu

/** Reads the words of numbers of one phrase, divided into words and what is between them. */
class Spoken {
  readonly #parts: readonly string[]
  readonly #words: readonly string[]

  constructor(text: string) {
    this.#parts = text.match(wordsAndRest) ?? []
    this.#words = this.#parts.map(foldForeign)
  }

  #isBehindBlank = (at: number) => this.#parts[at - 1] === ' '

  /**
   * The number below a thousand that begins at a word, and where it ends; a smaller part follows a greater one.
   *
   * @param partOf the number of one of its words
   */
  #below(at: number, partOf = (word: string) => values.get(word)): { value: number; end: number } {
    let [value, end] = [0, at]
    let least = Infinity
    for (let next = at; next === at || this.#isBehindBlank(next); next += 2) {
      const part = partOf(this.#words[next] ?? '')
      if (part === undefined || part >= least) break
      // Tens follow hundreds, ones follow both; nothing follows "eleven".
      least = part >= 100 ? 100 : part >= 20 ? 10 : 0
      value += part
      end = next + 1
    }
    return { value, end }
  }

  /** Whether a word behind a blank multiplies. */
  #isThousandsAt = (at: number) => this.#isBehindBlank(at) && thousands.has(this.#words[at] ?? '')

  /** "Z osiemnastego roku", "rocznik dwudziesty pierwszy" */
  #yearAt(at: number): { text: string; end: number } | null {
    const { value, end } = this.#below(at, ordinalOf)
    const isYear = yearWord.test(this.#words[end + 1] ?? '') || /^roczni/.test(this.#words[at - 2] ?? '')
    return value >= leastYear && isYear ? { text: String(value + (value < 50 ? 2000 : 1900)), end } : null
  }

  /** "Dwa i pół tysiąca", "półtora tysiąca" */
  #halfAt(at: number): { text: string; end: number } | null {
    const word = this.#words[at] ?? ''
    if (oneAndHalf.has(word) && this.#isThousandsAt(at + 2)) return { text: '1500', end: at + 3 }
    const value = values.get(word) ?? 0
    const isHalf = this.#words.slice(at + 1, at + 5).join('') === 'ipol' && this.#isThousandsAt(at + 6)
    return isHalf && value > 0 && value < 10 ? { text: `${value},5`, end: at + 5 } : null
  }

  /** "Do tysiąca euro" */
  #thousandAt(at: number): { text: string; end: number } | null {
    const isOne =
      ['tysiac', 'tysiaca'].includes(this.#words[at] ?? '') && !/\d/.test(this.#parts[at - 1] ?? '')
    const isBound = beforeThousand.has(this.#words[at - 2] ?? '')
    const isAlone = this.#below(at + 2).value === 0
    return isOne && isBound && isAlone ? { text: '1000', end: at + 1 } : null
  }

  #numberAt(at: number): { text: string; end: number } | null {
    const special = this.#halfAt(at) ?? this.#yearAt(at) ?? this.#thousandAt(at)
    if (special) return special
    const { value, end } = this.#below(at)
    if (value === 0 && !thousands.has(this.#words[at] ?? '')) return null
    const isMultiplied = value === 0 || this.#isThousandsAt(end + 1)
    const restAt = value === 0 ? at + 2 : end + 3
    const rest =
      isMultiplied && this.#isBehindBlank(restAt)
        ? this.#below(restAt, (word) => values.get(word) ?? ordinalOf(word))
        : { value: 0, end: 0 }
    // "Tysiąc" alone and counts, "dwa kluczyki", are words of the dictionary.
    if (rest.value > 0 && (value > 0 || rest.value >= 100))
      return { text: String((value || 1) * 1000 + rest.value), end: rest.end }
    // "Od pięciu do ośmiu tysięcy"
    const isRange =
      (this.#words[end + 1] === 'do' && this.#below(end + 3).value > 0) ||
      (this.#words[at - 2] === 'do' && values.has(this.#words[at - 4] ?? ''))
    return value >= 10 || (value > 0 && (isMultiplied || isRange)) ? { text: String(value), end } : null
  }

  read(): string {
    let text = ''
    for (let at = 0; at < this.#parts.length; ) {
      const number = this.#numberAt(at)
      text += number?.text ?? this.#parts[at]
      at = number?.end ?? at + 1
    }
    return text
  }
}

const mayBeSpoken =
  /(?<!\p{L})(?:d[wz]|trz|czt|czw|pi[ęeąa][ćct]|pierw|sz[eęóo]|si[eóo]d|osi|[oó][śs]m|jeden|st[ou]|tysi|p[óo][łl])/iu

/** A phrase with digits for words of numbers: "sto dwadzieścia tysięcy" as "120 tysięcy", "dwa tysiące pięćset" as "2500". */
export const withPolishNumbers = (text: string): string =>
  mayBeSpoken.test(text) ? new Spoken(text).read() : text
