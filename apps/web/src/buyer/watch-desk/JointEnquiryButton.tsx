import type { DeskEntry } from '@portal/contract/buyer/watch-desk'
import { jointEnquiryMaximum } from '@portal/domain/values/constants'
import { t } from '@portal/domain/values/text'
import { IconSend } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cardOf } from './facts.ts'

const EnquiryDialog = lazy(() => import('../enquiries/EnquiryDialog.tsx'))

/** Opens one enquiry about all selected vehicles. */
export function JointEnquiryButton({ entries }: { entries: readonly DeskEntry[] }) {
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = entries.map(cardOf)
  const isTooMany = entries.length > jointEnquiryMaximum
  return (
    <>
      <Button
        small
        variant="primary"
        disabled={isTooMany}
        title={
          isTooMany ? t`Eine Anfrage kann höchstens ${jointEnquiryMaximum} Fahrzeuge enthalten.` : undefined
        }
        onClick={() => setOpen(true)}
      >
        <IconSend aria-hidden />
        {others.length > 0 ? t('Gemeinsam anfragen') : t('Anfragen')}
      </Button>
      {isOpen && first && (
        <Suspense fallback={null}>
          <EnquiryDialog cars={[first, ...others]} mode="enquiry" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
