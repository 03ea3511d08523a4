import type { HouseCarrier } from '@portal/contract/house/carriers'
import { type CarrierProof, carrierPaperMaxBytes, carrierProofs } from '@portal/domain/sale/carriers'
import { dayText } from '@portal/domain/values/formats'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { sizeText } from '../../accounts/dealer-activation/facts.ts'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useDeleteProof, useDownloadProof, useUploadProof } from './queries.ts'

const kinds = namesOf(carrierProofs).map((value) => ({ value, label: carrierProofs[value] }))

type Paper = HouseCarrier['papers'][number]

/** The PDFs a carrier has proved its insurance and licence with. */
export function ProofList({ carrier: { id, name, papers } }: { carrier: HouseCarrier }) {
  const [deleting, setDeleting] = useState<Paper>()
  const save = useDownloadProof(id)
  const remove = useDeleteProof(id)
  const close = () => setDeleting(undefined)
  return (
    <>
      {papers.length > 0 && (
        <ul className="list">
          {papers.map((paper) => (
            <li key={paper.id}>
              <div className="g">
                <b>{carrierProofs[paper.kind]}</b>
                <span>{[paper.name, sizeText(paper.bytes), dayText(paper.createdAt)].join(' · ')}</span>
              </div>
              <Button small onClick={() => save.mutate({ paperId: paper.id, name: paper.name })}>
                <IconDownload aria-hidden />
                <span className="vh">{paper.name} </span>Herunterladen
              </Button>
              <Button
                small
                variant="ghost"
                aria-label={t`${paper.name} löschen`}
                onClick={() => setDeleting(paper)}
              >
                <IconTrash aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      {remove.error && <Alert kind="error">{textOf(remove.error)}</Alert>}
      <Disclosure title="Nachweis hochladen">
        <ProofForm id={id} />
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

function ProofForm({ id }: { id: number }) {
  const upload = useUploadProof(id)
  const [kind, setKind] = useState<CarrierProof>('insurance')
  const [file, setFile] = useState<File>()
  const [flaw, setFlaw] = useState<string>()
  const send = () => {
    const isTooLarge = file && file.size > carrierPaperMaxBytes
    setFlaw(
      isTooLarge
        ? t('Ein Papier darf höchstens 5 MB groß sein.')
        : file
          ? undefined
          : t('Bitte ein PDF wählen.'),
    )
    if (file && !isTooLarge) upload.mutate({ file, kind }, { onSuccess: () => setFile(undefined) })
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SelectField
        label="Art"
        choices={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'licence' ? 'licence' : 'insurance')}
      />
      <FileField
        label="PDF, höchstens 5 MB"
        accept="application/pdf,.pdf"
        file={file}
        onFile={setFile}
        error={flaw ?? (upload.error ? textOf(upload.error) : undefined)}
      />
      <div>
        <Button type="submit" pending={upload.isPending}>
          Hochladen
        </Button>
      </div>
    </form>
  )
}
