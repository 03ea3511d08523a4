import { fold } from '../../values/fold.ts'
import { kept } from '../../values/kept.ts'
import { t } from '../../values/text.ts'
import { withReason } from './alternatives.ts'
import { vocabulary } from './vocabulary.ts'
import type { StockTexts } from './words-read.ts'

/** Names of versions that stand for their model group: "Multivan" for the Transporter. */
const versions = new Set(['multivan', 'caravelle', 'marcopolo', 'carrera'])

const foldedGroups = new Map<string, string>()
const foldedGroup = (group: string) => kept(foldedGroups, group, () => fold(group))

/**
 * What the word for a model group says beyond it, as its cars are described: "320d" of the 3er, "c220" of the C-Klasse,
 * "206cc" of the 2er-Reihe, "x5" of the X-Reihe, "t5" of the Transporter. Undefined where it only names the group.
 *
 * @param key the folded words as one
 */
export function figureOf(key: string, group: string): string | undefined {
  if (key === foldedGroup(group)) return undefined
  if (versions.has(key)) return key === 'marcopolo' ? 'marco polo' : key
  const type = /^(?:transporter)?(t\d)\d?(?:transporter)?$/.exec(key)?.[1]
  if (type) return type
  const ofClass = /^([a-z])(?:klasse)?(\d{2,3})/.exec(key)
  if (ofClass && group.endsWith('-Klasse')) return `${ofClass[1]}${ofClass[2]}`
  // "530dA" is an automatic car of the type 530d.
  const automatic = /^(\d{3}c?[di])a$/.exec(key)?.[1]
  if (automatic) return automatic
  if (/^(?:cr|mx|cx|rx|xc)[a-z]$/.test(key)) return key
  // The letters of "307 SW" are a body.
  const digits = /^(\d{3,4})[a-z]{2}$/.exec(key)?.[1]
  if (digits && vocabulary.has(key.slice(digits.length))) return digits
  return /\d/.test(key) && !/^\d$|er$/.test(key) ? key : undefined
}

/** Numbers behind a model group that are a type: "SLK 200", "Sprinter 313". */
export const isTypeNumber = (value: number | null | undefined): value is number =>
  value != null && Number.isInteger(value) && value >= 100 && value < 1000

/** Short names are written with their number as one: "SLK200". */
const longestJoined = 3
export const figureBehind = (group: string, value: number) =>
  foldedGroup(group).length <= longestJoined ? `${foldedGroup(group)}${value}` : String(value)

export const noFigures = { texts: [], ignored: [] } as const

/** The type figures of a phrase, by which the descriptions of a model group are searched. */
export class Figures {
  readonly #numbers: string[] = []
  readonly #versions: string[] = []
  /** Groups that are wanted as a whole. */
  readonly #whole = new Set<string>()
  readonly #narrowed = new Set<string>()
  readonly #typed: string[] = []

  addGroup(group: string) {
    this.#whole.add(group)
  }

  /** @param typed the figure as it was typed */
  add(group: string, figure: string, typed: string) {
    this.#narrowed.add(group)
    this.#typed.push(typed)
    ;(/\d/.test(figure) ? this.#numbers : this.#versions).push(figure)
  }

  /**
   * The texts to search by: several figures are alternatives. They narrow nothing where another model is wanted as a
   * whole ("Golf oder 320d") or no description has them, which is said.
   */
  chosen(stock: StockTexts): { texts: readonly string[]; ignored: readonly string[] } {
    if (this.#typed.length === 0) return noFigures
    const hasOther = [...this.#whole].some((group) => !this.#narrowed.has(group))
    const reason = hasOther ? t('gilt nicht für alle Modelle') : t('in keiner Beschreibung')
    const ignored = this.#typed.map((typed) => withReason(typed, reason))
    if (hasOther) return { texts: [], ignored }
    const texts = [this.#numbers, this.#versions].flatMap((figures) =>
      figures.length > 0 ? [...new Set(figures)].join(' oder ') : [],
    )
    const isHeld = texts.every((text) => stock.holding(text, false) > 0)
    return isHeld ? { texts, ignored: [] } : { texts: [], ignored }
  }
}
