import { editDistance, fold } from './fold.ts'

/** The makers and model groups of the stock, as its vehicles spell them. */
export type NamedMaker = { maker: string; groups: string[] }
export type Catalogue = readonly NamedMaker[]

export type Name = { maker: string; group: string }

/** Names people use for makers, folded. */
const makerAliases: Record<string, string> = {
  vw: 'volkswagen',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
  merc: 'mercedesbenz',
  daimler: 'mercedesbenz',
  mb: 'mercedesbenz',
  alfa: 'alfaromeo',
  chevy: 'chevrolet',
  bimmer: 'bmw',
  reno: 'renault',
  hunday: 'hyundai',
  hundai: 'hyundai',
}

/** Names people use for model groups, folded: the group's own folded name. */
const groupAliases: Record<string, string> = {
  ...{ t3: 'transporter', t4: 'transporter', t5: 'transporter', t6: 'transporter', bulli: 'transporter' },
  ...{ multivan: 'transporter', caravelle: 'transporter', vwbus: 'transporter', newbeetle: 'beetle' },
  ...{ cinquecento: '500', elfer: '911', range: 'rangerover', evoque: 'rangeroverevoque' },
}

/** Groups that are also ordinary words or numbers: they count only beside their maker. */
const ambiguousGroups = new Set([
  'one',
  'note',
  'transporter',
  'spider',
  'roadster',
  'swift',
  'classic',
  'andere',
])

/** "c klasse 220 cdi" joined. */
const longestCode = 13

/**
 * Codes on the boot lid that belong to a group: BMW 320d to the 3er, Mercedes C220 to the C-Klasse, Peugeot 206 to the
 * 2er-Reihe, Hyundai i30 to the i-Reihe. Folded group names to look for, with the maker they need (null: any).
 */
function groupsOfCode(word: string): { maker: string | null; group: string; needsMaker: boolean }[] {
  if (word.length > longestCode) return []
  const bmw = /^([1-8])\d{2}(?:d|i|e|xd|xi|ti|ci|cd|td|tds|is)?$/.exec(word)
  const letterClass = /^([abcegsvx])(?:klasse)?\d{3}[a-z]{0,3}$/.exec(word)
  const ml = /^ml\d{0,3}$/.test(word)
  const series = /^([a-z]{1,2})-?\d{1,2}[a-z]?$/.exec(word)
  const lettersAlone = /^(cr|mx|cx|rx|xc)[a-z]$/.exec(word)
  const threeDigits = /^([1-8])0\d{1,2}(?:sw|cc)?$/.exec(word)
  const oneDigit = /^([1-6])$/.exec(word)
  return [
    ...(bmw ? [{ maker: 'bmw', group: `${bmw[1]}er`, needsMaker: /^\d+$/.test(word) }] : []),
    ...(letterClass ? [{ maker: 'mercedesbenz', group: `${letterClass[1]}klasse`, needsMaker: false }] : []),
    ...(ml ? [{ maker: 'mercedesbenz', group: 'mklasse', needsMaker: false }] : []),
    ...(series ? [{ maker: null, group: `${series[1]}reihe`, needsMaker: false }] : []),
    ...(lettersAlone ? [{ maker: null, group: `${lettersAlone[1]}reihe`, needsMaker: false }] : []),
    ...(threeDigits
      ? [{ maker: 'peugeot', group: `${threeDigits[1]}erreihe`, needsMaker: /^\d+$/.test(word) }]
      : []),
    ...(oneDigit ? [{ maker: 'mazda', group: `${oneDigit[1]}erreihe`, needsMaker: true }] : []),
  ]
}

const keptMax = 2000

/** Finds makers and model groups of one stock by the words of a phrase. */
export class NameIndex {
  readonly #catalogue: Catalogue
  readonly #makers = new Map<string, string>()
  readonly #groups = new Map<string, Name[]>()
  /** What words of earlier phrases name, mostly nothing. */
  readonly #ofAnyMaker = new Map<string, readonly Name[]>()

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
  }

  maker(word: string): string | undefined {
    return this.#makers.get(word) ?? this.#makers.get(makerAliases[word] ?? '')
  }

  /**
   * The model groups a word or a run of words names.
   *
   * @param makers the makers the phrase names; none: all
   */
  groups(word: string, makers: ReadonlySet<string>): readonly Name[] {
    if (makers.size > 0) return this.#groupsOf(word, makers)
    const known = this.#ofAnyMaker.get(word) ?? this.#groupsOf(word, makers)
    if (this.#ofAnyMaker.size >= keptMax) this.#ofAnyMaker.clear()
    this.#ofAnyMaker.set(word, known)
    return known
  }

  #groupsOf(word: string, makers: ReadonlySet<string>): Name[] {
    const isOfMaker = ({ maker }: Name) => makers.size === 0 || makers.has(maker)
    const isOpen = makers.size > 0 || !(ambiguousGroups.has(word) || /^\d+$/.test(word))
    const alias = groupAliases[word]
    const named = alias ?? (isOpen ? word : '')
    const exact = (this.#groups.get(named) ?? []).filter(isOfMaker)
    if (exact.length > 0) return exact
    return groupsOfCode(word).flatMap(({ maker, group, needsMaker }) =>
      needsMaker && makers.size === 0
        ? []
        : (this.#groups.get(group) ?? []).filter(
            (name) => isOfMaker(name) && (maker === null || fold(name.maker) === maker),
          ),
    )
  }

  /** Every maker of the stock. */
  makers(): string[] {
    return [...this.#makers.values()]
  }

  /** Every model group of some makers. */
  groupsOf(makers: ReadonlySet<string>): string[] {
    return this.#catalogue.filter(({ maker }) => makers.has(maker)).flatMap(({ groups }) => groups)
  }

  /** Every folded maker and group that a misspelt word could mean. */
  keys(): string[] {
    return [...this.#makers.keys(), ...Object.keys(makerAliases), ...this.#groups.keys()]
  }
}

/** One wrong letter in short words, two in long ones; shorter words are never guessed. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The words of a list that a misspelt word most likely is: those with the fewest mistakes, if these are few. */
export function nearest(word: string, words: Iterable<string>): string[] {
  const most = mistakesIn(word)
  if (most === 0) return []
  let found: string[] = []
  let least = most + 1
  for (const candidate of words) {
    if (candidate.length < 4 || (candidate[0] !== word[0] && most < 2)) continue
    const distance = editDistance(word, candidate, most)
    if (distance < least) {
      least = distance
      found = [candidate]
    } else if (distance === least && distance <= most) found.push(candidate)
  }
  return found
}
