import type { BankEntry, Decision, PayablePurchase } from '@portal/contract/house/bank-statements'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { bookingText, centText } from './facts.ts'
import { PurchaseSearch } from './PurchaseSearch.tsx'
import { useDecide } from './queries.ts'

type Action = Decision['action']
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
  const [action, setAction] = useState<Action>(
    entry.finding === 'double' ? 'return' : proposals.length > 0 ? 'book' : 'leave',
  )
  const decide = useDecide(onDecided)
  const choose = (chosen: PayablePurchase | undefined) => {
    if (!chosen) return
    setPurchase(chosen)
    setAction('book')
  }
  const submit = () => {
    if (decide.isPending) return
    if (action === 'book' && !purchase) return toast('error', 'Bitte wählen Sie zuerst eine Rechnung.')
    const body: Decision =
      action === 'book' && purchase
        ? { action, revision, invoiceId: purchase.invoiceId, openCents: purchase.openCents }
        : { action: action === 'book' ? 'leave' : action, revision }
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
    ['return', 'Zurücküberweisen'],
    ['leave', 'Unbekannt lassen'],
  ] as const
  // What the bank has taken back is not paid back once more.
  const actions = all.filter(([value]) => value !== 'return' || !entry.isReturn)
  const isListed = proposals.some(({ invoiceId }) => invoiceId === purchase?.invoiceId)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset className="payment-choices">
        <legend>Gehört zu</legend>
        {proposals.map((proposal, index) => (
          <label key={proposal.invoiceId} className="payment-choice">
            <input
              type="radio"
              name="purchase"
              checked={purchase?.invoiceId === proposal.invoiceId}
              onChange={() => choose(proposal)}
            />
            {hasKeys && <kbd className="onlyd">{index + 1}</kbd>}
            <PurchaseText purchase={proposal}>
              {[
                proposal.hasNumber && 'Rechnungsnummer',
                proposal.hasVehicle && 'GW-Nummer',
                proposal.hasAccount && 'Konto',
              ]
                .filter(Boolean)
                .join(', ') || 'Vorschlag'}
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
      <Button type="submit" variant="primary" pending={decide.isPending}>
        Bestätigen, nächste
      </Button>
    </form>
  )
}

function PurchaseText({ purchase, children }: { purchase: PayablePurchase; children: string }) {
  const { number, gwnummer, vehicle, company, openCents } = purchase
  return (
    <span>
      <b>{number}</b>
      <small>
        {gwnummer} {vehicle}
        {company && `, ${company}`} · offen {centText(openCents)}
      </small>
      <small>{children}</small>
    </span>
  )
}
