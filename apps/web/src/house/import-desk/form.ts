import type { NewSource } from '@portal/contract/house/stock-sources'
import { aDraft, withoutFiles } from '../../draft.ts'

/** Texts by row or column of the file, then by column or name. */
export type Texts = Record<string, Record<string, string>>

/** What a person has decided about a check and not sent yet. */
export type Decisions = {
  /** New cells by line and column of the file. */
  corrections: Texts
  /** New texts by column and delivered text, for all lines with that text. */
  replacements: Texts
  /** Names of the portal by attribute and delivered name. */
  names: Texts
  /** Unknown makers confirmed as new. */
  newNames: string[]
}
export const noDecisions: Decisions = { corrections: {}, replacements: {}, names: {}, newNames: [] }

export const decisionsDraft = aDraft<Decisions & { id: string }>('import-decisions')
export const columnsDraft = aDraft<{ id: string; chosen: Record<string, string> }>('import-columns')
/** The rules of a source; its id is null for a new one. */
export const sourceDraft = aDraft<{ id: number | null; rules: NewSource }>('stock-source')
export const uploadDraft = aDraft<{ sourceId: number; file: File }>('upload', withoutFiles)

export const withText = (all: Texts, outer: string, inner: string, text: string): Texts => ({
  ...all,
  [outer]: { ...all[outer], [inner]: text },
})

const sizeOf = (all: Texts) => Object.values(all).reduce((sum, texts) => sum + Object.keys(texts).length, 0)

/** The names without empty ones, which stay as delivered. */
const filledIn = (all: Texts): Texts =>
  Object.fromEntries(
    Object.entries(all).map(([column, names]) => [
      column,
      Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== '')),
    ]),
  )

/** How many decisions need another check; makers that are really new need none. */
export const decidedCount = ({ corrections, replacements, names }: Decisions) =>
  sizeOf(corrections) + sizeOf(replacements) + sizeOf(filledIn(names))

/** The names to send: new makers are mapped to themselves, so that they are not asked again. */
export function namesToSend({ names, newNames }: Decisions): Texts {
  const filled = filledIn(names)
  const confirmed = Object.fromEntries(newNames.map((maker) => [maker, maker]))
  return { ...filled, hersteller: { ...filled.hersteller, ...confirmed } }
}

/** Adds new corrections to the earlier ones. */
export const mergedTexts = (old: Texts, fresh: Texts): Texts => ({
  ...old,
  ...Object.fromEntries(Object.entries(fresh).map(([row, texts]) => [row, { ...old[row], ...texts }])),
})
