import { expect, test } from 'vitest'
import { aDealer, anAdmin, anApplicant, type Client } from './accounts.ts'
import { api, useApi } from './api.ts'
import { aCar } from './cars.ts'
import { aPdf, multipart } from './papers.ts'

useApi()

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Swap = [method: Method, url: string, body?: object]
const unknownId = 2_000_000_000

/** Expects the same response to calls for another's object and for an unknown one, and the owner's data unchanged. */
async function expectLikeUnknown(
  other: Client,
  swaps: [own: Swap, unknown: Swap][],
  state: () => Promise<unknown>,
) {
  const before = await state()
  const found: unknown[] = []
  for (const [own, unknown] of swaps) {
    const [swapped, expected] = await Promise.all(
      [own, unknown].map(([method, url, payload]) => other.send(method, url, payload ? { payload } : {})),
    )
    const shown = { status: swapped?.statusCode, body: swapped?.body }
    expect(shown, own.slice(0, 2).join(' ')).toEqual({ status: expected?.statusCode, body: expected?.body })
    expect(swapped?.statusCode, own.slice(0, 2).join(' ')).toBeGreaterThanOrEqual(400)
    found.push(await state())
  }
  for (const after of found) expect(after).toEqual(before)
}

const watches = '/mvp/api/mvp-user-watches'
const notifications = '/mvp/api/mvp-car-notifications'

test('Merkliste: another dealer’s entries are answered like unknown ones', async () => {
  const [owner, other] = [await aDealer(), await aDealer()]
  const { fahrzeugid, gwnummer } = await aCar()
  const { id } = (await owner.post(watches, { fahrzeugid })).json()
  const note = { note: 'fremd', mailOnChange: true }
  const photos = [{ ordner: `test/${gwnummer}`, datei: 'seite.webp' }]
  const pair = (method: Method, of: (id: number) => string, body?: (id: number) => object): [Swap, Swap] => [
    [method, of(id), body?.(id)],
    [method, of(unknownId), body?.(unknownId)],
  ]
  await expectLikeUnknown(
    other,
    [
      pair('GET', (which) => `${watches}/${which}`),
      pair('DELETE', (which) => `${watches}/${which}`),
      pair(
        'PUT',
        (which) => `/mvp/api/mvp-user-watch-notes/${which}`,
        () => note,
      ),
      pair(
        'POST',
        () => '/mvp/api/mvp-user-watch-car-images',
        (which) => ({ id: which, mvpuserwatchcarimages: photos }),
      ),
      [
        ['GET', `${watches}/gw/${gwnummer}`],
        ['GET', `${watches}/gw/999999`],
      ],
    ],
    () => api().db.watch.findMany({ where: { accountId: owner.account.id }, orderBy: { id: 'asc' } }),
  )
  await other.put('/mvp/api/mvp-user-watches-by-user-to-delete', { login: owner.account.login })
  expect(await api().db.watch.count({ where: { accountId: owner.account.id } })).toBe(1)
})

test('Suchaufträge: those of another dealer are answered like unknown ones', async () => {
  const [owner, other] = [await aDealer(), await aDealer()]
  const wish = { user_email: owner.account.email, maker: 'BMW', transporter: false }
  await owner.post('/mvp/api/mvp-car-notification', wish)
  const [own] = (await owner.get('/mvp/api/mvp-car-notifications-by-user')).json()
  const pair = (method: Method, body?: object): [Swap, Swap] => [
    [method, `${notifications}/${own.id}`, body],
    [method, `${notifications}/${unknownId}`, body],
  ]
  await expectLikeUnknown(
    other,
    [pair('PUT', { name: 'fremd' }), pair('PUT', { state: 'paused' }), pair('DELETE')],
    () => api().db.searchNotification.findMany({ where: { id: own.id } }),
  )
})

test('Dokumente: another applicant’s papers, and every applicant’s for a dealer, are unknown', async () => {
  const [owner, other, dealer] = [await anApplicant(), await anApplicant(), await aDealer()]
  const query = { filename: 'Pass.pdf', documenttype: 'PASS_VORDERSEITE' }
  const { id } = (await owner.send('POST', '/uaa/api/dealer_files', { query, ...multipart(aPdf()) })).json()
  const papers = () => api().db.dealerDocument.findMany({ where: { accountId: owner.account.id } })
  const documentOf = (which: string) => `/uaa/api/dealer_files/${which}`
  await expectLikeUnknown(
    other,
    [
      [
        ['DELETE', documentOf(id)],
        ['DELETE', documentOf(crypto.randomUUID())],
      ],
    ],
    papers,
  )
  const review = (applicant: number) => `/uaa/api/dealer-applications/${applicant}/documents/${id}`
  await expectLikeUnknown(
    dealer,
    [
      [
        ['GET', review(owner.account.id)],
        ['GET', review(unknownId)],
      ],
    ],
    papers,
  )
})

test('Dokumente: a paper is found only under its own applicant, also by an administrator', async () => {
  const [owner, other, admin] = [await anApplicant(), await anApplicant(), await anAdmin()]
  const query = { filename: 'Pass.pdf', documenttype: 'PASS_VORDERSEITE' }
  const { id } = (await owner.send('POST', '/uaa/api/dealer_files', { query, ...multipart(aPdf()) })).json()
  const below = (applicant: number) => admin.get(`/uaa/api/dealer-applications/${applicant}/documents/${id}`)
  expect((await below(owner.account.id)).statusCode).toBe(200)
  expect((await below(other.account.id)).statusCode).toBe(404)
})

test('Ids and addresses of others in a body are ignored: what is stored belongs to the caller', async () => {
  const [owner, other] = [await aDealer(), await aDealer()]
  const { fahrzeugid } = await aCar()
  await other.post(watches, { fahrzeugid, userId: owner.account.id, userEmail: owner.account.email })
  const stored = await api().db.watch.findMany({ where: { fahrzeugid } })
  expect(stored.map(({ accountId }) => accountId)).toEqual([other.account.id])

  const search = { user_id: owner.account.id, maker: 'BMW' }
  await other.post('/mvp/api/mvp-dealer-search', search)
  expect((await owner.get('/mvp/api/mvp-user-search-params')).body).not.toContain('BMW')
})
