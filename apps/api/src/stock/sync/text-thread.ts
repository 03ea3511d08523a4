import type { ClientBase } from 'pg'
import pg from 'pg'
import type { Columns } from '../memory/columns.ts'
import { atOnce } from '../memory/slices.ts'
import { buffersOf, noTexts, type TextData, Texts } from '../memory/texts.ts'
import { VehiclePlaces } from '../memory/vehicle-places.ts'
import { answerCalls, ThreadCalls } from '../thread-calls.ts'
import { readTexts } from './descriptions.ts'

/**
 * Reads the texts of a large stock in a second thread, in the snapshot in which the first one reads the rows. The places
 * of the vehicles are known when all rows are read; until then a text has the number of its row.
 */
type Assignment = { connectionString: string; snapshot: string; capacity: number }
/** The vehicles by place, in shared memory. */
type Placed = { columns: Pick<Columns, 'fahrzeugid'>; table: Int32Array; count: number }

const role = 'texts'
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 1 }

/**
 * Starts reading.
 *
 * @param client within the transaction whose snapshot the thread uses; it must stay open until the texts are there
 * @param capacity the number of places
 */
export async function startTextThread(client: ClientBase, connectionString: string, capacity: number) {
  const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
  const assignment: Assignment = { connectionString, snapshot: rows[0]?.snapshot ?? '', capacity }
  const calls = new ThreadCalls<Placed, TextData | null>(import.meta.url, role, assignment, resourceLimits)
  return {
    /** The packed texts; null if the thread was connected to another server than `client`, as behind a balancer. */
    texts: ({ fahrzeugid }: Columns, table: Int32Array, count: number) =>
      calls.call({ columns: { fahrzeugid }, table, count }),
    end: () => calls.end(),
  }
}

/** PostgreSQL's errors for a snapshot that another server exported. */
const isForeignSnapshot = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '22023' || error.code === '42704')

async function importSnapshot(client: pg.Client, snapshot: string): Promise<boolean> {
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`SET TRANSACTION SNAPSHOT ${client.escapeLiteral(snapshot)}`)
    return true
  } catch (error) {
    if (isForeignSnapshot(error)) return false
    throw error
  }
}

/** @returns the texts at the numbers of their rows, and the ids of the vehicles in this order; null as `texts` above */
async function readInSnapshot({ connectionString, snapshot, capacity }: Assignment) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    if (!(await importSnapshot(client, snapshot))) return null
    const texts = new Texts(capacity, noTexts())
    const ids: number[] = []
    await readTexts(client, texts, (fahrzeugid) => ids.push(fahrzeugid) - 1)
    return { texts, ids }
  } finally {
    await client.end()
  }
}

answerCalls(
  role,
  (assignment: Assignment) => {
    const reading = readInSnapshot(assignment)
    return async ({ columns, table, count }: Placed) => {
      const read = await reading
      if (!read) return null
      const { capacity } = assignment
      const places = new VehiclePlaces({ columns, capacity }, table, count)
      const moved = Int32Array.from(read.ids, (fahrzeugid) => places.placeOf(fahrzeugid))
      atOnce(read.texts.pack(moved))
      return read.texts.data
    }
  },
  (data: TextData | null) => (data ? buffersOf(data) : []),
)
