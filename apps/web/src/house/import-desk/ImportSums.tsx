import type { ImportCheck } from '@portal/contract/house/stock-imports'
import { type Sum, Sums } from '../imports/Sums.tsx'

export const rowsText = (count: number) => (count === 1 ? 'Zeile' : 'Zeilen')

/** The counts of a check or a takeover, which counts each row of the file once. */
export function ImportSums({ check }: { check: ImportCheck }) {
  const sums: Sum[] = [
    ['Neu', check.inserted],
    ['Geändert', check.updated],
    ['Gleich', check.unchanged],
    ['Abgewiesen', check.rejected, rowsText(check.rejected)],
    ['Quarantäne', check.quarantined, rowsText(check.quarantined)],
    ['Fallen weg', check.held || check.withdrawn, check.held > 0 ? 'angehalten' : undefined],
  ]
  if (check.photos + check.reports > 0) sums.push(['Fotos', check.photos], ['Gutachten', check.reports])
  return <Sums sums={sums} />
}
