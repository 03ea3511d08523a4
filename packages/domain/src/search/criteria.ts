import { z } from 'zod'
import { t } from '../values/text.ts'
import { type CriterionRule, codesOf, type Option } from '../vehicles/attributes/attribute.ts'
import type { CodeOf } from '../vehicles/attributes/attributes.ts'
import {
  type BoundName,
  bounds,
  type CriterionName,
  type RuleOf,
  searchCriteria,
} from '../vehicles/attributes/criterion-rules.ts'
import { isSearchable } from '../vehicles/description-words.ts'
import { absent, groupMax, toBoolean, toGroup, toNumber, toTexts } from './criterion.ts'

/**
 * Search criteria, with the same meaning in query string, JSON body, stored parameters, saved search and search
 * notification (specification section 3, requirements C-36, C-40, U-72).
 *
 * - A group is an array; its values are combined by OR, groups by AND.
 * - Several makers, model groups or GW numbers are an array too; its values are combined by OR.
 * - Several texts are an array; a vehicle must hold all of their words.
 * - An equipment flag is a boolean; flags are combined by AND.
 * - `schadstoffklassetyp` is a minimum; bounds are inclusive.
 * - Absent, or one of the words of `absent`, means no filter.
 * - Units: km, gross euro of the caller's price tier, kW, PS, kg, four-digit years.
 */
const number = (maximum: number) =>
  z.preprocess((value) => toNumber(absent(value)), z.int().min(0).max(maximum).optional())

const flag = z.preprocess((value) => toBoolean(absent(value)), z.boolean().optional())

const textOf = (maximum: number, pattern?: RegExp, hint?: string) =>
  pattern ? z.string().regex(pattern, hint) : z.string().max(maximum)

const text = (maximum: number, pattern?: RegExp, hint?: string) =>
  z.preprocess(absent, textOf(maximum, pattern, hint).optional())

const texts = (one: z.ZodString) =>
  z.preprocess(toTexts, z.union([one, z.array(one).max(groupMax)]).optional())

const oneOf = <Code extends string>(options: readonly Option<Code>[]) =>
  z.preprocess(absent, z.enum(codesOf(options)).optional())

const groupOf = <Code extends string>(options: readonly Option<Code>[]) =>
  z.preprocess(
    toGroup,
    z
      .array(z.enum(codesOf(options)))
      .max(groupMax)
      .optional(),
  )

function schemaOf(rule: CriterionRule) {
  switch (rule.takes) {
    case 'text':
      return text(rule.maximum, rule.pattern, rule.hint)
    case 'texts':
      return texts(textOf(rule.maximum, rule.pattern, rule.hint))
    case 'words':
      return texts(z.string().max(rule.maximum).refine(isSearchable, t('Das Suchwort ist zu kurz.')))
    case 'low':
    case 'high':
      return number(rule.maximum)
    case 'some':
      return groupOf(rule.options)
    case 'one':
    case 'minimum':
    case 'span':
      return oneOf(rule.options)
    case 'truth':
    case 'switch':
    case 'bit':
      return flag
  }
}

type SchemaOf<Rule> = Rule extends { takes: 'some'; options: infer Options }
  ? ReturnType<typeof groupOf<CodeOf<Options>>>
  : Rule extends { takes: 'one' | 'minimum' | 'span'; options: infer Options }
    ? ReturnType<typeof oneOf<CodeOf<Options>>>
    : Rule extends { takes: 'low' | 'high' }
      ? ReturnType<typeof number>
      : Rule extends { takes: 'texts' | 'words' }
        ? ReturnType<typeof texts>
        : Rule extends { takes: 'text' }
          ? ReturnType<typeof text>
          : typeof flag

/** The schema of each criterion, by wire name. */
export const criteriaShape = Object.fromEntries(
  searchCriteria.map(({ criterion, rule }) => [criterion, schemaOf(rule)]),
) as { [Name in CriterionName]: SchemaOf<RuleOf<Name>> }

type Bounds = { [Name in BoundName]?: number | undefined }

/** Reports each reversed pair at its lower bound; for `superRefine` on any object that contains the criteria. */
export function checkBounds(criteria: Bounds, context: z.RefinementCtx) {
  for (const [from, to] of bounds) {
    if ((criteria[from] ?? 0) > (criteria[to] ?? Number.POSITIVE_INFINITY))
      context.addIssue({
        code: 'custom',
        path: [from],
        message: t('„Von“ darf nicht größer sein als „Bis“.'),
      })
  }
}

export const Criteria = z.strictObject(criteriaShape).superRefine(checkBounds)
export type Criteria = z.output<typeof Criteria>
