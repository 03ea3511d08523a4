import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const cli = fileURLToPath(new URL('../apps/api/src/cli.ts', import.meta.url))

/** Runs an operator's command on the portal under test. */
export async function operate(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: process.env.STACK_DATABASE_URL }
  await promisify(execFile)(process.execPath, [cli, ...args], { env })
}

/** Lets a password be so many days old: nobody waits 90 days for a test, and the portal's clock cannot be turned. */
export async function agePassword(email: string, days: number) {
  const client = new pg.Client({ connectionString: process.env.STACK_DATABASE_URL })
  await client.connect()
  const change = "UPDATE account SET last_password_change = now() - $2 * interval '1 day' WHERE email = $1"
  const { rowCount } = await client.query(change, [email, days])
  await client.end()
  if (rowCount !== 1) throw new Error(`Nobody is registered as ${email}.`)
}
