/** Programs that run in a process group of their own, so that they end with all their children. */
import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'
const running = new Set()
export const signalGroup = (child, signal) => {
  try {
    if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    else process.kill(-child.pid, signal)
  } catch {
    // The group has ended meanwhile.
  }
}

/** Ends all groups when this process gets a signal. */
export function endWithSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      if (running.size === 0) return
      for (const child of running) signalGroup(child, 'SIGTERM')
      process.exit(code)
    })
  }
}

/** Runs a program with all its children in a group of its own; `onLine` gets its output. Resolves with the exit code. */
export function execute(program, args, options, onLine, onSpawn = () => {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      ...options,
      shell: isWindows,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    onSpawn(child)
    for (const stream of [child.stdout, child.stderr]) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (chunk) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) onLine(line)
      })
    }
    const end = (code) => {
      running.delete(child)
      done(code ?? 1)
    }
    child.once('error', (error) => {
      onLine(error.message)
      end(1)
    })
    child.once('close', end)
  })
}
