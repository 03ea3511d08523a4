import type { JudgedInvoice } from '@portal/contract/house/house-invoices'
import { isAccepted } from '@portal/domain/house/invoice-house-rules'
import { invoiceMaxBytes } from '@portal/domain/sale/invoice-files'
import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { InvoiceSheet } from '../../sale/invoices/InvoiceSheet.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { CaseReason } from './CaseReason.tsx'
import { FindingList } from './FindingList.tsx'
import { useCheckFile, useTakeFile } from './queries.ts'

type Props = { id: string; dealerId: number | null; takesPdf: boolean }
const untyped = { number: '', issuedOn: '', dueOn: '', amount: '' }

/** Takes over an invoice of another program. A file is checked when it is chosen; of a PDF without XML the main data are typed. */
export function FileForm({ id, dealerId, takesPdf }: Props) {
  const [file, setFile] = useState<File>()
  const [flaw, setFlaw] = useState<string>()
  const [typed, setTyped] = useState(untyped)
  const [judged, setJudged] = useState<JudgedInvoice>()
  const [caseReason, setCaseReason] = useState('')
  const check = useCheckFile(id)
  const take = useTakeFile(id)
  const choose = (chosen: File) => {
    setFile(chosen)
    setJudged(undefined)
    setCaseReason('')
    take.reset()
    const isTooLarge = chosen.size > invoiceMaxBytes
    setFlaw(isTooLarge ? t('Eine Rechnung darf höchstens 5 MB groß sein.') : undefined)
    check.reset()
    if (!isTooLarge) check.mutate({ file: chosen, typed: {} }, { onSuccess: setJudged })
  }
  const isPlainPdf = judged?.document === null
  const send = () => {
    if (!file) return setFlaw(t('Bitte eine Datei wählen.'))
    const { number, issuedOn, dueOn, amount } = typed
    const euro = typedNumberOrNull(amount)
    const facts = {
      ...(number && { number }),
      ...(issuedOn && { issuedOn }),
      ...(dueOn && { dueOn }),
      ...(typeof euro === 'number' && { grossCents: Math.round(euro * 100) }),
    }
    take.mutate(
      { file, typed: isPlainPdf ? facts : caseReason.trim() === '' ? {} : { caseReason } },
      {
        onSuccess: () =>
          toast('success', t('Die Rechnung liegt bereit. Inhaber und Buchhaltung bekommen eine Mail.')),
      },
    )
  }
  const errors = take.error instanceof ApiProblem ? take.error.errors : []
  const field = (name: keyof typeof untyped, path: string) => ({
    value: typed[name],
    error: errors.find((error) => error.path === path)?.message,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((current) => ({ ...current, [name]: target.value })),
  })
  const isReady = flaw === undefined && judged && isAccepted(judged.findings, caseReason)
  return (
    <form noValidate onSubmit={submitted(send)}>
      <div className="in stack">
        <FileField
          label={
            takesPdf
              ? t('XML (UBL oder CII), PDF mit XML (ZUGFeRD) oder PDF, höchstens 5 MB')
              : t('XML (UBL oder CII) oder PDF mit XML (ZUGFeRD), höchstens 5 MB')
          }
          accept=".xml,.pdf,application/xml,text/xml,application/pdf"
          file={file}
          onFile={choose}
          error={flaw ?? (check.error ? textOf(check.error) : undefined)}
        />
        {check.isPending && <Spinner label="Die Datei wird geprüft." />}
        {isPlainPdf && (
          <div className="invoice-fields">
            <TextField label="Nummer" maxLength={50} autoComplete="off" {...field('number', 'number')} />
            <TextField label="Rechnungsdatum" type="date" {...field('issuedOn', 'issuedOn')} />
            <TextField label="Fällig" type="date" optional {...field('dueOn', 'dueOn')} />
            <TextField
              label="Betrag, brutto (in €)"
              inputMode="decimal"
              autoComplete="off"
              {...field('amount', 'grossCents')}
            />
          </div>
        )}
        {judged?.document && <FindingList findings={judged.findings} dealerId={dealerId} />}
        {judged && <CaseReason findings={judged.findings} reason={caseReason} onChange={setCaseReason} />}
        {judged?.document && <InvoiceSheet invoice={judged.document} />}
        {take.error && <Alert kind="error">{textOf(take.error)}</Alert>}
      </div>
      <footer className="invoice-actions">
        <p className="muted">Das Original bleibt unverändert. Mit Fehlern wird nichts versendet.</p>
        {isReady && (
          <Button type="submit" variant="primary" pending={take.isPending}>
            Rechnung ablegen
          </Button>
        )}
      </footer>
    </form>
  )
}
