/** Runs the steps of the gate; each has a time limit that kills it with all its children. */

import { spawn } from 'node:child_process'

export type Tally = { passed: number; failed: number }

export type Step = {
  name: string
  command: string[]
  /** Ends a step that hangs. By default 30: on one busy core the slowest check takes three. */
  limitMinutes?: number
  env?: Record<string, string>
  /** Shows the output while running; otherwise it is shown on failure. */
  talks?: boolean
  /** The step prepares itself at once and waits for the end of its standard input before it continues. */
  continuesAfter?: Promise<unknown>
  /** Counts the test cases from the report; a step without a report counts as one check. */
  count?: () => Tally | undefined
}

const kill = (pid: number | undefined, signal: NodeJS.Signals) => {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // The process group has already ended.
  }
}

const running = new Set<number>()

/** Ends running steps when the gate is interrupted. */
export const endSteps = () => {
  for (const pid of running) kill(pid, 'SIGTERM')
}

async function execute({ command, limitMinutes = 30, env, talks, continuesAfter }: Step) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: [continuesAfter ? 'pipe' : 'ignore', talks ? 'inherit' : 'pipe', talks ? 'inherit' : 'pipe'],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-40_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  if (child.pid) running.add(child.pid)
  continuesAfter?.then(() => child.stdin?.end())
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    kill(child.pid, 'SIGTERM')
    setTimeout(() => kill(child.pid, 'SIGKILL'), 15_000).unref()
  }, limitMinutes * 60_000)
  const code = await new Promise<number>((done) => {
    child.once('error', (error) => {
      output += error.message
      done(1)
    })
    child.once('close', (exit) => done(exit ?? 1))
  })
  clearTimeout(limit)
  if (child.pid) {
    running.delete(child.pid)
    kill(child.pid, 'SIGKILL')
  }
  return {
    ok: code === 0 && !isLate,
    output: isLate ? `${output}\nstopped after ${limitMinutes} minutes` : output,
  }
}

/** The seconds since `startedAt`, a value of `performance.now()`, as text. */
export const secondsText = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

/** Runs one step and prints its result. */
async function runStep(step: Step): Promise<Tally> {
  const startedAt = performance.now()
  if (step.talks) console.log(`\n── ${step.name}`)
  const { ok, output } = await execute(step)
  const seconds = secondsText(startedAt)
  if (!ok && !step.talks) console.log(output.trim())
  const counted = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  // A run that ends abnormally without a failed case (crash, time limit) counts as a failure.
  const tally = !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  console.log(
    `${tally.failed === 0 ? '✔' : '✘'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds})`,
  )
  return tally
}

/** Runs steps one after another, whatever the result of the one before. */
export async function runInTurn(steps: Step[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const step of steps) tallies.push(await runStep(step))
  return tallies
}
