import type { Car } from '@portal/contract/vehicles/cars'
import { seesOffers } from '@portal/domain/accounts/roles'
import { IconCalendar, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { enquiryDraft } from '../../draft.ts'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { EarlierEnquiry } from '../enquiries/EarlierEnquiry.tsx'
import { enquiryContext } from '../enquiry-context/queries.ts'
import { EnquiryButton } from './EnquiryButton.tsx'

/** Enquiry and viewing request; the dialog is loaded on the first click (E-08, E-09, U-12). */
export function EnquiryButtons({ car }: { car: Car }) {
  const { appointmentEnabled } = usePortalSettings()
  // Links of the share page open the enquiry dialog.
  const [query] = useSearchParams()
  const account = useAccount()
  const owner = account?.id
  const { data: context } = useQuery(enquiryContext(seesOffers(account) ? owner : undefined, car.gwnummer))
  // The dialog is reopened after a login if the end of the session interrupted it.
  const draft = enquiryDraft.of(owner)
  const isInterrupted = (mode: 'enquiry' | 'appointment') =>
    draft?.fahrzeugid === car.fahrzeugid && draft.mode === mode
  return (
    <>
      {context?.last && <EarlierEnquiry last={context.last} />}
      <EnquiryButton
        car={car}
        mode="enquiry"
        startsOpen={query.has('anfrage') || isInterrupted('enquiry')}
        variant="primary"
        block
      >
        <IconMail aria-hidden />
        Anfrage senden
      </EnquiryButton>
      {appointmentEnabled ? (
        <EnquiryButton
          car={car}
          mode="appointment"
          startsOpen={isInterrupted('appointment')}
          variant="secondary"
          block
        >
          <IconCalendar aria-hidden />
          Termin vereinbaren
        </EnquiryButton>
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
    </>
  )
}
