import { NewBankAccount } from '@portal/contract/house/bank-account'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useProposeAccount } from './queries.ts'

/** Proposes another account, which a second administrator confirms. */
export function ProposalForm() {
  const [values, setValues] = useState({ holder: '', iban: '' })
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const propose = useProposeAccount()
  const refused = propose.error instanceof ApiProblem ? propose.error.errors : []
  const flawOf = (path: string) => flaws[path] ?? refused.find((error) => error.path === path)?.message
  const submit = () => {
    const { data, error } = NewBankAccount.safeParse(values)
    setFlaws(flawsOf(error?.issues))
    if (data)
      propose.mutate(values, {
        onSuccess: () => toast('success', t('Vorgeschlagen. Ein zweiter Administrator muss bestätigen.')),
      })
  }
  return (
    <section className="hp" aria-labelledby="propose">
      <header>
        <h2 id="propose">Konto ändern</h2>
      </header>
      <form className="in stack" noValidate onSubmit={submitted(submit)}>
        {propose.error && refused.length === 0 && <Alert kind="error">{textOf(propose.error)}</Alert>}
        <TextField
          label="Empfänger"
          required
          maxLength={70}
          autoComplete="off"
          value={values.holder}
          error={flawOf('holder')}
          onChange={({ target }) => setValues({ ...values, holder: target.value })}
        />
        <TextField
          label="IBAN"
          required
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          value={values.iban}
          error={flawOf('iban')}
          onChange={({ target }) => setValues({ ...values, iban: target.value })}
        />
        <Button type="submit" variant="primary" pending={propose.isPending}>
          Konto vorschlagen
        </Button>
      </form>
    </section>
  )
}
