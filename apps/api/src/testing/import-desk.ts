import { buffer } from 'node:stream/consumers'
import type { StockImport } from '@portal/contract/house/stock-imports'
import type { NewSource, StockSource } from '@portal/contract/house/stock-sources'
import { importPieceBytes, openMakers, type SourceFormat } from '@portal/domain/house/stock-imports'
import { ZipFile } from 'yazl'
import { quotedCell } from '../delivery/csv-records.ts'
import { processImport } from '../house/import-desk/jobs.ts'
import { piecesFolder } from '../house/import-desk/where.ts'
import { aBackofficeUser, type Client } from './accounts.ts'
import { api } from './api.ts'
import { databaseUrl } from './stock-imports.ts'

const house = '/mvp/api/house'

/** Processes a queued import, as the worker does. */
export const processNow = (id: string) =>
  processImport(
    {
      env: api().env,
      db: api().db,
      databaseUrl: databaseUrl(),
      files: api().files,
      now: () => api().clock.now(),
    },
    id,
  )

/** A person of the house with a source. */
export async function anImportDesk(format: SourceFormat, rules: Partial<NewSource> = {}) {
  const person = await aBackofficeUser()
  const body: NewSource = {
    ...{ name: `Herkunft ${crypto.randomUUID()}`, format, isWhole: false, keepsHandEdits: false },
    ...{ shrinkPercent: 20, priceJumpPercent: 30 },
    ...{ numberFrom: 'column', numberFirst: null, numberLast: null, ...rules },
  }
  const source: StockSource = (await person.post(`${house}/stock-sources`, body)).json()
  const read = async (id: string): Promise<StockImport> =>
    (await person.get(`${house}/stock-imports/${id}`)).json()

  /** Uploads a file in pieces and checks it, as the worker does. */
  async function upload(content: string | Buffer, name = 'bestand.csv'): Promise<StockImport> {
    const bytes = Buffer.from(content)
    const announced = await person.post(`${house}/stock-imports`, {
      sourceId: source.id,
      name,
      bytes: bytes.length,
    })
    const { id }: StockImport = announced.json()
    await sendPieces(person, id, bytes)
    await processNow(id)
    return read(id)
  }

  /** Takes over a checked import; unknown makers are confirmed as new. */
  async function take(id: string, releaseRemovals = false) {
    const { check } = await read(id)
    return act(id, 'take', { releaseRemovals, newNames: openMakers(check?.unknown ?? []) })
  }

  async function act(id: string, action: 'check' | 'take', payload: object): Promise<StockImport> {
    await person.post(`${house}/stock-imports/${id}/${action}`, payload)
    await processNow(id)
    return read(id)
  }

  return {
    person,
    source,
    read,
    upload,
    check: (id: string, decided: object) => act(id, 'check', decided),
    take,
  }
}

/** The number of pieces of an upload that are still stored. */
export async function piecesStored(id: string) {
  const { objects } = await api()
    .files.reports.listAll(`${piecesFolder(id)}/`)
    .catch(() => ({ objects: [] }))
  return [...objects].length
}

export async function sendPieces(person: Client, id: string, bytes: Buffer) {
  for (let offset = 0; offset < bytes.length; offset += importPieceBytes)
    await person.send('PUT', `${house}/stock-imports/${id}/piece?offset=${offset}`, {
      payload: bytes.subarray(offset, offset + importPieceBytes),
      headers: { 'content-type': 'application/octet-stream' },
    })
}

/** A ZIP file of the given entries by name. */
export function zipOf(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A row of a mobile.de file with 212 columns; tests override positions. */
export function aMobileDeRow(gwnummer: number | string, changes: Record<number, string> = {}): string {
  const cells = Array.from({ length: 212 }, () => '')
  const usual: Record<number, string> = {
    ...{
      1: String(gwnummer),
      2: 'Car.EstateCar',
      3: 'Volkswagen',
      4: 'Golf Variant',
      5: '110',
      6: '03.2027',
    },
    ...{ 8: '03.2021', 9: '45000', 10: '18900.00', 11: '1', 14: `WAUZZZ8K0DA${gwnummer}`, 15: '0' },
    ...{ 16: 'Urbangrau/Grau', 17: '2', 23: '16500.00', 27: '0', 28: 'EUR', 29: '19', 30: '0', 42: '5' },
    ...{ 61: '6', 109: '2', 110: '3', 101: '1' },
  }
  for (const [position, text] of Object.entries({ ...usual, ...changes })) cells[Number(position)] = text
  return cells.map((cell) => (cell === '' ? '' : quotedCell(cell))).join(';')
}
