import { fold } from '../../values/fold.ts'
import { kept } from '../../values/kept.ts'
import { partsOf } from './compounds.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { LikelyWords } from './likely-words.ts'
import { vocabulary } from './vocabulary.ts'

/** The makers and model groups of the stock, as its vehicles spell them. */
export type NamedMaker = { maker: string; groups: string[] }
export type Catalogue = readonly NamedMaker[]

export type Name = { maker: string; group: string }

const folded = (aliases: Record<string, string>) =>
  new Map(Object.entries(aliases).map(([alias, name]) => [fold(alias), fold(name)] as const))

/** Names people use for makers, folded. */
const makerAliases = folded({
  vw: 'volkswagen',
  wv: 'volkswagen',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
  merc: 'mercedesbenz',
  daimler: 'mercedesbenz',
  mb: 'mercedesbenz',
  alfa: 'alfaromeo',
  chevy: 'chevrolet',
  bimmer: 'bmw',
  bmv: 'bmw',
  reno: 'renault',
  renold: 'renault',
  zitron: 'citron',
  trabi: 'trabant',
  hunday: 'hyundai',
  vauxhall: 'opel',
  hundai: 'hyundai',
})

/** @returns the folded name of the maker that people mean by a folded name; undefined for any other name */
export const aliasedMaker = (folded: string) => makerAliases.get(folded)

/** Names people use for model groups, folded: the group's own folded name. */
const groupAliases = folded({
  ...Object.fromEntries(
    ['t3', 't4', 't5', 't51', 't6', 't61', 't7']
      .flatMap((type) => [type, `transporter${type}`, `${type}transporter`])
      .map((type) => [type, 'transporter']),
  ),
  bulli: 'transporter',
  ...{ multivan: 'transporter', caravelle: 'transporter', vwbus: 'transporter', newbeetle: 'beetle' },
  marcopolo: 'vklasse',
  ...{ elfer: '911', range: 'rangerover', evoque: 'rangeroverevoque' },
  ...{ einser: '1er', dreier: '3er', vierer: '4er', funfer: '5er', siebener: '7er' },
  ...{ kashkai: 'qashqai', kaschkai: 'qashqai', quaschkai: 'qashqai' },
  ...{ carrera: '911', disco: 'discovery', kever: 'kaefer', garbus: 'kaefer', coccinelle: 'kaefer' },
})

/** Groups that are also ordinary words or numbers: they count only beside their maker. */
const ambiguousGroups = new Set(['one', 'note', 'transporter', 'spider', 'roadster', 'classic', 'andere'])

/** Shorter names, and those with digits, are also trims and generations: "Golf GL", "A6 C5". */
const wholeName = /^[a-z]{4,}$/

/** "e-208" */
const electricPeugeot = /^e-?([1-8]00?[78])$/i

/** "308" and "2008" may measure something or be a year; "3008" and "308 SW" do not. */
const ownNumber = /^[13-8]00[78]$|\D/

/** Tested first, because most words are no code. */
const likeCode = /^(?:\d|[a-z]{1,2}-?\d|[abcegsvx]klasse\d|ml$|cr[vxz]$|(?:mx|cx|rx|xc)[a-z]$)/

/** A group that a code may mean: its folded name and the maker it needs (null: any). */
type CodeGroup = { maker: string | null; group: string; needsMaker: boolean }
const noGroups: readonly CodeGroup[] = []

/**
 * Codes on the boot lid that belong to a group: BMW 320d to the 3er, Mercedes C220 to the C-Klasse, Peugeot 206 to the
 * 2er-Reihe, Hyundai i30 to the i-Reihe.
 */
function groupsOfCode(word: string): readonly CodeGroup[] {
  if (!likeCode.test(word)) return noGroups
  const bmw =
    /^(?:m(?=\d{3}i|550d))?([1-8])\d{2}(?:d|i|e|xd|xi|li|ld|ti|ci|cd|td|tds|is|da|ia|cia|cda)?$/.exec(word)
  // Type numbers end in 0, as "C63" in 3 or 5; chassis numbers do not: "S212" is an E-Klasse.
  const letterClass = /^([abcegsvx])(?:klasse)?(?:\d{2}0|[3-6][35])(?:[deklt]|de|cdi|cgi)?$/.exec(word)
  const ml = /^ml\d{0,3}$/.test(word)
  const series = /^(?!i\d$)([a-z]{1,2})-?\d{1,2}(?:[a-z]|cw)?$/.exec(word)
  const lettersAlone = /^(?:(cr)[vxz]|(mx|cx|rx|xc)[a-z])$/.exec(word)
  // "308" and "3008"; "2018" is a year.
  const ofPeugeot = /^([1-8])0(?:\d|0[78])(?:sw|cc)?$/.exec(word)
  const ofMazda = /^(?:[1-6]|121|323|626)$/.test(word)
  return [
    ...(bmw ? [{ maker: 'bmw', group: `${bmw[1]}er`, needsMaker: /^\d+$/.test(word) }] : []),
    ...(letterClass ? [{ maker: 'mercedesbenz', group: `${letterClass[1]}klasse`, needsMaker: false }] : []),
    ...(ml ? [{ maker: 'mercedesbenz', group: 'mklasse', needsMaker: false }] : []),
    ...(/^ix\d{2}$/.test(word) ? [{ maker: 'hyundai', group: 'ireihe', needsMaker: false }] : []),
    ...(series && !letterClass ? [{ maker: null, group: `${series[1]}reihe`, needsMaker: false }] : []),
    ...(lettersAlone
      ? [{ maker: null, group: `${lettersAlone[1] ?? lettersAlone[2]}reihe`, needsMaker: false }]
      : []),
    ...(ofPeugeot
      ? [{ maker: 'peugeot', group: `${ofPeugeot[1]}erreihe`, needsMaker: !ownNumber.test(word) }]
      : []),
    // "BMW 5 touring"
    ...(/^[1-8]$/.test(word) ? [{ maker: 'bmw', group: `${word}er`, needsMaker: true }] : []),
    ...(ofMazda ? [{ maker: 'mazda', group: `${word[0]}erreihe`, needsMaker: true }] : []),
  ]
}

/** What a code may begin with when blanks divide it: "E 220", "C Klasse 220", "1 er", "ml 320". */
const codeBeginning = /^(?:\d+|[a-z]{1,2}|[abcegsvx]?klasse|[ce]\d{3})$/

/** "e-up" folded is the shortest word of two. */
const shortestCompound = 3

const noParts: readonly string[] = []
export const noNames: readonly Name[] = []
const noMakers: ReadonlySet<string> = new Set()

/** Finds makers and model groups of one stock by the words of a phrase. */
export class NameIndex {
  readonly #catalogue: Catalogue
  readonly #makers = new Map<string, string>()
  /** Those, and what people call them. */
  readonly #makerByWord: ReadonlyMap<string, string>
  readonly #groups = new Map<string, Name[]>()
  /** The names found for words of earlier phrases without regard to a maker; mostly none. */
  readonly #alone = new Map<string, readonly Name[]>()
  readonly #besideMaker = new Map<string, Record<'exact' | 'byCode', readonly Name[]>>()
  readonly #likelyIn = new Map<Lexicon | undefined, LikelyWords>()
  readonly #parts = new Map<string, string | null>()
  /** Every beginning of a known name or word. */
  readonly #beginnings = new Set<string>()
  readonly #canContinue = new Map<string, boolean>()
  /** Folded makers and groups. */
  readonly #nameWords: readonly string[]

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
    for (const { maker, groups } of catalogue) {
      this.#makers.set(fold(maker), maker)
      for (const group of groups) {
        const key = fold(group)
        if (key === 'andere') continue
        this.#groups.set(key, [...(this.#groups.get(key) ?? []), { maker, group }])
      }
    }
    const aliased = [...makerAliases].flatMap(([alias, name]) => {
      const maker = this.#makers.get(name)
      return maker === undefined ? [] : [[alias, maker] as const]
    })
    this.#makerByWord = new Map([...aliased, ...this.#makers])
    const names = [...this.#makers.keys(), ...makerAliases.keys(), ...this.#groups.keys()]
    this.#nameWords = names
    for (const name of [...names, ...groupAliases.keys(), ...vocabulary.keys()])
      for (let length = 1; length < name.length; length++) this.#beginnings.add(name.slice(0, length))
  }

  maker = (word: string): string | undefined => this.#makerByWord.get(word)

  /**
   * The model groups a word or a run of words names.
   *
   * @param makers the makers the phrase names; none: all
   */
  groups(word: string, makers: ReadonlySet<string> = noMakers): readonly Name[] {
    if (makers.size === 0) return kept(this.#alone, word, () => this.#namedAlone(word))
    const { exact, byCode } = kept(this.#besideMaker, word, () => ({
      exact: this.#named(word),
      byCode: this.#coded(word, true),
    }))
    if (exact.length === 0 && byCode.length === 0) return noNames
    const isOfMaker = ({ maker }: Name) => makers.has(maker)
    const found = exact.filter(isOfMaker)
    return found.length > 0 ? found : byCode.filter(isOfMaker)
  }

  /**
   * As `groups`, with models of other makers where the word is an alternative to a name or a whole name itself: "BMW
   * 3er oder C 220", "VW Golf, Astra".
   */
  groupsBeside(word: string, makers: ReadonlySet<string>, isAlternative: boolean): readonly Name[] {
    const ofMakers = this.groups(word, makers)
    if (ofMakers.length > 0 || makers.size === 0) return ofMakers
    const others = isAlternative || wholeName.test(word) ? this.groups(word) : noNames
    return others.length === 1 ? others : ofMakers
  }

  /** The model groups that have exactly this folded name; none for a bare number. */
  groupsNamed = (word: string): readonly Name[] =>
    /^\d+$/.test(word) ? noNames : (this.#groups.get(word) ?? noNames)

  /** The model groups named by exactly this number; none for one that may as well count something. */
  groupsOfNumber = (number: string): readonly Name[] =>
    /^\d{3,4}$/.test(number) ? (this.#groups.get(number) ?? noNames) : noNames

  #named = (word: string) =>
    this.#groups.get(groupAliases.get(word) ?? word) ??
    this.#groups.get(/^(?=\d{3}|\d+[a-z]$)(\d{2,4})(?:er|[a-z])$/.exec(word)?.[1] ?? '') ??
    noNames

  #coded = (word: string, hasMaker: boolean) =>
    groupsOfCode(word).flatMap(({ maker, group, needsMaker }) =>
      needsMaker && !hasMaker
        ? []
        : (this.#groups.get(group) ?? []).filter((name) => maker === null || fold(name.maker) === maker),
    )

  #namedAlone(word: string): readonly Name[] {
    const isOpen = groupAliases.has(word) || !(ambiguousGroups.has(word) || /^\d+$/.test(word))
    const named = isOpen ? this.#named(word) : noNames
    return named.length > 0 ? named : this.#coded(word, false)
  }

  /** Whether several words that begin with this one can be known together; most words need no further look-up. */
  canContinue(word: string): boolean {
    return kept(this.#canContinue, word, () => this.#beginnings.has(word) || codeBeginning.test(word))
  }

  /**
   * The parts of several words that were written as one: "dieselkombi", "golfbis9000", "e-golf"; null for any other.
   *
   * @param text the word as it was typed
   */
  partsOf(text: string, word: string): string | null {
    if (word.length < shortestCompound) return null
    return kept(
      this.#parts,
      text,
      () =>
        this.#electricPeugeot(text) ??
        this.#makerAndNumber(word) ??
        this.#groupAndGeneration(word) ??
        partsOf(text, word, this.isName) ??
        this.#groupAndNumber(text),
    )
  }

  #electricPeugeot(text: string): string | null {
    const number = electricPeugeot.exec(text)?.[1]
    return number === undefined || this.maker('peugeot') === undefined ? null : `peugeot ${number} elektro`
  }

  /** "mazda3", "fiat500": a maker and the number of a model. */
  #makerAndNumber(word: string): string | null {
    const [, name = '', model = ''] = /^([a-z]{2,})(\d{1,4}[a-z]?)$/.exec(word) ?? noParts
    return this.maker(name) === undefined ? null : `${name} ${model}`
  }

  /** "golf8", "passat3c", "golf1.6": a model group and its generation or engine, which is no criterion. */
  #groupAndNumber(text: string): string | null {
    const [, name = '', rest = ''] = /^(\p{L}{3,})(\d[\d.,]{0,3}\p{L}{0,3})$/u.exec(text) ?? noParts
    const isGroup = rest !== '' && this.groups(fold(name)).length > 0 && this.groups(fold(text)).length === 0
    return isGroup ? `${name} ${rest}` : null
  }

  /** "a4b8": a model group and its generation, which is no criterion; its maker distinguishes it from a model: "a6c5". */
  #groupAndGeneration(word: string): string | null {
    const [, name = '', generation = ''] = /^([a-z]{1,2}\d{1,2})([a-z]\d{1,2})$/.exec(word) ?? noParts
    const [group, ...others] = name === '' ? noNames : this.groups(name)
    return group && others.length === 0 ? `${group.maker} ${name} ${generation}` : null
  }

  /** Whether a word names a maker or a model group. */
  isName = (word: string) => this.maker(word) !== undefined || this.groups(word).length > 0

  /** Every maker of the stock. */
  makers(): string[] {
    return [...this.#makers.values()]
  }

  /** Every model group of some makers. */
  groupsOf(makers: ReadonlySet<string>): string[] {
    return this.#catalogue.filter(({ maker }) => makers.has(maker)).flatMap(({ groups }) => groups)
  }

  /**
   * The folded makers, groups and known words that a misspelt word most likely is.
   *
   * @param lexicon the language of the words beside the German ones
   */
  likely(word: string, lexicon: Lexicon | undefined): readonly string[] {
    const likely = this.#likelyIn.get(lexicon) ?? new LikelyWords(this.#nameWords, lexicon)
    this.#likelyIn.set(lexicon, likely)
    return likely.of(word)
  }
}
