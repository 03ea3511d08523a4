import type { InvoiceDraft, JudgedInvoice } from '@portal/contract/house/house-invoices'
import { isAccepted } from '@portal/domain/house/invoice-house-rules'
import { taxCaseLabels, taxCases } from '@portal/domain/sale/invoice-tax'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { InvoiceSheet } from '../../sale/invoices/InvoiceSheet.tsx'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { CaseReason } from './CaseReason.tsx'
import { FindingList, type FormFix } from './FindingList.tsx'
import { type Flaws, formOf, goesAbroad, type OrderForm, orderDraft, orderOf, placeOf } from './form.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { useIssue, usePreview } from './queries.ts'

const cases = taxCases.map((value) => ({ value, label: taxCaseLabels[value] }))

type Props = { id: string; dealerId: number | null; draft: InvoiceDraft }

/** Makes an invoice: first a preview with its findings, then the invoice itself. */
export function InvoiceForm({ id, dealerId, draft }: Props) {
  const kept = useKeptDraft(orderDraft, useAccount()?.id)
  const known = formOf(draft)
  const [form, setForm] = useState(kept?.id === id ? kept.form : known)
  useKeepDraft(orderDraft, () => (JSON.stringify(form) === JSON.stringify(known) ? null : { id, form }))
  const [flaws, setFlaws] = useState<Flaws>(new Map())
  const [previewed, setPreviewed] = useState<{ form: OrderForm; judged: JudgedInvoice }>()
  /** Only of what the form contains: it may be changed while a preview is being made. */
  const judged = previewed?.form === form ? previewed.judged : undefined
  const [caseReason, setCaseReason] = useState('')
  const preview = usePreview(id)
  const issue = useIssue(id)
  const change = (values: Partial<OrderForm>) => setForm((current) => ({ ...current, ...values }))
  const changeBuyer = (values: Partial<OrderForm['buyer']>) => change({ buyer: { ...form.buyer, ...values } })
  const send = (isFinal: boolean) => {
    const { order, flaws: found } = orderOf(form)
    setFlaws(found)
    if (!order) return
    if (!isFinal) {
      issue.reset()
      preview.mutate(order, { onSuccess: (made) => setPreviewed({ form, judged: made }) })
    } else
      issue.mutate(caseReason.trim() === '' ? order : { ...order, caseReason }, {
        onSuccess: () =>
          toast('success', t('Die Rechnung liegt bereit. Inhaber und Buchhaltung bekommen eine Mail.')),
      })
  }
  const error = issue.error ?? preview.error
  return (
    <form noValidate onSubmit={submitted(() => send(false))}>
      <div className="in invoice-fields">
        <OrderFields {...{ form, flaws, change }} />
        <TextField
          label="Käufer"
          maxLength={200}
          autoComplete="off"
          value={form.buyer.name}
          error={flaws.get('buyer.name')}
          onChange={({ target }) => changeBuyer({ name: target.value })}
        />
        <PlaceFields path="buyer" place={form.buyer} flaws={flaws} onChange={changeBuyer} />
        <TextField
          label="USt-IdNr. des Käufers"
          hint={form.taxCase === 'eu' ? t('Pflicht bei Lieferung in die EU') : undefined}
          optional={form.taxCase !== 'eu'}
          maxLength={20}
          autoComplete="off"
          value={form.buyer.vatId}
          error={flaws.get('buyer.vatId')}
          onChange={({ target }) => changeBuyer({ vatId: target.value })}
        />
        {goesAbroad(form.taxCase) && (
          <fieldset className="invoice-fields full">
            <legend>Lieferort</legend>
            <PlaceFields
              path="deliverTo"
              place={form.deliverTo}
              flaws={flaws}
              onChange={(values) => change({ deliverTo: { ...form.deliverTo, ...values } })}
            />
          </fieldset>
        )}
      </div>
      {judged && (
        <div className="in stack">
          <FindingList findings={judged.findings} dealerId={dealerId} formFixes={fixesOf(form, change)} />
          <CaseReason findings={judged.findings} reason={caseReason} onChange={setCaseReason} />
          {judged.document && (
            <>
              <p className="muted">
                Voraussichtlich {judged.document.number}; die Nummer wird beim Bereitstellen vergeben.
              </p>
              <InvoiceSheet invoice={judged.document} />
            </>
          )}
        </div>
      )}
      {error && (
        <div className="in">
          <Alert kind="error">{textOf(error)}</Alert>
        </div>
      )}
      <footer className="invoice-actions">
        <p className="muted">
          Es entstehen XML und PDF. Der Käufer bekommt eine E-Mail ohne IBAN. Danach ist nur noch Storno
          möglich.
        </p>
        <Button type="submit" pending={preview.isPending}>
          Vorschau
        </Button>
        {judged && isAccepted(judged.findings, caseReason) && (
          <Button variant="primary" pending={issue.isPending} onClick={() => send(true)}>
            Rechnung bereitstellen
          </Button>
        )}
      </footer>
    </form>
  )
}

type Change = (values: Partial<OrderForm>) => void

/** What fills a field that a finding misses, by its term. */
const fixesOf = (form: OrderForm, change: Change): Record<string, FormFix> => ({
  ...(form.deliveredOn === '' &&
    form.issuedOn !== '' && {
      'BT-72': {
        label: t`Geliefert am ${dayText(form.issuedOn)}`,
        apply: () => change({ deliveredOn: form.issuedOn }),
      },
    }),
  ...(goesAbroad(form.taxCase) &&
    form.buyer.city !== '' &&
    form.deliverTo.country !== form.buyer.country && {
      'BT-80': { label: t('Lieferort wie Käufer'), apply: () => change({ deliverTo: placeOf(form.buyer) }) },
    }),
})

type FieldsProps = { form: OrderForm; flaws: Flaws; change: Change }

function OrderFields({ form, flaws, change }: FieldsProps) {
  const day = (name: 'issuedOn' | 'dueOn' | 'deliveredOn') => ({
    type: 'date',
    value: form[name],
    error: flaws.get(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <SelectField
        label="Steuer"
        choices={cases}
        value={form.taxCase}
        onChange={({ target }) => {
          const taxCase = taxCases.find((value) => value === target.value)
          if (taxCase)
            change({ taxCase, ...(form.deliverTo.city === '' && { deliverTo: placeOf(form.buyer) }) })
        }}
      />
      <TextField label="Rechnungsdatum" {...day('issuedOn')} />
      <TextField label="Fällig" {...day('dueOn')} />
      <TextField
        label="Lieferdatum"
        optional={form.taxCase !== 'eu'}
        hint={form.taxCase === 'eu' ? t('Pflicht bei Lieferung in die EU') : undefined}
        {...day('deliveredOn')}
      />
      <TextField
        label="Referenz des Käufers"
        maxLength={100}
        autoComplete="off"
        value={form.buyerReference}
        error={flaws.get('buyerReference')}
        onChange={({ target }) => change({ buyerReference: target.value })}
      />
    </>
  )
}
