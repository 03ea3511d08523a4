import { unfilledField } from '@portal/domain/answer-templates'
import { aDraft } from '../../draft.ts'

/** What is being written to an enquiry. */
export type Composing = { isNote: boolean; text: string; files: number[] }

export const nothingWritten: Composing = { isNote: false, text: '', files: [] }

/** Survives the end of the session and the login after it. */
export const composingDraft = aDraft<{ id: string; composing: Composing }>()

/** Why it cannot be sent; null if it can. */
export function flawOf({ isNote, text }: Composing): string | null {
  if (text.trim() === '')
    return isNote ? 'Bitte schreiben Sie eine Notiz.' : 'Bitte schreiben Sie eine Antwort.'
  const field = isNote ? null : unfilledField(text)
  return field && `Bitte ersetzen Sie ${field} durch einen Wert.`
}
