import type { ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { describe, expect, test } from 'vitest'
import { byDay, checkedOffline, doneText } from './facts.ts'

/** SHA-256 of "token". */
const tokenHash = '3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0'
const vehicle: ExpectedPickUps['pickUps'][number] = {
  ...{ gwnummer: '480988', title: 'Audi A4', fin: 'WAUZZZ', color: null, location: null, photo: null },
  ...{ mileage: null, keys: null, kind: 'driver', name: 'Milan Petrović', firm: null, plate: null },
  ...{ appointmentAt: '2026-11-27T09:00:00.000Z', state: 'ready', tokenHash, carrierRefusal: null },
}
const list: ExpectedPickUps = { day: '2026-11-27', readAt: '2026-11-27T12:52:00.000Z', pickUps: [vehicle] }
const now = new Date('2026-11-27T13:00:00Z')
const check = (asked: { code: string; gwnummer?: string }, known = list, at = now) =>
  checkedOffline(known, asked, at)

describe('Without a connection', () => {
  test('a pass of the list is found by its token or its address', async () => {
    expect(await check({ code: 'token' })).toBe(vehicle)
    expect(await check({ code: 'https://portal.example/#/pass/token', gwnummer: '480988' })).toBe(vehicle)
  })

  test('any other is refused with the reason', async () => {
    expect(await check({ code: 'renewed' })).toBe(
      'Dieser Code steht nicht auf der Liste von 13:52 Uhr. Bitte mit Netz noch einmal prüfen.',
    )
    expect(await check({ code: '482 913' })).toBe(
      'Ohne Netz bitte den Code scannen; die PIN prüft nur der Server.',
    )
    expect(await check({ code: 'token', gwnummer: '100000' })).toBe(
      'Dieser Ausweis gehört zu einem anderen Fahrzeug (GW 480988).',
    )
    expect(await check({ code: 'token' }, { ...list, pickUps: [{ ...vehicle, state: 'open' }] })).toBe(
      'Nicht bezahlt.',
    )
    const carrierRefusal = '„Rapid“ darf nicht abholen: Die Lizenz galt nur bis 26.11.2026.'
    expect(await check({ code: 'token' }, { ...list, pickUps: [{ ...vehicle, carrierRefusal }] })).toBe(
      carrierRefusal,
    )
    expect(await check({ code: 'token' }, list, new Date('2026-11-26T13:00:00Z'))).toBe(
      'Die Uhr dieses Geräts geht nach. Bitte Datum und Uhrzeit einstellen.',
    )
    expect(await check({ code: 'token' }, list, new Date('2026-11-28T08:00:00Z'))).toBe(
      'Zahlung heute nicht geprüft. Ohne Netz keine Ausgabe.',
    )
  })
})

test('The list is divided into today and later', () => {
  const later = { ...vehicle, gwnummer: '100000', appointmentAt: '2026-11-27T23:30:00.000Z' }
  expect(byDay({ ...list, pickUps: [vehicle, later] })).toEqual({ today: [vehicle], later: [later] })
})

test.each([
  [{ gwnummer: '480988', isSent: true }, 'GW 480988 ist übergeben. Das Protokoll liegt bei den Papieren'],
  [{ gwnummer: '480988', isSent: false }, 'GW 480988 ist übergeben. Das Protokoll liegt auf diesem Gerät'],
  [{ gwnummer: '480988', isSent: true, isRefusal: true }, 'GW 480988 ist nicht ausgegeben. Käufer und Büro'],
  [{ gwnummer: '', isSent: false, isRefusal: true }, 'Das Fahrzeug ist nicht ausgegeben. Der Grund liegt'],
])('After %j the page says: %s', (done, text) => {
  expect(doneText(done)).toContain(text)
})
