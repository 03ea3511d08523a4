import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aBackofficeUser,
  aDealer,
  anAdmin,
  anApplicant,
  aVisitor,
  type Client,
  testPassword,
} from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

const own = '/mvp/api/mvp-user-appointment-feed'
type Asker = Pick<Client, 'post'>

beforeEach(async () => {
  setTime('2026-11-24T10:05:00+01:00')
  await api().db.enquiry.deleteMany()
})

/** The path of the address, as a calendar program calls it. */
async function switchedOn(client: Client): Promise<string> {
  const { address } = (await client.put(own)).json()
  expect(address).toMatch(/\/mvp\/api\/appointment-feed\/[A-Za-z0-9_-]{43}\/termine\.ics$/)
  return new URL(address).pathname
}

/** A calendar program: no cookies. */
const read = (path: string) => api().inject({ method: 'GET', url: path })

async function book(asker: Asker, changes: object = {}): Promise<string> {
  const { gwnummer } = await aCar({ haendlerpreisbrutto: 7_012_345, hersteller: 'Škoda' })
  const reply = await asker.post('/mvp/api/mvp-appointment-car-request', {
    ...{ gwnummer, firstName: 'Erika', lastName: 'Beispiel', telephone: '+49-6990009' },
    ...{ userEmail: 'erika@kunde.example', bemerkungen: 'Bitte, mit Probefahrt; danke.', consent: true },
    paymentOption: [{ value: 'BARZAHLUNG', checked: true }],
    ...{ appointment_date: '25-11-2026', appointment_time: '10:15', ...changes },
  })
  expect(reply.statusCode).toBe(201)
  return reply.json().id
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    status: String(event.getFirstPropertyValue('status')),
    start: String(event.getFirstPropertyValue('dtstart')),
    summary: String(event.getFirstPropertyValue('summary')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
  }))

describe('Terminkalender', () => {
  test('lists the account’s own appointments, and no others, for a program without a session', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const path = await switchedOn(dealer)
    const id = await book(dealer)
    await book(other, { appointment_time: '11:00' })
    const reply = await read(path)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    expect(reply.cookies).toEqual([])
    expect(eventsOf(reply.body)).toMatchObject([
      { uid: `anfrage-${id}@autoexpo.example`, status: 'TENTATIVE', start: '2026-11-25T09:15:00Z' },
    ])
  })

  test('is a valid calendar: a version, an identifier, CRLF and lines of at most 75 octets', async () => {
    const dealer = await aDealer()
    const path = await switchedOn(dealer)
    await book(dealer)
    const { body } = await read(path)
    const lines = body.split('\r\n')
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([])
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(body).toContain('VERSION:2.0\r\n')
    expect(body).toMatch(/\r\nPRODID:.*Termine/)
    expect(body.match(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm)).toHaveLength(1)
    expect(eventsOf(body)[0]?.summary).toContain('Škoda')
  })

  test('without appointments is an empty calendar', async () => {
    const path = await switchedOn(await aDealer())
    expect(eventsOf((await read(path)).body)).toEqual([])
  })

  test('shows an appointment as confirmed, moved and cancelled, each with a higher sequence', async () => {
    const [dealer, office] = [await aDealer(), await aBackofficeUser()]
    const path = await switchedOn(dealer)
    const request = `/mvp/api/mvp-car-requests/${await book(dealer)}`
    const version = async () => (await office.get(request)).json().version
    const shown = async () => eventsOf((await read(path)).body)
    const states = [await shown()]
    const times = ['10:15', '14:30']
    for (const time of times) {
      const wanted = { version: await version(), date: '2026-11-25', time, text: '' }
      expect((await office.put(`${request}/appointment`, wanted)).statusCode).toBeLessThan(300)
      states.push(await shown())
    }
    const cancelled = { version: await version(), text: 'Das Fahrzeug ist verkauft.' }
    expect((await office.post(`${request}/appointment/cancellation`, cancelled)).statusCode).toBeLessThan(300)
    states.push(await shown())
    const entries = states.map(([entry]) => entry)
    expect(entries.map((entry) => entry?.status)).toEqual([
      'TENTATIVE',
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ])
    expect(entries.map((entry) => entry?.sequence)).toEqual([0, 1, 2, 3])
    expect(entries[2]?.start).toBe('2026-11-25T13:30:00Z')
    expect(new Set(entries.map((entry) => entry?.uid)).size).toBe(1)
  })

  test('marks a request that was closed without a confirmation as cancelled', async () => {
    const dealer = await aDealer()
    const path = await switchedOn(dealer)
    const publicId = await book(dealer)
    await api().db.enquiry.update({ where: { publicId }, data: { state: 'closed' } })
    expect(eventsOf((await read(path)).body)).toMatchObject([{ status: 'CANCELLED', sequence: 1 }])
  })

  test('contains no price', async () => {
    const dealer = await aDealer()
    const path = await switchedOn(dealer)
    await book(dealer)
    const { body } = await read(path)
    expect(body.replaceAll('\r\n ', '')).not.toMatch(/7\.?012\.?345|€|EUR|[Pp]reis/)
  })
})

describe('Terminkalender des Innendienstes', () => {
  test('lists all appointments with the name of the asker or the company, oldest first', async () => {
    const [office, dealer] = [await aBackofficeUser(), await aDealer()]
    const path = await switchedOn(office)
    const ids = [await book(dealer, { appointment_time: '11:00' }), await book(aVisitor())]
    const { company_name } = await api().db.dealer.findFirstOrThrow({
      where: { accountId: dealer.account.id },
    })
    const events = eventsOf((await read(path)).body)
    const own = events.filter(({ uid }) => ids.some((id) => uid.includes(id)))
    expect(own.map(({ start }) => start)).toEqual(['2026-11-25T09:15:00Z', '2026-11-25T10:00:00Z'])
    expect(own.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/, Erika Beispiel$/),
      expect.stringContaining(`, ${company_name}`),
    ])
  })

  test('contains neither prices nor texts nor notes of the house', async () => {
    const [office, dealer] = [await aBackofficeUser(), await aDealer()]
    const path = await switchedOn(office)
    const id = await book(dealer)
    const noted = await office.post(`/mvp/api/mvp-car-requests/${id}/notes`, { text: 'Zahlt immer zu spät' })
    expect(noted.statusCode).toBe(200)
    const text = (await read(path)).body.replaceAll('\r\n ', '')
    expect(text).toContain(id)
    expect(text).not.toMatch(/7\.?012\.?345|€|EUR|[Pp]reis|zu spät|Probefahrt|6990009/)
    expect(text).not.toContain(dealer.account.email)
  })

  test('goes back 30 days', async () => {
    const path = await switchedOn(await aBackofficeUser())
    const id = await book(aVisitor())
    setTime('2026-12-25T10:00:00+01:00')
    expect((await read(path)).body).toContain(id)
    setTime('2026-12-25T10:30:00+01:00')
    expect((await read(path)).body).not.toContain(id)
  })

  test('is not found after renewing and after switching off', async () => {
    const office = await aBackofficeUser()
    const first = await switchedOn(office)
    const second = await switchedOn(office)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect((await office.delete(own)).statusCode).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
  })

  test('shows no appointments of others once the account has lost the role of the office', async () => {
    const office = await aBackofficeUser()
    const path = await switchedOn(office)
    const id = await book(await aDealer())
    expect((await read(path)).body).toContain(id)
    await api().db.account.update({
      where: { id: office.account.id },
      data: { authorities: ['ROLE_USER', 'ROLE_AE_YARD'] },
    })
    expect(eventsOf((await read(path)).body)).toEqual([])
  })
})

describe('Die Adresse des Terminkalenders', () => {
  test('is shown again as long as it is valid, and stored as a hash only', async () => {
    const dealer = await aDealer()
    expect((await dealer.get(own)).json()).toEqual({ address: null })
    const path = await switchedOn(dealer)
    expect((await dealer.get(own)).json().address).toContain(path)
    const stored = await api().db.appointmentFeed.findUniqueOrThrow({
      where: { accountId: dealer.account.id },
    })
    expect(JSON.stringify(stored)).not.toContain(path.split('/')[4])
  })

  test('is replaced by renewing and not found after switching off', async () => {
    const dealer = await aDealer()
    const first = await switchedOn(dealer)
    const second = await switchedOn(dealer)
    expect(second).not.toBe(first)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect((await dealer.delete(own)).statusCode).toBe(204)
    expect((await dealer.delete(own)).statusCode).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
    expect((await dealer.get(own)).json()).toEqual({ address: null })
  })

  test('is one per account: two parallel renewals leave one valid address', async () => {
    const dealer = await aDealer()
    const paths = await Promise.all([switchedOn(dealer), switchedOn(dealer)])
    const valid = new URL((await dealer.get(own)).json().address).pathname
    expect(paths).toContain(valid)
    expect((await read(valid)).statusCode).toBe(200)
    expect(await api().db.appointmentFeed.count({ where: { accountId: dealer.account.id } })).toBe(1)
  })

  test.each(['A'.repeat(43), 'x', '..%2f..%2fetc', '%00', `${'A'.repeat(42)}%20`, 'A'.repeat(299)])(
    'with an unknown or malformed token is not found: %s',
    async (token) => {
      const reply = await read(`/mvp/api/appointment-feed/${token}/termine.ics`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json().type).toBe('not-found')
    },
  )

  test('is invalid as soon as the account is blocked, and stays so', async () => {
    const [dealer, admin] = [await aDealer(), await anAdmin()]
    const path = await switchedOn(dealer)
    await admin.get('/mvp/api/portal-settings')
    const blocked = await admin.get(
      '/uaa/api/ae-dealer-activation',
      { username: dealer.account.login, partnernumber: '1', aktivieren: 'false' },
      { headers: { 'x-xsrf-token': admin.cookies['XSRF-TOKEN'] ?? '' } },
    )
    expect(blocked.json().activated).toBe(false)
    expect((await read(path)).statusCode).toBe(404)
    await api().db.account.update({ where: { id: dealer.account.id }, data: { activated: true } })
    expect((await read(path)).statusCode).toBe(404)
  })

  test('is not found for an account that is not activated', async () => {
    const dealer = await aDealer()
    const path = await switchedOn(dealer)
    await api().db.account.update({ where: { id: dealer.account.id }, data: { activated: false } })
    expect((await read(path)).statusCode).toBe(404)
  })

  test('is invalid as soon as the account is deleted', async () => {
    const dealer = await aDealer()
    const path = await switchedOn(dealer)
    expect((await dealer.post('/uaa/api/account/erase', { password: testPassword })).statusCode).toBe(204)
    expect((await read(path)).statusCode).toBe(404)
  })

  test('is for activated accounts, with the XSRF header', async () => {
    expect((await aVisitor().put(own)).statusCode).toBe(401)
    expect((await (await anApplicant()).put(own)).statusCode).toBe(403)
    const { cookies } = await aDealer()
    expect((await api().inject({ method: 'PUT', url: own, cookies })).json().type).toBe('xsrf-invalid')
  })
})
