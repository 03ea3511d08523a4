import type { HousePurchase } from '@portal/contract/house/house-purchases'
import {
  purchasePaperKinds,
  purchasePaperLabels,
  purchasePaperMaxBytes,
} from '@portal/domain/buyer/hand-over'
import { momentText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { houseInvoices } from '../house-invoices/queries.ts'
import { PaperForm } from '../papers/PaperForm.tsx'
import { PaperRow } from '../papers/PaperRow.tsx'
import { useDeletePaper, useDownloadPaper, useUploadPaper } from './queries.ts'

/** Once there are real invoices, none is filed as a plain paper. */
const kindsFor = (hasInvoices: boolean) =>
  purchasePaperKinds
    .filter((value) => value !== 'invoice' || !hasInvoices)
    .map((value) => ({ value, label: purchasePaperLabels[value] }))

type Paper = HousePurchase['papers'][number]

/** The PDFs of the hand-over, which the dealer downloads from the purchases page. */
export function PaperPanel({ purchase: { id, papers } }: { purchase: HousePurchase }) {
  const [deleting, setDeleting] = useState<Paper>()
  const save = useDownloadPaper(id)
  const upload = useUploadPaper(id)
  const hasInvoices = (useQuery(houseInvoices(id)).data?.invoices.length ?? 0) > 0
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
      <PaperForm
        className="in paper-form"
        kinds={kindsFor(hasInvoices)}
        usual={hasInvoices ? 'hand-over' : 'invoice'}
        maxBytes={purchasePaperMaxBytes}
        upload={upload}
      />
      {deleting && <DeleteDialog id={id} paper={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
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
