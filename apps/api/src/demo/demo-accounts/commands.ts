import { buffer } from 'node:stream/consumers'
import { authoritiesOfRole } from '@portal/domain/accounts/company-roles'
import { DocumentType, documentTypes } from '@portal/domain/accounts/documents'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import type { Disk } from 'flydrive'
import PDFDocument from 'pdfkit'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { storePaper } from '../../accounts/documents/commands.ts'
import { hashPassword } from '../../credentials/passwords.ts'
import type { Env } from '../../env.ts'

const person = (firstName: string, lastName: string) => ({ firstName, lastName })
const company = (company_name: string, street: string, city: string, postal_code: string) => ({
  salutation: 'Herr',
  title: null,
  telephone: '+49-6990009120',
  street,
  house_number: '1',
  postal_code,
  city,
  company_name,
  bussines_years: 8,
  avg_sold_cars_per_year: 150,
  comments: null,
})

/** The fictional profiles of `demoAccounts`. */
const accounts = [
  {
    login: 'admin@autoexpo.example',
    ...person('Vera', 'Waltung'),
    authorities: ['ROLE_USER', 'ROLE_AE_ADMIN'],
    activated: true,
    dealer: null,
  },
  {
    login: 'verkauf@autoexpo.example',
    ...person('Berta', 'Büro'),
    authorities: ['ROLE_USER', 'ROLE_AE_BACKOFFICE'],
    activated: true,
    dealer: null,
  },
  {
    login: 'hof@autoexpo.example',
    ...person('Hanno', 'Hofmann'),
    authorities: ['ROLE_USER', 'ROLE_AE_YARD'],
    activated: true,
    dealer: null,
  },
  {
    login: 'haendler@autoexpo.example',
    ...person('Max', 'Muster'),
    authorities: ['ROLE_USER', 'ROLE_DEALER'],
    activated: true,
    dealer: {
      ...company('Autohaus Muster', 'Beispielweg', 'Musterstadt', '35463'),
      partner_number: '100001',
      reviewState: 'approved',
    },
  },
  {
    login: 'haendler2@autoexpo.example',
    ...person('Erika', 'Beispiel'),
    authorities: ['ROLE_USER', 'ROLE_DEALER'],
    activated: true,
    dealer: {
      ...company('Beispiel Automobile', 'Musterallee', 'Beispielhausen', '60528'),
      salutation: 'Frau',
      partner_number: '100002',
      reviewState: 'approved',
    },
  },
  {
    login: 'neu@autoexpo.example',
    ...person('Nico', 'Neumann'),
    authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'],
    activated: false,
    dealer: {
      ...company('Neumann Fahrzeuge', 'Probeweg', 'Musterstadt', '35463'),
      partner_number: null,
      reviewState: 'new',
    },
  },
  {
    login: 'wartet@autoexpo.example',
    ...person('Walter', 'Wartenberg'),
    authorities: ['ROLE_USER', 'ROLE_AE_INACTIVE_ACCOUNT'],
    activated: false,
    dealer: {
      ...company('Wartenberg Mobile', 'Testgasse', 'Beispielhausen', '60528'),
      partner_number: null,
      reviewState: 'new',
    },
  },
]

/** More people of the first dealer's company. */
const people = [
  { login: 'einkauf@autoexpo.example', ...person('Elke', 'Einkauf'), role: 'buyer' },
  { login: 'buchhaltung@autoexpo.example', ...person('Bruno', 'Buchner'), role: 'accountant' },
] as const

/** A one-page PDF with its own title. */
export function samplePaper(title: string, holder: string): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A5', info: { Title: title } })
  page.fontSize(20).text(title).moveDown().fontSize(12)
  page.text(`Muster ohne Gültigkeit, ausgestellt für ${holder}.`).end()
  return buffer(page)
}

type Context = { db: PrismaClient; env: Env; disk: Disk; now: Date }

async function submitSamplePapers(context: Context, accountId: number, holder: string) {
  const uploader = { ...context, actorId: accountId, requestId: 'demo' }
  for (const documentType of DocumentType.options.filter((type) => documentTypes[type].required)) {
    const { label } = documentTypes[documentType]
    const bytes = await samplePaper(label, holder)
    await storePaper(uploader, {
      name: `${label}.pdf`,
      documentType,
      contentType: 'application/pdf',
      bytes,
    })
  }
  const { db, now } = context
  await db.account.update({ where: { id: accountId }, data: { documentsUploaded: true } })
  await db.dealer.update({
    where: { accountId },
    data: { reviewState: 'submitted', submittedAt: now, identityConsentAt: now },
  })
}

let passwordHash: Promise<string> | undefined

/** The fields common to all demo accounts; activated ones have agreed to the terms and submitted their papers. */
async function newAccountFields(login: string, activated: boolean, env: Env, now: Date) {
  passwordHash ??= hashPassword(demoPassword)
  return {
    login,
    email: login,
    passwordHash: await passwordHash,
    activated,
    documentsUploaded: activated,
    emailVerifiedAt: now,
    lastPasswordChange: now,
    createdAt: now,
    ...(activated && { termsofuseagreed: true, termsVersion: env.TERMS_VERSION, termsDecidedAt: now }),
  }
}

/** Creates the missing people of the first dealer's company. */
async function addPeople({ db, env, now }: Context, created: string[]) {
  const { id: dealerId } = await db.account.findUniqueOrThrow({
    where: { login: 'haendler@autoexpo.example' },
  })
  for (const { login, role, ...name } of people) {
    if (await db.account.findUnique({ where: { login } })) continue
    await db.account.create({
      data: {
        ...name,
        ...(await newAccountFields(login, true, env, now)),
        authorities: [...authoritiesOfRole[role === 'accountant' ? role : 'owner']],
        memberships: { create: { dealerId, role, joinedAt: now } },
      },
    })
    created.push(login)
  }
}

/**
 * Creates the missing demo accounts; existing ones are not changed.
 * @returns the logins created now
 */
export async function createDemoAccounts(context: Context): Promise<string[]> {
  const { db, env, now } = context
  const created: string[] = []
  for (const { login, dealer, ...data } of accounts) {
    if (await db.account.findUnique({ where: { login } })) continue
    const account = await db.account.create({
      data: {
        ...data,
        ...(await newAccountFields(login, data.activated, env, now)),
        ...(dealer ? { dealer: { create: { ...dealer, decidedAt: data.activated ? now : null } } } : {}),
      },
    })
    if (login.startsWith('wartet@'))
      await submitSamplePapers(context, account.id, `${data.firstName} ${data.lastName}`)
    created.push(login)
  }
  await addPeople(context, created)
  await importDemoPartners(db)
  return created
}

/** Partners without an account, for trying the registration. */
async function importDemoPartners(db: PrismaClient) {
  const partners = [
    { number: '200001', email: 'partner@autohaus.example.com', handelTyp: 'HAENDLER' },
    { number: '200002', email: 'partner2@autohaus.example.com', handelTyp: 'HAENDLER' },
    { number: '200003', email: 'privat@autohaus.example.com', handelTyp: 'PRIVAT' },
  ]
  await db.partner.createMany({ data: partners, skipDuplicates: true })
}
