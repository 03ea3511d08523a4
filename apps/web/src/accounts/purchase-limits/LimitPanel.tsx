import type { BuyerLimit } from '@portal/contract/accounts/purchase-limits'
import { euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { limitDraft, purchaseLimits } from './queries.ts'

const LimitDialog = lazy(() => import('./LimitDialog.tsx'))

const limitText = ({ perPurchase, perMonth }: BuyerLimit) => {
  if (perPurchase === null && perMonth === null) return t('Ohne Limit')
  if (perMonth === null) return t`Bis ${euroText(perPurchase ?? 0)} je Kauf`
  if (perPurchase === null) return t`Bis ${euroText(perMonth)} im Monat`
  return t`Bis ${euroText(perPurchase)} je Kauf, ${euroText(perMonth)} im Monat`
}

/** What each buyer may buy alone; owners set it. Nothing in a company without buyers. */
export function LimitPanel() {
  const { data } = useQuery(purchaseLimits)
  const draft = useKeptDraft(limitDraft, useAccount()?.id)
  const [kept, setKept] = useState(draft ?? undefined)
  const [edited, setEdited] = useState(draft?.buyer)
  if (!data || data.length === 0) return null
  const editing = data.find(({ id }) => id === edited)
  const close = () => {
    setEdited(undefined)
    setKept(undefined)
  }
  return (
    <section className="panel stack" aria-labelledby="limits">
      <h2 id="limits">Limits für Einkäufer</h2>
      <p className="muted">Einen Kauf über dem Limit gibt ein Inhaber frei, bevor er gilt.</p>
      <p className="muted">Eine Reservierung darüber endet, wenn kein Inhaber sie freigibt.</p>
      <ul className="people-list">
        {data.map((buyer) => (
          <li key={buyer.id}>
            <div className="who">
              <b>{buyer.name}</b>
              <span className="muted">{limitText(buyer)}</span>
            </div>
            <Button
              variant="ghost"
              aria-label={t`Limit von ${buyer.name} ändern`}
              onClick={() => setEdited(buyer.id)}
            >
              Ändern
            </Button>
          </li>
        ))}
      </ul>
      {editing && (
        <Suspense>
          <LimitDialog buyer={editing} kept={kept} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
