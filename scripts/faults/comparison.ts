import { expect } from 'vitest'
import type { lookInto } from './content.ts'
import type { Journal } from './writers.ts'

/**
 * Checks that everything confirmed in the journal is in the database exactly once: one account and one link mail per
 * registration, one enquiry and one confirmation per enquiry, one row per watched car, and the session still open.
 * @returns the number of entries
 */
export async function expectKept(db: ReturnType<typeof lookInto>, journal: Journal, dealerId: number) {
  const others = await db.account.findMany({ where: { id: { not: dealerId } } })
  const accounts = others.map(({ email }) => email)
  expect(journal.registered.filter((email) => !accounts.includes(email))).toEqual([])

  const enquiries = (await db.enquiry.findMany()).map(({ userEmail }) => userEmail)
  expect(journal.enquired.filter((email) => !enquiries.includes(email))).toEqual([])
  expect(enquiries).toHaveLength(new Set(enquiries).size)

  // A retry after a lost response is told by another mail that the address is registered.
  const own = { template: { in: ['verify-email', 'enquiry-copy'] } }
  const mailed = (await db.mail.findMany({ where: own })).map(({ recipient }) => recipient)
  expect(mailed.toSorted()).toEqual([...accounts, ...enquiries].toSorted())

  const watched = (await db.watch.findMany({ where: { accountId: dealerId } })).map((row) => row.fahrzeugid)
  expect(watched.toSorted()).toEqual([...new Set(journal.watched)].toSorted())
  expect(await db.session.count({ where: { accountId: dealerId } })).toBe(1)
  return `${accounts.length} registrations, ${enquiries.length} enquiries`
}
