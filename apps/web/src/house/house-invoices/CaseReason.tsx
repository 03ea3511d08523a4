import { otherCaseRule } from '@portal/domain/house/invoice-house-rules'
import type { InvoiceFinding } from '@portal/domain/sale/invoice'
import { TextField } from '../../ui/TextField.tsx'

type Props = { findings: readonly InvoiceFinding[]; reason: string; onChange: (reason: string) => void }

/** Where the house decides for another taxation than that of the sale; nothing where they agree. */
export function CaseReason({ findings, reason, onChange }: Props) {
  if (!findings.some(({ rule }) => rule === otherCaseRule)) return null
  return (
    <TextField
      label="Grund der Abweichung"
      hint="Nur wenn sie richtig ist. Der Grund steht danach im Protokoll, nicht in der Rechnung."
      maxLength={500}
      autoComplete="off"
      value={reason}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
