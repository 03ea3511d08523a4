import { EnquiryState } from '@portal/contract/enquiries'
import type { HouseHits } from '@portal/contract/house-search'
import { offerStateOf } from '@portal/domain/stock-fields'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import type { RowSource } from '../../plugins/db.ts'
import { applicationsOf } from '../dealer-activation/queries.ts'
import { stockPage } from '../house-stock/queries.ts'

/** Hits of each kind. */
const shown = 5

async function vehicles(pool: RowSource, q: string, now: Date): Promise<HouseHits['vehicles']> {
  const asked = { q, column: ['fin', 'state'], page: 0, size: shown }
  const rows = await stockPage(pool, asked, now, () => undefined)
  return rows.map(({ gwnummer, title, values }) => ({
    gwnummer,
    title,
    fin: typeof values.fin === 'string' ? values.fin : null,
    state: offerStateOf(String(values.state)),
  }))
}

/** Enquiries that contain a word in the sender's name or address, or in the number of the vehicle. */
function holding(word: string): Prisma.EnquiryWhereInput {
  const text = { contains: word, mode: 'insensitive' } as const
  return { OR: [{ firstName: text }, { lastName: text }, { userEmail: text }, { gwnummer: text }] }
}

async function enquiries(db: PrismaClient, words: string[]): Promise<HouseHits['enquiries']> {
  const rows = await db.enquiry.findMany({
    where: { AND: words.map(holding) },
    select: {
      publicId: true,
      firstName: true,
      lastName: true,
      gwnummer: true,
      state: true,
      createdAt: true,
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shown,
  })
  return rows.map(({ publicId, firstName, lastName, gwnummer, state, createdAt }) => ({
    id: publicId,
    name: `${firstName} ${lastName}`,
    gwnummer,
    state: EnquiryState.parse(state),
    createdAt: createdAt.toISOString(),
  }))
}

async function dealers(db: PrismaClient, search: string, now: Date): Promise<HouseHits['dealers']> {
  const { entries } = await applicationsOf(db, { state: 'all', search, page: 0, size: shown }, now)
  return entries.map(({ id, company_name: company, firstName, lastName, city }) => ({
    ...{ id, company, city },
    name: `${firstName} ${lastName}`,
  }))
}

type Context = { db: PrismaClient; pool: RowSource; now: Date; isAdministrator: boolean }

/** What the house has to a word: dealers are read only for administrators. */
export async function houseHits({ db, pool, now, isAdministrator }: Context, q: string): Promise<HouseHits> {
  const words = q.split(/\s+/)
  return {
    vehicles: await vehicles(pool, q, now),
    enquiries: await enquiries(db, words),
    dealers: isAdministrator ? await dealers(db, q, now) : null,
  }
}
