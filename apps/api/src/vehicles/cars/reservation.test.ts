import { allowsConsumerReport, allowsConsumerReportSql } from '@portal/domain/vehicles/consumer-report'
import { isHeld, isReservedSql, reservedFilter } from '@portal/domain/vehicles/reservation'
import { expect, test } from 'vitest'
import type { Vehicle } from '../../../generated/prisma/client.ts'
import { api, useApi } from '../../testing/api.ts'
import { randomVehicle, seededRandom } from '../../testing/random-stock.ts'

useApi()

const now = new Date('2027-06-15T10:00:00Z')

type Dates = Pick<Vehicle, 'reservedUntil' | 'soldAt' | 'withdrawnAt'>
const isReserved = ({ reservedUntil, soldAt, withdrawnAt }: Dates) =>
  isHeld(reservedUntil, now) && soldAt === null && withdrawnAt === null

test('reservations and consumer reports mean the same in SQL and in TypeScript, for random vehicles', async () => {
  const { db, pool } = api()
  const random = seededRandom(5)
  const moment = () => [null, -1, 0, 1].map((step) => step && new Date(now.getTime() + step * 1000))
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] ?? null
  const data = Array.from({ length: 300 }, (_, index) => ({
    ...randomVehicle(random, String(100_000 + index)),
    reservedUntil: oneOf([null, ...moment(), now]) || null,
    soldAt: oneOf([null, null, now]),
    withdrawnAt: oneOf([null, null, now]),
    kilometerstandbis: oneOf([null, 0, 170_000, 170_001]),
  }))
  await db.vehicle.createMany({ data })

  const { rows } = await pool.query<{ gwnummer: string; reserved: boolean; report: boolean | null }>(
    `SELECT gwnummer, ${isReservedSql('$1::timestamptz')} AS reserved, ${allowsConsumerReportSql} AS report FROM vehicle v`,
    [now],
  )

  const stored = await db.vehicle.findMany()
  const filtered = await db.vehicle.findMany({ where: reservedFilter(now), select: { gwnummer: true } })
  const bySql = new Map(
    rows.map(({ gwnummer, reserved, report }) => [gwnummer, { reserved, report: report === true }]),
  )
  for (const vehicle of stored)
    expect(bySql.get(vehicle.gwnummer)).toEqual({
      reserved: isReserved(vehicle),
      report: allowsConsumerReport(vehicle.kilometerstandbis),
    })
  expect(filtered.map(({ gwnummer }) => gwnummer).toSorted()).toEqual(
    stored.flatMap((vehicle) => (isReserved(vehicle) ? vehicle.gwnummer : [])).toSorted(),
  )
  expect(new Set(rows.map(({ reserved }) => reserved)).size).toBe(2)
})
