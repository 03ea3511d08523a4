/**
 * The properties of an entry in the table of vehicle attributes (`attributes.ts`). Delivery columns, search criteria,
 * chips, summaries, index columns, selected columns and the facts on pages and in files are derived from it.
 */

/** A value of a choice: `value` is the wire code, `label` the German text, `synonyms` other German words for it. */
export type Option<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly synonyms: readonly string[]
}

export const option = <const Value extends string>(
  value: Value,
  label: string = value,
  ...synonyms: string[]
): Option<Value> => ({ value, label, synonyms })

/** The wire codes of a list of options, in its order. */
export const codesOf = <Value extends string>(options: readonly { value: Value }[]): Value[] =>
  options.map(({ value }) => value)

/** The kind of a value. Bounds are those of a delivery; texts have at most `maximum` characters. */
type Kind =
  | { kind: 'text'; maximum: number; pattern?: RegExp; hint?: string }
  | { kind: 'choice'; options: readonly Option[] }
  | {
      kind: 'number'
      from: number
      to: number
      unit?: string
      decimals?: 2
      isYear?: true
      isMonth?: true
      isMinute?: true
    }
  | { kind: 'money' }
  | { kind: 'date'; fromYear: number; toYear: number }
  | { kind: 'moment' }
  | {
      kind: 'flag'
      yes?: string
      no?: string
      yesSynonyms?: readonly string[]
      noSynonyms?: readonly string[]
    }
  /** `;;;`-joined texts. */
  | { kind: 'list'; maximum: number }
  /** A bit set; the position of an option is its bit. */
  | { kind: 'flags'; options: readonly Option[] }

type TextRule = { maximum: number; pattern?: RegExp; hint?: string }

/**
 * The values and the meaning of a search criterion (requirements C-36, C-40, U-72):
 * - `text` and `truth`: the exact value,
 * - `texts`: one of several exact values,
 * - `words`: every word of one or more texts begins a word of the vehicle's text,
 * - `one`: one code,
 * - `some`: any of several codes,
 * - `minimum`: this code or a later one of the attribute's options,
 * - `low` and `high`: an inclusive bound,
 * - `span`: both bounds as one code (`4/5`),
 * - `switch`: if true, at least `low`,
 * - `bit`: if true, the flag with the criterion's name.
 * `steps` are the values the forms offer; `open` is the value of an open bound.
 */
type Rule =
  | ({ takes: 'text' } & TextRule)
  | ({ takes: 'texts' } & TextRule)
  | { takes: 'words'; maximum: number }
  | { takes: 'truth' }
  | { takes: 'one' | 'some' | 'minimum' | 'span'; options: readonly Option[]; label?: string }
  | { takes: 'low'; maximum: number; steps: readonly number[] }
  | { takes: 'high'; maximum: number; steps: readonly number[]; open?: number }
  | { takes: 'switch'; low: number; label: string; synonyms: readonly string[] }
  | { takes: 'bit'; label: string; synonyms: readonly string[] }

/** `field` is the name of the control in the detailed search form, which is made from the rule. */
export type CriterionRule = Rule & { field?: string }

/** The sections of the detailed search form. */
export type FormSection = 'typ' | 'eck' | 'karo' | 'aufbau' | 'motor' | 'farbe' | 'ausst'
/** The groups of facts on the vehicle page, in the comparison and in files. */
export type FactGroup = 'body' | 'engine' | 'emission' | 'condition' | 'place' | 'energy' | 'dealer'

export type Attribute = Kind & {
  label: string
  /** Values not visible to everyone are never selected for other callers. */
  visibleTo: 'everyone' | 'dealer' | 'house'
  /** Not part of a delivery: stored by the import, or computed by each query. */
  origin?: 'import' | 'query'
  /** The delivery must have the column, or the column with a value in every row. */
  required?: 'column' | 'value'
  /** Stored when a cell is empty; otherwise NULL. */
  initial?: string | number | boolean
  /** An addition to the column's values in docs/stock-format.md. */
  note?: string
  /** The rule of each criterion, by its name on the wire. */
  criteria?: Readonly<Record<string, CriterionRule>>
  /** The section of the criteria in the detailed search form. */
  form?: FormSection
  /** Written before a chip where its value alone would be ambiguous. */
  chipPrefix?: string
  /** How a chip writes each of its values where the value alone would be ambiguous: '{0} Sitze'. */
  chipValue?: string
  /** The label in a short form, for a field of its own. */
  shortLabel?: string
  facts?: FactGroup
  /** Other German words for the attribute. */
  synonyms?: readonly string[]
}
