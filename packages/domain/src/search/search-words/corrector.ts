import { t } from '../../values/text.ts'
import { chipsOf } from '../criteria-chips.ts'
import type { Name, NameIndex } from './catalogue.ts'
import type { Lexicon } from './languages/lexicon.ts'
import { isCorrectable } from './model-names.ts'
import { type Meaning, vocabulary } from './vocabulary.ts'
import type { StockTexts } from './words-read.ts'

/** What a known word stands for: a maker, one model group or a meaning. */
export type Known = {
  maker: string | undefined
  groups: readonly Name[]
  meaning: Meaning | undefined
  /** In the reader's language. */
  label: string
}

/** "CCS" is no plural of the model CC. */
const shortestSingular = 3

/** Each correction compares a word with all known ones. */
const correctionsMax = 10
/** A word of more descriptions, and of more than one in 200, is hardly misspelt. */
const [misspeltMaximum, misspeltShare] = [2, 200]

/** The chips of a meaning alone. */
function labelOf(meaning: Meaning): string {
  const criteria =
    meaning.kind === 'group'
      ? { [meaning.group]: meaning.values }
      : meaning.kind === 'flag'
        ? { [meaning.flag]: true }
        : meaning.criteria
  return chipsOf(criteria)
    .map(({ label }) => label)
    .join(t(' oder '))
}

/** Finds what the misspelt words of one phrase stand for. */
export class Corrector {
  readonly #names: NameIndex
  readonly #makers: ReadonlySet<string>
  readonly #lexicon: Lexicon | undefined
  readonly #texts: StockTexts | undefined
  #tried = 0

  /** @param makers those that the phrase names, which may become more */
  constructor(
    names: NameIndex,
    makers: ReadonlySet<string>,
    lexicon: Lexicon | undefined,
    texts: StockTexts | undefined,
  ) {
    this.#names = names
    this.#makers = makers
    this.#lexicon = lexicon
    this.#texts = texts
  }

  #known(word: string): Known | undefined {
    const maker = this.#names.maker(word)
    if (maker !== undefined) return { maker, groups: [], meaning: undefined, label: maker }
    const groups = this.#names.groups(word, this.#makers)
    const [only, ...others] = groups
    if (only && others.length === 0)
      return { maker, groups, meaning: undefined, label: `${only.maker} ${only.group}` }
    const meaning = vocabulary.get(this.#lexicon?.german(word) ?? word)
    return meaning && { maker, groups: [], meaning, label: labelOf(meaning) }
  }

  /** The known word of which this is the plural. */
  singularOf = (word: string): Known | undefined =>
    word.endsWith('s') && word.length > shortestSingular ? this.#known(word.slice(0, -1)) : undefined

  /**
   * The meaning of the known words nearest to a misspelt one, if they mean the same and few descriptions have the word.
   *
   * @param word folded
   * @param text as it was typed
   */
  correct(word: string, text: string): Known | undefined {
    if (word === '' || !isCorrectable(word) || this.#tried++ >= correctionsMax) return undefined
    // "Fabryczny" is part of phrases and no beginning of one word.
    if (this.#lexicon?.isForm(text) === true) return undefined
    const [first, ...others] = this.#names
      .likely(word, this.#lexicon)
      .flatMap((like) => this.#known(like) ?? [])
    if (!first || others.some(({ label }) => label !== first.label)) return undefined
    const texts = this.#texts
    if (!texts || texts.isDoubtful) return first
    const most = Math.max(misspeltMaximum, texts.size / misspeltShare)
    return texts.holding(text, true) > most ? undefined : first
  }
}
