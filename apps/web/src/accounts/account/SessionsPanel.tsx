import { endOwnSession, listOwnSessions, type OwnSession } from '@portal/contract/accounts/account'
import { logoutEverywhere } from '@portal/contract/accounts/auth'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { dropAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'

const sessions = {
  queryKey: ['sessions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listOwnSessions, { signal }),
  staleTime: 0,
}

/** The devices on which the account is signed in; ends one session or all, for example after the loss of a phone. */
export function SessionsPanel({ onEnded }: { onEnded: () => void }) {
  const { data, error } = useQuery(sessions)
  const endAll = useMutation({
    mutationFn: () => call(logoutEverywhere),
    onSuccess: () => {
      dropAccount()
      toast('success', t('Sie sind auf allen Geräten abgemeldet.'))
      onEnded()
    },
  })
  const failure = error ?? endAll.error
  return (
    <section className="panel stack" aria-labelledby="devices">
      <h2 id="devices">Geräte</h2>
      <p>Hier sind Sie angemeldet. Ein Gerät, das Sie nicht kennen, melden Sie bitte ab.</p>
      {!data && !error && <Spinner label="Wird geladen" />}
      {data && (
        <ul className="people-list">
          {data.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      )}
      {failure && <Alert kind="error">{textOf(failure)}</Alert>}
      <p className="muted">„Überall abmelden“ beendet alle Anmeldungen, auch die auf diesem Gerät.</p>
      <div>
        <Button pending={endAll.isPending} onClick={() => endAll.mutate()}>
          Überall abmelden
        </Button>
      </div>
    </section>
  )
}

/** Names of devices are stored in German when they sign in (`deviceName`). */
function deviceText(german: string): string {
  const [browser = '', system] = german.split(' auf ')
  if (system === undefined) return german
  return system === 'unbekanntem System' ? t`${browser} auf unbekanntem System` : t`${browser} auf ${system}`
}

function SessionItem({ session }: { session: OwnSession }) {
  const { id, createdAt, lastSeenAt, isCurrent } = session
  const deviceName = deviceText(session.deviceName)
  const end = useMutation({
    mutationFn: () => call(endOwnSession, { params: { id } }),
    onSuccess: () => toast('success', t`${deviceName} ist abgemeldet.`),
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessions.queryKey }),
  })
  return (
    <li>
      <div className="who">
        <b>{deviceName}</b>
        {isCurrent && <span className="tag">Dieses Gerät</span>}
        <span className="muted">
          Angemeldet seit {momentText(createdAt)}, zuletzt aktiv {momentText(lastSeenAt)}
        </span>
      </div>
      {!isCurrent && (
        <Button
          variant="ghost"
          aria-label={t`${deviceName}, zuletzt aktiv ${momentText(lastSeenAt)}, abmelden`}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          Abmelden
        </Button>
      )}
    </li>
  )
}
