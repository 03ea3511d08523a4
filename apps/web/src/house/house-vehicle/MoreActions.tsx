import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { IconDots } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { Drop } from '../../ui/Drop.tsx'
import { type JobAction, jobActions } from '../stock-jobs/actions.ts'

/** The actions for a vehicle that do not change its offer state; a reservation can be prolonged or get another dealer. */
export function MoreActions({ gwnummer, offerState }: Pick<HouseVehicle, 'gwnummer' | 'offerState'>) {
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: (run: JobAction['run']) => run([gwnummer], navigate),
    onError: (error) => toastFailure(error),
  })
  return (
    <Drop
      className="iconbtn"
      aria-label="Weitere Aktionen"
      title="Weitere Aktionen"
      label={<IconDots aria-hidden />}
    >
      <div className="stack s more-actions">
        {jobActions
          .filter(({ state }) => !state || (state === 'reserved' && state === offerState))
          .map(({ label, Icon, run }) => (
            <Button key={label} variant="ghost" disabled={open.isPending} onClick={() => open.mutate(run)}>
              <Icon aria-hidden />
              {label}
            </Button>
          ))}
      </div>
    </Drop>
  )
}
