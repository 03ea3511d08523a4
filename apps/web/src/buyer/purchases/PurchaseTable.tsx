import type { Purchase } from '@portal/contract/buyer/purchases'
import type { HandOver } from '@portal/contract/sale/hand-overs'
import { handOverLabels, purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { purchaseStatus, purchaseStatusLabels } from '@portal/domain/buyer/purchase-status'
import { dayText, euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconChevronDown, IconChevronUp, IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { purchasePath } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { colourOf } from '../../vehicles/cars/facts.ts'
import { keyOf, type PurchaseView } from './facts.ts'
import { useDownloadPaper } from './queries.ts'
import { StatusDot } from './StatusDot.tsx'

type Props = {
  rows: readonly Purchase[]
  /** The hand-over of each purchase, by `keyOf`. */
  handOvers: ReadonlyMap<string, HandOver>
  direction: PurchaseView['direction']
  onSort: () => void
}

/** The purchases as a table; below 720 px each row becomes a block. */
export function PurchaseTable({ rows, handOvers, direction, onSort }: Props) {
  return (
    <table className="rtable buys">
      <caption className="vh">Historie der Käufe</caption>
      <thead>
        <tr>
          <th scope="col">GW-Nr.</th>
          <th scope="col">Hersteller</th>
          <th scope="col">Modell</th>
          <th scope="col">FIN</th>
          <th scope="col">Farbe</th>
          <th scope="col" aria-sort={direction === 'asc' ? 'ascending' : 'descending'}>
            <SortButton direction={direction} onSort={onSort} />
          </th>
          <th scope="col" className="amount">
            Preis
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PurchaseRow key={keyOf(row)} purchase={row} handOver={handOvers.get(keyOf(row))} />
        ))}
      </tbody>
    </table>
  )
}

export function SortButton({ direction, onSort }: Pick<Props, 'direction' | 'onSort'>) {
  const Icon = direction === 'asc' ? IconChevronUp : IconChevronDown
  return (
    <button type="button" onClick={onSort}>
      Kaufdatum
      <span className="vh">
        {direction === 'asc' ? t(', älteste zuerst; umkehren') : t(', neueste zuerst; umkehren')}
      </span>
      <Icon aria-hidden />
    </button>
  )
}

/** What the company pays. */
function PaidPrice({ price, netPrice }: HandOver) {
  if (netPrice)
    return (
      <>
        {euroCentText(netPrice)} <span className="muted small">netto</span>
      </>
    )
  return price ? euroCentText(price) : <span className="no-price">-</span>
}

function PurchaseRow({ purchase, handOver }: { purchase: Purchase; handOver: HandOver | undefined }) {
  const { gwnummer, maker, model, fin, color, puchasesDate } = purchase
  const status = purchaseStatus(purchase)
  return (
    <tr>
      <td className="id" data-label={t('GW-Nr.')}>
        {handOver ? <Link to={purchasePath(handOver.id)}>{gwnummer}</Link> : gwnummer}
      </td>
      <td className="make">{maker}</td>
      <td className="model">{model}</td>
      <td className="fin-cell" data-label={t('FIN')}>
        <span className="fin">{fin}</span>
      </td>
      <td className="colour">{colourOf(color) || '-'}</td>
      <td className="date nowrap">{dayText(puchasesDate)}</td>
      <td className="amount nowrap">{handOver && <PaidPrice {...handOver} />}</td>
      <td className="st">
        {status ? (
          <span className="status">
            <StatusDot status={status} />
            {purchaseStatusLabels[status]}
          </span>
        ) : (
          '-'
        )}
        {handOver && <HandOverSteps handOver={handOver} />}
      </td>
    </tr>
  )
}

/** The buyer, the dated steps of the hand-over (for a collected vehicle only the last one) and the papers. */
function HandOverSteps({ handOver: { buyer, steps, papers, takenBackAt } }: { handOver: HandOver }) {
  const save = useDownloadPaper()
  const isCollected = steps.some(({ step }) => step === 'collected')
  const dated = steps
    .flatMap(({ step, at }) => (at === null ? [] : [{ step, at }]))
    .filter(({ step }) => !isCollected || step === 'collected')
  if (!buyer && !takenBackAt && dated.length + papers.length === 0) return null
  return (
    <>
      {takenBackAt && <p>Zurückgenommen {dayText(takenBackAt)}</p>}
      {buyer && <p className="buyer">Gekauft von {buyer}</p>}
      {dated.length > 0 && (
        <ul className="hand-over" aria-label="Übergabe">
          {dated.map(({ step, at }) => (
            <li key={step}>
              {handOverLabels[step]} {dayText(at)}
            </li>
          ))}
        </ul>
      )}
      {papers.map((paper) => (
        <Button
          key={paper.id}
          small
          pending={save.isPending && save.variables.id === paper.id}
          onClick={() => save.mutate(paper)}
        >
          <IconDownload aria-hidden />
          {purchasePaperLabels[paper.kind]}
          <span className="vh">
            {' '}
            <span lang="de">{paper.name}</span> herunterladen
          </span>
        </Button>
      ))}
    </>
  )
}
