import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { expect, test } from 'vitest'
import { DurableFolder } from '../plugins/files.ts'
import { anApplicant, aVisitor } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aPdf, multipart } from '../testing/papers.ts'

useApi()

/** A folder with limited space that fails like the operating system when it is full. */
class SmallFolder extends DurableFolder {
  room: number

  constructor(location: string, room: number) {
    super(location)
    this.room = room
  }

  override async put(key: string, contents: string | Uint8Array) {
    this.room -= contents.length
    if (this.room < 0) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
    await super.put(key, contents)
  }
}

const query = { filename: 'Gewerbe.pdf', documenttype: 'GEWERBEANMELDUNG' }
const paper = aPdf(`%${' '.repeat(50_000)}`)

test('Eine volle Platte: of 100 uploads none leaves a partial paper, and the portal keeps working', {
  timeout: 180_000,
}, async () => {
  const folder = join(api().env.DATA_DIR, 'klein')
  const small = new SmallFolder(folder, 300_000)
  api().files.documents = new Disk(small)
  const statuses: number[] = []
  for (let person = 0; person < 20; person += 1) {
    const applicant = await anApplicant()
    for (let paperOf = 0; paperOf < 5; paperOf += 1) {
      const reply = await applicant.send('POST', '/uaa/api/dealer_files', { query, ...multipart(paper) })
      statuses.push(reply.statusCode)
      if (reply.statusCode !== 201) expect(reply.json()).toMatchObject({ type: 'storage-full', status: 503 })
      if (reply.statusCode !== 201) expect(reply.headers['retry-after']).toBe('2')
    }
    expect((await aVisitor().get('/mvp/api/mvp-car-stocks')).statusCode).toBe(200)
  }
  const kept = statuses.filter((status) => status === 201).length
  expect(statuses.slice(0, kept)).toEqual(Array(kept).fill(201))
  expect(kept).toBe(5)
  const rows = await api().db.dealerDocument.findMany()
  expect(rows.map(({ storageKey }) => storageKey).toSorted()).toEqual((await readdir(folder)).toSorted())

  small.room = 300_000
  const reply = await (await anApplicant()).send('POST', '/uaa/api/dealer_files', {
    query,
    ...multipart(paper),
  })
  expect(reply.statusCode).toBe(201)
})

test('Ein Papier has its final name only when it is completely written', async () => {
  const folder = join(api().env.DATA_DIR, 'papiere')
  const papers = new DurableFolder(folder)
  await papers.put('eins', Buffer.from('ganz'))
  // A folder that is not empty cannot be replaced, so the rename fails.
  await mkdir(join(folder, 'zwei', 'belegt'), { recursive: true })
  await expect(papers.put('zwei', Buffer.from('ganz'))).rejects.toThrow()
  expect((await readdir(folder)).toSorted()).toEqual(['eins', 'zwei'])
  expect(Buffer.from(await papers.getBytes('eins')).toString()).toBe('ganz')
})
