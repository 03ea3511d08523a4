/** Why a mail landed in no thread, in German. */
export const replyReasons = {
  'no-address': 'Die Antwortadresse einer Nachricht fehlt.',
  'address-invalid': 'Die Antwortadresse ist falsch oder verändert.',
  'address-expired': 'Die Antwortadresse ist abgelaufen.',
  'other-sender': 'Der Absender ist nicht die Person, an die geschrieben wurde.',
  'sender-unproven': 'Der Absender ist nicht belegt (DKIM und SPF).',
  'thread-closed': 'Der Vorgang ist geschlossen.',
  'thread-gone': 'Den Vorgang gibt es nicht, oder die Person darf dort nicht mehr schreiben.',
  empty: 'Neben dem zitierten Text steht nichts.',
  'file-refused': 'Ein Anhang ist nicht erlaubt oder enthält einen Virus.',
  'no-photo': 'Ein Anhang zu einer Reklamation ist kein Foto (JPEG, PNG, WebP bis 12 MB).',
  'too-many-files': 'Die Mail hat zu viele Anhänge.',
  'too-large': 'Die Mail ist zu groß und wurde nicht geladen.',
  unreadable: 'Die Mail ist nicht lesbar.',
} as const
export type ReplyReason = keyof typeof replyReasons

/** The most attachments of a reply, and the most bytes of a mail that is read. */
export const replyFilesMaximum = 10
export const replyBytesMaximum = 15 * 1024 * 1024
