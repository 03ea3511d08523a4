import type { Criteria } from '@portal/domain/search/criteria'
import { queryClient } from '../../query-client.ts'
import { criteriaOf, type FillableForm, formOf, type QuickForm, type WordsInForm } from '../criteria/form.ts'
import { noteOn, type Phrase, withoutDropped } from './facts.ts'
import { wordsOf } from './queries.ts'

/** The form with the values of the words where these have changed; other fields keep their values. */
export function withWords(form: QuickForm, before: Criteria, now: Criteria): QuickForm {
  const was: Record<string, string> = formOf(before)
  const is = formOf(now)
  const changed = new Set(Object.entries(is).flatMap(([name, value]) => (value === was[name] ? [] : name)))
  // Models differ by maker.
  if (changed.has('carMaker')) changed.add('carModel')
  const others = Object.entries(form).filter(([name]) => !changed.has(name))
  return { ...is, ...Object.fromEntries(others) }
}

/** The criteria of the words without those whose field was changed after the form was filled. */
export function withoutReplaced(criteria: Criteria, { words, criteria: current }: FillableForm): Criteria {
  const isSame = (name: string, one: Record<string, unknown>, other: Record<string, unknown>) =>
    JSON.stringify(one[name]) === JSON.stringify(other[name])
  return Object.fromEntries(
    Object.entries(criteria).filter(
      ([name]) => !isSame(name, criteria, words) || isSame(name, current, words),
    ),
  )
}

/** The meaning of a phrase, read by the API, because only the API has the words of descriptions. */
export async function readForForm({ text, dropped }: Phrase): Promise<WordsInForm> {
  const typed = text.trim()
  if (typed === '') return { criteria: {}, beyond: {} }
  const read = await queryClient.fetchQuery(wordsOf(typed))
  const named = withoutDropped(read.criteria, dropped)
  if (Object.keys(named).length === 0) return { criteria: {}, beyond: {}, note: noteOn(read) }
  const inForm = criteriaOf(formOf(named))
  const beyond = Object.fromEntries(Object.entries(named).filter(([name]) => !(name in inForm)))
  return { criteria: named, beyond, note: noteOn(read) }
}
