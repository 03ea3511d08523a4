import type { InvoiceOrder } from '@portal/contract/house/house-invoices'
import { dayOfDate, today } from '@portal/domain/buyer/appointment'
import { checkInvoice } from '@portal/domain/house/invoice-check'
import { bySeverity } from '@portal/domain/house/invoice-findings'
import { caseFindings, houseFindings } from '@portal/domain/house/invoice-house-rules'
import { depositNote } from '@portal/domain/sale/arrival'
import {
  hasErrors,
  type InvoiceDocument,
  type InvoiceFinding,
  type InvoiceKind,
  kindOfType,
} from '@portal/domain/sale/invoice'
import { buildInvoice } from '@portal/domain/sale/invoice-build'
import { amountsOf, type TaxCase, taxCaseOf } from '@portal/domain/sale/invoice-tax'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { conflict, ProblemError } from '../../http/problem.ts'
import { depositAskedBy } from '../../sale/arrival/commands.ts'
import { type InvoicedPurchase, sellerOf } from './queries.ts'

/** @throws ProblemError invoice-refused with the errors among the findings */
export function refuseErrors(findings: readonly InvoiceFinding[]) {
  const errors = findings.filter((finding) => hasErrors([finding]))
  if (errors.length === 0) return
  throw new ProblemError('invoice-refused', {
    errors: errors.map(({ rule, term, text }) => ({ path: term, message: t`Regel ${rule}: ${text}` })),
  })
}

/**
 * An invoice without VAT waits until the VAT id of its buyer is confirmed. One that was confirmed at the sale counts, also
 * if it has changed since; the house sees a hint about that.
 */
function buyerFindings({ companyVat, terms }: InvoicedPurchase, vatId: string | null): InvoiceFinding[] {
  if (companyVat?.mayBuyNet && companyVat.vat?.vatId === vatId) return []
  if (vatId !== null && terms?.tier === 'net' && terms.vatId === vatId)
    return [
      {
        ...{ rule: 'HAUS-27', term: 'BT-48', severity: 'hint' },
        text: t('Die USt-IdNr. des Käufers war beim Verkauf bestätigt, ist es jetzt aber nicht mehr.'),
      },
    ]
  return [
    {
      ...{ rule: 'HAUS-22', term: 'BT-48', severity: 'error' },
      text: t('Die USt-IdNr. des Käufers ist nicht bestätigt. Prüfen lässt sie sich in der Händlerakte.'),
    },
  ]
}

/**
 * The findings of the house about a document.
 * @param caseReason why it is taxed otherwise than the sale
 */
export function judged(
  env: Env,
  purchase: InvoicedPurchase,
  document: InvoiceDocument,
  { now, caseReason }: { now: Date; caseReason?: string | undefined },
) {
  const { gwnummer, fin, dealer, priceCents, isMarginVehicle, terms } = purchase
  const price = priceCents ?? 0
  const findings = houseFindings(document, {
    ...{ sellerVatId: env.COMPANY_VAT_ID, iban: purchase.houseIban ?? '', gwnummer, fin, isMarginVehicle },
    buyerName: dealer?.company_name ?? null,
    amounts: (['regular', 'eu'] as const).map((name) => amountsOf(name, price, isMarginVehicle).grossCents),
    today: today(now),
  })
  if (document.issuedOn && document.issuedOn < dayOfDate(purchase.puchasesDate))
    findings.push({
      ...{ rule: 'HAUS-20', term: 'BT-2', severity: 'error' },
      text: t('Das Rechnungsdatum liegt vor dem Kauf.'),
    })
  // A correction or cancellation follows its invoice.
  if (kindOfType(document.typeCode) !== 'invoice') return findings
  const isUnionSale = document.taxes.some(({ taxCode }) => taxCaseOf(taxCode) === 'eu')
  return [
    ...findings,
    ...(isUnionSale ? buyerFindings(purchase, document.buyer?.vatId ?? null) : []),
    ...caseFindings(document, terms?.taxCase ?? null, caseReason),
  ]
}

/** The document of an ordered invoice, with its findings. @throws ProblemError conflict without a price */
export function madeInvoice(
  env: Env,
  purchase: InvoicedPurchase,
  { taxCase, buyer, deliverTo, caseReason, ...dates }: InvoiceOrder,
  { number, now }: { number: string; now: Date },
) {
  if (purchase.priceCents === null) throw conflict(t('Der Kauf hat keinen Verkaufspreis.'))
  const amounts = amountsOf(taxCase, purchase.priceCents, purchase.isMarginVehicle)
  const { name, vatId, mail, ...address } = buyer
  const deposit = depositAskedBy(env, { taxCase, netCents: amounts.netCents })
  const document = buildInvoice({
    ...(deposit !== null && { notes: [depositNote(centsEuroText(deposit))] }),
    ...{ ...dates, number, taxCase, amounts, deliverTo, vehicle: purchase.vehicle },
    ...{ seller: sellerOf(env, purchase.houseIban ?? ''), buyer: { name, address, vatId, mail } },
  })
  const findings = bySeverity([
    ...checkInvoice(document),
    ...judged(env, purchase, document, { now, caseReason }),
  ])
  return { document, amounts, findings }
}

type Decided = { kind: InvoiceKind; taxCase: TaxCase | null; caseReason?: string | undefined }

/** The audit details of an invoice that is taxed otherwise than its sale. */
export const decisionOf = ({ terms }: InvoicedPurchase, { kind, taxCase, caseReason }: Decided) =>
  kind === 'invoice' && caseReason !== undefined && terms?.taxCase && terms.taxCase !== taxCase
    ? { reason: caseReason, before: terms.taxCase, after: taxCase }
    : {}
