/** The data of a portal under test: a stock with one price for all cars, and a signed-in dealer. */
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, newToken } from '../../apps/api/src/credentials/secrets.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { openPrisma } from '../../apps/api/src/plugins/db.ts'
import { aCompany } from '../../apps/api/src/testing/accounts.ts'
import { csvOf, someDeliveryRows } from '../../apps/api/src/testing/deliveries.ts'
import type { processes } from './processes.ts'

const photo = fileURLToPath(new URL('../../apps/web/public/icon-512.png', import.meta.url))

/** A client of the database at `url`; with the direct address its connections are not cut by the proxy. */
export const lookInto = (url: string) => openPrisma(url, 2, () => undefined)

/**
 * Delivers all cars at one price.
 * @returns the running command; its exit code is 0 if the delivery was imported
 */
export async function deliver(
  { run }: ReturnType<typeof processes>,
  { folder, databaseUrl, cars, price }: { folder: string; databaseUrl: string; cars: number; price: number },
) {
  await mkdir(folder, { recursive: true })
  const rows = someDeliveryRows(cars, {
    planverkaufspreisprivatkundengeschaeftbrutto: price,
    haendlerpreisbrutto: price,
  })
  const stock = join(folder, `stock-${price}.csv`)
  const manifest = join(folder, 'images.csv')
  await writeFile(stock, csvOf(rows))
  await copyFile(photo, join(folder, 'photo.png'))
  const photos = rows.map(({ gwnummer = '' }) => ({ gwnummer, position: 0, file: 'photo.png' }))
  await writeFile(manifest, csvOf(photos))
  const args = ['stock', 'import', stock, '--full', '--images', manifest]
  return run('cli', { DATABASE_URL: databaseUrl }, args)
}

/** Inserts an account with an open session. @returns its id and the session cookie */
async function aSignedIn(url: string, kind: 'dealer' | 'applicant') {
  const db = lookInto(url)
  const login = `konto-${randomUUID()}@haendler.example`
  const activated = kind === 'dealer'
  const { id } = await db.account.create({
    data: {
      ...{ login, email: login, passwordHash: '', firstName: 'Erika', lastName: 'Beispiel' },
      authorities: ['ROLE_USER', activated ? 'ROLE_DEALER' : 'ROLE_AE_INACTIVE_ACCOUNT'],
      ...{ activated, documentsUploaded: activated, emailVerifiedAt: new Date() },
      ...{ termsofuseagreed: true, termsVersion: readEnv({}).TERMS_VERSION },
      dealer: { create: { ...aCompany, reviewState: activated ? 'approved' : 'new' } },
    },
  })
  const token = newToken()
  await db.session.create({ data: { tokenHash: hashOf(token), accountId: id } })
  await db.$disconnect()
  return { id, cookies: { sid: token } }
}

export const aSignedInDealer = (url: string) => aSignedIn(url, 'dealer')
export const aSignedInApplicant = (url: string) => aSignedIn(url, 'applicant')
