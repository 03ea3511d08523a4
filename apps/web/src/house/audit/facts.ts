import { AuditFilter } from '@portal/contract/house/audit'

export type AuditView = { filter: AuditFilter; page: number }

/** The view in an address; an invalid filter or page is ignored. */
export function viewOf(query: URLSearchParams): AuditView {
  const fields = Object.fromEntries(
    Object.keys(AuditFilter.shape).map((name) => [name, query.get(name) || undefined]),
  )
  const page = Number(query.get('page') ?? 0)
  return {
    filter: AuditFilter.safeParse(fields).data ?? {},
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  }
}

/** The address of a view, without empty values. */
export function addressOf({ filter, page }: AuditView) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (page > 0) query.set('page', String(page))
  return query
}
