import { randomInt } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { operate } from './operator.ts'
import { aPicture } from './pictures.ts'

type Delivery = {
  gwnummer: string
  hersteller: string
  modellgruppe: string
  planverkaufspreisprivatkundengeschaeftbrutto: number
  haendlerpreisbrutto: number
  soldAt?: string
  minderwerte?: number
}

/** Two random GW numbers below 100000, where the demo stock starts. */
export const numbersOutsideTheStock = () => {
  const number = randomInt(1000, 49_999) * 2
  return [number, number + 1].map((gw) => String(gw).padStart(6, '0')) as [string, string]
}

const importing = 'Es läuft bereits ein Bestandsimport.'

/** Runs the import command, and retries it while it is refused because of an import or job of another test. */
async function importStock(...args: string[]) {
  const outcome = () =>
    operate('stock', 'import', ...args).then(
      () => 'taken over',
      (error: Error) => {
        if (error.message.includes(importing)) return 'refused'
        throw error
      },
    )
  await expect.poll(outcome, { timeout: 90_000, intervals: [500] }).toBe('taken over')
}

/** Delivers one vehicle with the import command: a CSV file, and an image manifest with one photo. */
export async function deliver(car: Delivery) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-delivery-'))
  const row = {
    fin: `WDEME2ETEST${car.gwnummer}`,
    modell: car.modellgruppe,
    kilometerstandvon: 12_345,
    erstzulassungvon: '2022-04-01',
    ...car,
  }
  const manifest = join(folder, 'images.csv')
  const stock = join(folder, 'stock.csv')
  const photo = await aPicture(car.gwnummer, { width: 1280, height: 960 })
  await writeFile(join(folder, 'photo.jpg'), photo)
  await writeFile(stock, `${Object.keys(row).join()}\n${Object.values(row).join()}\n`)
  await writeFile(manifest, `gwnummer,position,file\n${car.gwnummer},0,photo.jpg\n`)
  await importStock(stock, '--images', manifest)
  await rm(folder, { recursive: true })
}
