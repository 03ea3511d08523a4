import type { BankEntry } from '@portal/contract/house/bank-statements'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { StateMark } from '../../shell/StateMark.tsx'
import { markOf, noteOf } from './facts.ts'

type Props = { entries: readonly BankEntry[]; current: string | undefined; onChoose: (id: string) => void }

/** The payments; one of them is shown beside the list, on phones below it. */
export const EntryList = ({ entries, current, onChoose }: Props) => (
  <ul className="payment-list">
    {entries.map((entry) => (
      <li key={entry.id}>
        <button
          type="button"
          aria-current={entry.id === current ? 'true' : undefined}
          onClick={() => onChoose(entry.id)}
        >
          <b className="amount">
            {entry.isReturn && '−'}
            {centsEuroText(entry.amountCents)}
          </b>
          <span className="payer">
            <b>{entry.payer || t('Ohne Namen')}</b>
            <small>{entry.reference || t('Ohne Verwendungszweck')}</small>
          </span>
          <span className="finding">
            <StateMark {...markOf(entry)} />
            <small>{noteOf(entry)}</small>
          </span>
        </button>
      </li>
    ))}
  </ul>
)
