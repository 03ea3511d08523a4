import type { HouseDealer } from '@portal/contract/house-dealers'
import { countText, momentText } from '@portal/domain/formats'

/** What the company does, in numbers. */
export function DealerFigures({ dealer: { counts, lastSeenAt } }: { dealer: HouseDealer }) {
  const figures: [string, string][] = [
    ['Käufe, 12 Monate', countText(counts.purchasesOfYear)],
    ['Käufe gesamt', countText(counts.purchases)],
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
