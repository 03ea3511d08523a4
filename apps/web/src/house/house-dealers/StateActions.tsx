import type { HouseDealer } from '@portal/contract/house/house-dealers'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { ReasonDialog } from '../../accounts/dealer-activation/ReasonDialog.tsx'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangeState } from './queries.ts'

const wording = {
  block: {
    title: t('Händler sperren'),
    action: t('Sperren'),
    done: t('Der Händler ist gesperrt und abgemeldet.'),
  },
  close: { title: t('Händler schließen'), action: t('Schließen'), done: t('Der Händler ist geschlossen.') },
} as const

/** Blocks, unblocks or closes the company. Blocking and closing require a reason, which is mailed. */
export function StateActions({ dealer: { id, state } }: { dealer: HouseDealer }) {
  const [action, setAction] = useState<keyof typeof wording>()
  const change = useChangeState(id)
  const close = () => {
    setAction(undefined)
    change.reset()
  }
  const unblock = () =>
    change.mutate(
      { action: 'unblock' },
      {
        onSuccess: () => toast('success', t('Der Händler ist wieder freigegeben.')),
        onError: (error) => toastFailure(error),
      },
    )
  return (
    <>
      {(state === 'deactivated' || state === 'closed') && (
        <Button pending={change.isPending} onClick={unblock}>
          Wieder freigeben
        </Button>
      )}
      {state === 'approved' && <Button onClick={() => setAction('block')}>Sperren</Button>}
      {state !== 'closed' && <Button onClick={() => setAction('close')}>Schließen</Button>}
      {action && (
        <ReasonDialog
          title={wording[action].title}
          action={wording[action].action}
          pending={change.isPending}
          error={change.error}
          onClose={close}
          onSend={(reason) =>
            change.mutate(
              { action, reason },
              {
                onSuccess: () => {
                  toast('success', wording[action].done)
                  close()
                },
              },
            )
          }
        />
      )}
    </>
  )
}
