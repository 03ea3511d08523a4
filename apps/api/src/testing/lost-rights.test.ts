import { describe, expect, test } from 'vitest'
import type { Prisma } from '../../generated/prisma/client.ts'
import { mailWatchChanges } from '../buyer/watchlist/jobs.ts'
import { mailNewMatches } from '../search/notifications/jobs.ts'
import {
  aBackofficeUser,
  aDealer,
  aPersonOf,
  aVisitor,
  type Client,
  mailsTo,
  testPassword,
} from './accounts.ts'
import { api, useApi } from './api.ts'
import { aCar, changeCar, publish } from './cars.ts'

useApi()

const watches = '/mvp/api/mvp-user-watches'
const people = '/uaa/api/company/people'
const dealerPrice = /7.?000.?[123]00/

const change = ({ account }: Client, data: Prisma.AccountUpdateInput) =>
  api().db.account.update({ where: { id: account.id }, data })
const newTerms = (person: Client) => change(person, { termsVersion: '1999-01' })
const aBuyer = (company: Client) => aPersonOf('buyer', { company })
const setRole = (role: string) => (person: Client, owner: Client) =>
  owner.put(`${people}/${person.account.id}`, { role })
const remove = ({ account }: Client, owner: Client) => owner.delete(`${people}/${account.id}`)

type Case = {
  who: string
  person?: (owner: Client) => Promise<Client>
  becomes: (person: Client, owner: Client) => Promise<unknown>
}
const withRight: Case[] = [
  { who: 'a buyer', becomes: async () => {} },
  { who: 'a buyer who became a reader', becomes: setRole('reader') },
  { who: 'a colleague of the house under new terms', person: () => aBackofficeUser(), becomes: newTerms },
]
const withoutRight: Case[] = [
  { who: 'a buyer under new terms', becomes: newTerms },
  { who: 'a buyer who refused the terms', becomes: (person) => change(person, { termsofuseagreed: false }) },
  {
    who: 'a blocked dealer',
    person: async (owner) => owner,
    becomes: (dealer) => change(dealer, { activated: false }),
  },
  { who: 'a buyer who became an accountant', becomes: setRole('accountant') },
  { who: 'a buyer removed from the company', becomes: remove },
]

/** Lets a person watch a car and subscribe to a search while it has the right, then changes its rights. */
async function afterwards({ person: created = aBuyer, becomes }: Case) {
  const owner = await aDealer()
  const person = await created(owner)
  const hersteller = `Marke ${person.account.id}`
  const car = await aCar({ hersteller, haendlerpreisbrutto: 7_000_100 })
  const { id } = (await person.post(watches, { fahrzeugid: car.fahrzeugid })).json()
  await person.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: 'Eigene Notiz', mailOnChange: true })
  const search = { user_email: person.account.email, maker: hersteller }
  await person.post('/mvp/api/mvp-car-notification', search)
  await becomes(person, owner)
  await changeCar(car.fahrzeugid, { haendlerpreisbrutto: 7_000_200 })
  return { owner, person, car, id, hersteller }
}

/** All texts mailed to a person after a price change and a new match. */
async function mailed({ person, hersteller }: Awaited<ReturnType<typeof afterwards>>) {
  const { db, env, clock } = api()
  await publish(await aCar({ hersteller, haendlerpreisbrutto: 7_000_300 }))
  await mailWatchChanges(db, env, clock.now())
  await mailNewMatches(db, env, clock.now())
  return (await mailsTo(person.account.email)).map(({ template, text, html }) => ({
    template,
    body: text + html,
  }))
}

describe('Mails', () => {
  test.each(withRight)('give $who the dealer prices of watched cars and new matches', async (who) => {
    const mails = await mailed(await afterwards(who))
    for (const template of ['watchlist-changes', 'notification-matches'])
      expect(mails.find((mail) => mail.template === template)?.body, template).toMatch(dealerPrice)
  })

  test.each(withoutRight)('give $who no dealer price', async (who) => {
    const mails = await mailed(await afterwards(who))
    for (const { template, body } of mails) expect(body, template).not.toMatch(dealerPrice)
    expect(mails.map(({ template }) => template)).not.toContain('watchlist-changes')
  })

  test('report what changed meanwhile once the new terms are accepted', async () => {
    const watcher = await afterwards({ who: 'a buyer', becomes: newTerms })
    await mailed(watcher)
    await watcher.person.put('/uaa/api/accept-terms?termsofuseagreed=true')
    const mails = await mailed(watcher)
    expect(mails.find(({ template }) => template === 'watchlist-changes')?.body).toMatch(/7.?000.?200/)
  })
})

/** A new session of a person, because a changed role or company may have ended the other. */
async function signedInAgain({ account }: Client) {
  const visitor = aVisitor()
  const reply = await visitor.post('/auth/login', { username: account.login, password: testPassword })
  expect(reply.statusCode).toBe(200)
  return visitor
}

describe('Seiten, Dateien und Anfragen', () => {
  const stocks = '/mvp/api/mvp-car-stocks'
  const enquiry = {
    ...{ firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009' },
    ...{ bemerkungen: 'Ist das Fahrzeug noch da?', consent: true },
  }

  /** Every answer about a watched car, by call, and the copy of an enquiry about it. */
  async function answersTo({ person, car, hersteller }: Awaited<ReturnType<typeof afterwards>>) {
    const visitor = await signedInAgain(person)
    const userEmail = `kopie-${person.account.id}@kunde.example`
    await visitor.post('/mvp/api/mvp-user-car-request', { ...enquiry, gwnummer: car.gwnummer, userEmail })
    const paths = [
      ...['', '/details', '/similar'].map((part) => `${stocks}/${car.fahrzeugid}${part}`),
      ...['', '/export', '/option-counts'].map((part) => `${stocks}/search/with${part}?maker=${hersteller}`),
      `${stocks}/search-words?q=${hersteller}`,
      `${stocks}/make/${hersteller}`,
      ...['/mvp/api/mvp-user-watch-desk', '/mvp/api/mvp-user-watches-by-user', '/mvp/api/mvp-user-news'],
      `/mvp/api/mvp-user-calculations/${car.fahrzeugid}`,
      ...['/mvp/api/mvp-car-best-results-reasons', `/fahrzeug/${car.gwnummer}`],
    ]
    const answers = [(await visitor.post('/mvp/api/mvp-user-watch-desk/file', { format: 'csv' })).body]
    for (const path of paths) answers.push((await visitor.get(encodeURI(path))).body)
    const copies = (await mailsTo(userEmail)).map(({ text, html }) => text + html)
    return { answers, copies }
  }

  test.each(withRight)('give $who the dealer price of the car', async (who) => {
    const { answers, copies } = await answersTo(await afterwards(who))
    expect(answers.filter((answer) => dealerPrice.test(answer)).length).toBeGreaterThan(3)
    for (const copy of copies) expect(copy).toMatch(dealerPrice)
  })

  test.each(withoutRight)('give $who no dealer price', async (who) => {
    const { answers, copies } = await answersTo(await afterwards(who))
    for (const answer of [...answers, ...copies]) expect(answer).not.toMatch(dealerPrice)
  })
})

describe('Die Auskunft', () => {
  async function exported(person: Client) {
    const reply = await (await signedInAgain(person)).get('/uaa/api/account/data')
    expect(reply.statusCode).toBe(200)
    return { watches: reply.json().watches, body: reply.body }
  }

  test.each(withRight)('of $who contains the price when it added the car', async (who) => {
    const { person } = await afterwards(who)
    const { watches } = await exported(person)
    expect(watches).toMatchObject([{ note: 'Eigene Notiz', markedPrice: '7000100' }])
  })

  test.each(withoutRight)('of $who contains its own note and no dealer price', async (who) => {
    const { person, car } = await afterwards(who)
    const { watches, body } = await exported(person)
    expect(watches).toMatchObject([{ fahrzeugid: car.fahrzeugid, note: 'Eigene Notiz' }])
    expect(body).not.toMatch(dealerPrice)
  })

  test('contains nothing that a colleague has written', async () => {
    const { owner, person, car, id } = await afterwards({ who: 'a buyer', becomes: async () => {} })
    const calculation = { preparation: 111, transport: 222, salePrice: 7_777_777 }
    await owner.put(`/mvp/api/mvp-user-watch-notes/${id}`, { note: 'Notiz des Inhabers', mailOnChange: true })
    await owner.put(`/mvp/api/mvp-user-calculations/${car.fahrzeugid}`, calculation)
    const before = await exported(person)
    expect(before.watches).toHaveLength(1)
    expect(before.body).not.toMatch(/Inhabers|7777777|Eigene Notiz/)
    expect((await exported(owner)).watches).toEqual([
      {
        fahrzeugid: car.fahrzeugid,
        note: 'Notiz des Inhabers',
        preparation: '111',
        transport: '222',
        salePrice: '7777777',
      },
    ])
    await remove(person, owner)
    expect((await exported(person)).body).not.toMatch(/Inhabers|7777777/)
  })
})
