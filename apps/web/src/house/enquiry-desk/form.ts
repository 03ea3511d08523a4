import { unfilledField } from '@portal/domain/house/answer-templates'
import { t } from '@portal/domain/values/text'
import { aDraft } from '../../draft.ts'

/** The unsent content of the form. */
export type Composing = { isNote: boolean; text: string; files: number[] }

export const nothingWritten: Composing = { isNote: false, text: '', files: [] }

/** Kept when the session ends, and restored after the next login. */
export const composingDraft = aDraft<{ id: string; composing: Composing }>('answer')

/** The German reason why the content cannot be sent; null if it can. */
export function flawOf({ isNote, text }: Composing): string | null {
  if (text.trim() === '')
    return isNote ? t('Bitte schreiben Sie eine Notiz.') : t('Bitte schreiben Sie eine Antwort.')
  const field = isNote ? null : unfilledField(text)
  return field && t`Bitte ersetzen Sie ${field} durch einen Wert.`
}
