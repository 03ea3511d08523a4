import type { Passkey } from '@portal/contract/accounts/passkeys'
import { t } from '@portal/domain/values/text'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { addProblem, isLoginTooOld, passkeyTimes } from './facts.ts'
import { passkeyDraft } from './form.ts'
import { RemoveDialog, RenameDialog } from './PasskeyDialogs.tsx'
import { useAddPasskey, usePasskeys } from './queries.ts'

/** The passkeys of the account; adding one needs a recent sign-in. */
export default function PasskeysPanel() {
  const { data, error } = usePasskeys()
  const add = useAddPasskey()
  return (
    <section className="panel stack" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        Mit einem Passkey melden Sie sich ohne Passwort und ohne Bestätigungscode an: mit Fingerabdruck,
        Gesicht oder der PIN Ihres Geräts.
      </p>
      {!data && !error && <Spinner label="Wird geladen" />}
      {data && data.length > 0 && (
        <ul className="people-list" aria-label="Ihre Passkeys">
          {data.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {add.error && !isLoginTooOld(add.error) && <Alert kind="error">{addProblem(add.error)}</Alert>}
      {isLoginTooOld(add.error) && (
        <Alert kind="warn">
          Zur Sicherheit: Bitte melden Sie sich neu an, danach können Sie den Passkey hinzufügen.
        </Alert>
      )}
      <div className="row">
        {isLoginTooOld(add.error) ? (
          <LinkButton variant="primary" to={`${paths.login}?returnUrl=${paths.account}`}>
            Neu anmelden
          </LinkButton>
        ) : browserSupportsWebAuthn() ? (
          <Button pending={add.isPending} onClick={() => add.mutate()}>
            Passkey hinzufügen
          </Button>
        ) : (
          <p className="muted">Dieser Browser kann keine Passkeys anlegen.</p>
        )}
      </div>
    </section>
  )
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const draft = useKeptDraft(passkeyDraft, useAccount()?.id)
  const kept = draft?.id === passkey.id ? draft.name : undefined
  const [open, setOpen] = useState<'rename' | 'remove' | null>(kept === undefined ? null : 'rename')
  const close = () => setOpen(null)
  const { name, backedUp } = passkey
  return (
    <li>
      <div className="who">
        <b>{name}</b>
        {!backedUp && <span className="tag">Nur auf diesem Gerät</span>}
        <span className="muted">{passkeyTimes(passkey)}</span>
      </div>
      <Button variant="ghost" aria-label={t`${name} umbenennen`} onClick={() => setOpen('rename')}>
        Umbenennen
      </Button>
      <Button variant="ghost" aria-label={t`${name} entfernen`} onClick={() => setOpen('remove')}>
        Entfernen
      </Button>
      {open === 'rename' && <RenameDialog passkey={passkey} kept={kept} onClose={close} />}
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  )
}
