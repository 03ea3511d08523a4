import type { HousePurchase } from '@portal/contract/house/house-purchases'
import {
  type PurchasePaperKind,
  purchasePaperKinds,
  purchasePaperLabels,
  purchasePaperMaxBytes,
} from '@portal/domain/buyer/hand-over'
import { momentText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { submitted } from '../../ui/submitted.ts'
import { houseInvoices } from '../house-invoices/queries.ts'
import { paperFlaw } from '../papers/facts.ts'
import { PaperRow } from '../papers/PaperRow.tsx'
import { useDeletePaper, useDownloadPaper, useUploadPaper } from './queries.ts'

/** Once there are real invoices, none is filed as a plain paper. */
const choicesOf = (hasInvoices: boolean) =>
  purchasePaperKinds
    .filter((value) => value !== 'invoice' || !hasInvoices)
    .map((value) => ({ value, label: purchasePaperLabels[value] }))

type Paper = HousePurchase['papers'][number]

/** The PDFs of the hand-over, which the dealer downloads from the purchases page. */
export function PaperPanel({ purchase: { id, papers } }: { purchase: HousePurchase }) {
  const [deleting, setDeleting] = useState<Paper>()
  const save = useDownloadPaper(id)
  return (
    <section className="hp" aria-labelledby="papers">
      <header>
        <h2 id="papers">Papiere</h2>
      </header>
      {papers.length === 0 && <p className="in muted">Noch keine Papiere. Der Händler sieht sie sofort.</p>}
      <ul className="list">
        {papers.map((paper) => (
          <PaperRow
            key={paper.id}
            kind={purchasePaperLabels[paper.kind]}
            paper={paper}
            facts={[momentText(paper.createdAt), ...(paper.who ? [paper.who] : [])]}
            onSave={() => save.mutate({ paperId: paper.id, name: paper.name })}
            onDelete={() => setDeleting(paper)}
          />
        ))}
      </ul>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      <PaperForm id={id} />
      {deleting && <DeleteDialog id={id} paper={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
  )
}

function PaperForm({ id }: { id: string }) {
  const upload = useUploadPaper(id)
  const choices = choicesOf((useQuery(houseInvoices(id)).data?.invoices.length ?? 0) > 0)
  const [chosenKind, setKind] = useState<PurchasePaperKind>('invoice')
  const kind = choices.find(({ value }) => value === chosenKind)?.value ?? 'hand-over'
  const [flaw, setFlaw] = useState<string>()
  const [chosen, setChosen] = useState<File>()
  const send = () => {
    const found = paperFlaw(chosen, purchasePaperMaxBytes)
    setFlaw(found)
    if (chosen && !found) upload.mutate({ file: chosen, kind }, { onSuccess: () => setChosen(undefined) })
  }
  return (
    <form className="in paper-form" noValidate onSubmit={submitted(send)}>
      <SelectField
        label="Art"
        choices={choices}
        value={kind}
        onChange={({ target }) =>
          setKind(purchasePaperKinds.find((known) => known === target.value) ?? 'other')
        }
      />
      <FileField
        label="PDF, höchstens 5 MB"
        accept="application/pdf,.pdf"
        file={chosen}
        onFile={setChosen}
        error={flaw ?? (upload.error ? textOf(upload.error) : undefined)}
      />
      <Button type="submit" pending={upload.isPending}>
        Hochladen
      </Button>
    </form>
  )
}

type DialogProps = { id: string; paper: Paper; onClose: () => void }

function DeleteDialog({ id, paper, onClose }: DialogProps) {
  const remove = useDeletePaper(id)
  return (
    <FormDialog
      title="Papier löschen?"
      action="Löschen"
      pending={remove.isPending}
      onSubmit={() => remove.mutate(paper.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>„{paper.name}“ wird gelöscht. Der Händler kann es dann nicht mehr herunterladen.</p>
      {remove.error && <Alert kind="error">{textOf(remove.error)}</Alert>}
    </FormDialog>
  )
}
