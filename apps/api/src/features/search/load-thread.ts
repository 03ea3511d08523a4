import { parentPort, Worker, workerData } from 'node:worker_threads'
import pg from 'pg'
import { z } from 'zod'
import { type LoadedStock, loadStock } from './load.ts'

/**
 * A full load of a large stock takes seconds of computing, so it runs in a thread that ends with it: requests go on
 * being answered from the old index, and the memory the load needed is given back.
 */
export function loadInThread(connectionString: string): Promise<LoadedStock> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { connectionString } })
    // Under `node --watch` a thread also tells its parent which modules it has imported.
    thread.on('message', (message: LoadedStock | Record<string, unknown>) => {
      if (isLoaded(message)) resolve(message)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The load thread ended with ${code} before it was done.`)))
  })
}

const isLoaded = (message: LoadedStock | Record<string, unknown>): message is LoadedStock =>
  'stock' in message && 'generation' in message

async function load(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  await client.connect()
  try {
    const loaded = await loadStock(client)
    parentPort?.postMessage(
      loaded,
      Object.values(loaded.orders).map(({ buffer }) => buffer as ArrayBuffer),
    )
  } finally {
    await client.end()
  }
}

/** Tells this thread from others that import the module, such as a test runner's. */
const Assignment = z.object({ connectionString: z.string() })
const assignment = Assignment.safeParse(workerData)
if (parentPort && assignment.success) await load(assignment.data.connectionString)
