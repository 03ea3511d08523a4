import { t } from '@portal/domain/values/text'
import { hiddenReasonCodes } from '@portal/domain/vehicles/attributes/visibility'
import { z } from 'zod'
import { PurchasePrice } from '../buyer/purchases.ts'
import type { Endpoint } from '../endpoint.ts'
import { pages, rowId } from '../rows.ts'

const url = '/mvp/api/stock-jobs'

export const jobVehiclesMaximum = 50_000

const euro = z.number().min(0.01, t('Bitte einen Betrag über 0 € angeben.')).max(1_000_000).multipleOf(0.01)
const text = (message: string, maximum: number) =>
  z.string({ error: message }).trim().min(1, message).max(maximum)

/** How a price is rounded: not at all, to a multiple, or to the next price that ends in 900. */
export const Rounding = z.enum(['none', '10', '50', '100', '900'])

export const PriceRule = z.strictObject({
  action: z.literal('price'),
  prices: z.enum(['both', 'dealer', 'consumer']),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set'), euro }),
    z.strictObject({ kind: z.literal('shift'), euro: z.number().min(-1_000_000).max(1_000_000) }),
    z.strictObject({ kind: z.literal('percent'), percent: z.number().min(-90).max(100) }),
  ]),
  rounding: Rounding,
  /** A vehicle whose new price is below it is refused, like one below its own lowest price. */
  floor: euro.nullable(),
  /** Why, for the audit trail and the list of jobs. */
  reason: z.string().trim().max(200).nullable().default(null),
  /** Whether accounts with mails switched on for a vehicle are mailed its new dealer price. */
  notifiesWatchers: z.boolean().default(true),
})
export type PriceRule = z.infer<typeof PriceRule>

const partner_number = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, t('Die Partnernummer besteht aus 1 bis 20 Ziffern.'))
  .nullable()

/** The person of that dealer's company who buys: an owner or buyer of it; null = not named. */
const buyerId = rowId.nullable().default(null)

/** One action on many vehicles, with its values. */
export const StockRule = z.discriminatedUnion('action', [
  /** Ends withdrawal and reservation. */
  z.strictObject({ action: z.literal('publish') }),
  z.strictObject({ action: z.literal('withdraw') }),
  z.strictObject({
    action: z.literal('reserve'),
    /** The last day of the reservation (Europe/Berlin). */
    until: z.iso.date({ error: t('Bitte das Ende der Reservierung angeben.') }),
    /** 'HH:MM' on that day; null: the end of the day. */
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, t('Bitte eine Uhrzeit wie 18:00 angeben.'))
      .nullable()
      .default(null),
    /** The dealer for whom it is reserved, who gets a mail and alone can buy it meanwhile. */
    partner_number: partner_number.default(null),
    ...{ buyerId, for: z.string().trim().max(100).nullable() },
  }),
  /** With a partner number, the sale is added to the purchases of that dealer. */
  z.strictObject({
    ...{ action: z.literal('sell'), partner_number, buyerId },
    /** Price of each vehicle; by default its dealer price. */
    price: PurchasePrice.optional(),
    /** Confirms a sale that ends the reservation for another dealer. */
    isReservationEnded: z.boolean().default(false),
  }),
  PriceRule,
  z.strictObject({ action: z.literal('move'), location: text(t('Bitte einen Standort angeben.'), 80) }),
  /** Null removes the vehicles from their promotion. */
  z.strictObject({
    action: z.literal('promote'),
    promotion: text(t('Bitte einen Namen angeben.'), 80).nullable(),
  }),
])
export type StockRule = z.infer<typeof StockRule>
/** What decides the preview: the rule without its reason and its mails, which do not change a vehicle. */
export function previewedRule(rule: StockRule): object {
  if (rule.action !== 'price') return rule
  const { reason: _, notifiesWatchers: __, ...previewed } = rule
  return previewed
}

/** The rule of the job that a finished import adds, so that it can be undone. */
export const ImportRule = z.strictObject({
  action: z.literal('import'),
  /** Name of the source. */
  source: z.string(),
  fileName: z.string(),
  /** The import at the import desk; null for a row from quarantine. */
  importId: z.uuid().nullable(),
})

export const JobRule = z.union([StockRule, ImportRule])
export type JobRule = z.infer<typeof JobRule>

/** Why a vehicle is refused. `changed-meanwhile`: changed between preview and run. */
export const StockRefusal = z.enum([
  ...hiddenReasonCodes,
  'below-lowest',
  'below-floor',
  'out-of-range',
  'fin-missing',
  'already-purchased',
  'changed-meanwhile',
])
export type StockRefusal = z.infer<typeof StockRefusal>

export const StockJobState = z.enum([
  'preview',
  'queued',
  'running',
  'done',
  'undo-queued',
  'undoing',
  'undone',
  'failed',
])
export type StockJobState = z.infer<typeof StockJobState>

export const StockJobRowState = z.enum(['changes', 'unchanged', 'refused', 'changed', 'restored', 'kept'])
export type StockJobRowState = z.infer<typeof StockJobRowState>

const moment = z.iso.datetime()

export const StockJob = z.object({
  id: z.uuid(),
  rule: JobRule,
  state: StockJobState,
  /** Percent of the current run. */
  progress: z.int(),
  /** Name of the account; empty for a deleted one and for a delivery without a person. */
  createdBy: z.string(),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  undoUntil: moment.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: moment.nullable(),
  /** Vehicles by state; a state without vehicles is 0. */
  counts: z.record(StockJobRowState, z.int()),
})
export type StockJob = z.infer<typeof StockJob>

export const StockJobDetails = StockJob.extend({
  /** Changed vehicles that an undo leaves as they are, because they were changed since. */
  changedSince: z.int(),
  /** Sum over the vehicles that change, of the price of a price rule (the dealer price if both); else null. */
  sums: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** Refused vehicles by reason, most frequent first. */
  refusals: z.array(z.object({ reason: StockRefusal, count: z.int() })),
  /** Accounts with mails switched on for a vehicle whose dealer price changes; 0 for rules without a dealer price. */
  watchers: z.int(),
})
export type StockJobDetails = z.infer<typeof StockJobDetails>

const Value = z.union([z.string(), z.number(), z.null()])

export const StockJobRow = z.object({
  gwnummer: z.string(),
  title: z.string(),
  /** In stock, until the sale or now. */
  days: z.int(),
  state: StockJobRowState,
  reason: StockRefusal.nullable(),
  /** The limit behind the reason: an amount or a moment; the codes of all missing things of a vehicle to be offered. */
  detail: z.string().nullable(),
  /** The changed values by name of the field. */
  before: z.record(z.string(), Value),
  after: z.record(z.string(), Value),
  /** Added by an import; an undo withdraws it. */
  isNew: z.boolean(),
  /** Changed again after the run, so an undo leaves it as it is. */
  changedSince: z.boolean(),
})
export type StockJobRow = z.infer<typeof StockJobRow>

const params = z.strictObject({ id: z.uuid() })
const page = {
  ...pages(50),
}

export const NewStockJob = z.strictObject({
  rule: StockRule,
  gwnummern: z
    .array(z.string().regex(/^\d{6}$/, t('GW-Nummern haben sechs Ziffern.')))
    .min(1, t('Bitte mindestens ein Fahrzeug wählen.'))
    .max(jobVehiclesMaximum, t('Ein Auftrag ändert höchstens 50.000 Fahrzeuge.')),
})
export type NewStockJob = z.infer<typeof NewStockJob>

/** Freezes the list of vehicles and computes the preview. */
export const createStockJob = {
  method: 'POST',
  url,
  config: { access: 'backoffice', summary: 'Auftrag mit Vorschau anlegen' },
  schema: { body: NewStockJob, response: { 200: StockJobDetails } },
} satisfies Endpoint

/** Computes the preview anew; only before the run. */
export const changeStockRule = {
  method: 'PUT',
  url: `${url}/:id/rule`,
  config: { access: 'backoffice', summary: 'Regel eines Auftrags ändern, die Vorschau wird neu gerechnet' },
  schema: { params, body: StockRule, response: { 200: StockJobDetails } },
} satisfies Endpoint

/**
 * With the rule whose preview the person saw, refused if another person has changed it since. Reason and mails of a price
 * rule are taken from it.
 */
export const startStockJob = {
  method: 'POST',
  url: `${url}/:id/start`,
  config: { access: 'backoffice', summary: 'Auftrag ausführen' },
  schema: {
    params,
    body: z.strictObject({ rule: StockRule }).nullish(),
    response: { 200: StockJobDetails },
  },
} satisfies Endpoint

export const undoStockJob = {
  method: 'POST',
  url: `${url}/:id/undo`,
  config: {
    access: 'backoffice',
    summary: 'Auftrag anhalten, solange er wartet, oder rückgängig machen, bis 72 Stunden danach',
  },
  schema: { params, response: { 200: StockJobDetails } },
} satisfies Endpoint

/** What the forms of new jobs propose. */
export const readStockJobDefaults = {
  method: 'GET',
  url: `${url}/defaults`,
  config: { access: 'backoffice', summary: 'Vorschläge für neue Aufträge' },
  schema: { response: { 200: z.object({ reservationDays: z.int() }) } },
} satisfies Endpoint

export const Buyer = z.object({
  partner_number: z.string(),
  company_name: z.string(),
  city: z.string(),
  /** Who may buy for the company, by name. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Buyer = z.infer<typeof Buyer>

/** Dealers whose company or partner number begins with or contains a text, at most ten. */
export const findBuyers = {
  method: 'GET',
  url: `${url}/buyers`,
  config: { access: 'backoffice', summary: 'Händler nach Firma oder Partnernummer' },
  schema: {
    querystring: z.strictObject({ q: z.string().trim().min(1).max(100) }),
    response: { 200: z.array(Buyer) },
  },
} satisfies Endpoint

/** Possible only before the run. */
export const discardStockJob = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Vorschau verwerfen' },
  schema: { params, response: { 204: z.undefined() } },
} satisfies Endpoint

export const listStockJobs = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Aufträge, neueste zuerst' },
  schema: { querystring: z.strictObject(page), response: { 200: z.array(StockJob) } },
} satisfies Endpoint

export const readStockJob = {
  method: 'GET',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Ein Auftrag mit Zählern' },
  schema: { params, response: { 200: StockJobDetails } },
} satisfies Endpoint

export const listStockJobRows = {
  method: 'GET',
  url: `${url}/:id/vehicles`,
  config: { access: 'backoffice', summary: 'Fahrzeuge eines Auftrags mit vorher, nachher und Grund' },
  schema: {
    params,
    querystring: z.strictObject({ ...page, state: StockJobRowState.optional() }),
    response: { 200: z.array(StockJobRow) },
  },
} satisfies Endpoint
