import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
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
        {count === 1
          ? t('Das gemerkte Fahrzeug wird')
          : t`Alle ${countText(count)} gemerkten Fahrzeuge werden`}{' '}
        mit Notizen und Kalkulationen entfernt.
      </p>
    </ConfirmDialog>
  )
}
