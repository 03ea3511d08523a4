import type { DeskEntry } from '@portal/contract/buyer/watch-desk'
import { enquiryStateText } from '@portal/domain/buyer/enquiry-state'
import { grossProfitOf } from '@portal/domain/buyer/trade-calculation'
import { dayText, euroText, kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { dealerPriceOf, priceOf, priceText } from '@portal/domain/vehicles/attributes/price-text'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useAccount } from '../../session/account.ts'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { moreFactsOf, photosOf, secondLineOf } from '../../vehicles/cars/facts.ts'
import { absenceText, changeOf, changeText, isGone } from './facts.ts'
import { WatchTools } from './WatchTools.tsx'

type Props = {
  entry: DeskEntry
  isReadOnly: boolean
  isSelected: boolean
  onSelect: (entries: readonly DeskEntry[], isSelected: boolean) => void
}

/** A watched vehicle as a row of the table; drawn again only when its own properties change. */
export const DeskRow = memo(function DeskRow({ entry, isReadOnly, isSelected, onSelect }: Props) {
  const name = carName(entry)
  const [fuel, ...drive] = moreFactsOf(entry)
  const isNet = useAccount()?.buysNet === true
  const profit = grossProfitOf(dealerPriceOf(entry), entry.vatMode, entry.calculation, isNet)
  return (
    <tr
      className={['entry', isGone(entry) && 'off', isSelected && 'chosen'].filter(Boolean).join(' ')}
      aria-disabled={isGone(entry) ? true : undefined}
    >
      <td className="choose">
        <label className="check">
          <input
            type="checkbox"
            aria-label={t`${carName(entry)} ${entry.gwnummer} auswählen`}
            checked={isSelected}
            onChange={({ target }) => onSelect([entry], target.checked)}
          />
        </label>
      </td>
      <td className="pic">
        <CarImage
          photo={photosOf(entry.mvpuserwatchcarimages)[0]}
          alt=""
          sizes="96px"
          isTransporter={entry.transporter}
        />
      </td>
      <td className="name">
        {isGone(entry) ? <b>{name}</b> : <Link to={carPath(entry, 'watchlist')}>{name}</Link>}
        <small>
          GW {entry.gwnummer}
          <span lang="de">{secondLineOf(entry) && `, ${secondLineOf(entry)}`}</span>
        </small>
        {entry.energyLabel && <small lang="de">{entry.energyLabel}</small>}
      </td>
      <td className="age">
        {registrationText(entry.erstzulassungvon)}
        <small>{kmText(entry.kilometerstandvon)}</small>
      </td>
      <td className="drive">
        {fuel}
        <small>{drive.join(', ')}</small>
      </td>
      <td className="amount">
        <b>{priceText(priceOf(entry).euro)}</b>
        <small>
          {entry.preisNetto !== undefined
            ? t('netto')
            : entry.haendlerpreisnetto === null
              ? '§ 25a'
              : t`${euroText(entry.haendlerpreisnetto)} netto`}
        </small>
      </td>
      <td className="since">
        <WatchedChange entry={entry} />
        <small>
          {entry.soldAt && isGone(entry)
            ? t`verkauft am ${dayText(entry.soldAt)}`
            : t`gemerkt ${dayText(entry.datecreated)}`}
        </small>
      </td>
      <td className="remark">
        {entry.note && (
          <span className="note" translate="no">
            {entry.note}
          </span>
        )}
        {profit !== null && <small>Rohertrag {euroText(profit)}</small>}
        {entry.enquiry && (
          <small>
            Angefragt {dayText(entry.enquiry.createdAt)}: {enquiryStateText[entry.enquiry.state]}
          </small>
        )}
      </td>
      <td className="tools">
        <WatchTools entry={entry} isReadOnly={isReadOnly} inRow />
      </td>
    </tr>
  )
})

function WatchedChange({ entry }: { entry: DeskEntry }) {
  if (!entry.available)
    return <span className={isGone(entry) ? 'gone' : undefined}>{absenceText(entry)}</span>
  const text = changeText(entry)
  if (text === null) return <span className="muted">unverändert</span>
  const isLower = (changeOf(entry)?.euro ?? 0) < 0
  return (
    <span className={isLower ? 'change lower' : 'change higher'}>
      {isLower ? <IconArrowDown aria-hidden /> : <IconArrowUp aria-hidden />}
      {text}
    </span>
  )
}
