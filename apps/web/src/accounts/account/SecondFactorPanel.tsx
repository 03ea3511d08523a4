import {
  confirmSecondFactor,
  enrolSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@portal/contract/accounts/account'
import { t } from '@portal/domain/values/text'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { ActiveFactor } from './ActiveFactor.tsx'
import { CodeForm } from './CodeForm.tsx'

const secondFactor = {
  queryKey: ['second-factor'],
  queryFn: () => call(readSecondFactor),
}
const refresh = () => queryClient.invalidateQueries({ queryKey: secondFactor.queryKey })

/**
 * Setup of the second factor: an authenticator app, confirmed with its first code. Hidden where the
 * portal offers no second factor, unless one is active.
 */
export default function SecondFactorPanel() {
  const { data, error } = useQuery(secondFactor)
  const enrol = useMutation({ mutationFn: () => call(enrolSecondFactor), onSuccess: refresh })
  const confirm = useMutation({
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onSuccess: () => {
      toast('success', t('Der zweite Faktor ist eingerichtet.'))
      enrol.reset()
      return refresh()
    },
  })
  const renew = useMutation({
    mutationFn: (code: string) => call(renewRecoveryCodes, { body: { code } }),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: (code: string) => call(removeSecondFactor, { body: { code } }),
    onSuccess: () => {
      toast('success', t('Der zweite Faktor ist abgeschaltet.'))
      confirm.reset()
      renew.reset()
      return refresh()
    },
  })
  /** Repeats queries that were refused before; not before the codes are saved, because a reply may open the terms page. */
  const reloadAll = () => {
    confirm.reset()
    renew.reset()
    return queryClient.invalidateQueries()
  }
  const failure = error ?? enrol.error
  const newCodes = renew.data ?? confirm.data
  if (data && !data.available && data.state !== 'active') return null
  return (
    <section className="panel stack">
      <h2>Zweiter Faktor</h2>
      {failure && <Alert kind="error">{textOf(failure)}</Alert>}
      {!data && !error && <Spinner label="Wird geladen" />}
      {data && data.state !== 'active' && !enrol.data && (
        <>
          {data.required && <Alert kind="warn">Bitte richten Sie zuerst den zweiten Faktor ein.</Alert>}
          <p>Schützen Sie Ihr Konto zusätzlich mit einer Authenticator-App.</p>
          <div>
            <Button variant="primary" pending={enrol.isPending} onClick={() => enrol.mutate()}>
              Zweiten Faktor einrichten
            </Button>
          </div>
        </>
      )}
      {enrol.data && (
        <>
          <p>Scannen Sie den Code mit Ihrer App oder geben Sie den Schlüssel von Hand ein.</p>
          <QrCode text={enrol.data.otpauthUrl} label="QR-Code für die Authenticator-App" />
          <p>
            Schlüssel: <code className="secret">{enrol.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <CodeForm action="Einrichtung bestätigen" mutation={confirm} />
        </>
      )}
      {data?.state === 'active' && (
        <>
          {newCodes && <RecoveryCodes codes={newCodes.recoveryCodes} onSaved={reloadAll} />}
          <ActiveFactor factor={data} renew={renew} remove={remove} />
        </>
      )}
    </section>
  )
}

/** New recovery codes, shown only once. */
function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <div className="stack" role="status">
      <Alert kind="warn">
        Bitte speichern Sie diese Wiederherstellungscodes jetzt; sie werden nicht noch einmal angezeigt. Jeder
        ersetzt einmal den Code der App, zum Beispiel nach dem Verlust des Telefons.
      </Alert>
      <ul className="recovery-codes" aria-label="Wiederherstellungscodes">
        {codes.map((code) => (
          <li key={code}>
            <code className="secret">{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <a
          className={buttonClass({ variant: 'primary' })}
          download={t('wiederherstellungscodes.txt')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\r\n'))}`}
        >
          <IconDownload aria-hidden />
          Als Textdatei speichern
        </a>
        <Button onClick={onSaved}>Ich habe die Codes gespeichert</Button>
      </div>
    </div>
  )
}
