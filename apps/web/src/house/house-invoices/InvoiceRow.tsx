import type { SaleInvoice } from '@portal/contract/sale/invoices'
import { invoiceKindLabels } from '@portal/domain/sale/invoice'
import { taxCaseLabels } from '@portal/domain/sale/invoice-tax'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { FollowUpDialog } from './FollowUpDialog.tsx'
import { type FollowUpDraft, type FollowUpKind, followUpDraft } from './form.ts'
import { useDownloadHouseInvoice } from './queries.ts'

type Props = { id: string; invoice: SaleInvoice; openCents: number | null }

/** An invoice with its downloads; a valid one can be corrected and cancelled. */
export function InvoiceRow({ id, invoice, openCents }: Props) {
  const { number, kind, originalNumber, isCancelled, issuedOn, dueOn, grossCents, format, taxCase } = invoice
  const save = useDownloadHouseInvoice(id)
  const isXml = format === 'cii' || format === 'ubl'
  const isValid = kind === 'invoice' && !isCancelled
  const draft = useKeptDraft(followUpDraft, useAccount()?.id)
  const mayFollow = isValid && openCents !== null
  const [asked, setAsked] = useState<{ kind: FollowUpKind; kept?: FollowUpDraft } | undefined>(
    draft?.invoiceId === invoice.id && mayFollow ? { kind: draft.kind, kept: draft } : undefined,
  )
  const load = (isView: boolean) =>
    save.mutate({ invoiceId: invoice.id, isView, name: `${number}.${isView ? 'pdf' : 'xml'}` })
  const facts = [
    `${kind === 'invoice' ? '' : '–\u00a0'}${centsEuroText(grossCents)}`,
    dayText(issuedOn),
    dueOn && t`fällig ${dayText(dueOn)}`,
    taxCase ? taxCaseLabels[taxCase] : format === 'pdf' && t('PDF ohne XML'),
    format === 'zugferd' && t('PDF mit XML (ZUGFeRD)'),
    originalNumber && t`zu ${originalNumber}`,
  ]
  return (
    <li className="invoice-row">
      <div className="g">
        <b>
          {invoiceKindLabels[kind]} {number}
        </b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {kind === 'invoice' && (
        <StateMark label={isCancelled ? t('Storniert') : t('Gültig')} look={isCancelled ? 'off' : 'ok'} />
      )}
      <div className="row">
        {isXml && (
          <Button small onClick={() => load(false)}>
            <IconDownload aria-hidden />
            <span className="vh">{number} </span>XML
          </Button>
        )}
        <Button small onClick={() => load(true)}>
          <IconDownload aria-hidden />
          <span className="vh">{number} </span>PDF
        </Button>
        {mayFollow && (
          <>
            <Button small onClick={() => setAsked({ kind: 'correction' })}>
              Rechnungskorrektur
            </Button>
            <Button small variant="ghost" onClick={() => setAsked({ kind: 'cancellation' })}>
              Storno
            </Button>
          </>
        )}
      </div>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      {asked && (
        <FollowUpDialog {...{ id, invoice, openCents, ...asked }} onClose={() => setAsked(undefined)} />
      )}
    </li>
  )
}
