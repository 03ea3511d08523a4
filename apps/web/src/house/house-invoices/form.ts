import { type InvoiceDraft, InvoiceOrder } from '@portal/contract/house/house-invoices'
import type { TaxCase } from '@portal/domain/sale/invoice-tax'
import { readerLocale } from '@portal/domain/values/formats'
import { aDraft } from '../../draft.ts'

export type Place = { street: string; postalCode: string; city: string; country: string }

/** The texts of the fields. */
export type OrderForm = {
  taxCase: TaxCase
  issuedOn: string
  dueOn: string
  deliveredOn: string
  buyerReference: string
  buyer: Place & { name: string; vatId: string; mail: string }
  deliverTo: Place
}

/** The invoice being entered for a purchase. */
export const orderDraft = aDraft<{ id: string; form: OrderForm }>('invoice')

const nowhere: Place = { street: '', postalCode: '', city: '', country: '' }

/** Whether the vehicle leaves the country, so that the invoice names place of delivery and VAT id. */
export const goesAbroad = (taxCase: TaxCase) => taxCase === 'eu' || taxCase === 'export'

/** The place without what else a buyer has. */
export const placeOf = ({ street, postalCode, city, country }: Place): Place => ({
  street,
  postalCode,
  city,
  country,
})

export const formOf = ({ buyer, deliveredOn, ...draft }: InvoiceDraft): OrderForm => ({
  ...draft,
  deliveredOn: deliveredOn ?? '',
  buyer: { ...buyer, vatId: buyer.vatId ?? '', mail: buyer.mail ?? '' },
  deliverTo: goesAbroad(draft.taxCase) ? placeOf(buyer) : nowhere,
})

export type Flaws = ReadonlyMap<string, string>

/** The order as it is sent, or what is wrong by the paths of fields ("buyer.street"). */
export function orderOf({ buyer, deliverTo, deliveredOn, ...form }: OrderForm): {
  order?: InvoiceOrder
  flaws: Flaws
} {
  const { data, error } = InvoiceOrder.safeParse({
    ...form,
    deliveredOn: deliveredOn || null,
    buyer: { ...buyer, vatId: buyer.vatId || null, mail: buyer.mail || null },
    deliverTo: goesAbroad(form.taxCase) ? deliverTo : null,
  })
  const flaws = new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]))
  return data ? { order: data, flaws } : { flaws }
}

const codes =
  'DE AL AT BA BE BG CH CY CZ DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA US'

/** Countries by name, Germany first. */
export function countryChoices() {
  const names = new Intl.DisplayNames(readerLocale(), { type: 'region' })
  const [first, ...others] = codes.split(' ').map((value) => ({ value, label: names.of(value) ?? value }))
  const sorted = others.toSorted((one, other) => one.label.localeCompare(other.label, readerLocale()))
  return first ? [first, ...sorted] : sorted
}

export type FollowUpKind = 'correction' | 'cancellation'

/** The correction or cancellation being entered for an invoice. */
export type FollowUpDraft = { invoiceId: string; kind: FollowUpKind; reason: string; amount: string }
export const followUpDraft = aDraft<FollowUpDraft>('follow-up')
