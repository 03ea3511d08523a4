import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { askedBy, type Shown } from './form.ts'
import { useAddView } from './queries.ts'

/** Keeps the conditions, columns and sort of the table under a name. */
export function SaveViewDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const add = useAddView()
  const save = () =>
    add.mutate(
      { name, shared, ...askedBy(shown) },
      {
        onSuccess: () => {
          toast('success', 'Die Ansicht ist gespeichert.')
          onClose()
        },
      },
    )
  return (
    <Dialog
      title="Ansicht speichern"
      onClose={onClose}
      action={
        <Button type="submit" form="save-view" variant="primary" pending={add.isPending}>
          Speichern
        </Button>
      }
    >
      <form
        id="save-view"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {add.error && <Alert kind="error">{textOf(add.error)}</Alert>}
        <TextField
          label="Name"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label="Für alle der Verwaltung sichtbar"
          checked={shared}
          onChange={(event) => setShared(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}
