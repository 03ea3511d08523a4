import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aCar } from '../../testing/cars.ts'
import { passTime } from '../../testing/clock.ts'
import { aPhoto, aReport } from '../../testing/files.ts'
import { photoKey, reportKey } from './commands.ts'
import { deleteUnusedFiles } from './jobs.ts'

useApi()

beforeEach(async () => {
  const { db, files } = api()
  await db.vehicleFile.deleteMany()
  await db.unusedFile.deleteMany()
  await files.images.deleteAll()
  await files.reports.deleteAll()
})

const sweep = () =>
  deleteUnusedFiles({ db: api().db, files: api().files, now: api().clock.now(), retentionDays: 180 })
const hasPhoto = ({ storageKey }: { storageKey: string }) =>
  api().files.images.exists(photoKey(storageKey, 640))

describe('Unused files', () => {
  test('of a car sold 180 days ago: rows are deleted at once, bytes after the retention', async () => {
    const { db, files, clock } = api()
    const [sold, offered] = [await aCar(), await aCar()]
    const photo = await aPhoto(sold)
    const report = await aReport(sold, 'GUTACHTEN_LIGHT')
    const other = await aPhoto(offered, '#993311')
    await db.vehicle.update({
      where: { fahrzeugid: sold.fahrzeugid },
      data: { available: false, soldAt: clock.now() },
    })
    passTime({ days: 179 })
    expect(await sweep()).toBe(0)
    const filesOfSold = () => db.vehicleFile.count({ where: { fahrzeugid: sold.fahrzeugid } })
    expect(await filesOfSold()).toBeGreaterThan(1)
    passTime({ days: 2 })
    await sweep()
    expect(await filesOfSold()).toBe(0)
    expect(await hasPhoto(photo)).toBe(true)
    passTime({ days: 181 })
    expect(await sweep()).toBeGreaterThan(1)
    expect(await hasPhoto(photo)).toBe(false)
    expect(await files.reports.exists(reportKey(report.storageKey))).toBe(false)
    expect(await hasPhoto(other)).toBe(true)
    expect(await db.unusedFile.count()).toBe(0)
  })

  test('of a replaced photo are kept for the retention, and longer when they are used again', async () => {
    const { db } = api()
    const car = await aCar()
    const photo = await aPhoto(car)
    await db.vehicleFile.deleteMany()
    await sweep()
    passTime({ days: 100 })
    const again = await aPhoto(car)
    await sweep()
    await db.vehicleFile.deleteMany()
    passTime({ days: 100 })
    await sweep()
    expect(again.storageKey).toBe(photo.storageKey)
    expect(await hasPhoto(photo)).toBe(true)
    passTime({ days: 181 })
    await sweep()
    expect(await hasPhoto(photo)).toBe(false)
  })

  test('of an interrupted write are deleted after an hour', async () => {
    const { env, clock } = api()
    const folder = join(env.DATA_DIR, 'files/images/ab')
    const key = `ab/${'ab'.repeat(32)}`
    await mkdir(join(env.DATA_DIR, 'files/images', key), { recursive: true })
    await mkdir(folder, { recursive: true })
    const part = join(env.DATA_DIR, 'files/images', key, '640.webp.1234.part')
    const stray = join(folder, 'stray')
    const writtenHoursAgo = async (hours: number) => {
      const then = new Date(clock.now().getTime() - hours * 3_600_000)
      for (const path of [part, stray]) await utimes(path, then, then)
    }
    for (const path of [part, stray]) await writeFile(path, 'half')
    await writtenHoursAgo(0.9)
    expect(await sweep()).toBe(0)
    await writtenHoursAgo(1.1)
    expect(await sweep()).toBe(2)
  })
})
