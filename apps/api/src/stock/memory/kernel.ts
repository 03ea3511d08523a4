/**
 * AND, OR, AND NOT and counting ones over whole sets, as a WebAssembly module of 0.5 KB written out below: it works on
 * 128 bits at a time and counts with the processor's own instruction, which JavaScript cannot reach (4 to 10 times as
 * fast). Addresses and lengths are in bytes, multiples of `blockBytes`.
 */
export type Kernel = {
  both: (target: number, left: number, right: number, bytes: number) => void
  either: (target: number, left: number, right: number, bytes: number) => void
  /** In `left` and `right` but not in `outside`. */
  within: (target: number, left: number, right: number, outside: number, bytes: number) => void
  countBoth: (left: number, right: number, bytes: number) => number
  countWithin: (left: number, right: number, outside: number, bytes: number) => number
}

/** Memory that threads share; plain data, so that it can be posted to them. */
export type SharedMemory = { readonly buffer: SharedArrayBuffer }

declare global {
  /** Node's types leave it to those of browsers, of which a server has no other use. */
  namespace WebAssembly {
    class Memory implements SharedMemory {
      constructor(size: { initial: number; maximum: number; shared: true })
      readonly buffer: SharedArrayBuffer
    }
    class Module {
      constructor(bytes: Uint8Array)
    }
    class Instance {
      constructor(module: Module, imports: Record<string, Record<string, SharedMemory>>)
      readonly exports: Record<string, unknown>
    }
  }
}

/** One turn of the loops below. */
export const blockBytes = 32
const pageBytes = 65_536

export function sharedMemory(bytes: number): SharedMemory {
  const pages = Math.ceil(bytes / pageBytes)
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
}

const unsigned = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
const list = (items: number[][]) => [...unsigned(items.length), ...items.flat()]
const sized = (bytes: number[]) => [...unsigned(bytes.length), ...bytes]
const section = (id: number, content: number[]) => [id, ...sized(content)]
const text = (value: string) => sized([...Buffer.from(value)])

const type = { i32: 0x7f, i64: 0x7e, function: 0x60 }
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const addI32 = 0x6a
const end = 0x0b
const moved = (local: number) => [...get(local), 0x41, blockBytes, addI32, ...set(local)]

/** Repeats `work` while the first local is below the limit. */
const loop = (work: number[], limit: number) => {
  const isBelow = 0x49
  return [0x03, 0x40, ...work, ...get(0), ...get(limit), isBelow, 0x0d, 0, end]
}

/** Locals: target, the sets it is made of, bytes; the last becomes the end of the target. */
function combining(...operations: number[]) {
  const [load, store] = [
    [0xfd, 0x00, 4],
    [0xfd, 0x0b, 4],
  ] as const
  const limit = operations.length + 2
  const at = (offset: number) => [
    ...get(0),
    ...[...get(1), ...load, offset],
    ...operations.flatMap((operation, set) => [...get(set + 2), ...load, offset, 0xfd, operation]),
    ...[...store, offset],
  ]
  const work = [
    ...at(0),
    ...at(16),
    ...moved(0),
    ...moved(1),
    ...operations.flatMap((_, set) => moved(set + 2)),
  ]
  return [0, ...get(0), ...get(limit), addI32, ...set(limit), ...loop(work, limit), end]
}

/** Locals: the sets, bytes (then the end of the first), and the sum. */
function counting(...operations: number[][]) {
  const [load, ones, add] = [[0x29, 3], 0x7b, 0x7c] as const
  const limit = operations.length + 1
  const sum = limit + 1
  const at = (offset: number) => [
    ...[...get(0), ...load, offset],
    ...operations.flatMap((operation, set) => [...get(set + 1), ...load, offset, ...operation]),
    ...[ones, add],
  ]
  const moves = [...moved(0), ...operations.flatMap((_, set) => moved(set + 1))]
  const work = [...get(sum), ...[0, 8, 16, 24].flatMap(at), ...set(sum), ...moves]
  const shortened = 0xa7
  const body = [
    ...get(0),
    ...get(limit),
    addI32,
    ...set(limit),
    ...loop(work, limit),
    ...get(sum),
    shortened,
    end,
  ]
  return [1, 1, type.i64, ...body]
}

/** What the processor does with 16 bytes of two sets, and with 8. */
const vector = { and: 0x4e, andNot: 0x4f, or: 0x50 }
const and = [0x83]
const andNot = [0x42, 0x7f, 0x85, ...and]

function assembled() {
  const { i32 } = type
  const functions = [
    { name: 'both', signature: 1, body: combining(vector.and) },
    { name: 'either', signature: 1, body: combining(vector.or) },
    { name: 'within', signature: 2, body: combining(vector.and, vector.andNot) },
    { name: 'countBoth', signature: 0, body: counting(and) },
    { name: 'countWithin', signature: 3, body: counting(and, andNot) },
  ]
  const addresses = (count: number) => list(Array.from({ length: count }, () => [i32]))
  const signatures = [
    [type.function, ...addresses(3), 1, i32],
    [type.function, ...addresses(4), 0],
    [type.function, ...addresses(5), 0],
    [type.function, ...addresses(4), 1, i32],
  ]
  const isShared = [0x02, 0x03, 0, ...unsigned(65_536)]
  const memory = [...text('stock'), ...text('memory'), ...isShared]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(signatures)),
    ...section(2, list([memory])),
    ...section(3, list(functions.map(({ signature }) => [signature]))),
    ...section(7, list(functions.map(({ name }, index) => [...text(name), 0, index]))),
    ...section(10, list(functions.map(({ body }) => sized(body)))),
  ])
}

const module = new WebAssembly.Module(assembled())

const isKernel = (exports: Record<string, unknown>): exports is Kernel =>
  ['both', 'either', 'within', 'countBoth', 'countWithin'].every(
    (name) => typeof exports[name] === 'function',
  )

/** The functions over one memory. */
export function kernelFor(memory: SharedMemory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { stock: { memory } })
  if (!isKernel(exports)) throw new Error('The kernel lacks a function.')
  return exports
}
