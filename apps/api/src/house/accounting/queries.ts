import type { AccountingPeriod, AccountingSummary } from '@portal/contract/house/accounting'
import { hundredthsOf } from '@portal/domain/sale/invoice-amount'
import { taxCases } from '@portal/domain/sale/invoice-tax'
import { type AccountedVehicle, accountedVehicle } from '@portal/domain/sale/margin-tax'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { z } from 'zod'
import type { Db } from '../../plugins/db.ts'

const Row = z.object({
  ...{ fin: z.string(), gwnummer: z.string(), maker: z.string(), model: z.string() },
  ...{ partner_number: z.string(), number: z.string(), kind: z.string(), issuedOn: z.iso.date() },
  grossCents: z.int(),
  netCents: z.int().nullable(),
  taxCase: z.enum(taxCases).nullable(),
  /** In euros. */
  purchasePrice: z.string().nullable(),
  name: z.string().nullable(),
  storageKey: z.string().nullable(),
  sha256: z.string().nullable(),
})
type Row = z.infer<typeof Row>

/**
 * The documents up to the end of a period, of purchases with one in the period, oldest first within each vehicle. The
 * purchase price is that of the stock, if it has this vehicle under the number.
 */
async function documentsOf(db: Db, { from, to }: AccountingPeriod): Promise<Row[]> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT p.fin, p.gwnummer, p.maker, p.model, p.partner_number, i.number, i.kind,
      to_char(i.issued_on, 'YYYY-MM-DD') AS "issuedOn", i.gross_cents AS "grossCents",
      f.net_cents AS "netCents", f.tax_case AS "taxCase", v.purchase_price::text AS "purchasePrice",
      f.name, f.storage_key AS "storageKey", f.sha256
    FROM invoice i
    JOIN purchase p ON p.id = i.purchase_id
    LEFT JOIN invoice_file f ON f.invoice_id = i.id
    LEFT JOIN vehicle v ON v.gwnummer = p.gwnummer AND (v.fin IS NULL OR v.fin = p.fin)
    WHERE i.issued_on <= ${to}::date AND EXISTS (
      SELECT FROM invoice j
      WHERE j.purchase_id = p.id AND j.issued_on BETWEEN ${from}::date AND ${to}::date
    )
    ORDER BY p.gwnummer, p.fin, i.created_at, i.number`
  return rows.map((row) => Row.parse(row))
}

/** A vehicle with what the documents of a period mean for its tax. */
export type VehicleLine = {
  fin: string
  gwnummer: string
  vehicle: string
  partnerNumber: string
  /** Of the documents within the period. */
  numbers: string[]
  cases: Row['taxCase'][]
  purchaseCents: number | null
  accounted: AccountedVehicle
}

function lineOf(documents: [Row, ...Row[]], { from }: AccountingPeriod): VehicleLine {
  const [{ fin, gwnummer, maker, model, purchasePrice }] = documents
  const within = documents.filter(({ issuedOn }) => issuedOn >= from)
  const purchaseCents = purchasePrice === null ? null : (hundredthsOf(purchasePrice)?.value ?? null)
  return {
    ...{ fin, gwnummer, vehicle: vehicleName(maker, model), purchaseCents },
    partnerNumber: documents.at(-1)?.partner_number ?? '',
    numbers: within.map(({ number }) => number),
    cases: [...new Set(within.map(({ taxCase }) => taxCase))],
    accounted: accountedVehicle(documents, from, purchaseCents),
  }
}

/** An original of the period. */
export type ArchivedDocument = { issuedOn: string; name: string; storageKey: string; sha256: string }

export type Accounting = { lines: VehicleLine[]; documents: ArchivedDocument[] }

/** What was invoiced in a period: a line for each vehicle, and the originals. */
export async function accountingOf(db: Db, period: AccountingPeriod): Promise<Accounting> {
  const rows = await documentsOf(db, period)
  const vehicles = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = `${row.gwnummer} ${row.fin}`
    const known = vehicles.get(key)
    if (known) known.push(row)
    else vehicles.set(key, [row])
  }
  return {
    lines: [...vehicles.values()].map((documents) => lineOf(documents, period)),
    documents: rows.flatMap(({ issuedOn, name, storageKey, sha256 }) =>
      issuedOn >= period.from && name && storageKey && sha256 ? [{ issuedOn, name, storageKey, sha256 }] : [],
    ),
  }
}

/** The figures of a period. */
export function summaryOf({ lines }: Accounting): AccountingSummary {
  const schemes = lines.flatMap(({ accounted }) => accounted.marginScheme ?? [])
  return {
    documents: lines.reduce((sum, { accounted }) => sum + accounted.documents, 0),
    vehicles: lines.length,
    unpricedVehicles: schemes.filter(({ margins }) => margins === null).length,
    marginTaxCents: schemes.reduce((sum, { margins }) => sum + (margins?.taxChange ?? 0), 0),
  }
}
