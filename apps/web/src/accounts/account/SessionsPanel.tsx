import { logoutEverywhere } from '@portal/contract/accounts/auth'
import { useMutation } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { changeAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** Ends every session of the account, for example after the loss of a phone. */
export function SessionsPanel({ onEnded }: { onEnded: () => void }) {
  const end = useMutation({
    mutationFn: () => call(logoutEverywhere),
    onSuccess: () => {
      changeAccount(null)
      toast('success', 'Sie sind auf allen Geräten abgemeldet.')
      onEnded()
    },
  })
  return (
    <section className="panel stack">
      <h2>Geräte</h2>
      <p>Beendet alle Anmeldungen dieses Kontos, auch die auf diesem Gerät.</p>
      {end.error && <Alert kind="error">{textOf(end.error)}</Alert>}
      <div>
        <Button pending={end.isPending} onClick={() => end.mutate()}>
          Überall abmelden
        </Button>
      </div>
    </section>
  )
}
