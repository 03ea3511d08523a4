import { readFileSync } from 'node:fs'

/**
 * AND, OR, AND NOT and counting ones over whole sets (kernel.wat). WebAssembly processes 128 bits at a time and counts
 * with the processor's population count instruction, neither of which JavaScript offers (4 to 10 times as fast).
 * Addresses and lengths are in bytes, multiples of `blockBytes`.
 */
export type Kernel = {
  both: (target: number, left: number, right: number, bytes: number) => void
  either: (target: number, left: number, right: number, bytes: number) => void
  /** Sets the bits that are in `left` and `right` but not in `outside`. */
  within: (target: number, left: number, right: number, outside: number, bytes: number) => void
  countBoth: (left: number, right: number, bytes: number) => number
  countWithin: (left: number, right: number, outside: number, bytes: number) => number
}

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
export const blockBytes = 16
const pageBytes = 65_536

export function sharedMemory(bytes: number): SharedMemory {
  const pages = Math.ceil(bytes / pageBytes)
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
}

const module = new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)))

const isKernel = (exports: Record<string, unknown>): exports is Kernel =>
  ['both', 'either', 'within', 'countBoth', 'countWithin'].every(
    (name) => typeof exports[name] === 'function',
  )

/** The functions of the module, applied to one memory. */
export function kernelFor(memory: SharedMemory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { stock: { memory } })
  if (!isKernel(exports)) throw new Error('The kernel lacks a function.')
  return exports
}
