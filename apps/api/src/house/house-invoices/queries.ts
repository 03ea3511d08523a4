import type { HouseInvoices, InvoiceDraft } from '@portal/contract/house/house-invoices'
import { problems } from '@portal/contract/problem'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { factsOf } from '@portal/domain/house/settings/settings'
import { invoiceInForceOf } from '@portal/domain/sale/due'
import type { InvoiceSeller } from '@portal/domain/sale/invoice-build'
import { type InvoiceAmounts, remainderOf, type TaxCase, taxCases } from '@portal/domain/sale/invoice-tax'
import { saleCaseOf } from '@portal/domain/sale/sale-terms'
import { dayMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { z } from 'zod'
import { vatStateOf } from '../../accounts/vat-checks/queries.ts'
import { soldColumns, soldTerms } from '../../buyer/sale-terms/view.ts'
import type { Env } from '../../env.ts'
import type { Db } from '../../plugins/db.ts'
import { unknownPurchase } from '../../sale/hand-overs/queries.ts'
import { storedInvoices } from '../../sale/invoices/queries.ts'
import { type StoredInvoice, shownInvoice } from '../../sale/invoices/view.ts'
import { bankAccountInForce } from '../../sale/payments/queries.ts'

const purchaseColumns = {
  ...{ id: true, publicId: true, partner_number: true, gwnummer: true, fin: true },
  ...{ maker: true, model: true, puchasesDate: true, price: true, takenBackAt: true },
  approval: { select: { state: true } },
  ...soldColumns,
} as const
const vehicleColumns = {
  ...{ fin: true, vatMode: true, erstzulassungvon: true, kilometerstandvon: true },
} as const

/** A purchase with what the portal knows about buyer and vehicle. @throws ProblemError not-found */
export async function invoicedPurchase(db: Db, publicId: string) {
  const row = await db.purchase.findUnique({ where: { publicId }, select: purchaseColumns })
  if (!row) throw unknownPurchase()
  const { partner_number, gwnummer, fin, maker, model, price } = row
  const terms = soldTerms(row)
  const dealer = await db.dealer.findUnique({
    where: { partner_number },
    include: { account: { select: { email: true } } },
  })
  const known = await db.vehicle.findUnique({ where: { gwnummer }, select: vehicleColumns })
  const companyVat = await vatStateOf(db, partner_number)
  const car = known && (known.fin === null || known.fin === fin) ? known : null
  return {
    ...row,
    priceCents: price ? Math.round(price.toNumber() * 100) : null,
    dealer,
    isMarginVehicle: terms?.taxCase ? terms.taxCase === 'margin' : car?.vatMode === 'DIFFERENZ',
    companyVat,
    /** What held at the sale; null where it was not recorded. */
    terms,
    proposedCase: terms?.taxCase ?? saleCaseOf(car?.vatMode === 'REGEL', companyVat),
    vehicle: {
      ...{ name: vehicleName(maker, model), gwnummer, fin },
      ...(car && { firstRegistration: dayOfDate(car.erstzulassungvon), km: car.kilometerstandvon }),
    },
    /** Of the account that two administrators have confirmed; null before the first. */
    houseIban: (await bankAccountInForce(db))?.iban ?? null,
    invoices: await storedInvoices(db, row.id),
  }
}
export type InvoicedPurchase = Awaited<ReturnType<typeof invoicedPurchase>>

/** The seller by the settings. @param iban of the house */
export const sellerOf = (env: Env, iban: string): InvoiceSeller => ({
  ...{ name: env.COMPANY_NAME, vatId: env.COMPANY_VAT_ID, taxNumber: env.INVOICE_TAX_NUMBER },
  address: {
    ...{ street: env.CONTACT_STREET, postalCode: env.CONTACT_POSTAL_CODE },
    ...{ city: env.CONTACT_CITY, country: 'DE' },
  },
  iban,
  contact: { name: env.INVOICE_CONTACT, phone: env.CONTACT_PHONE, mail: env.MAIL_SALES },
})

const needed = ['INVOICE_TAX_NUMBER', 'INVOICE_CONTACT'] as const

/** A sentence that names what is missing for an invoice beside the purchase; null if nothing is. */
export function missingSettings(env: Env, { houseIban }: Pick<InvoicedPurchase, 'houseIban'>): string | null {
  if (houseIban === null)
    return t('Es gibt noch kein bestätigtes Bankkonto des Hauses, also keine IBAN für Rechnungen.')
  const missing = needed.filter((key) => env[key] === '').map((key) => factsOf(key).label)
  return missing.length > 0
    ? t`In den Einstellungen unter „Rechnung“ fehlt noch: ${missing.join(', ')}.`
    : null
}

const Case = z.enum(taxCases)

/** Taxation and amounts of an invoice; null of a PDF without XML, whose net amount is not known. */
function amountsOfRow({ file, grossCents }: StoredInvoice) {
  const taxCase = Case.nullable().parse(file?.taxCase ?? null)
  const netCents = file?.netCents ?? null
  if (taxCase === null || netCents === null) return null
  return { taxCase, amounts: { netCents, taxCents: grossCents - netCents, grossCents } }
}

/**
 * What is left of an invoice after its corrections.
 * @returns null when an amount of it is known from a PDF without XML only
 */
export function remainder(
  invoice: StoredInvoice,
  invoices: readonly StoredInvoice[],
): { taxCase: TaxCase; amounts: InvoiceAmounts } | null {
  const corrections = invoices
    .filter(({ kind, original }) => kind === 'correction' && original?.number === invoice.number)
    .map(amountsOfRow)
  const own = amountsOfRow(invoice)
  const known = corrections.flatMap((row) => row?.amounts ?? [])
  if (!own || known.length < corrections.length) return null
  return { taxCase: own.taxCase, amounts: remainderOf(own.amounts, known) }
}

/** Why no invoice can be stored for a purchase; null if one can. */
export function obstacleTo({ priceCents, invoices, takenBackAt, approval }: InvoicedPurchase): string | null {
  if (takenBackAt) return t('Das Fahrzeug dieses Kaufs ist zurückgenommen.')
  if (approval && approval.state !== 'approved') return problems['purchase-not-approved'].title
  if (priceCents === null) return t('Der Kauf hat keinen Verkaufspreis.')
  const valid = invoiceInForceOf(invoices)
  return valid
    ? t`Zu diesem Kauf gilt die Rechnung ${valid.number}. Eine neue geht erst nach ihrem Storno.`
    : null
}

function draftOf(
  env: Env,
  { partner_number, dealer, companyVat, terms, proposedCase: taxCase }: InvoicedPurchase,
  now: Date,
): InvoiceDraft {
  const due = new Date(now.getTime() + env.INVOICE_DUE_DAYS * dayMs)
  return {
    taxCase,
    ...{ issuedOn: today(now), deliveredOn: today(now), dueOn: today(due) },
    buyerReference: partner_number,
    buyer: {
      name: dealer?.company_name ?? '',
      street: dealer ? `${dealer.street} ${dealer.house_number}` : '',
      ...{
        postalCode: dealer?.postal_code ?? '',
        city: dealer?.city ?? '',
        country: terms?.country ?? companyVat?.country ?? 'DE',
      },
      vatId: terms?.vatId ?? companyVat?.vat?.vatId ?? null,
      mail: dealer?.account.email ?? null,
    },
  }
}

/** The invoices of a purchase, and what the next one would be. @throws ProblemError not-found */
export async function houseInvoices(db: Db, env: Env, publicId: string, now: Date): Promise<HouseInvoices> {
  const purchase = await invoicedPurchase(db, publicId)
  const valid = invoiceInForceOf(purchase.invoices)
  const obstacle = obstacleTo(purchase)
  const missing = missingSettings(env, purchase)
  return {
    invoices: purchase.invoices.flatMap(shownInvoice),
    draft: draftOf(env, purchase, now),
    obstacle: obstacle ?? missing,
    obstacleAt: obstacle || !missing ? null : purchase.houseIban === null ? 'bank-account' : 'settings',
    openCents: valid ? (remainder(valid, purchase.invoices)?.amounts.grossCents ?? null) : null,
    takesPdf: env.INVOICE_PLAIN_PDF,
  }
}
