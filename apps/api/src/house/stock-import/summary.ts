import { countedText, countText } from '@portal/domain/values/formats'
import { hiddenReasonCodes, hiddenReasons } from '@portal/domain/vehicles/attributes/visibility'
import type { ImportResult } from '../../stock/takeover/import-stock.ts'

type Counts = Pick<
  ImportResult,
  'read' | 'rejected' | 'inserted' | 'updated' | 'withdrawn' | 'published' | 'hidden'
>

/** The counts of an import as German sentences: rows, and which vehicles of the delivery are visible. */
export function summaryOf({ hidden, ...result }: Counts): string[] {
  const { read, rejected, inserted, updated, withdrawn, published } = result
  const reasons = hiddenReasonCodes.flatMap((code) => {
    const count = hidden.reasons[code] ?? 0
    return count > 0 ? [`${hiddenReasons[code].label} (${countText(count)})`] : []
  })
  return [
    `${countedText(read, 'Zeile', 'Zeilen')} gelesen, ${rejected} abgewiesen, ${inserted} neu, ${updated} geändert, ${withdrawn} ausgeschieden`,
    `${countText(published)} sichtbar geworden`,
    hidden.count === 0
      ? 'alle Fahrzeuge der Datei sind sichtbar oder verkauft'
      : `${countText(hidden.count)} nicht sichtbar: ${reasons.join(', ')}`,
  ]
}
