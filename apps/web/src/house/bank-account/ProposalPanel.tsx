import { type BankAccount, confirmBankAccount } from '@portal/contract/house/bank-account'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirmAccount, useRefuseAccount } from './queries.ts'

type Proposal = NonNullable<BankAccount['proposal']>

/** A proposal that waits: the second administrator types the number again, everybody may drop it. */
export function ProposalPanel({
  proposal: { id, holder, maskedIban, at, people, isOwn },
}: {
  proposal: Proposal
}) {
  const [iban, setIban] = useState('')
  const [flaw, setFlaw] = useState<string>()
  const confirm = useConfirmAccount(id)
  const refuse = useRefuseAccount(id)
  const refused = confirm.error instanceof ApiProblem ? confirm.error.errors[0]?.message : undefined
  const failure = refuse.error ?? (refused ? null : confirm.error)
  const submit = () => {
    const { error } = confirmBankAccount.schema.body.safeParse({ iban })
    setFlaw(error?.issues[0]?.message)
    if (!error)
      confirm.mutate(iban, { onSuccess: () => toast('success', t('Das neue Konto gilt ab sofort.')) })
  }
  return (
    <section className="hp" aria-labelledby="proposal">
      <header>
        <h2 id="proposal">Vorgeschlagenes Konto</h2>
      </header>
      <div className="in stack">
        <FactList
          facts={[
            [t('Empfänger'), holder],
            ['IBAN', maskedIban],
            [t('Vorgeschlagen'), `${momentText(at)}${people[0] ? t` von ${people[0]}` : ''}`],
          ]}
        />
        {failure && <Alert kind="error">{textOf(failure)}</Alert>}
        {isOwn ? (
          <p>Sie haben es vorgeschlagen. Bestätigen muss ein zweiter Administrator.</p>
        ) : (
          <form className="stack" noValidate onSubmit={submitted(submit)}>
            <TextField
              label="IBAN zur Bestätigung"
              hint="Vom Schreiben der Bank abtippen, nicht aus einer Mail kopieren."
              required
              maxLength={50}
              autoComplete="off"
              spellCheck={false}
              value={iban}
              error={flaw ?? refused}
              onChange={({ target }) => setIban(target.value)}
            />
            <Button type="submit" variant="primary" pending={confirm.isPending}>
              Konto bestätigen
            </Button>
          </form>
        )}
        <Button variant="ghost" pending={refuse.isPending} onClick={() => refuse.mutate()}>
          {isOwn ? t('Vorschlag zurückziehen') : t('Vorschlag ablehnen')}
        </Button>
      </div>
    </section>
  )
}
