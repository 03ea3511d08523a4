import type { InvoiceReading } from '@portal/contract/sale/invoices'
import {
  exemptionTexts,
  hidesVat,
  invoiceFacts,
  invoiceLines,
  invoiceTotals,
} from '@portal/domain/sale/invoice-texts'
import './invoices.css'

/** What the XML of an invoice says: parties, lines and sums. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceReading }) {
  const isHidden = hidesVat(invoice)
  return (
    <div className="invoice-sheet stack" lang="de">
      <dl>
        {invoiceFacts(invoice).map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <caption className="vh">Positionen der Rechnung</caption>
        <thead>
          <tr>
            <th scope="col">Position</th>
            {!isHidden && <th scope="col">MwSt.</th>}
            <th scope="col">{isHidden ? 'Betrag' : 'Netto'}</th>
          </tr>
        </thead>
        <tbody>
          {invoiceLines(invoice).map(({ name, details, net, rate }) => (
            <tr key={`${name} ${details}`}>
              <th scope="row">
                {name}
                <small>{details}</small>
              </th>
              {rate !== null && <td>{rate}</td>}
              <td>{net}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoiceTotals(invoice).map(([label, value]) => (
            <tr key={label}>
              <th scope="row" colSpan={isHidden ? 1 : 2}>
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {exemptionTexts(invoice).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
