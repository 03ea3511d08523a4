import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { signed } from '@portal/domain/house/stock-job-texts'
import { countText, euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type Figure, FigureList } from '../../shell/FigureList.tsx'

/** The counts and price sums of a job. */
export function JobSums({
  job: { counts, sums, state, changedSince, watchers, rule },
}: {
  job: StockJobDetails
}) {
  const isPreview = state === 'preview' || state === 'failed'
  const facts: Figure[] = isPreview
    ? [[t('Ändern sich'), countText(counts.changes)]]
    : state === 'undone'
      ? [
          [t('Zurückgesetzt'), countText(counts.restored)],
          [t('Seitdem geändert, nicht überschrieben'), countText(counts.kept)],
        ]
      : [
          [t('Geändert'), countText(counts.changed)],
          [t('Seitdem neu geändert'), countText(changedSince)],
        ]
  facts.push([t('Abgelehnt'), countText(counts.refused)])
  if (counts.unchanged > 0) facts.push([t('Bleiben gleich'), countText(counts.unchanged)])
  if (sums)
    facts.push(
      [t('Summe vorher'), euroText(sums.before)],
      [t('Summe nachher'), euroText(sums.after)],
      [t('Differenz'), signed(Math.round(sums.after - sums.before), '€')],
    )
  if (!isPreview && rule.action === 'price' && watchers > 0)
    facts.push([
      t('Beobachter mit E-Mail'),
      rule.notifiesWatchers ? countText(watchers) : t('nicht benachrichtigt'),
    ])
  return <FigureList className="sums" figures={facts} />
}
