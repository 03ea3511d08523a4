import type { ReviewedDocument } from '@portal/contract/accounts/documents'
import { DocumentType, documentTypes } from '@portal/domain/accounts/documents'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileUpload,
  IconHourglass,
  IconMinus,
} from '@tabler/icons-react'
import { needOf } from './facts.ts'
import { type ChosenPaper, markedLabel } from './form.ts'

type Props = { chosen: ChosenPaper[]; uploaded: ReviewedDocument[]; withPartnerNumber: boolean }

/** The required papers, each uploaded, chosen but not sent, rejected with a reason, or missing. */
export function RequiredPapers({ chosen, uploaded, withPartnerNumber }: Props) {
  return (
    <div>
      <h2 className="need-title">Erforderliche Dokumente</h2>
      {withPartnerNumber && <p className="small">Mit Ihrer Partnernummer genügt eines davon.</p>}
      <ul className="need">
        {DocumentType.options.map((type) => (
          <Need key={type} {...needOf(type, chosen, uploaded)} />
        ))}
      </ul>
    </div>
  )
}

type NeedProps = ReturnType<typeof needOf>

function Need({ type, isUploaded, isChosen, rejected }: NeedProps) {
  if (isUploaded)
    return (
      <li className="ok">
        <IconCircleCheck aria-hidden />
        <span>
          {markedLabel(type)}
          <span className="vh"> liegt vor</span>
        </span>
      </li>
    )
  if (isChosen)
    return (
      <li>
        <IconFileUpload aria-hidden />
        <span>
          {markedLabel(type)}
          <span className="reason">ausgewählt, noch nicht gesendet</span>
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
