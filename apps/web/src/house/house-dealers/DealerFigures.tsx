import type { HouseDealer } from '@portal/contract/house/house-dealers'
import { countText, dayText, euroText, momentText } from '@portal/domain/values/formats'
import { type Figure, FigureList } from '../../shell/FigureList.tsx'

const turnoverText = (euro: number | null) => (euro === null ? '–' : euroText(euro))

/** Key figures of the company. */
export function DealerFigures({ dealer: { counts, lastSeenAt } }: { dealer: HouseDealer }) {
  const isPartial = counts.turnover !== null && counts.unpriced > 0
  const turnover = `${turnoverText(counts.turnover)} gesamt`
  const unpriced = `${countText(counts.unpriced)} ohne Preis`
  const figures: Figure[] = [
    ['Käufe, 12 Monate', countText(counts.purchasesOfYear), `${countText(counts.purchases)} gesamt`],
    [
      'Umsatz, 12 Monate',
      turnoverText(counts.turnoverOfYear),
      isPartial ? `${turnover}, ${unpriced}` : turnover,
    ],
    ['Merkliste', countText(counts.watched), counts.watched === 1 ? 'Fahrzeug' : 'Fahrzeuge'],
    ['Suchen', countText(counts.searches), `${countText(counts.notifications)} mit Mail`],
    ['Anfragen', countText(counts.enquiries)],
    lastSeenAt
      ? ['Zuletzt da', dayText(lastSeenAt), momentText(lastSeenAt).split(', ')[1]]
      : ['Zuletzt da', 'noch nie'],
  ]
  return <FigureList className="dealer-figures" figures={figures} />
}
