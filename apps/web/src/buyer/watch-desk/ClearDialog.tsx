import { countText } from '@portal/domain/values/formats'
import { useAccount } from '../../session/account.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useClearWatches } from './queries.ts'

/** Confirms clearing the list. */
export function ClearDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const clear = useClearWatches(useAccount()?.login ?? '')
  return (
    <ConfirmDialog
      title="Merkliste leeren?"
      onClose={onClose}
      action="Merkliste leeren"
      pending={clear.isPending}
      onConfirm={() => clear.mutate(undefined, { onSettled: onClose })}
    >
      <p>
        {count === 1 ? 'Das gemerkte Fahrzeug wird' : `Alle ${countText(count)} gemerkten Fahrzeuge werden`}{' '}
        mit Ihren Notizen entfernt. Das lässt sich nicht rückgängig machen.
      </p>
    </ConfirmDialog>
  )
}
