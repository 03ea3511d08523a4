import type { RetentionRun } from '@portal/contract/house/retention'
import { countText } from '@portal/domain/values/formats'

/** Singular and plural of each kind of data. */
const kinds: Record<string, readonly [one: string, more: string]> = {
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
  consents: ['Einwilligung', 'Einwilligungen'],
  dealerImports: ['Händlerimport', 'Händlerimporte'],
  previews: ['Vorschau eines Auftrags', 'Vorschauen von Aufträgen'],
  runs: ['Löschbericht', 'Löschberichte'],
  vehicleFiles: ['Foto oder Gutachten', 'Fotos und Gutachten'],
}

/** "3 Mails, 1 Anfrage" or "nichts". */
export function deletedText({ counts }: RetentionRun): string {
  const parts = Object.entries(counts).flatMap(([kind, count]) => {
    if (count === 0) return []
    const [one, more] = kinds[kind] ?? [kind, kind]
    return `${countText(count)} ${count === 1 ? one : more}`
  })
  return parts.join(', ') || 'nichts'
}
