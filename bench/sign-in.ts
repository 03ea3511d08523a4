import type pg from 'pg'
import { hashOf, newToken } from '../apps/api/src/credentials/secrets.ts'

/** Creates an activated account with a session; returns the session token. */
export async function signIn(pool: pg.Pool, login: string, authorities: string[]): Promise<string> {
  const token = newToken()
  await pool.query(
    `WITH made AS (
       INSERT INTO account (login, email, password_hash, first_name, last_name, authorities, activated,
         termsofuseagreed, terms_version)
       VALUES ($1, $1, '-', 'Berta', 'Büro', $2, true, true, '2026-01') RETURNING id)
     INSERT INTO session (token_hash, account_id) SELECT $3, id FROM made`,
    [login, authorities, hashOf(token)],
  )
  return token
}
