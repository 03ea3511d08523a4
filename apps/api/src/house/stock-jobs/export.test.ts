import { beforeAll, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { aJob, run } from '../../testing/stock-jobs.ts'

useApi()

let office: Client
beforeAll(async () => {
  office = await aBackofficeUser()
})

const fileOf = async (id: string) => {
  const reply = await office.get(`/mvp/api/stock-jobs/${id}/export`)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  return reply.body.slice(1).trimEnd().split('\r\n')
}

describe('a job as CSV', () => {
  test('has a line for each changed price, before and after the run, and the reason of a refusal', async () => {
    const cheap = await aCar({
      headlineinternet: 'A4; Navi',
      haendlerpreisbrutto: 10_000,
      lowestPrice: 9_990,
    })
    const car = await aCar({ headlineinternet: 'A6', haendlerpreisbrutto: 20_000 })
    const job = await aJob(
      office,
      {
        ...{ action: 'price', prices: 'dealer', change: { kind: 'percent', percent: -2.5 } },
        ...{ rounding: 'none', floor: null },
      },
      [car.gwnummer, cheap.gwnummer],
    )
    expect(job.refusals).toEqual([{ reason: 'below-lowest', count: 1 }])
    const days = (await office.get(`/mvp/api/stock-jobs/${job.id}/vehicles`)).json()[0].days
    const [head, changed, refused] = await fileOf(job.id)
    expect(head).toBe('GW-Nummer;Fahrzeug;Tage;Angabe;Vorher;Nachher;Differenz;Ergebnis;Grund')
    expect(changed).toBe(`${car.gwnummer};A6;${days};Händlerpreis (brutto);20000;19500;-500;Ändern sich;`)
    expect(refused).toBe(
      `${cheap.gwnummer};"A4; Navi";${days};Händlerpreis (brutto);10000;9750;-250;Abgelehnt;` +
        'Untergrenze unterschritten: 9.750\u00a0€ statt mindestens 9.990\u00a0€',
    )

    await run(office, job.id)
    expect((await fileOf(job.id))[1]).toContain('19500;-500;Geändert')
  })

  test('of another action has the values as texts', async () => {
    const car = await aCar({ headlineinternet: 'A6', location: 'Halle 1' })
    const { id } = await aJob(office, { action: 'move', location: 'Halle 2' }, [car.gwnummer])
    expect((await fileOf(id))[1]).toContain(';Standort;Halle 1;Halle 2;;Ändern sich;')
  })

  test('is for the house alone, and written to the audit trail', async () => {
    const car = await aCar()
    const { id } = await aJob(office, { action: 'withdraw' }, [car.gwnummer])
    await fileOf(id)
    expect(
      await api().db.auditEntry.count({
        where: { action: 'stock-job-exported', subject: `stock-job:${id}`, actorId: office.account.id },
      }),
    ).toBe(1)
    expect((await (await aDealer()).get(`/mvp/api/stock-jobs/${id}/export`)).statusCode).toBe(403)
  })
})
