/** Child processes of a local portal; each writes its own log file and ends with its parent. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Program = {
  name: string
  /** Arguments for Node: the script and its arguments. */
  args: string[]
  env: Record<string, string | undefined>
  /** Writes the output to the terminal instead of the log file, for development. */
  talks?: boolean
}

export type Running = { name: string; stop: () => Promise<void>; ended: Promise<string> }

const preload = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url))
/** Flags of Node with which a child that has an IPC channel ends when its parent does, however that happens. */
export const endsWithParent = ['--import', preload]
const timeoutMs = 12_000

const lastLines = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')

function launch({ args, env, talks }: Program, logFile: string) {
  const log = openSync(logFile, 'w')
  const output = talks ? 'inherit' : log
  const child = spawn(process.execPath, [...endsWithParent, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(log)
  return child
}

/** Resolves with the exit code, or null when a signal ended the process. */
const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('error', () => done(1)).once('exit', done))

/**
 * Starts a program that keeps running.
 *
 * @returns `ended` resolves with a sentence and the end of the log when the program ends, requested or not.
 */
export function startProgram(program: Program, logFolder: string): Running {
  mkdirSync(logFolder, { recursive: true })
  const logFile = join(logFolder, `${program.name}.log`)
  const child = launch(program, logFile)
  const exit = exitOf(child)
  return {
    name: program.name,
    ended: exit.then(
      (code) => `„${program.name}“ hat sich beendet (${code ?? 'Signal'}).\n${lastLines(logFile)}`,
    ),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      await exit
      clearTimeout(force)
    },
  }
}

/**
 * Runs a program until it exits.
 * @throws Error with the end of its log when it fails, the reason of `signal` when that has been aborted before
 */
export async function runProgram(program: Program, logFolder: string, signal?: AbortSignal) {
  signal?.throwIfAborted()
  mkdirSync(logFolder, { recursive: true })
  const logFile = join(logFolder, `${program.name}.log`)
  const child = launch(program, logFile)
  const abort = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', abort)
  const code = await exitOf(child)
  signal?.removeEventListener('abort', abort)
  if (code !== 0) throw new Error(`„${program.name}“ ist gescheitert.\n${lastLines(logFile)}`)
}
