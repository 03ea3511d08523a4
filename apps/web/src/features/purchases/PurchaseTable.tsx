import type { HandOver } from '@portal/contract/hand-overs'
import type { Purchase } from '@portal/contract/purchases'
import { euroCentText } from '@portal/domain/formats'
import { purchaseStatus, purchaseStatusLabels } from '@portal/domain/purchase-status'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { dateText, keyOf, type PurchaseView } from './facts.ts'
import { HandOverSteps } from './HandOverSteps.tsx'
import { StatusDot } from './StatusDot.tsx'

type Props = {
  rows: readonly Purchase[]
  /** By `keyOf`. */
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
          <Row key={keyOf(row)} purchase={row} handOver={handOvers.get(keyOf(row))} />
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
        {direction === 'asc' ? ', älteste zuerst; umkehren' : ', neueste zuerst; umkehren'}
      </span>
      <Icon aria-hidden />
    </button>
  )
}

function Row({ purchase, handOver }: { purchase: Purchase; handOver: HandOver | undefined }) {
  const { gwnummer, maker, model, fin, color, puchasesDate } = purchase
  const status = purchaseStatus(purchase)
  return (
    <tr>
      <td className="id" data-label="GW-Nr.">
        {gwnummer}
      </td>
      <td className="make">{maker}</td>
      <td className="model">{model}</td>
      <td className="fin-cell" data-label="FIN">
        <span className="fin">{fin}</span>
      </td>
      <td className="colour">{color ?? '-'}</td>
      <td className="date nowrap">{dateText(puchasesDate)}</td>
      <td className="amount nowrap">
        {handOver && (handOver.price ? euroCentText(handOver.price) : <span className="no-price">-</span>)}
      </td>
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
