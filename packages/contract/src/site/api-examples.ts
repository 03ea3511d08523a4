/** Values with which the API page shows each call that a key may make; a test makes all of them. */

const purchaseId = '0d6a2f0e-6d0c-4b0b-8a57-3f1e5a9c7d11'
const invoiceId = '5b1c7c1e-0f5e-4b6c-9a58-1d2f6f1f3c22'
const paperId = '7e0b2a44-5c1d-4f3e-9b7a-8d6c5e4f3a21'
const gwnummer = '480988'

/** Of parameters by their name, where a call has none of its own. */
const byName: Record<string, unknown> = {
  ...{ gwnummer, gw: gwnummer, make: 'Volkswagen', maker: 'Volkswagen', car_model: 'Golf' },
  ...{ invoiceId, paperId, page: 0, size: 20, q: 'golf kombi bis 20.000 €' },
}

type Example = { parameters?: Record<string, unknown>; body?: unknown }

const photo = { path: 'autoexpo/480988', img_name: 'seite.webp' }
const report = { path: 'autoexpo/480988', file_name: 'gutachten.pdf' }
const asker = {
  ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49 69 90009 120', consent: true },
  ...{ userEmail: 'einkauf@autohaus.example', bemerkungen: 'Ist das Fahrzeug noch da?' },
}
const paymentOption = [{ value: 'UEBERWEISUNG', checked: true }]
const order = {
  ...{ taxCase: 'regular', issuedOn: '2026-11-24', dueOn: '2026-12-01', deliveredOn: '2026-11-24' },
  ...{ buyerReference: '90001', deliverTo: null },
  buyer: {
    ...{ name: 'Autohaus Beispiel', street: 'Musterring 12', postalCode: '60528', country: 'DE' },
    ...{ city: 'Frankfurt am Main', vatId: null, mail: 'buchhaltung@autohaus.example' },
  },
}
/** Purchases for calls that change them, so that each can be made by itself. */
const otherPurchase = (place: number) => `0d6a2f0e-6d0c-4b0b-8a57-3f1e5a9c7d2${place}`
const otherInvoice = '5b1c7c1e-0f5e-4b6c-9a58-1d2f6f1f3c23'
const purchase = '/mvp/api/house-purchases/{id}'
/** Needed for a PDF without XML only. */
const delivered = { number: 'R-2026-77', issuedOn: '2026-11-24', dueOn: '2026-12-01', grossCents: 2_287_000 }

const byCall: Record<string, Example> = {
  'GET /mvp/api/house-stock': { parameters: { q: 'golf' } },
  'GET /mvp/api/house-stock/total': { parameters: { q: 'golf' } },
  'GET /mvp/api/house-purchases': { parameters: { q: 'audi', gwnummer: undefined } },
  'POST /mcp': { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  'GET /mvp/api/image': { parameters: photo },
  'GET /mvp/api/file': { parameters: report },
  'GET /mvp/api/file_user': { parameters: { ...report, file_name: 'zustandsbericht.pdf' } },
  'GET /mvp/api/damage-photos/{id}': { parameters: { id: '3c1d0c5e-7b2a-4f4e-9d11-5a6b7c8d9e01' } },
  'GET /mvp/api/mvp-user-watches/{id}': { parameters: { id: 77 } },
  'GET /mvp/api/mvp-meine/papers/{id}': { parameters: { id: paperId } },
  'POST /mvp/api/mvp-car-stocks/detailsearch/with': {
    body: { maker: 'Volkswagen', km_stand_to: 60_000, price_to: 25_000 },
  },
  'POST /mvp/api/mvp-user-car-request': { body: { ...asker, gwnummer } },
  'POST /mvp/api/mvp-user-cars-request': { body: { ...asker, gwnummern: [gwnummer, '480990'] } },
  'POST /mvp/api/mvp-appointment-car-request': {
    body: { ...asker, gwnummer, appointment_date: '30-11-2026', appointment_time: '10:00', paymentOption },
  },
  'POST /mvp/api/house-vehicles': {
    body: {
      facts: {
        ...{ gwnummer: '480989', fin: 'WAUZZZF4000480989', hersteller: 'Audi', modellgruppe: 'A4' },
        ...{ modell: 'A4 Avant', erstzulassungvon: '2022-05-01', kilometerstandvon: '31000' },
        haendlerpreisbrutto: '21500',
      },
    },
  },
  'PUT /mvp/api/house-vehicles/{gwnummer}/facts': {
    body: { version: 0, facts: { farbe: 'blau' } },
  },
  'POST /mvp/api/bank-statements': { parameters: { filename: 'camt053_20261124.xml' } },
  'GET /mvp/api/mvp-meine/purchases/{id}/resale-pack': { parameters: { id: purchaseId } },
  [`GET ${purchase}`]: { parameters: { id: purchaseId } },
  [`GET ${purchase}/payments`]: { parameters: { id: purchaseId } },
  [`GET ${purchase}/invoices`]: { parameters: { id: purchaseId } },
  [`GET ${purchase}/invoices/{invoiceId}/file`]: { parameters: { id: purchaseId } },
  [`GET ${purchase}/invoices/{invoiceId}/pdf`]: { parameters: { id: purchaseId } },
  [`GET ${purchase}/papers/{paperId}`]: { parameters: { id: purchaseId } },
  [`POST ${purchase}/papers`]: { parameters: { id: purchaseId, kind: 'other', filename: 'papier.pdf' } },
  [`POST ${purchase}/hand-over`]: {
    parameters: { id: otherPurchase(1) },
    body: { from: 'open', to: 'paid' },
  },
  [`POST ${purchase}/invoices`]: { parameters: { id: otherPurchase(2) }, body: order },
  [`POST ${purchase}/invoices/preview`]: { parameters: { id: otherPurchase(3) }, body: order },
  [`POST ${purchase}/invoices/checks`]: { parameters: { id: otherPurchase(3), ...delivered } },
  [`POST ${purchase}/invoices/files`]: { parameters: { id: otherPurchase(3), ...delivered } },
  [`POST ${purchase}/invoices/{invoiceId}/corrections`]: {
    parameters: { id: purchaseId },
    body: { reason: 'Fehlender Zweitschlüssel', grossCents: 25_000 },
  },
  [`POST ${purchase}/invoices/{invoiceId}/cancellation`]: {
    parameters: { id: otherPurchase(4), invoiceId: otherInvoice },
    body: { reason: 'Der Kauf wurde rückgängig gemacht.' },
  },
}

/** The id of the vehicle where a path names nothing else. */
const vehicleId = 4711

/** An example of a parameter of a call; undefined where an optional one is left out. */
export function parameterExample(call: string, name: string): unknown {
  const own = byCall[call]?.parameters
  if (own && name in own) return own[name]
  return byName[name] ?? (name === 'id' ? vehicleId : undefined)
}

/** An example of the JSON body of a call; undefined where it has none. */
export const bodyExample = (call: string): unknown => byCall[call]?.body
