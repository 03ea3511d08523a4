import type { CalendarEntry } from '@portal/contract/house/appointment-desk'
import { plural } from '@portal/domain/values/plural'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { Link } from 'react-router'
import { enquiryPath } from '../../house-paths.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { askerOf } from '../enquiry-desk/facts.ts'

type Props = {
  entries: readonly CalendarEntry[]
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Lists the appointments in a period that is about to be blocked; blocking does not cancel them. */
export const BlockDialog = ({ entries, isPending, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    title="Termine in dieser Zeit"
    onClose={onClose}
    action="Trotzdem sperren"
    variant="primary"
    pending={isPending}
    onConfirm={onConfirm}
  >
    <div className="stack">
      <p>
        {plural(entries.length, 'Ein Termin ist schon vereinbart.', '# Termine sind schon vereinbart.')} Nach
        der Sperre bleiben sie bestehen und im Kalender sichtbar; verschieben oder absagen können Sie sie in
        der Anfrage.
      </p>
      <ul className="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={enquiryPath(entry.id)}>
              {entry.time} Uhr, {askerOf(entry)}
            </Link>
            <br />
            <span className="muted">
              GW {entry.gwnummer}, {carName(entry)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  </ConfirmDialog>
)
