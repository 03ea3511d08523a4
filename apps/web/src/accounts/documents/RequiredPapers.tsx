import type { ReviewedDocument } from '@portal/contract/accounts/documents'
import type { Country } from '@portal/domain/accounts/countries'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileUpload,
  IconHourglass,
  IconMinus,
} from '@tabler/icons-react'
import { needOf } from './facts.ts'
import { type ChosenPaper, markedPapers } from './form.ts'

type Props = {
  country: Country
  chosen: ChosenPaper[]
  uploaded: ReviewedDocument[]
  withPartnerNumber: boolean
}

/** The required papers, each uploaded, chosen but not sent, rejected with a reason, or missing. */
export function RequiredPapers({ country, chosen, uploaded, withPartnerNumber }: Props) {
  return (
    <div>
      <h2 className="need-title">Erforderliche Dokumente</h2>
      {withPartnerNumber && <p className="small">Mit Ihrer Partnernummer genügt eines davon.</p>}
      <ul className="need">
        {markedPapers(country).map(({ type, label, required }) => (
          <Need key={type} {...{ label, required }} {...needOf(type, chosen, uploaded)} />
        ))}
      </ul>
    </div>
  )
}

type NeedProps = ReturnType<typeof needOf> & { label: string; required: boolean }

function Need({ label, required, isUploaded, isChosen, rejected }: NeedProps) {
  if (isUploaded)
    return (
      <li className="ok">
        <IconCircleCheck aria-hidden />
        <span>
          {label}
          <span className="vh"> liegt vor</span>
        </span>
      </li>
    )
  if (isChosen)
    return (
      <li>
        <IconFileUpload aria-hidden />
        <span>
          {label}
          <span className="reason">ausgewählt, noch nicht gesendet</span>
        </span>
      </li>
    )
  if (rejected)
    return (
      <li className="rejected">
        <IconAlertCircle aria-hidden />
        <span>
          {label}
          <span className="reason">Bitte erneut hochladen: {rejected.reviewReason}</span>
        </span>
      </li>
    )
  return (
    <li>
      {required ? <IconHourglass aria-hidden /> : <IconMinus aria-hidden />}
      <span>
        {label}
        {required ? <span className="vh"> fehlt noch</span> : <span className="muted"> (optional)</span>}
      </span>
    </li>
  )
}
