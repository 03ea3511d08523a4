import { Authority } from '@portal/contract/accounts/account'
import { companyRoles } from '@portal/domain/accounts/company-roles'
import { z } from 'zod'
import type { RowSource } from './db.ts'

export const SessionRow = z.object({
  /** Changes with every change of a row from which this one is joined. */
  version: z.string(),
  id: z.int(),
  login: z.string(),
  email: z.string(),
  authorities: z.array(Authority),
  activated: z.boolean(),
  documentsUploaded: z.boolean(),
  lastPasswordChange: z.date(),
  totpConfirmedAt: z.date().nullable(),
  termsofuseagreed: z.boolean(),
  termsVersion: z.string().nullable(),
  dismissedRevision: z.int(),
  remembered: z.boolean(),
  authenticatedAt: z.date(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  /** The company chosen in this session; null when none was chosen. */
  chosenCompanyId: z.int().nullable(),
  companyId: z.int().nullable(),
  companyRole: z.enum(companyRoles).nullable(),
  companyActivated: z.boolean().nullable(),
  ownersNeedSecondFactor: z.boolean().nullable(),
  /** Whether the house's identity provider opened it. */
  isByProvider: z.boolean(),
  companyCountry: z.string().nullable(),
  companyVatState: z.string().nullable(),
})
export type SessionRow = z.infer<typeof SessionRow>

/** The rows a session is joined from, by the prefix of each in the columns below. */
const joined = (tokenHash: string) => `session s JOIN account a ON a.id = s.account_id
  LEFT JOIN dealer_member m ON m.account_id = a.id AND m.dealer_id = coalesce(s.dealer_id, a.id)
  LEFT JOIN account c ON c.id = m.dealer_id
  LEFT JOIN dealer d ON d.account_id = m.dealer_id
  LEFT JOIN provider_session p ON p.token_hash = s.token_hash
  LEFT JOIN vat_id vi ON vi.dealer_id = m.dealer_id
  WHERE s.token_hash = ${tokenHash} AND a.ended_at IS NULL`

/** PostgreSQL gives each version of a row the number of the transaction that wrote it. */
const version = `concat(s.xmin, ',', a.xmin, ',', m.xmin, ',', c.xmin, ',', d.xmin, ',', p.xmin, ',', vi.xmin)`

/** A prepared statement: planning takes ten times as long as execution. */
const sessionStatement = {
  name: 'session',
  text: `
  SELECT ${version} AS version, a.id, a.login, a.email, a.authorities, a.activated,
    a.documents_uploaded AS "documentsUploaded",
    a.last_password_change AS "lastPasswordChange", a.totp_confirmed_at AS "totpConfirmedAt", a.termsofuseagreed,
    a.terms_version AS "termsVersion", a.dismissed_revision AS "dismissedRevision", s.remembered,
    s.authenticated_at AS "authenticatedAt", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
    s.dealer_id AS "chosenCompanyId", m.dealer_id AS "companyId", m.role AS "companyRole",
    c.activated AS "companyActivated", d.owners_need_second_factor AS "ownersNeedSecondFactor",
    p.token_hash IS NOT NULL AS "isByProvider",
    d.country AS "companyCountry", vi.state AS "companyVatState"
  FROM ${joined('$1')}`,
}

/** For each known session a few rows by their keys; the subquery keeps the planner from joining whole tables. */
const changedStatement = {
  name: 'sessions-changed',
  text: `
  SELECT known.token_hash AS "tokenHash" FROM unnest($1::text[], $2::text[]) AS known(token_hash, version)
  LEFT JOIN LATERAL (SELECT ${version} AS version FROM ${joined('known.token_hash')} OFFSET 0) AS current ON true
  WHERE current.version IS DISTINCT FROM known.version`,
}

/** The session with a token, its account and the company it acts for. */
export async function readSession(from: RowSource, tokenHash: string): Promise<SessionRow | null> {
  const { rows } = await from.query({ ...sessionStatement, values: [tokenHash] })
  return rows[0] ? SessionRow.parse(rows[0]) : null
}

/** The hashes of those sessions that ended, or of which any row changed since it was read. */
export async function changedSessions(
  from: RowSource,
  known: ReadonlyMap<string, SessionRow>,
): Promise<string[]> {
  const versions = [...known.values()].map((row) => row.version)
  const { rows } = await from.query<{ tokenHash: string }>({
    ...changedStatement,
    values: [[...known.keys()], versions],
  })
  return rows.map(({ tokenHash }) => tokenHash)
}
