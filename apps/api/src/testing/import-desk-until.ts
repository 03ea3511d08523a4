import { readEnv } from '../env.ts'
import { processImport } from '../features/import-desk/jobs.ts'
import { openPrisma } from '../plugins/db.ts'
import { openFiles } from '../plugins/files.ts'

/** A process that works on an import of the import desk and ends itself by a signal at a percentage: import, percent, database. */
const [id = '', percent = '', databaseUrl = ''] = process.argv.slice(2)

const env = readEnv()
await processImport(
  {
    env,
    db: openPrisma(databaseUrl, 2, (error) => console.error(error.message)),
    databaseUrl,
    files: await openFiles(env),
    now: () => new Date(),
    onProgress: (reached) => {
      if (reached >= Number(percent)) process.kill(process.pid, 'SIGKILL')
    },
  },
  id,
)
