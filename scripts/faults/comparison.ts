import { expect } from 'vitest'
import type { lookInto } from './content.ts'
import type { Journal } from './writers.ts'

const recipientsOf = async (db: ReturnType<typeof lookInto>, template: string) =>
  (await db.mail.findMany({ where: { template } })).map(({ recipient }) => recipient)

const timesIn = (all: readonly string[], one: string) => all.filter((each) => each === one).length

/**
 * Checks that every write confirmed in the journal is in the database exactly once: one account per registration and
 * no more link mails than tries, one enquiry and one confirmation per enquiry, one row per watched car, and the session
 * still open.
 * @returns a text with the numbers of registrations and enquiries
 */
export async function expectKept(db: ReturnType<typeof lookInto>, journal: Journal, dealerId: number) {
  const others = await db.account.findMany({ where: { id: { not: dealerId } } })
  const accounts = others.map(({ email }) => email)
  expect(journal.registered.filter((email) => !accounts.includes(email))).toEqual([])

  const enquiries = (await db.enquiry.findMany()).map(({ userEmail }) => userEmail)
  expect(journal.enquired.filter((email) => !enquiries.includes(email))).toEqual([])
  expect(enquiries).toHaveLength(new Set(enquiries).size)

  // A retry after a lost response finds an address that is registered and not verified, and mails a new link.
  const linked = await recipientsOf(db, 'verify-email')
  expect([...new Set(linked)].toSorted()).toEqual(accounts.toSorted())
  const surplus = accounts.filter((email) => timesIn(linked, email) > (journal.tries.get(email) ?? 0))
  expect(surplus).toEqual([])
  expect((await recipientsOf(db, 'enquiry-copy')).toSorted()).toEqual(enquiries.toSorted())

  const watched = (await db.watch.findMany({ where: { accountId: dealerId } })).map((row) => row.fahrzeugid)
  expect(watched.toSorted()).toEqual([...new Set(journal.watched)].toSorted())
  expect(await db.session.count({ where: { accountId: dealerId } })).toBe(1)
  return `${accounts.length} registrations, ${enquiries.length} enquiries`
}
