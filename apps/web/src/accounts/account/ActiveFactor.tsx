import type { SecondFactor } from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import { type ComponentProps, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeForm } from './CodeForm.tsx'

type Mutation = ComponentProps<typeof CodeForm>['mutation']
type Props = { factor: SecondFactor; renew: Mutation; remove: Mutation }

/** What can be done with an active second factor; each action needs a code. */
export function ActiveFactor({ factor, renew, remove }: Props) {
  const [chosen, setChosen] = useState<'renew' | 'remove' | null>(null)
  const { recoveryCodesLeft: left, required } = factor
  const removal = required ? t('Neue App einrichten') : t('Zweiten Faktor abschalten')
  return (
    <>
      <p>Bei jeder Anmeldung wird ein Code Ihrer Authenticator-App verlangt.</p>
      {left > 3 ? (
        <p>Sie haben noch {left} Wiederherstellungscodes.</p>
      ) : (
        <Alert kind="warn">
          {left === 0
            ? t('Sie haben keinen Wiederherstellungscode mehr.')
            : t`Wiederherstellungscodes übrig: ${left}.`}{' '}
          Bitte erzeugen Sie neue.
        </Alert>
      )}
      <div className="row">
        <Button onClick={() => setChosen('renew')} aria-expanded={chosen === 'renew'}>
          Neue Wiederherstellungscodes
        </Button>
        <Button variant="ghost" onClick={() => setChosen('remove')} aria-expanded={chosen === 'remove'}>
          {removal}
        </Button>
      </div>
      {chosen === 'renew' && <CodeForm key="renew" action="Codes erzeugen" mutation={renew} />}
      {chosen === 'remove' && (
        <>
          {required && <p>Der bisherige Schlüssel wird gelöscht. Danach richten Sie die neue App ein.</p>}
          <CodeForm key="remove" action="Bisherigen Schlüssel löschen" mutation={remove} />
        </>
      )}
    </>
  )
}
