import type { AuditEntry } from '@portal/contract/house/audit'
import { countryOf } from '@portal/domain/accounts/countries'
import { DocumentType, paperLabel } from '@portal/domain/accounts/documents'
import { personName } from '@portal/domain/accounts/person-name'
import { claimNumber } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import type { Db } from '../../plugins/db.ts'

/** The names of accounts: person and company, or the login of somebody without a name. */
export async function accountNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db.account.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: {
      ...{ id: true, login: true, firstName: true, lastName: true },
      dealer: { select: { company_name: true } },
    },
  })
  return new Map(
    rows.map(({ id, login, dealer, ...person }) => [
      id,
      [personName(person) || login, dealer?.company_name].filter(Boolean).join(', '),
    ]),
  )
}

/** The details that hold the number of an account. */
const accountDetails = ['company', 'holderId', 'buyer']

type Details = AuditEntry['details']

export const accountsIn = (details: Details): number[] =>
  accountDetails.flatMap((name) => (typeof details[name] === 'number' ? [details[name]] : []))

/** The details with names instead of the numbers of accounts; a deleted account keeps its number. */
export function withNames(details: Details, names: ReadonlyMap<number, string>): Details {
  const named = accountDetails.flatMap((name) => {
    const id = details[name]
    return typeof id === 'number' && names.has(id) ? [[name, names.get(id) ?? null] as const] : []
  })
  return { ...details, ...Object.fromEntries(named) }
}

type Names = readonly (readonly [id: string | number, name: string])[]

/** Reads the names of things by their ids, for each kind of subject. */
const readers: Record<string, (db: Db, ids: string[]) => Promise<Names>> = {
  account: async (db, ids) => [...(await accountNames(db, numbers(ids)))],
  mail: async (db, ids) =>
    (
      await db.mail.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, subject: true } })
    ).map(({ id, subject }) => [id, `„${subject}“`]),
  enquiry: async (db, ids) =>
    (await db.enquiry.findMany({ where: { publicId: { in: uuids(ids) } }, select: enquiryColumns })).map(
      ({ publicId, gwnummer, ...person }) => [publicId, t`von ${personName(person)} zu GW ${gwnummer}`],
    ),
  purchase: async (db, ids) =>
    (await db.purchase.findMany({ where: { publicId: { in: uuids(ids) } }, select: purchaseColumns })).map(
      (row) => [row.publicId, vehicleText(row)],
    ),
  claim: async (db, ids) =>
    (
      await db.claim.findMany({
        where: { publicId: { in: uuids(ids) } },
        select: { id: true, publicId: true, purchase: { select: purchaseColumns } },
      })
    ).map(({ id, publicId, purchase }) => [publicId, t`${claimNumber(id)} zu ${vehicleText(purchase)}`]),
  'purchase-paper': async (db, ids) =>
    (
      await db.purchasePaper.findMany({
        where: { id: { in: ids } },
        select: { id: true, name: true, purchase: { select: purchaseColumns } },
      })
    ).map(({ id, name, purchase }) => [id, t`${name} zu ${vehicleText(purchase)}`]),
  paper: async (db, ids) =>
    (
      await db.dealerDocument.findMany({
        where: { id: { in: ids } },
        select: { id: true, documentType: true, dealer: { select: { company_name: true, country: true } } },
      })
    ).map(({ id, documentType, dealer }) => [
      id,
      t`${t(paperLabel(countryOf(dealer.country), DocumentType.parse(documentType)))} von ${dealer.company_name}`,
    ]),
  'dealer-import': async (db, ids) =>
    (await db.dealerImport.findMany({ where: { id: { in: ids } }, select: fileColumns })).map(fileOf),
  'stock-import': async (db, ids) =>
    (await db.stockImport.findMany({ where: { id: { in: ids } }, select: fileColumns })).map(fileOf),
  'import-run': async (db, ids) =>
    (
      await db.importRun.findMany({
        where: { id: { in: numbers(ids) } },
        select: { id: true, fileName: true },
      })
    ).map(fileOf),
  'stock-source': async (db, ids) =>
    (
      await db.stockSource.findMany({ where: { id: { in: numbers(ids) } }, select: { id: true, name: true } })
    ).map(({ id, name }) => [id, `„${name}“`]),
}

const fileColumns = { id: true, fileName: true } as const
const enquiryColumns = { publicId: true, gwnummer: true, firstName: true, lastName: true } as const
const purchaseColumns = { publicId: true, gwnummer: true, maker: true, model: true } as const

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const uuids = (ids: string[]) => ids.filter((id) => uuid.test(id))
const numbers = (ids: string[]) => ids.map(Number).filter((id) => Number.isSafeInteger(id) && id < 2 ** 31)
const fileOf = ({ id, fileName }: { id: string | number; fileName: string }) => [id, `„${fileName}“`] as const

const vehicleText = ({ gwnummer, maker, model }: { gwnummer: string; maker: string | null; model: string }) =>
  ['GW', gwnummer, maker, model].filter(Boolean).join(' ')

/** The names of subjects of the trail ("account:12"), as far as they still exist. */
export async function subjectNames(db: Db, subjects: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const kinds = Map.groupBy(new Set(subjects), (subject) => subject.split(':')[0] ?? '')
  for (const [kind, all] of kinds) {
    const ids = all.map((subject) => subject.slice(kind.length + 1))
    for (const [id, name] of (await readers[kind]?.(db, ids)) ?? []) names.set(`${kind}:${id}`, name)
  }
  return names
}
