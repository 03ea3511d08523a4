import type { HouseInvoices } from '@portal/contract/house/house-invoices'
import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FileForm } from './FileForm.tsx'
import { obstacleFixes } from './facts.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import { InvoiceRow } from './InvoiceRow.tsx'
import { houseInvoices } from './queries.ts'
import './house-invoices.css'

type Props = { id: string /** The account of the buying company. */; dealerId: number | null }

/** The invoices of a purchase, and the ways to a new one. */
export function InvoicePanel({ id, dealerId }: Props) {
  const { data, error, refetch } = useQuery(houseInvoices(id))
  return (
    <section className="hp house-invoices" aria-labelledby="invoices">
      {data ? (
        <Invoices id={id} dealerId={dealerId} data={data} />
      ) : (
        <>
          <header>
            <h2 id="invoices">Rechnung</h2>
          </header>
          <div className="in">
            {error ? (
              <LoadFailure
                text={textOf(error, { default: t('Die Rechnungen konnten nicht geladen werden.') })}
                onRetry={refetch}
              />
            ) : (
              <Spinner label="Die Rechnungen werden geladen." />
            )}
          </div>
        </>
      )}
    </section>
  )
}

const ways = [
  { value: 'make', label: t('Erstellen') },
  { value: 'file', label: t('Datei ablegen') },
]

function Invoices({ id, dealerId, data }: Props & { data: HouseInvoices }) {
  const { invoices, draft, obstacle, obstacleAt, openCents, takesPdf } = data
  const isAdmin = has(useAccount(), 'ROLE_AE_ADMIN')
  const [way, setWay] = useState('make')
  // The key resets the forms after each new document.
  const key = invoices.length
  return (
    <>
      <header>
        <h2 id="invoices">Rechnung</h2>
        <Segment
          legend="Herkunft"
          name="invoice-way"
          items={ways}
          value={way}
          onChange={({ target }) => setWay(target.value)}
        />
      </header>
      {invoices.length > 0 && (
        <ul className="list">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} {...{ id, invoice, openCents }} />
          ))}
        </ul>
      )}
      {/* The way that is not shown keeps what was typed. */}
      <Activity mode={way === 'file' ? 'visible' : 'hidden'}>
        <FileForm key={key} {...{ id, dealerId, takesPdf }} />
      </Activity>
      <Activity mode={way === 'file' ? 'hidden' : 'visible'}>
        {obstacle ? (
          <div className="in stack">
            <p className="muted">{obstacle}</p>
            {isAdmin && obstacleAt && (
              <div className="row">
                <LinkButton small to={obstacleFixes[obstacleAt].to}>
                  {obstacleFixes[obstacleAt].label}
                </LinkButton>
              </div>
            )}
          </div>
        ) : (
          <InvoiceForm key={key} {...{ id, dealerId, draft }} />
        )}
      </Activity>
    </>
  )
}
