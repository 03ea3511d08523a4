import type { HouseDealer } from '@portal/contract/house-dealers'
import { countText, euroText, momentText } from '@portal/domain/formats'

const turnoverText = (euro: number | null) => (euro === null ? '–' : euroText(euro))

/** What the company does, in numbers. */
export function DealerFigures({ dealer: { counts, lastSeenAt } }: { dealer: HouseDealer }) {
  const isPartial = counts.turnover !== null && counts.unpriced > 0
  const figures: [string, string][] = [
    ['Käufe, 12 Monate', countText(counts.purchasesOfYear)],
    ['Umsatz, 12 Monate', turnoverText(counts.turnoverOfYear)],
    ['Käufe gesamt', countText(counts.purchases)],
    [
      'Umsatz gesamt',
      turnoverText(counts.turnover) + (isPartial ? ` (${countText(counts.unpriced)} ohne Preis)` : ''),
    ],
    ['Merkliste', countText(counts.watched)],
    ['Suchen', `${countText(counts.searches)}, mit Mail ${countText(counts.notifications)}`],
    ['Anfragen', countText(counts.enquiries)],
    ['Zuletzt da', lastSeenAt ? momentText(lastSeenAt) : 'noch nie'],
  ]
  return (
    <dl className="hp dealer-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
