import { readEnv } from '../env.ts'
import { importStockFile } from '../house/stock-import/file.ts'
import { openFiles } from '../plugins/files.ts'
import type { Phase } from '../stock/takeover/import-stock.ts'

/** A program that imports a file and kills itself at a phase. Arguments: file, phase, signal, database URL. */
const [file = '', phase = '', signal = '', databaseUrl = ''] = process.argv.slice(2)

await importStockFile({
  file,
  files: () => openFiles(readEnv({})),
  databaseUrl,
  now: new Date('2026-11-02T08:00:00Z'),
  onPhase: async (entered: Phase) => {
    if (entered !== phase) return
    process.kill(process.pid, signal)
    await new Promise(() => {})
  },
})
