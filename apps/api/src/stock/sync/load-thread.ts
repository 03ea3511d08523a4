import { parentPort, Worker, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buffersOf } from '../memory/texts.ts'
import { compareStock, type Difference, type Known } from './compare.ts'
import { type LoadedStock, loadStock } from './load.ts'

/**
 * Reads a large stock, which takes seconds of CPU time, in a thread. Meanwhile requests use the current index. The
 * memory used for reading is freed when the thread ends.
 */
type Assignment = { task: 'read-stock'; connectionString: string; known: Known | null }
type Done = { loaded: LoadedStock } | { difference: Difference | null }

/**
 * The heap holds a batch of rows and the catalogue; columns, sets and orders are outside. The young generation holds
 * the buffers of read rows.
 */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 1 }

const inThread = (assignment: Assignment): Promise<Done> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: assignment, resourceLimits })
    // Under `node --watch`, threads also send the names of imported modules.
    thread.on('message', (message: Done | Record<string, unknown>) => {
      if (isDone(message)) resolve(message)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The load thread ended with code ${code} and no result.`)))
  })

const isDone = (message: Done | Record<string, unknown>): message is Done =>
  'loaded' in message || 'difference' in message

/** Loads the stock as `loadStock` does. */
export async function loadInThread(connectionString: string): Promise<LoadedStock> {
  const done = await inThread({ task: 'read-stock', connectionString, known: null })
  if (!('loaded' in done)) throw new Error('The load thread returned a comparison instead of a stock.')
  return done.loaded
}

/** Compares an index with the stock as `compareStock` does. */
export async function compareInThread(connectionString: string, known: Known): Promise<Difference | null> {
  const done = await inThread({ task: 'read-stock', connectionString, known })
  if (!('difference' in done)) throw new Error('The load thread returned a stock instead of a comparison.')
  return done.difference
}

async function work({ connectionString, known }: Assignment) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    if (known) parentPort?.postMessage({ difference: await compareStock(client, known) } satisfies Done)
    else {
      const loaded = await loadStock(client, connectionString)
      const ofOrders = Object.values(loaded.orders)
        .map(({ buffer }) => buffer)
        .filter((buffer) => buffer instanceof ArrayBuffer)
      const moved = new Set([...ofOrders, ...buffersOf(loaded.texts)])
      parentPort?.postMessage({ loaded } satisfies Done, [...moved])
    }
  } finally {
    await client.end()
  }
}

/** Distinguishes the load thread from other threads that import the module, such as those of a test runner. */
const isAssigned = (data: unknown): data is Assignment =>
  typeof data === 'object' && data !== null && 'task' in data && data.task === 'read-stock'
if (parentPort && isAssigned(workerData)) await work(workerData)
