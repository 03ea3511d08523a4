import { t } from '../../values/text.ts'
import { codesOf } from '../../vehicles/attributes/attribute.ts'
import { type GroupName, searchCriterion } from '../../vehicles/attributes/criterion-rules.ts'
import type { Criteria } from '../criteria.ts'
import { chipsOf } from '../criteria-chips.ts'
import { validIn } from '../criterion.ts'
import { Alternatives, withReason } from './alternatives.ts'
import { joinMonths, putInOrder, stillOpen } from './bounds.ts'
import type { NameIndex } from './catalogue.ts'
import { Figures, noFigures } from './figures.ts'
import type { Meaning } from './vocabulary.ts'
import type { Correction, Reading, StockTexts, WordsRead } from './words-read.ts'

/** In words; a title without type figures and unknown words is longer. */
const [shortestTitle, longestSearch] = [5, 8]

/** What the read part of a phrase asks for. */
export class Wishes {
  readonly makers = new Alternatives()
  readonly models = new Alternatives()
  readonly figures = new Figures()
  readonly texts: string[] = []
  readonly gwNumbers: string[] = []
  readonly notUnderstood: string[] = []
  readonly readings: Reading[] = []
  readonly corrections: Correction[] = []
  readonly #criteria: Criteria = {}
  readonly #groups = new Map<GroupName, Alternatives>()
  /** The words of each bound, by the name of the criterion. */
  readonly #bounds = new Map<string, string>()

  of(group: GroupName): Alternatives {
    const choice = this.#groups.get(group) ?? new Alternatives()
    this.#groups.set(group, choice)
    return choice
  }

  add(meaning: Meaning) {
    if (meaning.kind === 'group') this.of(meaning.group).want(meaning.values)
    else if (meaning.kind === 'flag') this.#criteria[meaning.flag] = true
    else Object.assign(this.#criteria, meaning.criteria)
  }

  /**
   * The last of several bounds counts: "bis 10.000 € bis 12.000 €".
   *
   * @param text the bound as it was typed
   */
  bound(criteria: Criteria, text: string) {
    for (const name of Object.keys(criteria)) {
      const earlier = this.#bounds.get(name)
      if (earlier !== undefined && earlier !== text)
        this.notUnderstood.push(withReason(earlier, t`es gilt „${text}“`))
      this.#bounds.set(name, text)
    }
    Object.assign(this.#criteria, criteria)
  }

  /** Only where VAT can be shown is there a price without it. */
  onlyTaxed() {
    this.#criteria.mwst = 'REGEL'
  }

  /** The price of a phrase without VAT, for readers of gross prices. */
  asGross(criteria: Criteria, text: string) {
    this.onlyTaxed()
    const meant = chipsOf(criteria).map(({ label }) => label)
    this.corrections.push({ typed: text, meant: t`${meant.join(', ')} brutto` })
  }

  /**
   * @param makers those that the phrase names
   * @param length the number of words if they name a maker or model and could describe one car, otherwise 0
   */
  read(
    names: NameIndex,
    makers: ReadonlySet<string>,
    texts: StockTexts | undefined,
    length: number,
  ): WordsRead {
    // The price behind a year can show that it is one.
    const namesCar = this.makers.isWanting || this.models.isWanting
    const open = stillOpen(this.readings, this.#criteria, namesCar)
    const readings = stillOpen(open, this.#criteria, namesCar)
    joinMonths(this.#criteria)
    putInOrder(this.#criteria)
    const chosen: Record<string, unknown> = {}
    const choose = (name: string, choice: Alternatives, all: () => readonly string[]) => {
      const { values, ignored } = choice.chosen(all)
      this.notUnderstood.push(...ignored)
      if (values.length > 0) chosen[name] = values
    }
    choose('maker', this.makers, () => names.makers())
    choose('car_model', this.models, () => names.groupsOf(makers))
    for (const [name, choice] of this.#groups) {
      const { rule } = searchCriterion(name)
      choose(name, choice, () => ('options' in rule ? codesOf(rule.options) : []))
    }
    const { texts: figures, ignored } = texts ? this.figures.chosen(texts) : noFigures
    this.notUnderstood.push(...ignored)
    // A search consists of known words; titles have sizes of engines, trims and praise.
    const hasUnread = this.texts.length + figures.length + this.notUnderstood.length > 0
    if (this.gwNumbers.length > 0) chosen.gwNummer = this.gwNumbers
    if (figures.length + this.texts.length > 0) chosen.text = [...figures, ...this.texts]
    return {
      // Bounds and flags were valid when they were read.
      criteria: { ...this.#criteria, ...validIn(chosen) },
      notUnderstood: [...new Set(this.notUnderstood)],
      readings,
      corrections: this.corrections,
      isTitle: length >= (hasUnread ? shortestTitle : longestSearch) && !this.#isExcluding(),
      figures,
    }
  }

  #isExcluding = () =>
    [this.makers, this.models, ...this.#groups.values()].some((choice) => choice.isExcluding)
}
