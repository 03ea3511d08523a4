import type { HouseDealer } from '@portal/contract/house/house-dealers'
import { countries } from '@portal/domain/accounts/countries'
import { vatStateLabels, vatStateText } from '@portal/domain/accounts/vat-id-states'
import { hasWrongSum } from '@portal/domain/accounts/vat-id-sums'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { useAccount } from '../../session/account.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { vatAnswerText, vatMarks, vatServiceTexts } from './facts.ts'
import { confirmationDraft } from './form.ts'
import { useCheckVatId, useConfirmVatId } from './queries.ts'

/** The VAT id of a company from another EU country: its state, what was answered, and what the house can do. */
export function VatPanel({ dealer: { id, country, vat, vatAnswers } }: { dealer: HouseDealer }) {
  const check = useCheckVatId(id)
  const draft = useKeptDraft(confirmationDraft, useAccount()?.id)
  const kept = draft?.id === id ? draft.reason : undefined
  const [isConfirming, setConfirming] = useState(kept !== undefined)
  if (!vat) return null
  return (
    <section className="hp" aria-labelledby="dealer-vat">
      <header>
        <h2 id="dealer-vat">USt-IdNr.</h2>
        <StateMark label={vatStateLabels[vat.state]} look={vatMarks[vat.state]} />
      </header>
      <div className="in stack">
        <FactList
          facts={[
            [t('Land'), countries[country].name],
            [t('Nummer'), vat.vatId],
          ]}
        />
        <p role="status">
          {vatStateText(vat, true)}
          {vat.isChecking && vat.state !== 'checking' && t(' Eine Prüfung läuft.')}
        </p>
        {hasWrongSum(vat.vatId) && <Alert kind="warn">Die Prüfziffer dieser Nummer passt nicht.</Alert>}
        <div className="row wrap">
          <Button
            small
            pending={check.isPending}
            onClick={() =>
              check.mutate(undefined, {
                onSuccess: () => toast('success', t('Die Nummer wird erneut geprüft.')),
                onError: (error) => toastFailure(error),
              })
            }
          >
            Erneut prüfen
          </Button>
          {vat.state === 'pending' && (
            <Button small onClick={() => setConfirming(true)}>
              Von Hand bestätigen
            </Button>
          )}
        </div>
        {vatAnswers.length > 0 && (
          <Disclosure title="Bisherige Prüfungen">
            <ol className="list">
              {vatAnswers.map((answer) => (
                <li key={answer.id}>
                  <div className="g">
                    <b>
                      {answer.vatId}: {vatAnswerText(answer)}
                    </b>
                    <span>
                      {[
                        momentText(answer.at),
                        vatServiceTexts[answer.service],
                        answer.who,
                        answer.requestId && t`Kennung ${answer.requestId}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
      </div>
      {isConfirming && <ConfirmationDialog id={id} kept={kept} onClose={() => setConfirming(false)} />}
    </section>
  )
}

type DialogProps = {
  id: number
  /** What was typed when the session ended. */
  kept: string | undefined
  onClose: () => void
}

function ConfirmationDialog({ id, kept, onClose }: DialogProps) {
  const [reason, setReason] = useState(kept ?? '')
  useKeepDraft(confirmationDraft, () => ({ id, reason }))
  const confirm = useConfirmVatId(id)
  return (
    <FormDialog
      title="USt-IdNr. von Hand bestätigen"
      action="Bestätigen"
      pending={confirm.isPending}
      isUnsaved={reason !== ''}
      onSubmit={() =>
        confirm.mutate(reason, {
          onSuccess: () => {
            toast('success', t('Die USt-IdNr. ist bestätigt.'))
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <p>Der Händler kann danach ohne deutsche Umsatzsteuer kaufen.</p>
      <TextArea
        label="Grund"
        hint="Zum Beispiel die Bestätigung auf Papier und ihr Datum. Der Grund bleibt bei den Prüfungen gespeichert."
        required
        maxLength={1000}
        value={reason}
        error={confirm.error ? detailOf(confirm.error) : undefined}
        onChange={({ target }) => {
          setReason(target.value)
          confirm.reset()
        }}
      />
    </FormDialog>
  )
}
