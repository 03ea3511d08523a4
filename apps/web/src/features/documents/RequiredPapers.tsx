import type { ReviewedDocument } from '@portal/contract/documents'
import { DocumentType, documentTypes } from '@portal/domain/documents'
import { IconAlertCircle, IconCircleCheck, IconHourglass, IconMinus } from '@tabler/icons-react'
import { type ChosenPaper, markedLabel } from './form.ts'

type Props = { chosen: ChosenPaper[]; uploaded: ReviewedDocument[] }

/** The required papers as uploaded, missing or rejected with a reason. */
export function RequiredPapers({ chosen, uploaded }: Props) {
  return (
    <div>
      <h2 className="need-title">Erforderliche Dokumente</h2>
      <ul className="need">
        {DocumentType.options.map((type) => (
          <Need
            key={type}
            type={type}
            isThere={[...chosen, ...uploaded.filter(({ reviewState }) => reviewState !== 'rejected')].some(
              ({ documentType }) => documentType === type,
            )}
            rejected={uploaded.find(
              ({ documentType, reviewState }) => documentType === type && reviewState === 'rejected',
            )}
          />
        ))}
      </ul>
    </div>
  )
}

type NeedProps = { type: DocumentType; isThere: boolean; rejected?: ReviewedDocument }

function Need({ type, isThere, rejected }: NeedProps) {
  if (isThere)
    return (
      <li className="ok">
        <IconCircleCheck aria-hidden />
        <span>
          {markedLabel(type)}
          <span className="vh"> liegt vor</span>
        </span>
      </li>
    )
  if (rejected)
    return (
      <li className="rejected">
        <IconAlertCircle aria-hidden />
        <span>
          {markedLabel(type)}
          <span className="reason">Bitte erneut hochladen: {rejected.reviewReason}</span>
        </span>
      </li>
    )
  const { required } = documentTypes[type]
  return (
    <li>
      {required ? <IconHourglass aria-hidden /> : <IconMinus aria-hidden />}
      <span>
        {markedLabel(type)}
        {required ? <span className="vh"> fehlt noch</span> : <span className="muted"> (optional)</span>}
      </span>
    </li>
  )
}
