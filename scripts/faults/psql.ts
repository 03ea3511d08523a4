/**
 * Replaces `psql`, which the embedded PostgreSQL does not include, for the options of the scripts in `infra`: runs
 * `--command` and prints the rows of every statement, unaligned.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { command: { type: 'string' }, 'field-separator': { type: 'string', default: '|' } },
})
const client = new pg.Client({ connectionString: positionals[0] })
await client.connect()
// A text of several statements returns one result each, which the types do not know.
const results: pg.QueryArrayResult[] = [
  await client.query({ text: String(values.command), rowMode: 'array' }),
].flat()
for (const { rows } of results) {
  for (const row of rows) {
    const texts = row.map((value) => (typeof value === 'boolean' ? String(value)[0] : String(value ?? '')))
    console.log(texts.join(String(values['field-separator'])))
  }
}
await client.end()
