import { claimNumber } from '@portal/domain/sale/claim-items'
import { invoiceInForceOf } from '@portal/domain/sale/due'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { conflict, invalidField } from '../../http/problem.ts'
import type { Credit } from '../../sale/claims/commands.ts'
import { lockedPurchase, setTakenBack } from '../../sale/hand-overs/commands.ts'
import { storedInvoices } from '../../sale/invoices/queries.ts'
import { type FollowUp, followUpIn } from '../house-invoices/commands.ts'
import { remainder } from '../house-invoices/queries.ts'
import { type CopiedPhotos, returnToStock } from '../returned-vehicles/commands.ts'

type Decision = Omit<Credit, 'amount'>

/** The invoice in force, if it was made here; one that was taken over is corrected where it comes from. */
async function ownInvoice({ tx, claim }: Decision) {
  const invoices = await storedInvoices(tx, claim.purchaseId)
  const invoice = invoiceInForceOf(invoices)
  if (!invoice?.file || invoice.file.isDelivered) return null
  return { id: invoice.id, openCents: remainder(invoice, invoices)?.amounts.grossCents ?? null }
}

/** Makes the document of a decision and keeps it with the claim. */
async function follow({ tx, context, store, claim }: Decision, invoiceId: string, wish: FollowUp) {
  const { publicId } = claim.purchase
  const documentId = await followUpIn({ tx, context, store, publicId }, invoiceId, wish)
  await tx.claim.update({ where: { id: claim.id }, data: { invoiceId: documentId } })
}

const reasonOf = ({ claim }: Decision) => `Reklamation ${claimNumber(claim.id)}`

/**
 * Corrects the invoice by the amount that is credited. Nothing is made where the invoice was taken over or is missing.
 * @throws ProblemError validation-failed (amount) for more than is left of the invoice
 */
export async function creditClaim({ amount, ...decision }: Credit) {
  const invoice = await ownInvoice(decision)
  if (!invoice) return
  const byCents = Math.round(amount * 100)
  if (invoice.openCents !== null && byCents >= invoice.openCents)
    throw invalidField(
      'amount',
      t`Von der Rechnung sind ${centsEuroText(invoice.openCents)} übrig. Die Gutschrift muss kleiner sein; für den ganzen Betrag nehmen Sie das Fahrzeug bitte zurück.`,
    )
  await follow(decision, invoice.id, { kind: 'correction', reason: reasonOf(decision), byCents })
}

/**
 * Takes a vehicle back: the invoice is cancelled, no step of the hand-over is done any more, and the vehicle is in the
 * stock again, withdrawn, with what the claim has found.
 * @throws ProblemError conflict if it was taken back already
 */
export async function takeBack({ photos, ...decision }: Decision & { photos: CopiedPhotos }) {
  const { tx, context, claim } = decision
  const purchase = await lockedPurchase(tx, { publicId: claim.purchase.publicId })
  if (purchase.takenBackAt) throw conflict(t('Das Fahrzeug ist schon zurückgenommen.'))
  const invoice = await ownInvoice(decision)
  if (invoice) await follow(decision, invoice.id, { kind: 'cancellation', reason: reasonOf(decision) })
  await setTakenBack(tx, context, purchase)
  await returnToStock(tx, context, claim, photos)
}
