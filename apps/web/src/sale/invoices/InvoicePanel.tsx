import type { SaleInvoice } from '@portal/contract/sale/invoices'
import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { has, isOwner } from '@portal/domain/accounts/roles'
import { invoiceKindLabels } from '@portal/domain/sale/invoice'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { hasSaleRight } from '@portal/domain/sale/sale-rights'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { payersText } from '../payments/facts.ts'
import { InvoiceDisclosure } from './InvoiceDisclosure.tsx'
import { invoices, useDownloadInvoice } from './queries.ts'
import './invoices.css'

type Props = { purchase: Pick<PurchaseDetails, 'id' | 'people'> }

/** The invoices of the purchase; people without the right see who may read them. */
export function InvoicePanel({ purchase: { id, people } }: Props) {
  const account = useAccount()
  const maySee = isOwner(account) || has(account, 'ROLE_ACCOUNTANT')
  const payers = people.filter(({ role }) => hasSaleRight(role, 'payment')).map(({ name }) => name)
  return (
    <section className="panel stack" aria-labelledby="invoices">
      <h2 id="invoices">Rechnung</h2>
      {maySee ? <InvoiceList id={id} /> : <p className="muted">{payersText(payers)}</p>}
    </section>
  )
}

function InvoiceList({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(invoices(id))
  if (error && !data)
    return (
      <LoadFailure
        text={textOf(error, { default: t('Die Rechnungen konnten nicht geladen werden.') })}
        onRetry={refetch}
      />
    )
  if (!data) return <Spinner label="Die Rechnungen werden geladen." />
  if (data.length === 0)
    return <p className="muted">Noch keine Rechnung. Sie bekommen eine E-Mail, sobald sie hier liegt.</p>
  return data.map((invoice) => <InvoiceEntry key={invoice.id} id={id} invoice={invoice} />)
}

function InvoiceEntry({ id, invoice }: { id: string; invoice: SaleInvoice }) {
  const { number, kind, originalNumber, isCancelled, issuedOn, dueOn, grossCents, format } = invoice
  const save = useDownloadInvoice(id)
  const sign = kind === 'invoice' ? '' : '–\u00a0'
  const facts = [
    [t('Nummer'), number],
    [t('vom'), dayText(issuedOn)],
    ...(dueOn ? [[t('fällig'), dayText(dueOn)]] : []),
    [t('Betrag'), `${sign}${centsEuroText(grossCents)}`],
  ]
  const isXml = format === 'cii' || format === 'ubl'
  const load = (isView: boolean) =>
    save.mutate({ invoiceId: invoice.id, number, isView, format: isView || !isXml ? 'pdf' : 'xml' })
  return (
    <article className="stack m sale-invoice" aria-label={`${invoiceKindLabels[kind]} ${number}`}>
      {(kind !== 'invoice' || isCancelled) && (
        <p className="muted">
          {isCancelled
            ? t('Diese Rechnung ist storniert.')
            : t`${invoiceKindLabels[kind]} zu ${originalNumber ?? ''}`}
        </p>
      )}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        {isXml && (
          <Button small pending={save.isPending && !save.variables.isView} onClick={() => load(false)}>
            <IconDownload aria-hidden />
            Original (XML)
          </Button>
        )}
        <Button small pending={save.isPending && save.variables.isView} onClick={() => load(true)}>
          <IconDownload aria-hidden />
          {format === 'zugferd' ? t('Original (PDF mit XML)') : 'PDF'}
        </Button>
      </div>
      {save.error && <Alert kind="error">{textOf(save.error)}</Alert>}
      {format !== 'pdf' && (
        <>
          <p className="muted">
            {isXml
              ? t('Das XML ist die Rechnung. Das PDF ist eine Ansicht davon.')
              : t('Das XML im PDF ist die Rechnung. Was Sie im PDF lesen, ist eine Ansicht davon.')}
          </p>
          <InvoiceDisclosure id={id} invoiceId={invoice.id} />
        </>
      )}
    </article>
  )
}
