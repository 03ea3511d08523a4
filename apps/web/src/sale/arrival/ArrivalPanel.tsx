import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { arrivalText, depositText } from './facts.ts'
import { ProofForm } from './ProofForm.tsx'
import { arrival } from './queries.ts'

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'))

/** The proof that a vehicle bought without VAT has left the country, and the deposit that waits for it. */
export function ArrivalPanel({ purchaseId }: { purchaseId: string }) {
  const { data, error } = useQuery(arrival(purchaseId))
  const [isSigning, setSigning] = useState(false)
  if (error && !data) return <Alert kind="error">{textOf(error)}</Alert>
  if (!data || (data.state === 'none' && !data.deposit)) return null
  const { need, state, deposit, form, heldPapers, mayProve } = data
  const isAwaited = state === 'awaited' || state === 'late'
  return (
    <section className="panel stack" aria-labelledby="arrival">
      <h2 id="arrival">{need === 'export' ? t('Ausfuhr') : t('Ankunft im Ausland')}</h2>
      {need &&
        (state === 'late' ? <Alert kind="warn">{arrivalText(data)}</Alert> : <p>{arrivalText(data)}</p>)}
      {heldPapers && <p className="small muted">Die Fahrzeugpapiere geben wir danach frei.</p>}
      {deposit && <FactList facts={[[t('Kaution für die Umsatzsteuer'), depositText(deposit)]]} />}
      {deposit && state !== 'proven' && deposit.state !== 'returned' && (
        <p className="small muted">
          Sie ist nicht Teil der Rechnung, Sie können beides zusammen überweisen. Wir zahlen sie nach dem
          Nachweis zurück.
        </p>
      )}
      {isAwaited &&
        need &&
        (mayProve ? (
          <>
            {form && (
              <div>
                <Button onClick={() => setSigning(true)}>Ankunft bestätigen</Button>
              </div>
            )}
            <ProofForm id={purchaseId} need={need} />
          </>
        ) : (
          <p className="muted small">Inhaber und Einkäufer Ihres Betriebs können den Nachweis schicken.</p>
        ))}
      {isSigning && form && (
        <Suspense>
          <ConfirmDialog id={purchaseId} form={form} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </section>
  )
}
