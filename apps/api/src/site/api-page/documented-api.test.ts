import { companyScopes, houseScopes, isHouseScope } from '@portal/domain/accounts/api-keys'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aBackofficeUser, aDealer, anAdmin, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aHouseProgram, aProgramOf } from '../../testing/api-keys.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'
import { aPhoto, aReport } from '../../testing/files.ts'
import { sellerSettings } from '../../testing/invoices.ts'
import { aPdf, multipart } from '../../testing/papers.ts'
import { aBankAccount } from '../../testing/payments.ts'
import { aStatement } from '../../testing/statements.ts'
import type { ApiDocument, Operation } from './queries.ts'

useApi({ ...sellerSettings, INVOICE_PLAIN_PDF: 'true', API_CALLS_PER_MINUTE: '10000' })

let document: ApiDocument
let company: Awaited<ReturnType<typeof aProgramOf>>
let house: Awaited<ReturnType<typeof aHouseProgram>>

const keyed = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const scope = operation.security.flatMap(({ apiKey = [] }) => apiKey)[0]
      return scope ? [{ path, method: method.toUpperCase(), operation, scope }] : []
    }),
  )
const exampleOf = (method: string, path: string, name: string): string => {
  const parameters = document.paths[path]?.[method.toLowerCase()]?.parameters ?? []
  return String(parameters.find((one) => one.name === name)?.example)
}
const bodyOf = (path: string) => document.paths[path]?.post?.requestBody?.content['application/json']?.example

const purchases = '/mvp/api/house-purchases/{id}'
let cars = 0
/** Lamps of the purchases, so that no list of them is empty. */
const lamps = [{ red: true }, { yellow: true }, { green: true }]
async function aNamedPurchase(publicId: string, { partner_number }: Client) {
  cars += 1
  const { gwnummer, fin } = await aCar({
    vatMode: 'REGEL',
    fin: `WAUZZZF400${String(cars).padStart(7, '0')}`,
  })
  await api().db.purchase.create({
    data: {
      ...{ publicId, gwnummer, fin: fin ?? '', partner_number: partner_number ?? '', price: 22_870 },
      ...{ maker: 'Audi', model: 'A4', puchasesDate: new Date('2026-11-20') },
      ...lamps[cars % lamps.length],
      ...lamps[cars % lamps.length],
    },
  })
}

/** Everything that the examples of the document name. */
beforeAll(async () => {
  setTime('2026-11-24T10:00:00+01:00')
  document = (await api().inject('/api/openapi.json')).json()
  const { db } = api()
  const [dealer, admin, office] = [await aDealer(), await anAdmin(), await aBackofficeUser()]
  await aBankAccount()
  const car = await aCar({ fahrzeugid: 4711, gwnummer: '480988', vatMode: 'REGEL' })
  await aCar({ gwnummer: '480990', tradedIn: true })
  const photo = await aPhoto(car)
  const reports = [await aReport(car, 'GUTACHTEN_LIGHT'), await aReport(car, 'VERKAUFSEXPERTISE')]
  for (const { eaktedokumentid } of [photo, ...reports])
    await db.vehicleFile.update({
      where: { eaktedokumentid },
      data: { ordner: exampleOf('GET', '/mvp/api/image', 'path') },
    })

  const damagePhoto = exampleOf('GET', '/mvp/api/damage-photos/{id}', 'id')
  const { storageKey, sha256 } = photo
  const receivedAt = api().clock.now()
  await db.damagePhoto.create({ data: { id: damagePhoto, fahrzeugid: 4711, storageKey, sha256, receivedAt } })
  const damage = { id: crypto.randomUUID(), panel: 'DACH', kind: 'KRATZER', state: 'VORHANDEN' }
  const recorded = await office.post(`/mvp/api/house-vehicles/480988/condition/records`, {
    ...{ id: crypto.randomUUID(), recordedAt: receivedAt.toISOString() },
    damages: [{ ...damage, ownPhotos: [damagePhoto] }],
  })
  expect(recorded.statusCode, recorded.body).toBe(200)

  await dealer.post('/mvp/api/mvp-user-watches', { fahrzeugid: 4711 })
  const watchId = Number(exampleOf('GET', '/mvp/api/mvp-user-watches/{id}', 'id'))
  await db.$executeRaw`UPDATE watch SET id = ${watchId} WHERE account_id = ${dealer.account.id}`

  const ids = keyed().flatMap(({ path, operation: { parameters } }) =>
    path.startsWith(purchases)
      ? parameters.flatMap(({ name, example }) => (name === 'id' ? String(example) : []))
      : [],
  )
  for (const id of new Set(ids)) await aNamedPurchase(id, dealer)
  // Invoices are never changed, apart from the ids of these.
  const tables = ['invoice', 'invoice_file']
  for (const table of tables) await db.$executeRawUnsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  for (const path of ['/invoices/{invoiceId}/corrections', '/invoices/{invoiceId}/cancellation']) {
    const of = (name: string) => exampleOf('POST', purchases + path, name)
    const url = `/mvp/api/house-purchases/${of('id')}/invoices`
    const reply = await office.send('POST', url, { payload: Object(bodyOf(`${purchases}/invoices`)) })
    expect(reply.statusCode, reply.body).toBe(200)
    const [{ id }] = reply.json().invoices
    await db.$executeRaw`UPDATE invoice SET id = ${of('invoiceId')} WHERE id = ${id}`
  }
  for (const table of tables) await db.$executeRawUnsafe(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  const purchase = exampleOf('GET', `${purchases}/papers/{paperId}`, 'id')
  const paper = { ...multipart(aPdf(), 'papier.pdf'), query: { filename: 'papier.pdf', kind: 'other' } }
  const stored = await office.send('POST', `/mvp/api/house-purchases/${purchase}/papers`, paper)
  const paperId = exampleOf('GET', `${purchases}/papers/{paperId}`, 'paperId')
  await db.$executeRaw`UPDATE purchase_paper SET id = ${paperId} WHERE id = ${stored.json().papers[0].id}`

  company = await aProgramOf(dealer, companyScopes)
  house = await aHouseProgram(admin, houseScopes)
}, 60_000)

/** The address of a call as the document alone describes it. */
function addressOf(path: string, { parameters }: Operation) {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, example, required } of parameters) {
    if (place === 'header') continue
    if (required) expect([path, name, example]).not.toEqual([path, name, undefined])
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (example !== undefined) query.append(name, String(example))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

const uploads: Record<string, () => Buffer> = {
  '/mvp/api/bank-statements': () => aStatement([{ cents: 100, reference: 'nichts' }]),
}

function contentOf(path: string, { requestBody }: Operation) {
  if (!requestBody) return {}
  const { 'application/json': json } = requestBody.content
  if (json) return { payload: Object(json.example) }
  return multipart(uploads[path]?.() ?? aPdf(`% ${path}`), 'datei.pdf')
}

/** The form of an answer without its values: those of a test are partly random. */
function formOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(formOf)
  if (typeof answer !== 'object' || answer === null) return 'value'
  return Object.entries(answer)
    .map(([name, value]) => [name, formOf(value)])
    .toSorted()
}

/** An answer with at most two entries of each list. */
function shortened(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, 2).map(shortened)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, shortened(value)]))
}

test('Every call that admits a key can be made from the document alone, and answers as it says', async () => {
  setTime('2026-11-24T11:00:00+01:00')
  const outcomes: unknown[] = []
  const expected: unknown[] = []
  const answers: string[] = []
  // What is written first is found by the calls that read.
  const ordered = keyed().toSorted(
    (one, other) => Number(one.method === 'GET') - Number(other.method === 'GET'),
  )
  for (const { path, method, operation, scope } of ordered) {
    const program = isHouseScope(scope) ? house : company
    const content = contentOf(path, operation)
    const reply = await program.send(
      z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(method),
      addressOf(path, operation),
      {
        ...content,
        headers: {
          ...('headers' in content ? content.headers : {}),
          authorization: `Bearer ${program.key}`,
        },
      },
    )
    const answer = operation.responses[String(reply.statusCode)]
    const json = answer?.content?.['application/json']
    const schema = json && z.fromJSONSchema(json.schema)
    const found =
      schema?.safeParse(reply.json()).error?.issues ?? schema?.safeParse(json?.example).error?.issues
    if (json) {
      const given = shortened(reply.json())
      const isSame =
        json.example !== undefined && JSON.stringify(formOf(given)) === JSON.stringify(formOf(json.example))
      answers.push(JSON.stringify([`${method} ${path}`, reply.statusCode, isSame ? json.example : given]))
    }
    const isEmpty = Array.isArray(json?.example) && json.example.length === 0
    const isDescribed = !isEmpty && answer !== undefined && reply.statusCode < 300
    outcomes.push([method, path, isDescribed ? 'answered' : reply.body.slice(0, 300), found])
    expected.push([method, path, 'answered', undefined])
  }
  // The examples of the document; `vitest -u` records them anew.
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('answers.jsonl')
  expect(outcomes).toEqual(expected)
  expect(outcomes.length).toBeGreaterThan(70)
}, 120_000)
