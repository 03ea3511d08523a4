import type { HouseCarrier } from '@portal/contract/house/carriers'
import { carrierPaperMaxBytes, carrierProofs } from '@portal/domain/sale/carriers'
import { dayText } from '@portal/domain/values/formats'
import { namesOf } from '@portal/domain/values/records'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { PaperForm } from '../papers/PaperForm.tsx'
import { PaperRow } from '../papers/PaperRow.tsx'
import { useDeleteProof, useDownloadProof, useUploadProof } from './queries.ts'

const kinds = namesOf(carrierProofs).map((value) => ({ value, label: carrierProofs[value] }))

type Paper = HouseCarrier['papers'][number]

/** The PDFs a carrier has proved its insurance and licence with. */
export function ProofList({ carrier: { id, name, papers } }: { carrier: HouseCarrier }) {
  const [deleting, setDeleting] = useState<Paper>()
  const save = useDownloadProof(id)
  const upload = useUploadProof(id)
  const remove = useDeleteProof(id)
  const close = () => setDeleting(undefined)
  return (
    <>
      {papers.length > 0 && (
        <ul className="list">
          {papers.map((paper) => (
            <PaperRow
              key={paper.id}
              kind={carrierProofs[paper.kind]}
              paper={paper}
              facts={[dayText(paper.createdAt)]}
              onSave={() => save.mutate({ paperId: paper.id, name: paper.name })}
              onDelete={() => setDeleting(paper)}
            />
          ))}
        </ul>
      )}
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      {remove.error && <Alert kind="error">{textOf(remove.error)}</Alert>}
      <Disclosure title="Nachweis hochladen">
        <PaperForm
          className="stack"
          kinds={kinds}
          usual="insurance"
          maxBytes={carrierPaperMaxBytes}
          upload={upload}
        />
      </Disclosure>
      {deleting && (
        <ConfirmDialog
          title="Nachweis löschen?"
          action="Löschen"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(deleting.id, { onSettled: close })}
          onClose={close}
        >
          <p>
            „{deleting.name}“ von {name} wird gelöscht.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
