import { readEnv } from '../env.ts'
import { processImport } from '../house/import-desk/jobs.ts'
import { openPrisma } from '../plugins/db.ts'
import { openFiles } from '../plugins/files.ts'

/** A program that processes an import of the import desk and kills itself at a percentage. Arguments: id, percent, database URL. */
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
