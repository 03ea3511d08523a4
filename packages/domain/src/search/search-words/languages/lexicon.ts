import { fold } from '../../../values/fold.ts'
import { kept } from '../../../values/kept.ts'
import type { Dictionary } from './dictionary.ts'
import { foldForeign } from './fold-foreign.ts'
import { NearWords } from './near-words.ts'

const ending = '~'
const beforeNumber = '#'
/** Misspelt words are looked up from this length on. */
const shortestStem = 5
/** German words for a class of Mercedes-Benz, typed in any language. */
const germanClasses = ['klasse', 'klase']

/** "C class" and "classe C" */
const bothWays = (german: string, name: string, kind: string) =>
  [`${name} ${kind}`, `${kind} ${name}`].map((phrase) => [german, phrase] as const)

/** What words mean that no criterion can mean, as praise. */
export const vague = 'gunstig'

/** The phrases of a dictionary, each behind its German one; classes and series are of all languages. */
const phrasesOf = ({ entries, ordinary, classes }: Dictionary, described: string) => [
  ...ordinary
    .trim()
    .split(/\s+/)
    .map((word) => [vague, word] as const),
  // The first of two meanings of a phrase would be overwritten: criteria come last.
  ...[described, entries]
    .flatMap((lines) => lines.trim().split('\n'))
    .flatMap((line) => {
      const [german = '', foreign = ''] = line.trim().split(': ')
      return foreign.split(', ').map((phrase) => [german === '-' ? '' : german, phrase] as const)
    }),
  ...[...'abcegsvx'].flatMap((letter) =>
    [classes.letter, ...germanClasses].flatMap((kind) => bothWays(`${letter}klasse`, letter, kind)),
  ),
  ...[...'12345678'].flatMap((number) => bothWays(`${number}er`, number, classes.number)),
]

/** The words of one language with the German ones that they stand for. Words are looked up by keys: folded, or a stem. */
export class Lexicon {
  readonly colours: Dictionary['colours']
  readonly rewrite: (text: string) => string
  /** German words by the joined keys of foreign ones. */
  readonly #entries = new Map<string, readonly string[]>()
  /** Those that count before a number only. */
  readonly #beforeNumber = new Map<string, readonly string[]>()
  /** The most words of a phrase by the key of its first one. */
  readonly #lengths = new Map<string, number>()
  /** German words by the folded foreign ones, both joined. */
  readonly #plain = new Map<string, string>()
  readonly #spelled: string[] = []
  /** Those without a number, as folded words. */
  readonly #phrases: string[][] = []
  readonly #suggested = new Map<string, string>()
  /** Every word of an entry, and every stem with its sign. */
  readonly #words = new Set<string>()
  readonly #endings: readonly string[]
  readonly #softened: readonly (readonly [soft: string, hard: string])[]
  readonly #shades: readonly string[]
  readonly #keys = new Map<string, string>()
  #near: NearWords | undefined

  /** @param described entries of words that only descriptions have */
  constructor(dictionary: Dictionary, described: string) {
    const { endings, softened = '', shades, colours, rewrite = (text) => text } = dictionary
    this.colours = colours
    this.rewrite = rewrite
    this.#endings = ['', ...endings.split(' ')].toSorted((a, b) => a.length - b.length)
    this.#softened = softened
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split(':'))
      .map(([soft = '', hard = '']) => [soft, hard] as const)
    this.#shades = shades.split(' ').filter(Boolean)
    const phrases = phrasesOf(dictionary, described)
    for (const word of phrases.flatMap(([, phrase]) => phrase.split(' ')))
      if (word.endsWith(ending)) this.#words.add(foldForeign(word) + ending)
    for (const [german, phrase] of phrases) this.#add(german, phrase)
    if (dictionary.hasFreeOrder) for (const [german, phrase] of phrases) this.#addTurned(german, phrase)
  }

  /** "Siedzenia podgrzewane" beside "podgrzewane siedzenia"; what has a meaning of its own keeps it. */
  #addTurned(german: string, phrase: string) {
    const words = phrase.split(' ')
    const [first = '', ...others] = words
    const isOfThree = words.length === 3 && words.every((word) => word.endsWith(ending))
    if (!phrase.includes(ending) || !(words.length === 2 || isOfThree)) return
    const turned = [...others, first]
    const key = turned.map(this.#keyOfPart).join('')
    if (german !== '' && others[0] !== beforeNumber && !this.#entries.has(key))
      this.#add(german, turned.join(' '))
  }

  #add(german: string, phrase: string) {
    const words = phrase.split(' ')
    const needsNumber = words.at(-1) === beforeNumber
    if (needsNumber) words.pop()
    const plain = words.map(foldForeign)
    const keys = words.map(this.#keyOfPart)
    for (const key of keys) this.#words.add(key)
    const [first = ''] = keys
    this.#lengthen(first, keys.length)
    // "Accident-free" is one word.
    this.#lengthen(keys.join(''), 1)
    const meaning = german.split(' ').filter(Boolean).map(fold)
    ;(needsNumber ? this.#beforeNumber : this.#entries).set(keys.join(''), meaning)
    if (needsNumber) return
    this.#phrases.push(plain)
    const joined = plain.join('')
    this.#plain.set(joined, meaning.join(''))
    if (joined.length >= shortestStem && german !== vague) this.#spelled.push(joined)
    const name = fold(german)
    if (!this.#suggested.has(name)) this.#suggested.set(name, phrase.replaceAll(ending, ''))
  }

  /** A word that is a form of a known stem is looked up by it. */
  #keyOfPart = (part: string) => this.#stemOf(foldForeign(part)) ?? foldForeign(part)

  #lengthen(key: string, words: number) {
    this.#lengths.set(key, Math.max(this.longestFrom(key), words))
  }

  /** What a word is looked up by. */
  keyOf = (text: string): string =>
    kept(this.#keys, text, () => {
      const word = foldForeign(text)
      return this.#known(word) ?? this.#shaded(word) ?? word
    })

  #known = (word: string): string | undefined =>
    this.#stemOf(word) ?? (this.#words.has(word) ? word : undefined)

  #stemOf(word: string): string | undefined {
    const stem = (end: string) => word.slice(0, word.length - end.length) + ending
    const found = this.#endings.find((end) => word.endsWith(end) && this.#words.has(stem(end)))
    return found === undefined ? this.#hardStemOf(word) : stem(found)
  }

  /** "Automacie" is a form of "automat". */
  #hardStemOf(word: string): string | undefined {
    const stems = this.#softened.flatMap(([soft, hard]) =>
      word.endsWith(soft) ? word.slice(0, word.length - soft.length) + hard + ending : [],
    )
    return stems.find((stem) => this.#words.has(stem))
  }

  /** "Donkerblauwe" is blue. */
  #shaded(word: string) {
    const shade = this.#shades.find((name) => word.startsWith(name) && word.length > name.length)
    return shade && this.#known(word.slice(shade.length))
  }

  /** What the words are looked up by that a misspelt one most likely is. */
  nearKeys(text: string): string[] {
    this.#near ??= new NearWords(
      [...this.#words].map((word) => word.replace(ending, '')),
      this.withoutEndings,
    )
    return this.#near
      .of(foldForeign(text))
      .flatMap((word) => [word, word + ending])
      .filter(this.hasWord)
  }

  /** Whether it is a word of any entry. */
  hasWord = (key: string) => this.#words.has(key)

  /** Whether a text is a form of a stem of any entry, and so no misspelt word. */
  isForm = (text: string) => this.keyOf(text).endsWith(ending)

  /** The most words of a phrase that begins with a word; 0 where none does. */
  longestFrom = (key: string) => this.#lengths.get(key) ?? 0

  /** The German words for joined keys; none for words that mean nothing, undefined for unknown ones. */
  meaning = (key: string): readonly string[] | undefined => this.#entries.get(key)

  meaningBeforeNumber = (key: string): readonly string[] | undefined => this.#beforeNumber.get(key)

  /** The German words, joined, for a folded phrase. */
  german = (word: string): string | undefined => this.#plain.get(word)

  /** The phrases, folded and joined, among which misspelt words are looked up; no short stems. */
  phrases = (): readonly string[] => this.#spelled

  /** The phrases of so many words, folded; stems without their sign. */
  phrasesOf = (length: number): readonly (readonly string[])[] =>
    this.#phrases.filter((words) => words.length === length)

  /** A word without the endings that it can have, longest first. */
  withoutEndings = (word: string): string[] =>
    this.#endings
      .filter((end) => end !== '' && word.endsWith(end) && word.length - end.length >= shortestStem)
      .map((end) => word.slice(0, word.length - end.length))
      .toReversed()

  /** What a name in any of its forms can be: "skodą" of "skoda", "passacie" of "passat". */
  baseForms(word: string): string[] {
    const stems = [
      ...this.#softened
        .filter(([soft]) => word.endsWith(soft))
        .map(([soft, hard]) => word.slice(0, -soft.length) + hard),
      ...this.#endings
        .filter((end) => end !== '' && word.endsWith(end))
        .map((end) => word.slice(0, -end.length)),
    ]
    return this.#softened.length > 0 ? stems.flatMap((stem) => [stem, `${stem}a`]) : stems
  }

  /** The word of this language for a German one, to be suggested. */
  wordFor = (german: string): string | undefined => this.#suggested.get(fold(german))
}
