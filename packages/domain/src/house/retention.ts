/** The kinds of data the retention deletes, in German: singular and plural. */
export const retentionKinds = {
  papers: ['Unterlage', 'Unterlagen'],
  accounts: ['Konto', 'Konten'],
  files: ['Datei ohne Unterlage', 'Dateien ohne Unterlage'],
  enquiries: ['Anfrage', 'Anfragen'],
  notifications: ['Suchauftrag', 'Suchaufträge'],
  mails: ['Mail', 'Mails'],
  pushMessages: ['Mitteilung', 'Mitteilungen'],
  tokens: ['Link', 'Links'],
  sessions: ['Anmeldung', 'Anmeldungen'],
  devices: ['Gerät', 'Geräte'],
  apiKeys: ['API-Schlüssel', 'API-Schlüssel'],
  consents: ['Einwilligung', 'Einwilligungen'],
  dealerImports: ['Händlerimport', 'Händlerimporte'],
  collectors: ['Abholer', 'Abholer'],
  inboundMails: ['Eingegangene Mail', 'Eingegangene Mails'],
  webhooks: ['Ereignis für ein Programm', 'Ereignisse für Programme'],
  previews: ['Vorschau eines Auftrags', 'Vorschauen von Aufträgen'],
  vatAnswers: ['Antwort zu einer USt-IdNr.', 'Antworten zu USt-IdNrn.'],
  runs: ['Löschbericht', 'Löschberichte'],
  /** Of earlier releases. */
  vehicleFiles: ['Foto oder Gutachten', 'Fotos und Gutachten'],
} as const
export type RetentionKind = keyof typeof retentionKinds
