import type { Application } from '@portal/contract/accounts/dealer-activation'
import type { ReviewedDocument } from '@portal/contract/accounts/documents'
import type { Country } from '@portal/domain/accounts/countries'
import { paperLabel } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import { IconCheck, IconDownload, IconEye, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { toastFailure } from '../../toast-failure.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { paperLooks } from '../documents/facts.ts'
import { fileKind, isViewable, sizeText } from './facts.ts'
import { PaperViewer } from './PaperViewer.tsx'
import { savePaper, usePaperReview } from './queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** The applicant's papers: view, download, accept or request again. */
export function PaperReview({ application: { id, country, documents } }: { application: Application }) {
  const [viewed, setViewed] = useState<ReviewedDocument>()
  const [rejected, setRejected] = useState<ReviewedDocument>()
  const review = usePaperReview(id)
  const reject = usePaperReview(id)
  const close = () => {
    setRejected(undefined)
    reject.reset()
  }
  return (
    <>
      {documents.length === 0 && <p className="muted">Es liegen keine Dokumente vor.</p>}
      <ul className="docs">
        {documents.map((paper) => (
          <Paper
            key={paper.id}
            applicationId={id}
            country={country}
            paper={paper}
            disabled={review.isPending || reject.isPending}
            onView={() => setViewed(paper)}
            onAccept={() =>
              review.mutate(
                { documentId: paper.id, reviewState: 'accepted' },
                { onError: (error) => toastFailure(error) },
              )
            }
            onReject={() => setRejected(paper)}
          />
        ))}
      </ul>
      {viewed && (
        <PaperViewer
          applicationId={id}
          country={country}
          paper={viewed}
          onClose={() => setViewed(undefined)}
        />
      )}
      {rejected && (
        <ReasonDialog
          title={t`${paperLabel(country, rejected.documentType)} erneut anfordern`}
          action="Dokument ablehnen"
          pending={reject.isPending}
          error={reject.error}
          onClose={close}
          onSend={(reason) =>
            reject.mutate({ documentId: rejected.id, reviewState: 'rejected', reason }, { onSuccess: close })
          }
        />
      )}
    </>
  )
}

type PaperProps = {
  applicationId: number
  country: Country
  paper: ReviewedDocument
  disabled: boolean
  onView: () => void
  onAccept: () => void
  onReject: () => void
}

const states = { open: t('ungeprüft'), accepted: t('angenommen'), rejected: t('abgelehnt') } as const

function Paper({ applicationId, country, paper, disabled, onView, onAccept, onReject }: PaperProps) {
  const label = paperLabel(country, paper.documentType)
  return (
    <li className="doc">
      <span className="ft">{fileKind(paper.name)}</span>
      <div>
        <b>{label}</b>{' '}
        <span className={`tag ${paperLooks[paper.reviewState]}`}>{states[paper.reviewState]}</span>
        <div className="small muted">
          {paper.name} · {sizeText(paper.bytes)}
        </div>
        {paper.reviewReason && <div className="small">{paper.reviewReason}</div>}
      </div>
      <div className="acts">
        {isViewable(paper.name) && <IconButton label={t`${label} ansehen`} Icon={IconEye} onClick={onView} />}
        <IconButton
          label={t`${label} herunterladen`}
          Icon={IconDownload}
          onClick={() => savePaper(applicationId, paper)}
        />
        <IconButton
          label={t`${label} annehmen`}
          Icon={IconCheck}
          disabled={disabled || paper.reviewState === 'accepted'}
          onClick={onAccept}
        />
        <IconButton
          label={t`${label} ablehnen`}
          Icon={IconX}
          disabled={disabled || paper.reviewState === 'rejected'}
          onClick={onReject}
        />
      </div>
    </li>
  )
}
