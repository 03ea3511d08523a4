import { countText } from '@portal/domain/formats'
import type { ImportResult } from './commands.ts'

type Counts = Pick<
  ImportResult,
  'read' | 'rejected' | 'inserted' | 'updated' | 'withdrawn' | 'published' | 'hidden'
>

/** The counts of an import as German sentences: rows, and which vehicles of the delivery are visible. */
export function summaryOf({ hidden, ...result }: Counts): string[] {
  const { read, rejected, inserted, updated, withdrawn, published } = result
  const lacks: [number, string][] = [
    [hidden.photo, 'ohne Foto'],
    [hidden.price, 'ohne Preis'],
    [hidden.energyLabel, 'ohne Verbrauch, CO₂-Emission oder CO₂-Klasse (Pkw-EnVKV)'],
  ]
  const reasons = lacks.filter(([count]) => count > 0).map(([count, lack]) => `${countText(count)} ${lack}`)
  return [
    `${read} Zeilen gelesen, ${rejected} abgewiesen, ${inserted} neu, ${updated} geändert, ${withdrawn} ausgeschieden`,
    `${countText(published)} sichtbar geworden`,
    hidden.count === 0
      ? 'alle Fahrzeuge der Datei sind sichtbar oder verkauft'
      : `${countText(hidden.count)} nicht sichtbar: ${reasons.join(', ')}`,
  ]
}
