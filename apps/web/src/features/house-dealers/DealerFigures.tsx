import type { HouseDealer } from '@portal/contract/house-dealers'
import { countText, euroText, momentText } from '@portal/domain/formats'

/** What the company does, in numbers. */
export function DealerFigures({ dealer: { counts, lastSeenAt } }: { dealer: HouseDealer }) {
  const figures: [string, string][] = [
    ['Käufe, 12 Monate', countText(counts.purchasesOfYear)],
    ['Umsatz, 12 Monate', euroText(counts.turnoverOfYear)],
    ['Käufe gesamt', countText(counts.purchases)],
    [
      'Umsatz gesamt',
      `${euroText(counts.turnover)}${counts.unpriced > 0 ? `, ohne ${countText(counts.unpriced)} Käufe ohne Preis` : ''}`,
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
