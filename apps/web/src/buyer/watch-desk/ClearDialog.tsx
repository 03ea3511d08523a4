import { countText } from '@portal/domain/values/formats'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useClearWatches } from './queries.ts'

/** Confirms clearing the list. */
export function ClearDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const clear = useClearWatches(useAccount()?.login ?? '')
  return (
    <Dialog
      title="Merkliste leeren?"
      onClose={onClose}
      action={
        <Button
          variant="danger"
          pending={clear.isPending}
          onClick={() => clear.mutate(undefined, { onSettled: onClose })}
        >
          Merkliste leeren
        </Button>
      }
    >
      <p>
        {count === 1 ? 'Das gemerkte Fahrzeug wird' : `Alle ${countText(count)} gemerkten Fahrzeuge werden`}{' '}
        mit Ihren Notizen entfernt. Das lässt sich nicht rückgängig machen.
      </p>
    </Dialog>
  )
}
