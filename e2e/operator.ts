import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'

const cli = fileURLToPath(new URL('../apps/api/src/cli.ts', import.meta.url))

/** Runs a command of the operator's CLI (`cli.ts`) on the portal under test; rejects if it fails. */
export async function operate(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: process.env.STACK_DATABASE_URL }
  await promisify(execFile)(process.execPath, [cli, ...args], { env })
}

/** Runs SQL on the database of the portal under test; returns the number of changed rows. */
async function change(sql: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: process.env.STACK_DATABASE_URL })
  await client.connect()
  try {
    const { rowCount } = await client.query(sql, values)
    return rowCount
  } finally {
    await client.end()
  }
}

/** Sets the age of a password in days, because the portal's clock cannot be changed. */
export async function agePassword(email: string, days: number) {
  const sql = "UPDATE account SET last_password_change = now() - $2 * interval '24 hours' WHERE email = $1"
  if ((await change(sql, [email, days])) !== 1) throw new Error(`No account has the email address ${email}.`)
}

/** Adds an administrator as a copy of the demo administrator: same password. */
export async function addAdministrator(email: string, firstName: string) {
  const sql = `
    INSERT INTO account (
      login, email, password_hash, first_name, last_name, authorities, activated, documents_uploaded,
      email_verified_at, terms_version, terms_decided_at, termsofuseagreed)
    SELECT $1, $1, password_hash, $2, last_name, authorities, activated, documents_uploaded, now(), terms_version,
      terms_decided_at, termsofuseagreed
    FROM account WHERE email = 'admin@autoexpo.example'`
  if ((await change(sql, [email, firstName])) !== 1) throw new Error('There is no demo administrator.')
}

/** Sets up a second factor for an account for which no authenticator app exists. */
export async function addLostFactor(email: string) {
  const sql = "UPDATE account SET totp_secret = 'verloren', totp_confirmed_at = now() WHERE email = $1"
  if ((await change(sql, [email])) !== 1) throw new Error(`No account has the email address ${email}.`)
}

/** Sets when the visit of an account before its current one ended, in days before now. */
export async function setLastVisit(email: string, daysAgo: number) {
  const sql =
    "UPDATE account SET last_visit_at = now() - $2 * interval '24 hours', visit_seen_at = now() WHERE email = $1"
  if ((await change(sql, [email, daysAgo])) !== 1)
    throw new Error(`No account has the email address ${email}.`)
}

/** Adds a partner who may register with this number and address. */
export async function addPartner(number: string, email: string) {
  await change("INSERT INTO partner VALUES ($1, $2, 'HAENDLER')", [number, email])
}

/** Marks the sent mails to a recipient as failed, because the mail server of the tests refuses none. */
export async function giveUpMail(recipient: string) {
  const sql =
    "UPDATE mail SET state = 'failed', last_error = '550 unknown' WHERE recipient = $1 AND state = 'sent'"
  if ((await change(sql, [recipient])) === 0) throw new Error(`No mail was sent to ${recipient}.`)
}

type Twin = { of: string; email: string; company: string; partnerNumber: string; termsAgreed: boolean }

/** Adds an activated dealer as a copy of a demo dealer: same password, separate company. */
export async function addTwin({ of, email, company, partnerNumber, termsAgreed }: Twin) {
  const sql = `
    WITH twin AS (
      INSERT INTO account (
        login, email, password_hash, first_name, last_name, authorities, activated, documents_uploaded,
        email_verified_at, terms_version, terms_decided_at, termsofuseagreed)
      SELECT $2, $2, password_hash, first_name, last_name, authorities, activated, documents_uploaded, now(),
        CASE WHEN $5 THEN terms_version END, CASE WHEN $5 THEN terms_decided_at END, $5 AND termsofuseagreed
      FROM account WHERE email = $1
      RETURNING id)
    INSERT INTO dealer (
      account_id, salutation, telephone, street, house_number, postal_code, city, company_name, partner_number,
      bussines_years, avg_sold_cars_per_year, review_state, decided_at)
    SELECT twin.id, salutation, telephone, street, house_number, postal_code, city, $3, $4, bussines_years,
      avg_sold_cars_per_year, review_state, now()
    FROM twin, dealer JOIN account ON account.id = account_id WHERE email = $1`
  const made = await change(sql, [of, email, company, partnerNumber, termsAgreed])
  if (made !== 1) throw new Error(`${of} is not a demo dealer.`)
}

/**
 * Activates a company that has registered, without its papers, with the agreement of a demo dealer to the terms. Its
 * activation is tested in `dealer-application.spec.ts`.
 */
export async function activateCompany({ email, partnerNumber }: { email: string; partnerNumber: string }) {
  const sql = `
    WITH person AS (
      UPDATE account a SET activated = true, documents_uploaded = true, authorities = t.authorities,
        email_verified_at = now(), terms_version = t.terms_version, terms_decided_at = now(), termsofuseagreed = true
      FROM account t WHERE a.email = $1 AND t.email = 'haendler@autoexpo.example' RETURNING a.id)
    UPDATE dealer SET partner_number = $2, review_state = 'approved', decided_at = now()
    FROM person WHERE account_id = person.id`
  if ((await change(sql, [email, partnerNumber])) !== 1) throw new Error(`${email} has no company.`)
}

type Colleague = { of: string; email: string; company: string }

/** Adds a person with the password and the role of a demo colleague to the company of another account. */
export async function addColleague({ of, email, company }: Colleague) {
  const sql = `
    WITH person AS (
      INSERT INTO account (
        login, email, password_hash, first_name, last_name, authorities, activated, documents_uploaded,
        email_verified_at, terms_version, terms_decided_at, termsofuseagreed)
      SELECT $2, $2, password_hash, first_name, last_name, authorities, activated, documents_uploaded, now(),
        terms_version, terms_decided_at, termsofuseagreed
      FROM account WHERE email = $1
      RETURNING id)
    INSERT INTO dealer_member (dealer_id, account_id, role)
    SELECT owner.id, person.id, m.role
    FROM person, account owner, dealer_member m JOIN account a ON a.id = m.account_id
    WHERE owner.email = $3 AND a.email = $1`
  if ((await change(sql, [of, email, company])) !== 1) throw new Error(`${of} is not a demo colleague.`)
}

/** Adds a purchase with an invoice, and the account of the house if it has none. */
export async function addBilledPurchase(bill: {
  partnerNumber: string
  gwnummer: string
  number: string
  cents: number
}) {
  await change(
    `INSERT INTO bank_account (holder, iban, state, proposed_at, decided_at)
     SELECT 'Autoexpo Musterhandel GmbH', 'DE02120300000000202051', 'confirmed', now(), now()
     WHERE NOT EXISTS (SELECT FROM bank_account WHERE state = 'confirmed')`,
    [],
  )
  await change(
    `WITH bought AS (
       INSERT INTO purchase (partner_number, gwnummer, maker, model, fin, purchases_date, price, red)
       VALUES ($1, $2, 'Audi', 'A4', 'WAUZZZF40021' || $2, (now() AT TIME ZONE 'Europe/Berlin')::date, $4::numeric / 100, true)
       RETURNING id)
     INSERT INTO invoice (id, purchase_id, number, kind, issued_on, due_on, gross_cents, created_at)
     SELECT gen_random_uuid(), id, $3, 'invoice', day, day + 7, $4, now()
     FROM bought, CAST(now() AT TIME ZONE 'Europe/Berlin' AS date) AS day`,
    [bill.partnerNumber, bill.gwnummer, bill.number, bill.cents],
  )
}

/** Moves a company to Warsaw, with a confirmed VAT id, which is returned. */
export async function moveToPoland(email: string) {
  const vatId = `PL${String(randomInt(1e9, 1e10 - 1))}`
  const sql = `
    WITH moved AS (
      UPDATE dealer SET country = 'PL', street = 'ul. Prosta', house_number = '1', postal_code = '00-001', city = 'Warszawa'
      FROM account WHERE account.id = account_id AND email = $1 RETURNING account_id)
    INSERT INTO vat_id (dealer_id, vat_id, prefix, state, state_at, occasion)
    SELECT account_id, $2, 'PL', 'confirmed', now(), 'registration' FROM moved`
  if ((await change(sql, [email, vatId])) !== 1) throw new Error(`${email} has no company.`)
  return vatId
}
