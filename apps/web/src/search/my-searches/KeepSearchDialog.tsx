import type { MySearch } from '@portal/contract/search/my-searches'
import type { Criteria } from '@portal/domain/search/criteria'
import { searchLabel } from '@portal/domain/search/criteria-summary'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft } from '../../ui/use-draft.ts'
import { queryOfSearch } from './facts.ts'
import { type SearchDraft, searchDraft, useKeepSearch } from './queries.ts'

type Props = {
  criteria: Criteria
  searches: readonly MySearch[]
  /** What was entered when the session ended. */
  kept?: SearchDraft
  onClose: () => void
}

/** Keeps a search under a new name, or replaces the criteria of a kept one. */
export default function KeepSearchDialog({ criteria, searches, kept, onClose }: Props) {
  const [name, setName] = useState(() => kept?.name ?? searchLabel(criteria).slice(0, 100))
  const [replaced, setReplaced] = useState(kept?.replaced ?? '')
  useKeepDraft(searchDraft, () => ({ query: queryOfSearch(criteria), name, replaced }))
  const keep = useKeepSearch()
  const submit = () =>
    keep.mutate({ id: replaced === '' ? null : Number(replaced), name, criteria }, { onSuccess: onClose })
  return (
    <FormDialog
      title="Suche speichern"
      action="Speichern"
      pending={keep.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {searches.length > 0 && (
        <SelectField
          label="Speichern als"
          value={replaced}
          placeholder="Neue Suche"
          choices={searches.map((search) => ({ value: search.id, label: t`Ersetzt „${search.name}“` }))}
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
      {keep.error && <Alert kind="error">{detailOf(keep.error)}</Alert>}
    </FormDialog>
  )
}
