import type { PayablePurchase } from '@portal/contract/house/bank-statements'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { payablePurchases } from './queries.ts'

/** Finds a purchase that no rule has proposed, also one without an invoice. */
export function PurchaseSearch({ onChoose }: { onChoose: (purchase: PayablePurchase) => void }) {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const { data, isFetching } = useQuery(payablePurchases(q))
  const choose = (purchase: PayablePurchase) => {
    onChoose(purchase)
    setText('')
  }
  return (
    <>
      <TextField
        label="Andere Rechnung oder anderen Kauf suchen"
        type="search"
        maxLength={60}
        placeholder="Rechnung, GW-Nr., Firma"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Would send the form, which decides the payment.
          event.preventDefault()
          const [only, ...others] = isFetching ? [] : (data ?? [])
          if (only && others.length === 0 && q === text.trim()) choose(only)
        }}
      />
      {q.length > 1 && data && (
        <ul className="payment-found">
          {data.map((purchase) => (
            <li key={purchase.purchaseId}>
              <Button small onClick={() => choose(purchase)}>
                {purchase.number
                  ? t`${purchase.number}, ${purchase.gwnummer}, offen ${centsEuroText(purchase.openCents)}`
                  : t`${purchase.gwnummer} ${purchase.vehicle}, noch ohne Rechnung`}
              </Button>
            </li>
          ))}
          {data.length === 0 && <li className="muted">Nichts gefunden.</li>}
        </ul>
      )}
    </>
  )
}
