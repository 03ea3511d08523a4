import { viewPaper } from '@portal/contract/dealer-activation'
import type { ReviewedDocument } from '@portal/contract/documents'
import { documentTypes } from '@portal/domain/documents'
import { useState } from 'react'
import { addressOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

type Props = { applicationId: number; paper: ReviewedDocument; onClose: () => void }

/** A watermarked picture. Every view checks the session and is recorded in the audit trail. */
export function PaperViewer({ applicationId, paper, onClose }: Props) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const { label } = documentTypes[paper.documentType]
  return (
    <Dialog title={label} onClose={onClose} className="viewer">
      {state === 'loading' && <Spinner label="Dokument wird geladen" />}
      {state === 'failed' && <Alert kind="error">Das Dokument konnte nicht geladen werden.</Alert>}
      {state !== 'failed' && (
        <img
          src={addressOf(viewPaper, { params: { id: applicationId, documentId: paper.id } })}
          alt={`${label}: ${paper.name}`}
          hidden={state === 'loading'}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </Dialog>
  )
}
