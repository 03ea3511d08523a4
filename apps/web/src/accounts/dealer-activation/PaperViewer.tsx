import { viewPaper } from '@portal/contract/accounts/dealer-activation'
import type { ReviewedDocument } from '@portal/contract/accounts/documents'
import type { Country } from '@portal/domain/accounts/countries'
import { paperLabel } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { addressOf, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { isPicture } from './facts.ts'
import { paperBytes, savePaper } from './queries.ts'

/** Loaded on demand: the PDF reader is larger than the rest of the house's area. */
const PdfViewer = lazy(() => import('../../ui/PdfViewer.tsx'))

type Props = { applicationId: number; country: Country; paper: ReviewedDocument; onClose: () => void }

/** A watermarked paper. Each view checks the session and is recorded in the audit trail. */
export function PaperViewer({ applicationId, country, paper, onClose }: Props) {
  const label = paperLabel(country, paper.documentType)
  return (
    <Dialog title={label} onClose={onClose} className="viewer">
      {isPicture(paper.name) ? (
        <Picture applicationId={applicationId} paper={paper} label={label} />
      ) : (
        <Pdf applicationId={applicationId} paper={paper} label={label} />
      )}
    </Dialog>
  )
}

type PaperProps = Pick<Props, 'applicationId' | 'paper'> & { label: string }

const loading = <Spinner label="Dokument wird geladen" />

function Picture({ applicationId, paper, label }: PaperProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') return <Alert kind="error">Das Dokument konnte nicht geladen werden.</Alert>
  return (
    <>
      {state === 'loading' && loading}
      <img
        src={addressOf(viewPaper, { params: { id: applicationId, documentId: paper.id } })}
        alt={`${label}: ${paper.name}`}
        hidden={state === 'loading'}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </>
  )
}

function Pdf({ applicationId, paper, label }: PaperProps) {
  const { data, error } = useQuery(paperBytes(applicationId, paper.id))
  const failure = (
    <div className="stack">
      <Alert kind="error">
        {error
          ? textOf(error)
          : t(
              'Dieses PDF lässt sich nicht anzeigen: Es ist beschädigt oder mit einem Kennwort geschützt. Sie können es herunterladen.',
            )}
      </Alert>
      <div>
        <Button onClick={() => savePaper(applicationId, paper)}>Herunterladen</Button>
      </div>
    </div>
  )
  if (error) return failure
  if (!data) return loading
  return (
    <Suspense fallback={loading}>
      <PdfViewer bytes={data} label={`${label}: ${paper.name}`} unreadable={failure} />
    </Suspense>
  )
}
