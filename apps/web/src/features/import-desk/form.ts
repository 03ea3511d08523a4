import type { NewSource } from '@portal/contract/stock-sources'
import { aDraft } from '../../draft.ts'

/** Texts by row or column of the file, then by column or name. */
export type Texts = Record<string, Record<string, string>>

export const decisionsDraft = aDraft<{ id: string; corrections: Texts; names: Texts }>()
export const columnsDraft = aDraft<{ id: string; chosen: Record<string, string> }>()
/** The rules of a source; its id is null for a new one. */
export const sourceDraft = aDraft<{ id: number | null; rules: NewSource }>()
export const uploadDraft = aDraft<{ sourceId: number; file: File }>()
