import { t } from '../values/text.ts'

/** Why a mail landed in no thread, in German. */
export const replyReasons = {
  'no-address': t('Die Antwortadresse einer Nachricht fehlt.'),
  'address-invalid': t('Die Antwortadresse ist falsch oder verändert.'),
  'address-expired': t('Die Antwortadresse ist abgelaufen.'),
  'other-sender': t('Der Absender ist nicht die Person, an die geschrieben wurde.'),
  'sender-unproven': t('Der Absender ist nicht belegt (DKIM und SPF).'),
  'thread-closed': t('Der Vorgang ist geschlossen.'),
  'thread-gone': t('Den Vorgang gibt es nicht, oder die Person darf dort nicht mehr schreiben.'),
  empty: t('Neben dem zitierten Text steht nichts.'),
  'file-refused': t('Ein Anhang ist nicht erlaubt oder enthält einen Virus.'),
  'no-photo': t('Ein Anhang zu einer Reklamation ist kein Foto (JPEG, PNG, WebP bis 12 MB).'),
  'too-many-files': t('Die Mail hat zu viele Anhänge.'),
  'too-large': t('Die Mail ist zu groß und wurde nicht geladen.'),
  unreadable: t('Die Mail ist nicht lesbar.'),
} as const
export type ReplyReason = keyof typeof replyReasons

/** The most attachments of a reply, and the most bytes of a mail that is read. */
export const replyFilesMaximum = 10
export const replyBytesMaximum = 15 * 1024 * 1024
