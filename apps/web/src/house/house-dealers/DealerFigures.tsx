import type { HouseDealer } from '@portal/contract/house/house-dealers'
import { countText, dayText, euroText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type Figure, FigureList } from '../../shell/FigureList.tsx'

const turnoverText = (euro: number | null) => (euro === null ? '–' : euroText(euro))

/** Key figures of the company. */
export function DealerFigures({ dealer: { counts, lastSeenAt } }: { dealer: HouseDealer }) {
  const isPartial = counts.turnover !== null && counts.unpriced > 0
  const turnover = t`${turnoverText(counts.turnover)} gesamt`
  const unpriced = t`${countText(counts.unpriced)} ohne Preis`
  const figures: Figure[] = [
    [t('Käufe, 12 Monate'), countText(counts.purchasesOfYear), t`${countText(counts.purchases)} gesamt`],
    [
      t('Umsatz, 12 Monate'),
      turnoverText(counts.turnoverOfYear),
      isPartial ? `${turnover}, ${unpriced}` : turnover,
    ],
    [t('Merkliste'), countText(counts.watched), counts.watched === 1 ? t('Fahrzeug') : t('Fahrzeuge')],
    [t('Suchen'), countText(counts.searches), t`${countText(counts.notifications)} mit Mail`],
    [t('Anfragen'), countText(counts.enquiries)],
    lastSeenAt
      ? [t('Zuletzt da'), dayText(lastSeenAt), momentText(lastSeenAt).split(', ')[1]]
      : [t('Zuletzt da'), t('noch nie')],
  ]
  return <FigureList className="dealer-figures" figures={figures} />
}
