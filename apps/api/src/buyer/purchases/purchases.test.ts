import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DeliveryReport } from '../../delivery/delivery.ts'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'
import { aBackofficeUser, aDealer, anApplicant, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar } from '../../testing/cars.ts'
import { importPurchases } from './commands.ts'

useApi()

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-purchases-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function imported(csv: string) {
  const file = join(folder, 'kaeufe.csv')
  await writeFile(file, csv)
  const report = new DeliveryReport()
  const { db, env, clock } = api()
  const result = await importPurchases({ db, env, file, now: clock.now(), report })
  return { ...result, findings: report.findings }
}

const header = 'partner_number,gwnummer,maker,model,fin,color,puchasesDate,red,yellow,green'
let lastFin = 10_000_000_000
const aFin = () => `ZZZDEM${++lastFin}`
type Flags = 'r' | 'y' | 'g' | 'ry' | 'rg' | 'yg' | ''
const row = (partner: string | null, flags: Flags, date = '2026-05-28', fin = aFin()) =>
  `${partner},480988,Audi,A4 Avant,${fin},Blau,${date},${['r', 'y', 'g'].map((flag) => Number(flags.includes(flag))).join(',')}`
const csv = (...rows: string[]) => [header, ...rows].join('\n')

const url = '/mvp/api/mvp-meine'

describe('Historie der Käufe', () => {
  test('shows the purchases of the caller’s partner number with exactly the keys of an entry', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const fin = aFin()
    await imported(csv(row(dealer.partner_number, 'r', '2026-05-28', fin)))
    const reply = await dealer.get(`${url}/`)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual([
      {
        gwnummer: '480988',
        maker: 'Audi',
        model: 'A4 Avant',
        fin,
        color: 'Blau',
        puchasesDate: '2026-05-28',
        red: true,
        yellow: false,
        green: false,
      },
    ])
    for (const path of ['', '/noGreen', '/green', '/yellow', '/red'])
      expect((await other.get(url + path)).json()).toEqual([])
    expect((await other.get(`${url}/counts`)).json()).toEqual({ all: 0, red: 0, yellow: 0, green: 0 })
  })

  test('assigns every combination of flags to one status', async () => {
    const dealer = await aDealer()
    const flags = ['', 'r', 'y', 'g', 'ry', 'rg', 'yg'] as const
    await imported(csv(...flags.map((set) => row(dealer.partner_number, set))))
    const total = async (path: string) => Number((await dealer.get(url + path)).headers['x-total-count'])
    expect(await total('')).toBe(7)
    expect(await total('/red')).toBe(1)
    expect(await total('/yellow/')).toBe(3)
    expect(await total('/green')).toBe(2)
    expect(await total('/noGreen/')).toBe(4)
    expect((await dealer.get(`${url}/counts`)).json()).toEqual({ all: 7, red: 1, yellow: 3, green: 2 })
  })

  test('has pages of ten, newest first, and can be reversed', async () => {
    const dealer = await aDealer()
    const dates = Array.from({ length: 12 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`)
    await imported(csv(...dates.map((date) => row(dealer.partner_number, 'g', date))))
    const datesOf = (reply: { json: () => { puchasesDate: string }[] }) =>
      reply.json().map(({ puchasesDate }) => puchasesDate)
    const first = await dealer.get(url)
    const second = await dealer.get(url, { page: '1' })
    expect([...datesOf(first), ...datesOf(second)]).toEqual([...dates].reverse())
    expect(first.json()).toHaveLength(10)
    expect(first.headers['x-total-count']).toBe('12')
    expect(first.headers.link).toContain('page=1')
    expect(datesOf(await dealer.get(url, { sort: 'puchasesDate,asc', size: '100' }))).toEqual(dates)
  })

  test('refuses unknown orders and sizes, naming the field', async () => {
    const dealer = await aDealer()
    for (const [name, value] of [
      ['sort', 'fin,asc'],
      ['size', '1000'],
      ['page', '-1'],
    ] as const)
      expect((await dealer.get(url, { [name]: value })).json()).toMatchObject({
        status: 400,
        errors: [{ path: name }],
      })
  })

  test('is empty for an account without partner number, and closed to visitors and applicants', async () => {
    const dealer = await aDealer({ partner_number: null })
    expect((await dealer.get(url)).json()).toEqual([])
    expect((await aVisitor().get(url)).statusCode).toBe(401)
    expect((await (await anApplicant()).get(url)).statusCode).toBe(403)
  })
})

describe('Einlesen von Käufen', () => {
  test('accepts the older columns and takes the maker from the stock', async () => {
    const dealer = await aDealer()
    const car = await aCar({ hersteller: 'Škoda' })
    const result = await imported(
      `partner_number,gwNummer,modell,FIN,farbe,kaufDatum,status\n` +
        `${dealer.partner_number},${car.gwnummer},Octavia Combi,${aFin()},Grau,21.05.2026,Zahlungseingang\n` +
        `${dealer.partner_number},999998,Fremd,${aFin()},Grau,21.05.2026,Kauf`,
    )
    expect(result).toMatchObject({ read: 2, inserted: 1, rejected: 1 })
    expect(result.findings).toMatchObject([{ row: 3, column: 'maker' }])
    expect((await dealer.get(url)).json()).toMatchObject([
      {
        maker: 'Škoda',
        model: 'Octavia Combi',
        puchasesDate: '2026-05-21',
        red: false,
        yellow: true,
        green: false,
      },
    ])
  })

  test('reports unknown partner numbers and broken rows, and imports the others', async () => {
    const dealer = await aDealer()
    const good = row(dealer.partner_number, 'r')
    const broken = good.replace('480988', '48x')
    const result = await imported(
      csv(
        row('777777', 'r'),
        broken,
        good.replace('2026-05-28', '2026-02-30'),
        good.replace(/ZZZDEM\w+/, 'KURZ'),
        good,
      ),
    )
    expect(result).toMatchObject({ read: 5, inserted: 1, rejected: 4 })
    expect(result.findings.map(({ row: line, column }) => [line, column]).sort()).toEqual([
      [2, 'partner_number'],
      [3, 'gwnummer'],
      [4, 'puchasesDate'],
      [5, 'fin'],
    ])
    expect(
      await api().db.importRun.findFirst({ where: { kind: 'purchases' }, orderBy: { id: 'desc' } }),
    ).toMatchObject({
      state: 'done',
      read: 5,
      rejected: 4,
    })
  })

  test('accepts a partner number without dealer and shows the purchases once the dealer has registered', async () => {
    await api().db.partner.create({
      data: { number: '880001', email: 'spaeter@haendler.example', handelTyp: 'HAENDLER' },
    })
    expect(await imported(csv(row('880001', 'g')))).toMatchObject({ inserted: 1, rejected: 0 })
    const dealer = await aDealer({ partner_number: '880001' })
    expect((await dealer.get(url)).json()).toHaveLength(1)
  })

  test('mails a changed status once, and nothing for a new or unchanged purchase', async () => {
    const dealer = await aDealer()
    const fin = aFin()
    const at = (flags: Flags) => csv(row(dealer.partner_number, flags, '2026-05-28', fin))
    expect(await imported(at('r'))).toMatchObject({ inserted: 1, mails: 0 })
    expect(await imported(at('r'))).toMatchObject({ inserted: 0, updated: 0, mails: 0 })
    expect(await imported(at('ry'))).toMatchObject({ updated: 1, mails: 1 })
    expect(await imported(at('ry'))).toMatchObject({ updated: 0, mails: 0 })
    expect(await imported(at('r'))).toMatchObject({ updated: 1, mails: 0 })
    const mails = await mailsTo(dealer.account.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Ihr Kauf 480988: Zahlungseingang')
    expect(mails[0]?.text).toContain(fin)
  })

  test('imports a file of many batches with the last row of each purchase, and again without changes', async () => {
    const dealer = await aDealer()
    const fins = Array.from({ length: 1100 }, aFin)
    const all = (flags: Flags) => fins.map((fin) => row(dealer.partner_number, flags, '2026-05-28', fin))
    const twice = csv(...all('r'), ...all('ry').slice(0, 3), ...all('ry').slice(-3))
    expect(await imported(twice)).toMatchObject({
      read: 1106,
      rejected: 0,
      inserted: 1100,
      updated: 3,
      mails: 3,
    })
    expect((await dealer.get(`${url}/counts`)).json()).toEqual({ all: 1100, red: 1094, yellow: 6, green: 0 })
    const same = csv(...all('ry').slice(0, 3), ...all('r').slice(3, -3), ...all('ry').slice(-3))
    expect(await imported(same)).toMatchObject({ read: 1100, inserted: 0, updated: 0, mails: 0 })
  })

  test('mails once when the same file is imported twice at the same time', async () => {
    const dealer = await aDealer()
    const fin = aFin()
    const at = (flags: Flags) => csv(row(dealer.partner_number, flags, '2026-05-28', fin))
    await imported(at('r'))
    const results = await Promise.all([imported(at('g')), imported(at('g'))])
    expect(results.map(({ mails }) => mails).sort()).toEqual([0, 1])
  })

  test('refuses a file without partner numbers or with unknown columns', async () => {
    await expect(imported('gwnummer,fin\n480988,X')).rejects.toThrow(DeliveryError)
    await expect(imported(`${header},geheim\n`)).rejects.toThrow('„geheim“')
  })
})

describe('Ein Import nach einem Schritt der Übergabe', () => {
  const csvOf = (dealer: { partner_number: string | null }, flags: Flags, fin: string) =>
    csv(row(dealer.partner_number, flags, '2026-05-28', fin))

  test('does not reset a state set by the house, but advances it', async () => {
    const dealer = await aDealer()
    const fin = aFin()
    await imported(csvOf(dealer, 'r', fin))
    const stored = () => api().db.purchase.findFirstOrThrow({ where: { fin }, include: { changes: true } })
    const { publicId } = await stored()
    const office = await aBackofficeUser()
    const move = (from: string, to: string) =>
      office.post(`/mvp/api/house-purchases/${publicId}/hand-over`, { from, to })
    await move('open', 'paid')
    await move('paid', 'documents')

    await imported(csvOf(dealer, 'r', fin))
    expect(await stored()).toMatchObject({ handOver: 'documents', yellow: true, red: false })
    await imported(csvOf(dealer, 'y', fin))
    expect(await stored()).toMatchObject({ handOver: 'documents', yellow: true })
    await imported(csvOf(dealer, 'g', fin))
    expect(await stored()).toMatchObject({ handOver: 'collected', green: true })
    expect((await stored()).changes.at(-1)).toMatchObject({
      ...{ before: 'documents', after: 'collected', isImport: true, actorId: null },
    })
  })

  test('without such a step takes over every delivered status', async () => {
    const dealer = await aDealer()
    const fin = aFin()
    await imported(csvOf(dealer, 'g', fin))
    await imported(csvOf(dealer, 'r', fin))
    expect(await api().db.purchase.findFirstOrThrow({ where: { fin } })).toMatchObject({
      ...{ handOver: 'open', red: true, green: false },
    })
  })
})
