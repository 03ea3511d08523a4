import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { aBackofficeUser, aDealer, aPersonOf } from '../../testing/accounts.ts'
import { api } from '../../testing/api.ts'
import { aProgramOf } from '../../testing/api-keys.ts'
import { aSoldCar } from '../../testing/claims.ts'
import { aDeliveryRow } from '../../testing/deliveries.ts'
import { aPhoto } from '../../testing/files.ts'
import { anImportDesk } from '../../testing/import-desk.ts'
import { importWithPhotos, stock, useEmptyStock } from '../../testing/stock-imports.ts'

useEmptyStock()

const urlOf = (id: string) => `/mvp/api/mvp-meine/purchases/${id}/resale-pack`

/** The files of an archive by name. */
function filesOf(archive: Buffer): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files: Record<string, Buffer> = {}
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          files[entry.fileName] = await buffer(stream)
          zip.readEntry()
        }),
      )
      zip.on('end', () => resolve(files))
      zip.readEntry()
    })
  })
}

/** A vehicle of a delivery, with as many facts as the format has columns for, sold to a new dealer. */
async function aPackedPurchase() {
  await importWithPhotos([
    aDeliveryRow(300_001, {
      ...{ hersteller: 'Škoda', vatMode: 'REGEL', equipment: 'navigation;;;klimaautomatik', keys: 2 },
      ...{ modellgruppe: 'Octavia', modell: 'Octavia Combi', getriebe: 'AUTOMATIK', previousOwners: 1 },
      ...{ fahrzeugtyp: 'KOMBI', hu_faellig_am: '2027-03-01', schadstoffklassetyp: 'EURO_6D_TEMP' },
    }),
  ])
  const [before] = await stock()
  if (before) await aPhoto(before)
  const dealer = await aDealer()
  const { publicId: id } = await api().db.purchase.create({
    data: {
      ...{ gwnummer: '300001', fin: before?.fin ?? '', maker: 'Škoda', model: 'Octavia', price: 15_432 },
      ...{ partner_number: dealer.partner_number ?? '', puchasesDate: new Date('2026-11-20') },
    },
  })
  return { dealer, id, before }
}

/** The facts that a file for mobile.de carries: months of dates, and emission classes without their subdivision. */
const carried = [
  ...['gwnummer', 'fin', 'hersteller', 'modellgruppe', 'modell', 'erstzulassungvon', 'kilometerstandvon'],
  ...['kwvon', 'psvon', 'hubraum', 'kraftstoffart', 'getriebe', 'fahrzeugtyp', 'farbe', 'anzahlsitze'],
  ...['anzahltueren', 'schadstoffklassetyp', 'hu_faellig_am', 'previousOwners', 'equipment', 'vatMode'],
] as const
const factsOf = (car: Awaited<ReturnType<typeof stock>>[number] | undefined) =>
  Object.fromEntries(carried.map((name) => [name, car?.[name]]))

test('The pack of a purchase is read by the import without loss, and has neither prices nor the seller’s notes', async () => {
  const { dealer, id, before } = await aPackedPurchase()
  const reply = await dealer.get(urlOf(id))
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="weiterverkauf-300001.zip"',
  })
  const {
    'fahrzeug.csv': csv = Buffer.alloc(0),
    'zustand.json': condition,
    ...photos
  } = await filesOf(reply.rawPayload)
  expect(Object.keys(photos)).toContain('300001-01.jpg')
  expect(JSON.parse(String(condition))).toEqual({ gwnummer: '300001', condition: null })
  const text = new TextDecoder('iso-8859-15').decode(csv)
  const { haendlerpreisbrutto, planverkaufspreisprivatkundengeschaeftbrutto: consumer } = before ?? {}
  for (const price of [haendlerpreisbrutto, consumer, 15_432])
    expect(text).not.toContain(String(Number(price)))

  await api().db.purchase.deleteMany({ where: { publicId: id } })
  await api().db.vehicle.deleteMany()
  const desk = await anImportDesk('mobile.de')
  const done = await desk.take((await desk.upload(csv)).id)
  expect(done.check).toMatchObject({ inserted: 1, rejected: 0 })
  const [after] = await stock()
  expect(factsOf(after)).toEqual(factsOf(before))
})

test('The pack has the condition at the sale, and is the buying company’s alone, by key too', async () => {
  const [office, dealer] = [await aBackofficeUser(), await aDealer()]
  const sold = await aSoldCar(office, dealer)
  await aPhoto(sold)
  await sold.record([])
  const program = await aProgramOf(dealer, ['purchases:read'])
  const files = await filesOf((await program.get(urlOf(sold.id))).rawPayload)
  const { condition } = JSON.parse(String(files['zustand.json']))
  expect(condition.damages).toMatchObject([{ panel: 'TUER_VORN_LINKS', kind: 'DELLE' }])

  const statusOf = async (person: { get: (url: string) => Promise<{ statusCode: number }> }) =>
    (await person.get(urlOf(sold.id))).statusCode
  expect(await statusOf(await aDealer())).toBe(404)
  expect(await statusOf(await aProgramOf(await aDealer(), ['purchases:read']))).toBe(404)
  expect(await statusOf(await aProgramOf(dealer, ['stock:read']))).toBe(403)
  expect(await statusOf(await aPersonOf('accountant', { company: dealer }))).toBe(403)
  expect(await statusOf(await aPersonOf('reader', { company: dealer }))).toBe(200)
})
