import type { ImportCheck } from '@portal/contract/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { type Sum, Sums } from '../imports/Sums.tsx'

export const rowsText = (count: number) => (count === 1 ? t('Zeile') : t('Zeilen'))

/** The counts of a check or a takeover, which counts each row of the file once. */
export function ImportSums({ check }: { check: ImportCheck }) {
  const sums: Sum[] = [
    [t('Neu'), check.inserted],
    [t('Geändert'), check.updated],
    [t('Gleich'), check.unchanged],
    [t('Abgewiesen'), check.rejected, rowsText(check.rejected)],
    [t('Quarantäne'), check.quarantined, rowsText(check.quarantined)],
    [t('Fallen weg'), check.held || check.withdrawn, check.held > 0 ? t('angehalten') : undefined],
  ]
  if (check.photos + check.reports > 0) sums.push([t('Fotos'), check.photos], [t('Gutachten'), check.reports])
  return <Sums sums={sums} />
}
