import { aDraft } from '../../draft.ts'

/** Texts by row or column of the file, then by column or name. */
export type Texts = Record<string, Record<string, string>>

export const decisionsDraft = aDraft<{ id: string; corrections: Texts; names: Texts }>()
export const columnsDraft = aDraft<{ id: string; chosen: Record<string, string> }>()
