import { EnquiryState } from '@portal/contract/buyer/enquiries'
import type { HouseHits } from '@portal/contract/house/house-search'
import { personName } from '@portal/domain/accounts/person-name'
import { offerStateOf } from '@portal/domain/house/stock-fields'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts'
import { applicationsOf } from '../../accounts/dealer-activation/queries.ts'
import { containing, type RowSource, wordsOf } from '../../plugins/db.ts'
import { stockPage } from '../house-stock/queries.ts'

/** Hits of each kind. */
const shown = 5

async function vehicles(pool: RowSource, q: string, now: Date): Promise<HouseHits['vehicles']> {
  const query = { q, column: ['fin', 'state'], page: 0, size: shown }
  const rows = await stockPage(pool, query, now, () => undefined)
  return rows.map(({ gwnummer, title, values }) => ({
    gwnummer,
    title,
    fin: typeof values.fin === 'string' ? values.fin : null,
    state: offerStateOf(String(values.state)),
  }))
}

/** Enquiries that contain a word in the sender's name or address, or in the number of the vehicle. */
function wordCondition(word: string): Prisma.EnquiryWhereInput {
  const part = containing(word)
  return { OR: [{ firstName: part }, { lastName: part }, { userEmail: part }, { gwnummer: part }] }
}

async function enquiries(db: PrismaClient, words: string[]): Promise<HouseHits['enquiries']> {
  const rows = await db.enquiry.findMany({
    where: { AND: words.map(wordCondition) },
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
    name: personName({ firstName, lastName }),
    gwnummer,
    state: EnquiryState.parse(state),
    createdAt: createdAt.toISOString(),
  }))
}

async function dealers(db: PrismaClient, search: string, now: Date): Promise<HouseHits['dealers']> {
  const { entries } = await applicationsOf(db, { state: 'all', search, page: 0, size: shown }, now)
  return entries.map(({ id, company_name: company, firstName, lastName, city }) => ({
    ...{ id, company, city },
    name: personName({ firstName, lastName }),
  }))
}

type Context = { db: PrismaClient; pool: RowSource; now: Date; isAdministrator: boolean }

/** The first matches of each kind; dealers are read only for administrators. */
export async function houseHits({ db, pool, now, isAdministrator }: Context, q: string): Promise<HouseHits> {
  return {
    vehicles: await vehicles(pool, q, now),
    enquiries: await enquiries(db, wordsOf(q)),
    dealers: isAdministrator ? await dealers(db, q, now) : null,
  }
}
