import { t } from '../values/text.ts'

/** What the history of a vehicle says about its files; the keys are stored. */
const fileChanges = {
  'photo-added': t('Foto hinzugefügt'),
  'photo-deleted': t('Foto gelöscht'),
  'photo-restored': t('Foto zurückgeholt'),
  'photos-ordered': t('Fotos geordnet'),
  'main-photo-changed': t('Hauptfoto geändert'),
  'delivery-taken': t('Dateien der Lieferung übernommen'),
  'delivery-undone': t('Dateien vor der Lieferung zurückgeholt'),
  'plate-covered': t('Kennzeichen verdeckt'),
  'report-added': t('Gutachten hinzugefügt'),
  'report-deleted': t('Gutachten gelöscht'),
  'report-restored': t('Gutachten zurückgeholt'),
}
export type FileChange = keyof typeof fileChanges

/** Histories written before the keys contain the German sentence. */
const formerKeys = new Map<string, FileChange>([
  ['Foto hinzugefügt', 'photo-added'],
  ['Foto gelöscht', 'photo-deleted'],
  ['Foto zurückgeholt', 'photo-restored'],
  ['Fotos geordnet', 'photos-ordered'],
  ['Hauptfoto geändert', 'main-photo-changed'],
  ['Dateien der Lieferung übernommen', 'delivery-taken'],
  ['Dateien vor der Lieferung zurückgeholt', 'delivery-undone'],
  ['Kennzeichen verdeckt', 'plate-covered'],
  ['Gutachten hinzugefügt', 'report-added'],
  ['Gutachten gelöscht', 'report-deleted'],
  ['Gutachten zurückgeholt', 'report-restored'],
])

const isFileChange = (stored: string): stored is FileChange => Object.hasOwn(fileChanges, stored)

/** @returns the text of a stored change of files; a text that is none of the portal as it is */
export function fileChangeText(stored: string): string {
  const key = formerKeys.get(stored) ?? stored
  return isFileChange(key) ? t(fileChanges[key]) : stored
}
