import type { MySearch } from '@portal/contract/my-searches'
import type { Criteria } from '@portal/domain/criteria'
import { searchLabel } from '@portal/domain/criteria-summary'
import { type FormEvent, useId, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepSearch } from './queries.ts'

type Props = { criteria: Criteria; searches: readonly MySearch[]; onClose: () => void }

const messageOf = (error: unknown) =>
  (error instanceof ApiProblem && error.errors[0]?.message) || textOf(error)

/** Keeps a search under a new name, or replaces the criteria of a kept one. */
export default function KeepSearchDialog({ criteria, searches, onClose }: Props) {
  const formId = useId()
  const [name, setName] = useState(() => searchLabel(criteria).slice(0, 100))
  const [replaced, setReplaced] = useState('')
  const keep = useKeepSearch()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep.mutate({ id: replaced === '' ? null : Number(replaced), name, criteria }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title="Suche speichern"
      onClose={onClose}
      action={
        <Button variant="primary" type="submit" form={formId} pending={keep.isPending}>
          Speichern
        </Button>
      }
    >
      <form id={formId} className="stack" onSubmit={submit} noValidate>
        {searches.length > 0 && (
          <SelectField
            label="Speichern als"
            value={replaced}
            placeholder="Neue Suche"
            choices={searches.map((search) => ({ value: search.id, label: `Ersetzt „${search.name}“` }))}
            onChange={({ target }) => setReplaced(target.value)}
          />
        )}
        {replaced === '' && (
          <TextField
            label="Name der Suche"
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {keep.error && <Alert kind="error">{messageOf(keep.error)}</Alert>}
      </form>
    </Dialog>
  )
}
