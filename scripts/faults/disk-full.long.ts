/** Uploads to a file system of 8 MiB until it is full, and more (G25, F9). Mounting it requires root on Linux. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '../../apps/api/src/testing/papers.ts'
import { aCaller } from './caller.ts'
import { aSignedInApplicant, lookInto } from './content.ts'
import { type Database, startDatabase } from './database.ts'
import { anInstance, type Instance, processes, until } from './processes.ts'
import { shared } from './share.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0
const uploads = Math.max(60, shared(400))
const perPerson = 5
let folder: string
let disk: string
let database: Database
let portal: ReturnType<typeof processes>
let instance: Instance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-disk-'))
  disk = join(folder, 'data/files/documents')
  await mkdir(disk, { recursive: true })
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk])
  database = await startDatabase(folder)
  portal = processes(folder)
  instance = await anInstance(portal, { DATABASE_URL: database.url })
  await until(instance.isReady, 120, 'the instance is ready')
})

afterAll(async () => {
  portal?.stop()
  await database?.stop()
  if (canMount) execFileSync('umount', ['--lazy', disk])
  await rm(folder, { recursive: true, force: true })
})

const bytes = new Uint8Array(aPdf(`%${' '.repeat(400_000)}`))

async function upload(caller: ReturnType<typeof aCaller>) {
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'Gewerbe.pdf')
  const query = 'filename=Gewerbe.pdf&documenttype=GEWERBEANMELDUNG'
  return (await caller.send('POST', `/uaa/api/dealer_files?${query}`, form)).status
}

test.runIf(canMount)(`${uploads} uploads onto a full disk leave matching rows and files`, async () => {
  const statuses = new Map<number, number>()
  let caller = aCaller(instance.origin)
  for (let nth = 0; nth < uploads; nth += 1) {
    if (nth % perPerson === 0)
      caller = aCaller(instance.origin, (await aSignedInApplicant(database.directUrl())).cookies)
    const status = await upload(caller)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const list = await aCaller(instance.origin).send('GET', '/mvp/api/mvp-car-stocks')
    expect(list.status).toBe(200)
  }
  console.log(Object.fromEntries(statuses))
  expect([...statuses.keys()].toSorted()).toEqual([201, 503])
  const db = lookInto(database.directUrl())
  const rows = await db.dealerDocument.findMany()
  await db.$disconnect()
  expect(rows).toHaveLength(statuses.get(201) ?? 0)
  expect(rows.map(({ storageKey }) => storageKey).toSorted()).toEqual((await readdir(disk)).toSorted())

  execFileSync('mount', ['-o', 'remount,size=64m', disk])
  const { cookies } = await aSignedInApplicant(database.directUrl())
  expect(await upload(aCaller(instance.origin, cookies))).toBe(201)
  expect(instance.isRunning()).toBe(true)
  expect(instance.errors().every((line) => line.includes('disk full'))).toBe(true)
})
