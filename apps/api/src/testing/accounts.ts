import { authoritiesOfRole, type CompanyRole } from '@portal/domain/accounts/company-roles'
import type { Authority } from '@portal/domain/accounts/roles'
import { newAccount } from '../accounts/account/commands.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { hashOf, keyFor, newToken, unsealText } from '../credentials/secrets.ts'
import { api } from './api.ts'
import { aVisitor } from './caller.ts'

/** The password of every test account. */
export const testPassword = 'Probefahrt-2026'
let testPasswordHash: Promise<string> | undefined

let count = 0

export const aCompany = {
  salutation: 'Frau',
  title: null,
  telephone: '+49-69900090',
  street: 'Musterring',
  house_number: '12',
  postal_code: '60528',
  city: 'Frankfurt am Main',
  company_name: 'Autohaus Beispiel',
  bussines_years: 7,
  avg_sold_cars_per_year: 120,
}

type Wanted = {
  authorities: Authority[]
  activated: boolean
  documentsUploaded?: boolean
  isEmailVerified?: boolean
  partner_number?: string | null
  isSignedIn?: boolean
  hasCompany?: boolean
  lastPasswordChange?: Date
  termsofuseagreed?: boolean
}

/** Inserts an account and signs it in without the login call. */
async function anAccount(wanted: Wanted) {
  count += 1
  const app = api()
  const now = app.clock.now()
  const email = `konto${count}@haendler.example`
  const person = { email, firstName: 'Erika', lastName: 'Beispiel' }
  testPasswordHash ??= hashPassword(testPassword)
  const { hasCompany = true, partner_number = null, termsofuseagreed = true } = wanted
  const account = await app.db.account.create({
    data: {
      ...newAccount(
        { ...person, passwordHash: await testPasswordHash, authorities: wanted.authorities },
        now,
      ),
      activated: wanted.activated,
      documentsUploaded: wanted.documentsUploaded ?? wanted.activated,
      emailVerifiedAt: (wanted.isEmailVerified ?? true) ? now : null,
      ...(wanted.lastPasswordChange && { lastPasswordChange: wanted.lastPasswordChange }),
      termsofuseagreed,
      termsVersion: termsofuseagreed ? app.env.TERMS_VERSION : null,
      ...(hasCompany
        ? {
            dealer: {
              create: { ...aCompany, partner_number, reviewState: wanted.activated ? 'approved' : 'new' },
            },
          }
        : {}),
    },
  })
  const client = aVisitor()
  if (wanted.isSignedIn ?? true) {
    const token = newToken()
    const session = { tokenHash: hashOf(token), accountId: account.id, remembered: false }
    await app.db.session.create({
      data: { ...session, authenticatedAt: now, createdAt: now, lastSeenAt: now },
    })
    client.cookies.sid = token
  }
  return { ...client, account: { id: account.id, login: account.login, email }, partner_number }
}

type Overrides = Partial<Omit<Wanted, 'authorities' | 'activated'>>

/** An activated dealer with a partner number of its own, signed in. */
export const aDealer = (overrides: Overrides = {}) =>
  anAccount({
    authorities: ['ROLE_USER', 'ROLE_DEALER'],
    activated: true,
    partner_number: `9${String(count + 1).padStart(5, '0')}`,
    ...overrides,
  })

/** An administrator, signed in; not a dealer. */
export const anAdmin = (overrides: Overrides = {}) =>
  anAccount({ authorities: ['ROLE_USER', 'ROLE_AE_ADMIN'], activated: true, hasCompany: false, ...overrides })

/** The operator's sales office: stock and enquiries, no activation. */
export const aBackofficeUser = (overrides: Overrides = {}) =>
  anAccount({
    authorities: ['ROLE_USER', 'ROLE_AE_BACKOFFICE'],
    activated: true,
    hasCompany: false,
    ...overrides,
  })

/** A colleague of the yard: photos and conditions. */
export const aYardUser = (overrides: Overrides = {}) =>
  anAccount({ authorities: ['ROLE_USER', 'ROLE_AE_YARD'], activated: true, hasCompany: false, ...overrides })

/** Another person of a company, signed in and acting for it; by default of a new dealer's company. */
export async function aPersonOf(
  role: CompanyRole,
  { company, ...overrides }: Overrides & { company?: Client } = {},
) {
  const { id: dealerId } = (company ?? (await aDealer())).account
  const authorities = role === 'accountant' ? authoritiesOfRole.accountant : authoritiesOfRole.owner
  const wanted = { activated: true, hasCompany: false, ...overrides }
  const person = await anAccount({ authorities: [...authorities], ...wanted })
  const accountId = person.account.id
  await api().db.dealerMember.create({ data: { dealerId, accountId, role } })
  await api().db.session.updateMany({ where: { accountId }, data: { dealerId } })
  return person
}

/** A verified applicant without documents, signed in. */
export const anApplicant = (overrides: Overrides = {}) =>
  anAccount({ authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'], activated: false, ...overrides })

export type Client = Awaited<ReturnType<typeof aDealer>>
export { aVisitor } from './caller.ts'

/** The mails of the outbox to an address, oldest first, with decrypted texts. */
export async function mailsTo(recipient: string) {
  const { db, env } = api()
  const key = keyFor(env.SECRET_KEY, 'mail')
  const mails = await db.mail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
  return mails.map((mail) => ({
    ...mail,
    text: unsealText(key, mail.text),
    html: unsealText(key, mail.html),
  }))
}

/** The token in the link of the newest mail to an address. */
export async function tokenMailedTo(recipient: string): Promise<string> {
  const text = (await mailsTo(recipient)).at(-1)?.text ?? ''
  const token = /#\/[a-z/-]+\/([A-Za-z0-9_-]{43})/.exec(text)?.[1]
  if (!token) throw new Error(`No mail with a link went to ${recipient}.`)
  return token
}
