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
const thousands = new Set(['tysiac', 'tysiaca', 'tysiace', 'tysiecy', 'tys'])

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

  /** The number below a thousand that begins at a word, and where it ends; a smaller part follows a greater one. */
  #below(at: number): { value: number; end: number } {
    let [value, end] = [0, at]
    let least = Infinity
    for (let next = at; next === at || this.#isBehindBlank(next); next += 2) {
      const part = values.get(this.#words[next] ?? '')
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

  #numberAt(at: number): { text: string; end: number } | null {
    const { value, end } = this.#below(at)
    if (value === 0 && !thousands.has(this.#words[at] ?? '')) return null
    const isMultiplied = value === 0 || this.#isThousandsAt(end + 1)
    const restAt = value === 0 ? at + 2 : end + 3
    const rest = isMultiplied && this.#isBehindBlank(restAt) ? this.#below(restAt) : { value: 0, end: 0 }
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

const mayBeSpoken = /(?<!\p{L})(?:d[wz]|trz|czt|pi[ęe][ćct]|sz[eę]|sied|osi|o[śs]m|jeden|st[ou]|tysi)/iu

/** A phrase with digits for words of numbers: "sto dwadzieścia tysięcy" as "120 tysięcy", "dwa tysiące pięćset" as "2500". */
export const withPolishNumbers = (text: string): string =>
  mayBeSpoken.test(text) ? new Spoken(text).read() : text
