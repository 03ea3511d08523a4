import type { DeskEntry } from '@portal/contract/buyer/watch-desk'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { IconBell, IconBellFilled, IconNote, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useWatch } from '../watchlist/queries.ts'
import { noteDraft, useSaveWatchNote } from './queries.ts'

// Lazy, so that the schema library is loaded with the first note.
const NoteDialog = lazy(() => import('./NoteDialog.tsx').then((page) => ({ default: page.NoteDialog })))

type Props = {
  entry: DeskEntry
  /** Whether the note can only be viewed. */
  isReadOnly: boolean
  /** In a row of the table the switch is a button, because the row has a checkbox already; the note has its own column. */
  inRow?: boolean
}

/** The actions of a watchlist entry: note, mail switch, removal. */
export function WatchTools({ entry, isReadOnly, inRow = false }: Props) {
  const { note, mailOnChange } = entry
  const name = `${carName(entry)} ${entry.gwnummer}`
  const owner = useAccount()?.id
  // A note that was being written when the session ended is continued.
  const [isEditing, setEditing] = useState(() => noteDraft.of(owner)?.id === entry.id)
  const save = useSaveWatchNote(entry.id)
  const { toggle, isPending } = useWatch(entry)
  // The call saves note and switch together, so it uses the current state of the switch.
  const isMailed = save.isPending ? save.variables.mailOnChange : mailOnChange
  const switchMails = (isOn: boolean) =>
    save.mutate({ note, mailOnChange: isOn }, { onError: (error) => toastFailure(error) })
  const mailLabel = t`Mail bei Änderung von Preis oder Verfügbarkeit: ${name}`
  return (
    <div className={inRow ? 'watch-tools in-row' : 'watch-tools'}>
      {!isReadOnly && (
        <>
          {inRow ? (
            <IconButton
              Icon={isMailed ? IconBellFilled : IconBell}
              title={isMailed ? t('Mail bei Änderung: ein') : t('Mail bei Änderung: aus')}
              label={mailLabel}
              aria-pressed={isMailed}
              onClick={() => switchMails(!isMailed)}
            />
          ) : (
            <Checkbox
              label="Mail bei Änderung"
              aria-label={mailLabel}
              checked={isMailed}
              onChange={({ target }) => switchMails(target.checked)}
            />
          )}
          <IconButton
            Icon={IconNote}
            title="Notiz"
            label={t`Notiz zu ${name}`}
            onClick={() => setEditing(true)}
          />
          <IconButton
            Icon={IconTrash}
            title="Aus Merkliste löschen"
            label={t`${name} aus Merkliste löschen`}
            disabled={isPending}
            onClick={toggle}
          />
        </>
      )}
      {note && !inRow && (
        <p className="note">
          <b>Notiz:</b> <span translate="no">{note}</span>
        </p>
      )}
      {isEditing && (
        <Suspense>
          <NoteDialog
            id={entry.id}
            title={t`Notiz zu ${name}`}
            note={note}
            onClose={() => setEditing(false)}
            mailOnChange={isMailed}
          />
        </Suspense>
      )}
    </div>
  )
}
