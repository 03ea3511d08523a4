import type { StockJobDetails } from '@portal/contract/house/stock-jobs'
import { signed } from '@portal/domain/house/stock-job-texts'
import { countText, euroText } from '@portal/domain/values/formats'
import { type Figure, FigureList } from '../../shell/FigureList.tsx'

/** The counts and price sums of a job. */
export function JobSums({
  job: { counts, sums, state, changedSince, watchers, rule },
}: {
  job: StockJobDetails
}) {
  const isPreview = state === 'preview' || state === 'failed'
  const facts: Figure[] = isPreview
    ? [['Ändern sich', countText(counts.changes)]]
    : state === 'undone'
      ? [
          ['Zurückgesetzt', countText(counts.restored)],
          ['Seitdem geändert, nicht überschrieben', countText(counts.kept)],
        ]
      : [
          ['Geändert', countText(counts.changed)],
          ['Seitdem neu geändert', countText(changedSince)],
        ]
  facts.push(['Abgelehnt', countText(counts.refused)])
  if (counts.unchanged > 0) facts.push(['Bleiben gleich', countText(counts.unchanged)])
  if (sums)
    facts.push(
      ['Summe vorher', euroText(sums.before)],
      ['Summe nachher', euroText(sums.after)],
      ['Differenz', signed(Math.round(sums.after - sums.before), '€')],
    )
  if (!isPreview && rule.action === 'price' && watchers > 0)
    facts.push([
      'Beobachter mit E-Mail',
      rule.notifiesWatchers ? countText(watchers) : 'nicht benachrichtigt',
    ])
  return <FigureList className="sums" figures={facts} />
}
