/**
 * Many concurrent clients in a worker thread. Each keeps one connection and sends its next request after the complete
 * response to the last one.
 */
import { connect, type Socket } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { seededRandom } from '../apps/api/src/testing/random-stock.ts'
import { quantile } from './measure.ts'

export type Request = { route: string; path: string; headers?: Record<string, string> }
type Assignment = {
  port: number
  connections: number
  seconds: number
  requests: Request[]
  /** Milliseconds to wait before the next request: after a response with 503, and after every response. */
  waits: Waits
}
type Waits = { refusedMs?: number; alwaysMs?: number }
/** Responses with 200 or 304, refusals with 503, and all others; times in milliseconds. */
export type RouteResult = {
  answered: number
  refused: number
  failed: number
  p50: number
  p99: number
  refusedP99: number
}
export type Result = { routes: Record<string, RouteResult>; all: RouteResult; perSecond: number }

/** Sends the requests in random order over `connections` connections for `seconds` seconds. */
export function press(
  origin: string,
  connections: number,
  seconds: number,
  requests: Request[],
  waits: Waits = {},
) {
  const port = Number(new URL(origin).port)
  const workload: Assignment = { port, connections, seconds, requests, waits }
  return new Promise<Result>((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { workload } })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}

type Times = { answered: number[]; refused: number[]; failed: number }

const textOf = ({ path, headers = {} }: Request) =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'accept-encoding: gzip, br',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

/** The status of the response once it is complete, else null. Every response of the portal has a content length. */
function statusOf(answer: Buffer): number | null {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = answer.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined && status !== 304) throw new Error(`No length: ${head}`)
  return answer.length >= end + 4 + Number(length ?? 0) ? status : null
}

function run({ port, connections, seconds, requests, waits }: Assignment): Promise<Result> {
  const random = seededRandom(connections)
  const texts = requests.map(textOf)
  const times = new Map<string, Times>(
    requests.map(({ route }) => [route, { answered: [], refused: [], failed: 0 }]),
  )
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1000

  const client = () =>
    new Promise<void>((done) => {
      let chosen = 0
      let sent = 0
      let parts: Buffer[] = []
      let socket: Socket
      const heard = () => times.get(requests[chosen]?.route ?? '')
      const next = () => {
        if (isOver()) return void socket.destroy()
        chosen = Math.floor(random() * requests.length)
        sent = performance.now()
        parts = []
        socket.write(texts[chosen] as string)
      }
      const open = () => {
        socket = connect(port, '127.0.0.1', next).setNoDelay()
        socket.on('data', (part) => {
          parts.push(part)
          const status = statusOf(parts.length === 1 ? part : Buffer.concat(parts))
          if (status === null) return
          const took = performance.now() - sent
          if (status === 503) heard()?.refused.push(took)
          else if (status === 200 || status === 304) heard()?.answered.push(took)
          else (heard() as Times).failed++
          const waitMs = (status === 503 && waits.refusedMs) || waits.alwaysMs
          if (waitMs) setTimeout(next, waitMs)
          else next()
        })
        socket.once('error', () => (heard() as Times).failed++)
        socket.once('close', () => (isOver() ? done() : open()))
      }
      open()
    })

  return Promise.all(Array.from({ length: connections }, client)).then(() => {
    const elapsed = (performance.now() - start) / 1000
    const resultOf = (all: Times[]): RouteResult => {
      const sorted = (kind: 'answered' | 'refused') =>
        Float64Array.from(all.flatMap((route) => route[kind])).sort()
      const [answered, refused] = [[...sorted('answered')], [...sorted('refused')]]
      return {
        answered: answered.length,
        refused: refused.length,
        failed: all.reduce((sum, { failed }) => sum + failed, 0),
        p50: quantile(answered, 0.5),
        p99: quantile(answered, 0.99),
        refusedP99: quantile(refused, 0.99),
      }
    }
    const all = resultOf([...times.values()])
    const routes = Object.fromEntries([...times].map(([route, own]) => [route, resultOf([own])]))
    return { routes, all, perSecond: all.answered / elapsed }
  })
}

const workload = workerData?.workload as Assignment | undefined
if (parentPort && workload) parentPort.postMessage(await run(workload))

/** Opens sockets that send one byte of a request head per second; resolves with the seconds until all were closed. */
export function drip(origin: string, sockets: number) {
  const cutAfter: number[] = []
  const start = performance.now()
  const all = Array.from({ length: sockets }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nx-slow: ')
    const timer = setInterval(() => socket.write('x'), 1000)
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) =>
      socket.once('close', () => {
        clearInterval(timer)
        cutAfter.push((performance.now() - start) / 1000)
        resolve()
      }),
    )
    socket.resume()
    return closed
  })
  return Promise.all(all).then(() => Math.max(...cutAfter))
}
