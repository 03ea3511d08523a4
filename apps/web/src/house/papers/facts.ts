import { t } from '@portal/domain/values/text'

/** Why a file is not uploaded; undefined if it is. */
export function paperFlaw(file: File | undefined, maxBytes: number): string | undefined {
  if (!file) return t('Bitte ein PDF wählen.')
  return file.size > maxBytes ? t('Ein Papier darf höchstens 5 MB groß sein.') : undefined
}
