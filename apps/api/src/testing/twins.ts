import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { origins } from '@portal/domain/vehicles/attributes/stock'
import { buildApp } from '../app.ts'
import { hashOf } from '../credentials/secrets.ts'
import { readEnv } from '../env.ts'
import type { Clock } from '../plugins/clock.ts'
import { cloneDatabase } from './database.ts'
import { randomVehicle, seededRandom } from './random-stock.ts'
import { announceStockChange } from './stock-changes.ts'

export const twinCars = 300
/** The session token of every twin's applicant. */
export const applicantToken = 'T'.repeat(43)
/** The session token of every twin's dealer. */
export const dealerToken = 'D'.repeat(43)
/** That of a dealer of another country who sees net prices. */
export const netToken = 'N'.repeat(43)
const someTime = new Date('2026-11-21T09:00:00Z')
const stoppedClock: Clock = { now: () => someTime }

/** Different from any other number of the stock, so that a leaked price is recognised in a response. */
const dealerPriceOf = (index: number) => 7_000_003 + index * 17
export const isDealerPrice = /(?<!\d)70\d{5}(?!\d)/
/** Like the above, for prices that only accounts of the house may read. */
export const isHousePrice = /(?<!\d)71\d{5}(?!\d)/
const housePriceOf = (index: number) => 7_100_003 + index * 17

const someone = {
  ...{ lastName: 'Beispiel', passwordHash: '-', documentsUploaded: true, emailVerifiedAt: someTime },
  ...{ lastPasswordChange: someTime, createdAt: someTime },
}
const sessionOf = (token: string) => ({
  create: {
    tokenHash: hashOf(token),
    authenticatedAt: someTime,
    createdAt: someTime,
    lastSeenAt: someTime,
  },
})

/**
 * A complete portal. The stocks of all twins are equal, except data for dealers only (prices, price history, which cars
 * have a dealer report, unreleased parts of the condition) and facts for the house only.
 *
 * @param shift by how many cars the data for dealers are rotated
 * @param houseShift the same for purchase price, lowest price, origin and promotion
 */
export async function aTwin(shift: number, houseShift = shift) {
  const database = await cloneDatabase()
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-twin-'))
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR,
    DATABASE_POOL_SIZE: '4',
    OVERLOAD_DELAY_MS: '60000',
    DATABASE_WAIT_MS: '20000',
  })
  const app = await buildApp({ env, databaseUrl: database.url, clock: stoppedClock })
  await app.ready()

  const random = seededRandom(4711)
  const cars = Array.from({ length: twinCars }, (_, index) => ({
    ...randomVehicle(random, String(200_000 + index)),
    fahrzeugid: index + 1,
    eaktedokumentid: index + 1,
    haendlerpreisbrutto: dealerPriceOf((index * 7 + shift) % twinCars),
    dealerDropAt: (index + shift) % 3 === 0 ? someTime : null,
    dealerDropFrom: dealerPriceOf((index * 7 + shift) % twinCars) + 500 + shift,
    purchasePrice: housePriceOf((index * 3 + houseShift) % twinCars),
    lowestPrice: housePriceOf((index * 5 + houseShift) % twinCars),
    origin: origins[(index + houseShift) % origins.length]?.value,
    promotion: `Aktion 71${10_000 + ((index + houseShift) % twinCars)}`,
    accident: (index + shift) % 3 === 0,
    damageFree: (index + shift) % 2 === 0,
    fullServiceHistory: (index + shift) % 2 === 0,
    treadMm: (index + shift) % 9,
    repairCost: dealerPriceOf((index * 7 + shift) % twinCars),
  }))
  const conditionOf = (fahrzeugid: number) => {
    const amount = dealerPriceOf((fahrzeugid * 7 + shift) % twinCars)
    const damage = {
      ...{
        id: `00000000-0000-4000-8000-${String(fahrzeugid).padStart(12, '0')}`,
        panel: 'DACH',
        x: 0.5,
        y: 0.5,
      },
      ...{ kind: 'DELLE', severity: null, lengthCm: 3, widthCm: null, count: null, state: 'VORHANDEN' },
      ...{ amount, note: `Gutachter: ${amount}`, photos: [fahrzeugid] },
    }
    return {
      ...{ id: damage.id, fahrzeugid, version: 1, recordedAt: someTime, receivedAt: someTime, digest: '' },
      ...{ damages: [damage], depreciationNote: `Abzug ${amount}`, company: `Prüfdienst ${amount}` },
      paint: { factory: null, readings: [{ panel: 'DACH', micrometres: 90 + ((fahrzeugid + shift) % 99) }] },
      tyres: { mounted: null, second: null },
      service: { history: 'TEILWEISE', entries: [] },
      findings: [{ group: 'ANTRIEB', grade: 'MANGEL', note: String(amount) }],
      previousUses: (fahrzeugid + shift) % 2 ? ['LEASING'] : ['PRIVAT'],
      drive: { state: 'NEIN', note: String(amount) },
    }
  }
  const fileOf = (id: number, fahrzeugid: number, eaktedokumenttyp: string, datei: string) => ({
    ...{ eaktedokumentid: id, fahrzeugid, eaktedokumenttyp, datei, ordner: `test/${fahrzeugid}` },
    ...{ storageKey: `test/${fahrzeugid}/${datei}`, sha256: '0'.repeat(64) },
  })
  await app.db.$transaction(
    async (tx) => {
      await tx.vehicle.createMany({ data: cars })
      await tx.priceChange.createMany({
        data: cars.map(({ fahrzeugid, haendlerpreisbrutto }) => ({
          ...{ fahrzeugid, haendlerpreisbrutto, changedAt: someTime },
          planverkaufspreisprivatkundengeschaeftbrutto: 20_000,
        })),
      })
      await tx.vehicleFile.createMany({
        data: cars.flatMap(({ fahrzeugid }) => [
          fileOf(fahrzeugid, fahrzeugid, 'GUTACHTEN_INTERNETBILD', 'seite.webp'),
          ...(fahrzeugid % 3 === 0
            ? [fileOf(1000 + fahrzeugid, fahrzeugid, 'VERKAUFSEXPERTISE', 'bericht.pdf')]
            : []),
          ...((fahrzeugid + shift) % 2 === 0
            ? [fileOf(2000 + fahrzeugid, fahrzeugid, 'GUTACHTEN_LIGHT', 'gutachten.pdf')]
            : []),
        ]),
      })
      await tx.conditionVersion.createMany({ data: cars.map(({ fahrzeugid }) => conditionOf(fahrzeugid)) })
      await tx.account.create({
        data: {
          ...someone,
          id: 1,
          login: 'wartet@haendler.example',
          email: 'wartet@haendler.example',
          firstName: 'Erika',
          activated: false,
          authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'],
          sessions: sessionOf(applicantToken),
        },
      })
      await tx.account.create({
        data: {
          ...someone,
          id: 2,
          login: 'haendler@haendler.example',
          email: 'haendler@haendler.example',
          firstName: 'Max',
          activated: true,
          authorities: ['ROLE_USER', 'ROLE_DEALER'],
          termsofuseagreed: true,
          termsVersion: env.TERMS_VERSION,
          sessions: sessionOf(dealerToken),
        },
      })
      await tx.account.create({
        data: {
          ...someone,
          id: 3,
          login: 'kupiec@haendler.example',
          email: 'kupiec@haendler.example',
          firstName: 'Jan',
          activated: true,
          authorities: ['ROLE_USER', 'ROLE_DEALER'],
          termsofuseagreed: true,
          termsVersion: env.TERMS_VERSION,
          sessions: sessionOf(netToken),
          dealer: {
            create: {
              ...{ telephone: '+48-123456789', street: 'Prosta', house_number: '1', postal_code: '00-001' },
              ...{ city: 'Warszawa', company_name: 'Auto Przykład', country: 'PL' },
              ...{ bussines_years: 3, avg_sold_cars_per_year: 50 },
              vatId: {
                create: {
                  ...{ vatId: 'PL1234567890', prefix: 'PL', state: 'confirmed' },
                  ...{ stateAt: someTime, occasion: 'registration' },
                },
              },
            },
          },
        },
      })
      await announceStockChange(
        tx,
        cars.map(({ fahrzeugid }) => fahrzeugid),
      )
    },
    { timeout: 60_000 },
  )
  await app.stock.refresh()

  async function end() {
    await app.close()
    await database.drop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { app, end }
}
