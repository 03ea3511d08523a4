import type { Car } from '@portal/contract/vehicles/cars'
import { mayEnquire } from '@portal/domain/accounts/roles'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { noEnquiryText } from '../enquiry-context/queries.ts'

const EnquiryDialog = lazy(() => import('../enquiries/EnquiryDialog.tsx'))

type Props = ComponentProps<typeof Button> & {
  car: Car
  mode: 'enquiry' | 'appointment'
  startsOpen?: boolean
}

/** Opens the dialog for an enquiry or a viewing; the dialog is loaded on the first click (E-08, E-09, U-12). */
export function EnquiryButton({ car, mode, startsOpen = false, ...button }: Props) {
  const [isOpen, setOpen] = useState(startsOpen)
  if (!mayEnquire(useAccount()))
    return (
      <Tooltip text={noEnquiryText}>
        {(described) => <Button {...button} {...described} aria-disabled />}
      </Tooltip>
    )
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <EnquiryDialog cars={[car]} mode={mode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
