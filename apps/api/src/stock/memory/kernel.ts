import { readFileSync } from 'node:fs'

/**
 * OR, AND NOT, AND and counting ones over parts of sets (kernel.wat). WebAssembly processes 128 bits at a time and counts
 * with the processor's population count instruction, neither of which JavaScript offers (4 to 10 times as fast). Sets are
 * given by their addresses; `from` and `to` are bytes of a set. All are multiples of `lineBytes`.
 */
export type Kernel = {
  either: (target: number, left: number, right: number, from: number, to: number) => void
  countBoth: (left: number, right: number, from: number, to: number) => number
  /**
   * Writes the members of `start` that pass the steps in the memory of steps, up to the address `end` in it.
   *
   * @returns their number
   */
  match: (target: number, start: number, end: number, from: number, to: number) => number
}

/** What a step of `match` does with its set; added to the address of the set. */
export const step = { keep: 0, remove: 1, firstOfUnion: 2, nextOfUnion: 3, lastOfUnion: 4 } as const

/** Memory that threads share; it can be posted to them. */
export type SharedMemory = { readonly buffer: SharedArrayBuffer }

declare global {
  /** Node's types do not declare it, and those of browsers are not used here. */
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

/** The number of bytes per iteration of the loops in kernel.wat. */
export const lineBytes = 64
/** The unit in which memory is allocated. */
export const pageBytes = 65_536

export function sharedMemory(bytes: number): SharedMemory {
  const pages = Math.ceil(bytes / pageBytes)
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
}

const module = new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)))

const isKernel = (exports: Record<string, unknown>): exports is Kernel =>
  ['either', 'countBoth', 'match'].every((name) => typeof exports[name] === 'function')

/** The functions of the module, applied to the memory of the sets and, for `match`, a page of steps. */
export function kernelFor(memory: SharedMemory, steps: SharedMemory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { stock: { memory, steps } })
  if (!isKernel(exports)) throw new Error('The kernel lacks a function.')
  return exports
}
