import type { Car } from '@portal/contract/cars'
import { IconCalendar, IconMail } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { enquiryDraft } from '../../draft.ts'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useAccount } from '../account/queries.ts'
import { usePortalSettings } from '../portal-settings/queries.ts'

const EnquiryDialog = lazy(() => import('../enquiries/EnquiryDialog.tsx'))

/** Enquiry and viewing request; the dialog is loaded on the first click (E-08, E-09, U-12). */
export function EnquiryButtons({ car }: { car: Car }) {
  const account = useAccount()
  // An enquiry that the end of the session interrupted goes on after the login.
  const [mode, setMode] = useState(() => {
    const draft = enquiryDraft.of(account?.id)
    return draft?.fahrzeugid === car.fahrzeugid ? draft.mode : null
  })
  const { appointmentEnabled } = usePortalSettings()
  return (
    <>
      <Button variant="primary" block onClick={() => setMode('enquiry')}>
        <IconMail aria-hidden />
        Anfrage senden
      </Button>
      {appointmentEnabled ? (
        <Button variant="secondary" block onClick={() => setMode('appointment')}>
          <IconCalendar aria-hidden />
          Termin vereinbaren
        </Button>
      ) : (
        <Tooltip text="Aus technischen Gründen sind Termine derzeit nur telefonisch möglich.">
          {(described) => (
            <Button {...described} variant="secondary" block aria-disabled>
              <IconCalendar aria-hidden />
              Termin vereinbaren
            </Button>
          )}
        </Tooltip>
      )}
      {mode && (
        <Suspense fallback={null}>
          <EnquiryDialog car={car} mode={mode} onClose={() => setMode(null)} />
        </Suspense>
      )}
    </>
  )
}
