import type { Watch, WatchNote } from '@portal/contract/watchlist'
import { IconNote, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useSaveWatchNote, useWatch } from './queries.ts'

// Its schema library is loaded with the first note.
const NoteDialog = lazy(() => import('./NoteDialog.tsx').then((page) => ({ default: page.NoteDialog })))

/** The actions of a watchlist entry: note, mail switch, removal. */
export function WatchTools({ watch, saved }: { watch: Watch; saved: WatchNote | undefined }) {
  const { note, mailOnChange } = saved ?? { note: '', mailOnChange: false }
  const name = `${watch.hersteller} ${watch.modellgruppe} ${watch.gwnummer}`
  const [isEditing, setEditing] = useState(false)
  const save = useSaveWatchNote(watch.id)
  const { toggle, isPending } = useWatch(watch)
  // The call saves note and switch together, so it uses the current state of the switch.
  const isMailed = save.isPending ? save.variables.mailOnChange : mailOnChange
  return (
    <div className="watch-tools">
      <Checkbox
        label="Mail bei Änderung"
        aria-label={`Mail bei Änderung von Preis oder Verfügbarkeit: ${name}`}
        checked={isMailed}
        onChange={({ target }) => save.mutate({ note, mailOnChange: target.checked })}
      />
      <button
        type="button"
        className="iconbtn"
        aria-label={`Notiz zu ${name}`}
        onClick={() => setEditing(true)}
      >
        <IconNote aria-hidden />
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label={`${name} aus Merkliste löschen`}
        disabled={isPending}
        onClick={toggle}
      >
        <IconTrash aria-hidden />
      </button>
      {note && (
        <p className="note">
          <b>Notiz:</b> {note}
        </p>
      )}
      {isEditing && (
        <Suspense>
          <NoteDialog
            title={`Notiz zu ${name}`}
            note={note}
            onClose={() => setEditing(false)}
            save={save}
            mailOnChange={isMailed}
          />
        </Suspense>
      )}
    </div>
  )
}
