import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request } from '@playwright/test'
import { lastMailTo, linkIn } from './mail.ts'
import type { UploadFile } from './pages/documents.ts'
import { aPdf } from './papers.ts'

export type Company = {
  company_name: string
  firstName: string
  lastName: string
  email: string
  password: string
  partner_number?: string
}

export const letters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** The data of a company that is not registered yet, with a unique email address. */
export function aCompany(more: Partial<Company> = {}): Company {
  const key = randomUUID().slice(0, 8)
  return {
    company_name: `Autohaus ${letters(key)}`,
    firstName: 'Katrin',
    lastName: 'Vogel',
    email: `k.vogel.${key}@autohaus.example.com`,
    password: `Probe-${key}-Fahrt`,
    ...more,
  }
}

type Call = {
  data?: object | string
  multipart?: Record<string, { name: string; mimeType: string; buffer: Buffer }>
}

/** Calls the portal with a separate session, independent of the browser. */
async function aCaller() {
  const context: APIRequestContext = await request.newContext({ baseURL: process.env.BASE_URL })
  await context.get('/uaa/api/account')
  const send = async (method: string, url: string, body: Call = {}) => {
    const { cookies } = await context.storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const reply = await context.fetch(url, {
      method,
      headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      ...body,
    })
    expect(reply.ok(), `${method} ${url}: ${reply.status()} ${await reply.text()}`).toBe(true)
    return reply
  }
  const signIn = (username: string, password: string) =>
    send('POST', '/auth/login', { data: { username, password, rememberMe: false } })
  return { send, signIn, end: () => context.dispose() }
}

type Caller = Awaited<ReturnType<typeof aCaller>>

async function register(caller: Caller, company: Company) {
  const { email, password } = company
  const address = {
    telephone: '+49-6990009345',
    street: 'Musterweg',
    house_number: '1',
    postal_code: '60314',
    city: 'Frankfurt',
  }
  await caller.send('POST', '/uaa/api/registerdealer', {
    data: {
      ...company,
      ...address,
      already_vendor_box: company.partner_number !== undefined,
      login: email,
      pwdagain: password,
      bussines_years: 5,
      avg_sold_cars_per_year: 50,
      langKey: 'de',
    },
  })
}

/** Registers a company and waits for its verification mail. */
export async function anUnverifiedApplicant(more?: Partial<Company>): Promise<Company> {
  const company = aCompany(more)
  const caller = await aCaller()
  await register(caller, company)
  await caller.end()
  await lastMailTo(company.email)
  return company
}

/** Registers a company and opens the link of its verification mail. */
export async function aVerifiedApplicant(more?: Partial<Company>): Promise<Company> {
  const company = aCompany(more)
  const caller = await aCaller()
  await register(caller, company)
  const link = linkIn(await lastMailTo(company.email), '/email/verify/')
  await caller.send('GET', `/uaa/api/email/verify/${link.split('/').at(-1)}`)
  await caller.end()
  return company
}

const papers = ['GEWERBEANMELDUNG', 'PASS_VORDERSEITE', 'PASS_RUECKSEITE']

/** An applicant with submitted papers; `front` is the front of the passport, by default a PDF. */
export async function anApplicantWithPapers(front?: UploadFile): Promise<Company> {
  const company = await aVerifiedApplicant()
  const caller = await aCaller()
  await caller.signIn(company.email, company.password)
  for (const documenttype of papers) {
    const isFront = documenttype === 'PASS_VORDERSEITE'
    const file = (isFront && front) || aPdf(`${documenttype.toLowerCase()}.pdf`)
    const query = new URLSearchParams({ filename: file.name, documenttype })
    await caller.send('POST', `/uaa/api/dealer_files?${query}`, { multipart: { file } })
  }
  await caller.send('POST', '/uaa/api/dealer_files/email', { data: { identityConsent: true } })
  await caller.end()
  return company
}

/** A partner number that no other test uses: current time and random digits. */
export const aPartnerNumber = () =>
  String(Date.now() % 1_000_000_000) + String(Math.floor(Math.random() * 1000))

/** Ends all sessions of an account, as another device would. */
export async function endSessionsOf({ email, password }: Pick<Company, 'email' | 'password'>) {
  const caller = await aCaller()
  await caller.signIn(email, password)
  await caller.send('POST', '/auth/logout-everywhere')
  await caller.end()
}
