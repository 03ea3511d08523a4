import { netCentsOf, type TaxCase } from './invoice-tax.ts'

/**
 * The margin of a vehicle under section 25a UStG (single margin of each vehicle): sale less purchase, in cents with VAT.
 * A sale that was taken back as a whole has none.
 */
export const marginOf = (saleCents: number, purchaseCents: number) =>
  saleCents === 0 ? 0 : saleCents - purchaseCents

/** The VAT within a margin: 19/119 of it, to the cent; none of a loss. */
export const marginTaxOf = (marginCents: number) =>
  marginCents <= 0 ? 0 : marginCents - netCentsOf(marginCents)

/** An invoice, correction or cancellation of a vehicle; amounts are positive. */
export type AccountedDocument = {
  kind: string
  /** ISO date. */
  issuedOn: string
  grossCents: number
  /** Null of a PDF without XML, as is the case. */
  netCents: number | null
  taxCase: TaxCase | null
}

const total = (
  documents: readonly AccountedDocument[],
  centsOf: (document: AccountedDocument) => number,
): number =>
  documents.reduce((sum, document) => sum + (document.kind === 'invoice' ? 1 : -1) * centsOf(document), 0)

const grossOf = (documents: readonly AccountedDocument[]) => total(documents, ({ grossCents }) => grossCents)

/** The margin scheme before a period and at its end; null without the purchase price. */
function marginsOf(documents: readonly AccountedDocument[], from: string, purchaseCents: number | null) {
  const [saleBefore, sale] = [
    grossOf(documents.filter(({ issuedOn }) => issuedOn < from)),
    grossOf(documents),
  ]
  if (purchaseCents === null) return { saleBefore, sale, margins: null }
  const [marginBefore, margin] = [marginOf(saleBefore, purchaseCents), marginOf(sale, purchaseCents)]
  const [taxBefore, tax] = [marginTaxOf(marginBefore), marginTaxOf(margin)]
  return { saleBefore, sale, margins: { marginBefore, margin, taxBefore, tax, taxChange: tax - taxBefore } }
}

/**
 * What a vehicle means for the tax of a period. The tax of section 25a is the difference of what is due for all documents
 * up to the end and for those before, so that later corrections count in the period they are dated in.
 * @param documents of the vehicle up to the end of the period
 * @param from the first day of the period, as ISO date
 * @param purchaseCents with VAT; null = unknown
 */
export function accountedVehicle(
  documents: readonly AccountedDocument[],
  from: string,
  purchaseCents: number | null,
) {
  const within = documents.filter(({ issuedOn }) => issuedOn >= from)
  const open = within.filter(({ taxCase }) => taxCase !== 'margin' && taxCase !== null)
  const net = total(open, ({ netCents }) => netCents ?? 0)
  const margin = documents.filter(({ taxCase }) => taxCase === 'margin')
  return {
    documents: within.length,
    grossCents: grossOf(within),
    /** Of the documents that show VAT or none; null without one. */
    shown: open.length > 0 ? { netCents: net, taxCents: grossOf(open) - net } : null,
    hasUnknownCase: within.some(({ taxCase }) => taxCase === null),
    marginScheme: margin.length > 0 ? marginsOf(margin, from, purchaseCents) : null,
  }
}
export type AccountedVehicle = ReturnType<typeof accountedVehicle>
