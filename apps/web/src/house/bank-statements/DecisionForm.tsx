import type { BankEntry, Decision, PayablePurchase } from '@portal/contract/house/bank-statements'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { bookingText, restOf } from './facts.ts'
import { PurchaseSearch } from './PurchaseSearch.tsx'
import { useDecide } from './queries.ts'

type Action = Decision['action'] | 'deduct'
type Props = {
  entry: BankEntry
  hasKeys: boolean
  onDecided: (done: { id: string; revision: number }) => void
}

/** Enter acts as a click on the control that has the focus, and confirms from everywhere else. */
function pressed(confirm: () => void) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.matches('a, button:not([aria-current])')) focused.click()
  else confirm()
}

/** To which purchase an open payment belongs, and what is done with it. */
export function DecisionForm({ entry, hasKeys, onDecided }: Props) {
  const { id, revision, proposals } = entry
  const [purchase, setPurchase] = useState<PayablePurchase | undefined>(proposals[0])
  const [reason, setReason] = useState('')
  const [action, setAction] = useState<Action>(
    entry.finding === 'double' ? 'return' : proposals.length > 0 ? 'book' : 'leave',
  )
  const decide = useDecide(onDecided)
  const choose = (chosen: PayablePurchase | undefined) => {
    if (!chosen) return
    setPurchase(chosen)
    setAction('book')
    setReason('')
  }
  const rest = restOf(entry, purchase)
  const submit = () => {
    if (decide.isPending) return
    if (action === 'return' || action === 'leave') return decide.mutate({ id, body: { action, revision } })
    if (!purchase) return toast('error', t('Bitte wählen Sie zuerst eine Rechnung.'))
    if (action === 'deduct' && reason.trim() === '')
      return toast('error', t('Bitte geben Sie den Grund für den Abzug an.'))
    const { purchaseId, invoiceId, openCents } = purchase
    const deduction = action === 'deduct' ? { deduction: { cents: rest, reason } } : {}
    const body: Decision = { action: 'book', revision, purchaseId, invoiceId, openCents, ...deduction }
    // A callback of `mutate` would be lost, because the form goes with the payment once the list is read again.
    decide.mutate({ id, body })
  }
  useKeys(
    {
      1: () => choose(proposals[0]),
      2: () => choose(proposals[1]),
      3: () => choose(proposals[2]),
      t: () => setAction('book'),
      r: () => !entry.isReturn && setAction('return'),
      u: () => setAction('leave'),
      enter: () => pressed(submit),
    },
    { isOn: hasKeys },
  )
  const all = [
    ['book', bookingText(entry, purchase)],
    ['deduct', t`Als bezahlt buchen, Abzug ${centsEuroText(rest)}`],
    ['return', t('Zurücküberweisen')],
    ['leave', t('Unbekannt lassen')],
  ] as const
  // What the bank has taken back is not paid back once more.
  const actions = all.filter(
    ([value]) => (value !== 'return' || !entry.isReturn) && (value !== 'deduct' || rest > 0),
  )
  const isListed = proposals.some(({ purchaseId }) => purchaseId === purchase?.purchaseId)
  return (
    <form className="stack" onSubmit={submitted(submit)}>
      <fieldset className="payment-choices">
        <legend>Gehört zu</legend>
        {proposals.map((proposal, index) => (
          <label key={proposal.purchaseId} className="payment-choice">
            <input
              type="radio"
              name="purchase"
              checked={purchase?.purchaseId === proposal.purchaseId}
              onChange={() => choose(proposal)}
            />
            {hasKeys && <kbd className="onlyd">{index + 1}</kbd>}
            <PurchaseText purchase={proposal}>
              {[
                proposal.hasNumber && t('Rechnungsnummer'),
                proposal.hasVehicle && 'GW-Nummer',
                proposal.hasAccount && t('Konto'),
              ]
                .filter(Boolean)
                .join(', ') || t('Vorschlag')}
            </PurchaseText>
          </label>
        ))}
        {purchase && !isListed && (
          <label className="payment-choice">
            <input type="radio" name="purchase" checked readOnly />
            <PurchaseText purchase={purchase}>Von Hand gesucht</PurchaseText>
          </label>
        )}
        <PurchaseSearch onChoose={choose} />
      </fieldset>
      <fieldset className="payment-choices">
        <legend>Dann</legend>
        {actions.map(([value, label]) => (
          <label key={value} className="check">
            <input
              type="radio"
              name="action"
              checked={action === value}
              disabled={value === 'book' && !purchase}
              onChange={() => setAction(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {action === 'deduct' && (
        <TextField
          label="Grund für den Abzug"
          hint="Steht im Verlauf des Kaufs. Die Rechnung bleibt unverändert."
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" variant="primary" pending={decide.isPending}>
        Bestätigen, nächste
      </Button>
    </form>
  )
}

function PurchaseText({ purchase, children }: { purchase: PayablePurchase; children: string }) {
  const { number, gwnummer, vehicle, company, openCents, depositCents } = purchase
  return (
    <span>
      <b>{number ?? t('Noch keine Rechnung')}</b>
      <small>
        {gwnummer} {vehicle}
        {company && `, ${company}`}
        {number && t` · offen ${centsEuroText(openCents)}`}
        {depositCents > 0 && t` · Kaution ${centsEuroText(depositCents)}`}
      </small>
      <small>{children}</small>
    </span>
  )
}
