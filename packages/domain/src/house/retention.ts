import { t } from '../values/text.ts'

/** The kinds of data the retention deletes, in German: singular and plural. */
export const retentionKinds = {
  papers: [t('Unterlage'), t('Unterlagen')],
  accounts: [t('Konto'), t('Konten')],
  files: [t('Datei ohne Unterlage'), t('Dateien ohne Unterlage')],
  enquiries: [t('Anfrage'), t('Anfragen')],
  notifications: [t('Suchauftrag'), t('Suchaufträge')],
  mails: [t('Mail'), t('Mails')],
  pushMessages: [t('Mitteilung'), t('Mitteilungen')],
  tokens: [t('Link'), t('Links')],
  sessions: [t('Anmeldung'), t('Anmeldungen')],
  devices: [t('Gerät'), t('Geräte')],
  apiKeys: [t('API-Schlüssel'), t('API-Schlüssel')],
  consents: [t('Einwilligung'), t('Einwilligungen')],
  dealerImports: [t('Händlerimport'), t('Händlerimporte')],
  collectors: [t('Abholer'), t('Abholer')],
  inboundMails: [t('Eingegangene Mail'), t('Eingegangene Mails')],
  webhooks: [t('Ereignis für ein Programm'), t('Ereignisse für Programme')],
  previews: [t('Vorschau eines Auftrags'), t('Vorschauen von Aufträgen')],
  vatAnswers: [t('Antwort zu einer USt-IdNr.'), t('Antworten zu USt-IdNrn.')],
  runs: [t('Löschbericht'), t('Löschberichte')],
  /** Of earlier releases. */
  vehicleFiles: [t('Foto oder Gutachten'), t('Fotos und Gutachten')],
} as const
export type RetentionKind = keyof typeof retentionKinds
