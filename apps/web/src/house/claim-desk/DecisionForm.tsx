import type { HouseClaim } from '@portal/contract/house/claim-desk'
import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { type FormEvent, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { askedText } from './facts.ts'
import { buttonOf, decisionDraft, decisions, hasAmount, moveOf, undecided } from './form.ts'
import { useMoveClaim } from './queries.ts'

/** A question, an offer or a decision; the company gets the text by mail. */
export function DecisionForm({ claim }: { claim: HouseClaim }) {
  const { id, version, purchase } = claim
  const kept = useKeptDraft(decisionDraft, useAccount()?.id)
  const [fields, setFields] = useState(kept?.id === id ? kept.fields : undecided)
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  useKeepDraft(decisionDraft, () => (fields === undecided ? null : { id, fields }))
  const send = useMoveClaim(id)
  const { action, text, amount } = fields
  const change = (changes: Partial<typeof fields>) => {
    setFlaws({})
    setFields({ ...fields, ...changes })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { move, flaws: found = {} } = moveOf(fields, version)
    setFlaws(found)
    if (!move) return
    send.mutate(move, {
      onSuccess: () => {
        setFields(undecided)
        toast('success', t('Gespeichert. Der Händler bekommt eine Mail.'))
      },
      onError: (error) => {
        const errors = error instanceof ApiProblem ? error.errors : []
        setFlaws(flawsOf(errors))
      },
    })
  }
  const isAboutFields = send.error instanceof ApiProblem && send.error.errors.length > 0
  const limit = purchase.price === null ? undefined : t`Höchstens ${euroCentText(purchase.price)}`
  const asked = askedText(claim)
  return (
    <form className="stack" noValidate onSubmit={submit} aria-labelledby="decision">
      <h2 id="decision">Entscheidung</h2>
      <fieldset className="claim-choices">
        <legend className="vh">Was soll geschehen?</legend>
        {decisions.map(({ value, label, hint }) => (
          <label key={value}>
            <input
              type="radio"
              name="decision"
              checked={value === action}
              onChange={() => change({ action: value })}
            />
            <b>{label}</b>
            <small>{hint}</small>
          </label>
        ))}
      </fieldset>
      {hasAmount(action) && (
        <TextField
          label="Betrag brutto (in €)"
          required
          inputMode="decimal"
          autoComplete="off"
          hint={[asked, limit].filter(Boolean).join('. ') || undefined}
          value={amount}
          error={flaws.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
      )}
      <TextArea
        label={decisions.find(({ value }) => value === action)?.text ?? ''}
        required
        rows={5}
        maxLength={4000}
        value={text}
        error={flaws.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {send.error && !isAboutFields && <Alert kind="error">{textOf(send.error)}</Alert>}
      <Button type="submit" variant="primary" block pending={send.isPending}>
        {buttonOf(fields)}
      </Button>
    </form>
  )
}
