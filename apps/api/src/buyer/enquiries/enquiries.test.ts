import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, aVisitor, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'

useApi({ DATA_SHEETS: 'Audi: https://autoexpo.example/audi' })

const sales = 'verkauf@autoexpo.example'
const url = '/mvp/api/mvp-user-car-request'

const form = {
  firstName: 'Erika',
  lastName: 'Beispiel',
  telephone: '+49-6990009',
  userEmail: 'erika@kunde.example',
  bemerkungen: 'Ist das Fahrzeug noch da?',
  consent: true,
}
const ask = async (changes: object = {}) => {
  const { gwnummer } = await aCar()
  return { ...form, gwnummer, ...changes }
}

beforeEach(async () => {
  const { db } = api()
  await db.$transaction([db.enquiry.deleteMany(), db.mail.deleteMany(), db.attemptCounter.deleteMany()])
})

describe('Anfrage', () => {
  test('is mailed to the sales mailbox and confirmed to the sender', async () => {
    const body = await ask({
      street: 'Musterring',
      houseNumber: '12a',
      postalCode: '60528',
      city: 'Frankfurt',
    })

    const reply = await aVisitor().post(url, body)

    expect(reply.statusCode).toBe(201)
    const [toSales] = await mailsTo(sales)
    expect(toSales).toMatchObject({ replyTo: 'erika@kunde.example', state: 'queued' })
    expect(toSales?.text).toContain('Ist das Fahrzeug noch da?')
    expect(toSales?.text).toContain(body.gwnummer)
    expect(await mailsTo('erika@kunde.example')).toHaveLength(1)
  })

  test('records the data sheet of the maker that was linked beside the form', async () => {
    const office = await aBackofficeUser()
    for (const [hersteller, dataSheet] of [
      ['Audi', 'https://autoexpo.example/audi'],
      ['Opel', null],
    ] as const) {
      const { gwnummer } = await aCar({ hersteller })
      const { id } = (await aVisitor().post(url, await ask({ gwnummer }))).json()
      expect((await office.get(`/mvp/api/mvp-car-requests/${id}`)).json()).toMatchObject({
        gwnummer,
        dataSheet,
      })
    }
  })

  test.each([
    ['bemerkungen', '', 'Nachricht ist erforderlich'],
    ['firstName', '', 'Vorname ist erforderlich'],
    ['lastName', 'A1', 'Ungültige(s) Zeichen im Feld Nachname: „1“'],
    ['telephone', '0123', 'Ungültige Telefonnummer. Beispiel: 0170 1234567 oder +49 170 1234567'],
    ['userEmail', 'a@b', 'Ungültige Emailadresse'],
    ['consent', false, 'Bitte stimmen Sie der elektronischen Speicherung zu.'],
    ['gwnummer', '123', 'Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.'],
  ])('refuses %s = %j', async (path, value, message) => {
    const reply = await aVisitor().post(url, await ask({ [path]: value }))

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toContainEqual({ path, message })
    expect(await api().db.enquiry.count()).toBe(0)
  })

  test('ignores recipient, prices and car facts of the body', async () => {
    const body = await ask({
      emailTo: 'fremd@anderswo.example',
      haendlerpreisbrutto: 1,
      hersteller: 'Erfunden',
    })

    await aVisitor().post(url, body)

    expect(await mailsTo('fremd@anderswo.example')).toEqual([])
    const [mail] = await mailsTo(sales)
    expect(mail?.text).not.toContain('Erfunden')
  })

  test('contains only the price of the sender’s tier', async () => {
    const car = await aCar({
      vatMode: 'REGEL',
      planverkaufspreisprivatkundengeschaeftbrutto: 23_456,
      haendlerpreisbrutto: 19_876,
    })
    await aVisitor().post(url, { ...form, gwnummer: car.gwnummer })
    const dealer = await aDealer()
    await dealer.post(url, { ...form, gwnummer: car.gwnummer, userEmail: dealer.account.email })

    const [visitor] = await mailsTo('erika@kunde.example')
    const [own] = await mailsTo(dealer.account.email)
    expect(visitor?.text).toContain('23.456,00\u00a0€ (inkl. MwSt.)')
    expect(visitor?.text).not.toContain('19.876')
    expect(own?.text).toContain('19.876,00')
  })

  test('keeps markup as plain text and escapes it in the mail', async () => {
    await aVisitor().post(url, await ask({ bemerkungen: '<script>alert(1)</script>' }))

    const [mail] = await mailsTo(sales)
    expect(mail?.html).toContain('&lt;script&gt;')
    expect(mail?.html).not.toContain('<script>')
  })

  test('for an unavailable car answers car-not-found and stores nothing', async () => {
    const sold = await aCar({ available: false })

    const reply = await aVisitor().post(url, { ...form, gwnummer: sold.gwnummer })

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ type: 'car-not-found', title: 'Car with problems' })
    expect(await api().db.mail.count()).toBe(0)
  })

  test('is stored once when one visitor sends 50 identical ones together', async () => {
    const body = await ask()
    const visitor = aVisitor()
    await visitor.get('/mvp/api/portal-settings')

    const replies = await Promise.all(Array.from({ length: 50 }, () => visitor.post(url, body)))

    const created = replies.filter(({ statusCode }) => statusCode === 201)
    expect(created.length).toBeGreaterThan(1)
    expect(new Set(created.map((reply) => reply.json().id)).size).toBe(1)
    expect(await api().db.enquiry.count()).toBe(1)
    expect(await mailsTo(sales)).toHaveLength(1)
  })

  test.each([
    ['firstName', 'Erik'],
    ['lastName', 'Muster'],
    ['telephone', '+49-6990010'],
    ['userEmail', 'erik@kunde.example'],
    ['street', 'Musterweg'],
    ['city', 'Hanau'],
    ['bemerkungen', 'Ist es unfallfrei?'],
  ])('of the same visitor with another %s is no repetition', async (field, value) => {
    const visitor = aVisitor()
    const body = await ask()

    const first = await visitor.post(url, body)
    const again = await visitor.post(url, body)
    const other = await visitor.post(url, { ...body, [field]: value })

    expect(again.json()).toEqual(first.json())
    expect(other.json().id).not.toBe(first.json().id)
    expect(await mailsTo(sales)).toHaveLength(2)
  })

  test('of another sender is no repetition, whatever its content and key', async () => {
    const body = await ask()
    const headers = { 'idempotency-key': 'formular-2' }
    const dealer = await aDealer()

    const replies = [
      await aVisitor().post(url, body),
      await aVisitor().post(url, body),
      await dealer.post(url, body),
      await aVisitor().post(url, body, { headers }),
      await aVisitor().post(url, body, { headers }),
      await dealer.post(url, body, { headers }),
    ]

    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(6)
    expect(await api().db.enquiry.count()).toBe(6)
  })

  test('under a new key is a new one, under its own key the same after hours', async () => {
    const visitor = aVisitor()
    const body = await ask()
    const under = (key: string) => visitor.post(url, body, { headers: { 'idempotency-key': key } })

    const first = await under('formular-3')
    const second = await under('formular-4')
    await passTime({ hours: 3 })
    const retry = await under('formular-3')

    expect(second.json().id).not.toBe(first.json().id)
    expect(retry.json()).toEqual(first.json())
  })

  test.each(['', 'x'.repeat(256)])('under a key that cannot be kept is refused (%#)', async (key) => {
    const before = await api().db.enquiry.count()
    const reply = await aVisitor().post(url, await ask(), { headers: { 'idempotency-key': key } })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      400,
      [{ path: 'Idempotency-Key', message: 'Ein Idempotency-Key hat 1 bis 255 Zeichen.' }],
    ])
    expect(await api().db.enquiry.count()).toBe(before)
  })

  test('has an id that does not reveal the number of enquiries', async () => {
    const replies = [await aVisitor().post(url, await ask()), await aVisitor().post(url, await ask())]

    for (const reply of replies) expect(reply.json().id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  test('under a used key with another text is refused', async () => {
    const body = await ask()
    const headers = { 'idempotency-key': 'formular-1' }
    const visitor = aVisitor()
    await visitor.post(url, body, { headers })

    const again = await visitor.post(url, body, { headers })
    const other = await visitor.post(url, { ...body, bemerkungen: 'Etwas anderes' }, { headers })

    expect(again.statusCode).toBe(201)
    expect(other.json().type).toBe('idempotency-mismatch')
  })

  test('sends at most five copies an hour to one address and stores all enquiries', async () => {
    const body = await ask()
    for (let count = 0; count < 7; count++)
      await aVisitor().post(url, { ...body, bemerkungen: `Frage ${count}` })

    expect(await mailsTo('erika@kunde.example')).toHaveLength(5)
    expect(await mailsTo(sales)).toHaveLength(7)
  })
})

describe('Eine Anfrage zu mehreren Fahrzeugen', () => {
  const joint = '/mvp/api/mvp-user-cars-request'
  const bodyOf = (cars: { gwnummer: string }[]) => ({
    ...form,
    gwnummern: cars.map(({ gwnummer }) => gwnummer),
  })

  test('is one message with all vehicles and an enquiry about each', async () => {
    const dealer = await aDealer()
    const cars = [
      await aCar({ haendlerpreisbrutto: 19_876, planverkaufspreisprivatkundengeschaeftbrutto: 23_456 }),
      await aCar({ modellgruppe: 'Polo' }),
    ]
    const numbers = cars.map(({ gwnummer }) => gwnummer)

    const reply = await dealer.post(joint, { ...bodyOf(cars), userEmail: dealer.account.email })

    expect(reply.statusCode, reply.body).toBe(201)
    const [toSales, ...more] = await mailsTo(sales)
    expect(more).toEqual([])
    expect(toSales?.subject).toBe(`Anfrage: 2 Fahrzeuge (GW-Nr. ${numbers.join(', ')})`)
    for (const gwnummer of numbers) expect(toSales?.text).toContain(gwnummer)
    expect(toSales?.text).toContain('19.876,00')
    expect(toSales?.text).not.toContain('23.456')
    expect(await mailsTo(dealer.account.email)).toHaveLength(1)
    const own = (await dealer.get('/mvp/api/mvp-user-car-requests-by-user')).json()
    expect(own.map(({ gwnummer }: { gwnummer: string }) => gwnummer).toSorted()).toEqual(numbers.toSorted())
  })

  test('is stored once however often it is sent, with a key and without', async () => {
    const dealer = await aDealer()
    const body = bodyOf([await aCar(), await aCar(), await aCar()])
    await dealer.get('/mvp/api/portal-settings')
    for (const headers of [{}, { 'idempotency-key': 'gemeinsam-1' }]) {
      await api().db.enquiry.deleteMany()
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => dealer.post(joint, body, { headers })),
      )
      expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
      expect(await api().db.enquiry.count()).toBe(3)
    }
    expect(await mailsTo(sales)).toHaveLength(2)
  })

  test('with a vehicle that was sold stores nothing', async () => {
    const dealer = await aDealer()
    const sold = await aCar({ available: false })

    const reply = await dealer.post(joint, bodyOf([await aCar(), sold]))

    expect(reply.json()).toMatchObject({ status: 400, type: 'car-not-found' })
    expect(await api().db.enquiry.count()).toBe(0)
    expect(await mailsTo(sales)).toEqual([])
  })

  test('needs two to twenty different vehicles and a login', async () => {
    const dealer = await aDealer()
    const car = await aCar()
    const many = Array.from({ length: 21 }, (_, index) => ({ gwnummer: String(100_001 + index) }))
    for (const cars of [[], [car], [car, car], many])
      expect((await dealer.post(joint, bodyOf(cars))).json()).toMatchObject({
        status: 400,
        errors: [{ path: 'gwnummern' }],
      })
    expect((await aVisitor().post(joint, bodyOf([car, await aCar()]))).statusCode).toBe(401)
  })
})

describe('Vorgaben eines Anfrageformulars', () => {
  const context = '/mvp/api/mvp-user-enquiry-context'

  test('are the phone number of the registration, later that of the last enquiry, and the last enquiry about a vehicle', async () => {
    const dealer = await aDealer()
    const car = await aCar()
    const { telephone } = await api().db.dealer.findUniqueOrThrow({
      where: { accountId: dealer.account.id },
    })
    expect((await dealer.get(context, { gwnummer: car.gwnummer })).json()).toEqual({ telephone, last: null })
    const { id } = (await dealer.post(url, { ...form, gwnummer: car.gwnummer })).json()
    expect((await dealer.get(context, { gwnummer: car.gwnummer })).json()).toMatchObject({
      telephone: form.telephone,
      last: { id, kind: 'enquiry', state: 'open' },
    })
    expect((await dealer.get(context)).json()).toEqual({ telephone: form.telephone, last: null })
    const other = (await (await aDealer()).get(context, { gwnummer: car.gwnummer })).json()
    expect(other.last).toBeNull()
    expect((await aVisitor().get(context)).statusCode).toBe(401)
  })
})

describe('Meine Anfragen', () => {
  test('lists the caller’s enquiries with their state only', async () => {
    const dealer = await aDealer()
    const other = await aDealer()
    await dealer.post(url, await ask())
    await other.post(url, await ask())

    const reply = await dealer.get('/mvp/api/mvp-user-car-requests-by-user')

    expect(reply.json()).toHaveLength(1)
    expect(reply.json()[0]).toMatchObject({ state: 'open', kind: 'enquiry', available: true })
    expect(reply.headers['x-total-count']).toBe('1')
  })

  test('lets the sales office see all enquiries and set their state', async () => {
    const dealer = await aDealer()
    await dealer.post(url, await ask())
    const office = await aBackofficeUser()
    const [enquiry] = (await office.get('/mvp/api/mvp-car-requests', { state: 'open' })).json()

    const reply = await office.put(`/mvp/api/mvp-car-requests/${enquiry.id}`, {
      version: 0,
      state: 'answered',
    })

    expect(reply.json()).toMatchObject({ state: 'answered', firstName: 'Erika' })
    expect((await dealer.get('/mvp/api/mvp-user-car-requests-by-user')).json()[0].state).toBe('answered')
    expect(
      (await dealer.put(`/mvp/api/mvp-car-requests/${enquiry.id}`, { version: 1, state: 'closed' }))
        .statusCode,
    ).toBe(403)
  })
})
