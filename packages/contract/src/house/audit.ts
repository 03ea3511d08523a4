import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { pages } from '../rows.ts'

/**
 * An entry of the audit trail. `actor` is the login of the account that acted: null for the system, visitors and erased
 * accounts. Account numbers within `details` are replaced by names.
 */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  /** The name of that person. */
  actorName: z.string().nullable(),
  action: z.string(),
  /** The kind and id of what was acted on, for example `account:12`. */
  subject: z.string(),
  /** The name of what was acted on, as far as it still exists: a person with company, a file, a vehicle. */
  subjectName: z.string().nullable(),
  /** Any JSON. `z.json()` refers to itself, which a schema inside the OpenAPI document cannot do. */
  details: z.record(z.string(), z.custom<z.core.util.JSONType>()),
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const auditFilter = {
  action: z.string().trim().max(60).optional(),
  /** A part of the login or name of the account that acted, or of the subject. */
  search: z.string().trim().max(254).optional(),
  /** The first and last day, ISO dates of Europe/Berlin. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}
export const AuditFilter = z.strictObject(auditFilter)
export type AuditFilter = z.infer<typeof AuditFilter>

const url = '/uaa/api/audit-entries'

export const listAuditEntries = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Protokoll, neueste Einträge zuerst' },
  schema: {
    querystring: z.strictObject({
      ...auditFilter,
      ...pages(50),
    }),
    response: { 200: z.array(AuditEntry) },
  },
} satisfies Endpoint

export const listAuditActions = {
  method: 'GET',
  url: '/uaa/api/audit-actions',
  config: { access: 'admin', summary: 'Die Vorgänge, die im Protokoll vorkommen' },
  schema: { response: { 200: z.array(z.string()) } },
} satisfies Endpoint

/** A CSV file (UTF-8 with byte order mark, semicolons) of at most 50,000 entries. Adds an entry to the trail itself. */
export const exportAuditEntries = {
  method: 'POST',
  url: `${url}/export`,
  config: { access: 'admin', summary: 'Einträge des Protokolls als CSV' },
  schema: { body: AuditFilter },
} satisfies Endpoint
