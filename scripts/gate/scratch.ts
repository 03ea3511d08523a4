import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const gibibyte = 2 ** 30

/** Tests need about 3 GiB of files at once; as much memory again is left for the processes. */
function isMemoryFit(): boolean {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return false
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, path]) => path === memory)
  if (mount?.[2] !== 'tmpfs' || mount[3]?.split(',').includes('noexec')) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= 4 * gibibyte && freemem() >= 8 * gibibyte
}

const isRunning = (pid: string) => existsSync(join('/proc', pid))

/**
 * Makes an empty folder for the temporary files of a run and removes those that ended runs left behind. It is in memory
 * where that has room: databases cloned for each test file, and the browser's shared memory, are so many short-lived
 * files that a disk's file system takes a third of the tests' processor time.
 */
export function makeScratchFolder(): string {
  const parent = isMemoryFit() ? memory : tmpdir()
  const prefix = 'portal-gate-'
  if (parent === memory)
    for (const name of readdirSync(parent))
      if (name.startsWith(prefix) && !isRunning(name.slice(prefix.length).split('-')[0] ?? ''))
        rmSync(join(parent, name), { recursive: true, force: true })
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`))
}
