import { editDistance } from '../../values/fold.ts'

const shortest = 4
/** One wrong letter in short words, two in long ones; shorter words are never guessed. */
const mistakesIn = (word: string) => (word.length < shortest ? 0 : word.length < 7 ? 1 : 2)

/** The letters of a word as bits, so that words with too few common letters are not compared one by one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

function differing(a: number, b: number): number {
  let count = 0
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Vowels are mixed up more often than consonants: "Tuaran". */
const consonantsOf = (word: string) => word.replaceAll(/[aeiouy]/g, '')
const shortestOfVowels = 6

/** A word cut off by a full stop or not yet typed to its end: "Klimaanl.". */
const [shortestBeginning, leastPart] = [6, 0.7]

/** First letters that sound alike: "Jaris", "Korsa". */
const alike = ['jy', 'ck', 'fv', 'vw', 'sz', 'kq', 'iy']
const soundAlike = (word: string, known: string) => {
  const pair = word.charAt(0) + known.charAt(0)
  return alike.some((two) => two === pair || two === pair.charAt(1) + pair.charAt(0))
}

/** Shorter words have one wrong letter at most, or the same consonants: "Arizona" is no "Arona", "Ziffira" a "Zafira". */
const shortestOfTwo = 8

/** Letters that are written for one another; a doubled one counts once. */
const sounds = [
  [/sch/g, 's'],
  [/ph|[vw]/g, 'f'],
  [/th|dt|d$/g, 't'],
  [/ck|[cq]/g, 'k'],
  [/z/g, 's'],
  [/[yj]/g, 'i'],
  [/(.)\1/g, '$1'],
] as const
const soundOf = (word: string) =>
  sounds.reduce((text, [written, heard]) => text.replaceAll(written, heard), word)

const none: readonly string[] = []

type Spelling = { word: string; letters: number; digits: string; isName: boolean }

/** Known words, among which misspelt ones are looked up. */
export class Spellings {
  readonly #byLength: ReadonlyMap<number, readonly Spelling[]>
  readonly #bySound: ReadonlyMap<string, readonly string[]>

  /**
   * @param names of makers and models
   * @param words all others
   */
  constructor(names: Iterable<string>, words: Iterable<string>) {
    const isNamed = new Set(names)
    const known = [...new Set([...isNamed, ...words])].filter(
      (word) => word.length >= shortest && !/^\d/.test(word),
    )
    this.#byLength = Map.groupBy(
      known.map((word) => ({
        word,
        letters: lettersOf(word),
        digits: word.replaceAll(/\D/g, ''),
        isName: isNamed.has(word),
      })),
      ({ word }) => word.length,
    )
    this.#bySound = Map.groupBy(known, soundOf)
  }

  /** The known words that a misspelt word most likely is: those with the fewest mistakes, if these are few. */
  nearest(word: string): string[] {
    const mistakes = mistakesIn(word)
    if (mistakes === 0) return []
    const most = word.length < shortestOfVowels ? mistakes : 2
    const letters = lettersOf(word)
    const digits = word.replaceAll(/\D/g, '')
    let found: string[] = []
    let least = most
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const known of this.#byLength.get(length) ?? []) {
        // One wrong letter changes at most two bits. The first letter of a short word is seldom wrong.
        if (differing(letters, known.letters) > 2 * least) continue
        const isOtherLetter = known.word[0] !== word[0]
        if (mistakes < 2 && isOtherLetter && !soundAlike(word, known.word)) continue
        if (known.digits !== digits) continue
        const distance = editDistance(word, known.word, least)
        if (distance > least || (distance > 1 && isOtherLetter)) continue
        const mostHere = word.length >= shortestOfTwo ? mistakes : 1
        const frame = known.isName ? (text: string) => consonantsOf(soundOf(text)) : consonantsOf
        if (distance > mostHere && frame(word) !== frame(known.word)) continue
        if (distance < least) found = []
        least = distance
        found.push(known.word)
      }
    // "Golv" is a Golf and not gold, "swarz" is black.
    const heard = found.length === 1 ? [] : (this.#bySound.get(soundOf(word)) ?? [])
    if (heard.length > 0) return [...heard]
    return found.length > 0 ? found : this.#beginningWith(word)
  }

  /** Those that the first of some forms of a word most likely is that is near to any. */
  nearestOf(forms: readonly string[]): readonly string[] {
    for (const form of forms) {
      const found = this.nearest(form)
      if (found.length > 0) return found
    }
    return none
  }

  #beginningWith(word: string): string[] {
    if (word.length < shortestBeginning) return []
    const found: string[] = []
    for (let length = word.length + 1; length <= word.length / leastPart; length++)
      for (const known of this.#byLength.get(length) ?? [])
        if (known.word.startsWith(word)) found.push(known.word)
    return found
  }
}
