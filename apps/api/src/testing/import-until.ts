import { readEnv } from '../env.ts'
import type { Phase } from '../features/stock-import/commands.ts'
import { importStockFile } from '../features/stock-import/file.ts'
import { openFiles } from '../plugins/files.ts'

/** A process that imports a file and dies like after `kill -9` when it enters a phase: file, phase, database. */
const [file = '', phase = '', databaseUrl = ''] = process.argv.slice(2)

await importStockFile({
  file,
  files: await openFiles(readEnv({})),
  databaseUrl,
  now: new Date('2026-11-02T08:00:00Z'),
  onPhase: (entered: Phase) => {
    if (entered === phase) process.kill(process.pid, 'SIGKILL')
  },
})
