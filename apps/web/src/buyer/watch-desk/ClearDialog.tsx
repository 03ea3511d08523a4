import { plural } from '@portal/domain/values/plural'
import { useAccount } from '../../session/account.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useClearWatches } from './queries.ts'

/** Confirms clearing the list, which a company may share; it can be undone as well. */
export function ClearDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const clear = useClearWatches(useAccount()?.login ?? '')
  return (
    <ConfirmDialog
      title="Merkliste leeren?"
      action="Merkliste leeren"
      pending={clear.isPending}
      onConfirm={() => clear.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {plural(
          count,
          'Das gemerkte Fahrzeug wird mit Notizen und Kalkulationen entfernt.',
          'Alle # gemerkten Fahrzeuge werden mit Notizen und Kalkulationen entfernt.',
        )}
      </p>
    </ConfirmDialog>
  )
}
