import { SearchParams } from '@portal/contract/search/search-params'
import type { Db } from '../../plugins/db.ts'

/** The last search of an account; one this version cannot read counts as none. */
export async function searchParamsOf(db: Db, id: number): Promise<SearchParams> {
  const { searchParams } = await db.account.findUniqueOrThrow({
    where: { id },
    select: { searchParams: true },
  })
  const stored = SearchParams.safeParse(searchParams ?? {})
  return stored.success ? stored.data : SearchParams.parse({})
}
