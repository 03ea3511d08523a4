import type { BankEntry } from '@portal/contract/house/bank-statements'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { housePurchasePath } from '../../house-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { noteOf } from './facts.ts'
import { useUndoDecision } from './queries.ts'

type Props = {
  entry: BankEntry
  /** Its place in the list, '1 von 9'. */
  place: string
  hasKeys: boolean
  onDecided: (done: { id: string; revision: number }) => void
}

/** One payment with what is known about it, and the decision that is open or was made. */
export function EntryDetail({ entry, place, hasKeys, onDecided }: Props) {
  const { amountCents, payer, valueOn, maskedIban, reference, state, isReturn } = entry
  return (
    <section className="hp" aria-labelledby="payment">
      <header className="payment-head">
        <h2 id="payment">
          {isReturn
            ? t`Zurückgeholt: ${centsEuroText(amountCents)} von ${payer || t('Ohne Namen')}`
            : t`${centsEuroText(amountCents)} von\u00a0${payer || t('Ohne Namen')}`}
        </h2>
        <span className="muted">{place}</span>
      </header>
      <div className="in stack payment-detail">
        <FactList
          facts={[
            [t('Wertstellung'), dayText(valueOn)],
            [t('Konto des Zahlers'), maskedIban ?? t('nicht genannt')],
            [t('Verwendungszweck'), reference || t('keiner')],
          ]}
        />
        {state === 'open' ? (
          <DecisionForm entry={entry} hasKeys={hasKeys} onDecided={onDecided} />
        ) : (
          <Decided entry={entry} />
        )}
      </div>
    </section>
  )
}

function Decided({ entry }: { entry: BankEntry }) {
  const undo = useUndoDecision()
  return (
    <>
      <p>
        {noteOf(entry)}
        {entry.booked && (
          <>
            {' · '}
            <Link to={housePurchasePath(entry.booked.purchaseId)}>Zum Kauf</Link>
          </>
        )}
      </p>
      {undo.error && <Alert kind="error">{textOf(undo.error)}</Alert>}
      {entry.isUndoable && (
        <Button pending={undo.isPending} onClick={() => undo.mutate(entry)}>
          Zurücknehmen
        </Button>
      )}
    </>
  )
}
