import type { HouseEnquiry } from '@portal/contract/house/enquiry-desk'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { SlotDialog } from './SlotDialog.tsx'

const states: Record<HouseEnquiry['appointmentState'], { look: string; text: string }> = {
  requested: { look: 'wait', text: t('Angefragt') },
  confirmed: { look: 'ok', text: t('Bestätigt') },
  cancelled: { look: 'off', text: t('Abgesagt') },
}

/** The appointment of an enquiry, with buttons to enter, confirm, move and cancel it. */
export function AppointmentPanel({ enquiry }: { enquiry: HouseEnquiry }) {
  const [open, setOpen] = useState<'slot' | 'cancel' | null>(null)
  const { appointmentAt, appointmentState, state } = enquiry
  const isBooked = appointmentAt !== null && appointmentState !== 'cancelled'
  const { look, text } = states[appointmentState]
  const close = () => setOpen(null)
  return (
    <section className="mini2" aria-label="Termin">
      <b>{appointmentAt ? t`Termin ${momentText(appointmentAt)}` : t('Kein Termin')}</b>
      {appointmentAt && <span className={`st ${look}`}>{text}</span>}
      {state !== 'closed' && (
        <div className="row s acts">
          <Button small onClick={() => setOpen('slot')}>
            {!isBooked
              ? t('Termin eintragen')
              : appointmentState === 'requested'
                ? t('Bestätigen oder verschieben')
                : t('Verschieben')}
          </Button>
          {isBooked && (
            <Button small variant="ghost" onClick={() => setOpen('cancel')}>
              Absagen
            </Button>
          )}
        </div>
      )}
      {open === 'slot' && <SlotDialog enquiry={enquiry} onClose={close} />}
      {open === 'cancel' && <CancelDialog enquiry={enquiry} onClose={close} />}
    </section>
  )
}
