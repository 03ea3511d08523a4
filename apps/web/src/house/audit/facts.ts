import { AuditFilter } from '@portal/contract/house/audit'

/** The filter in an address; an invalid one shows all entries. */
export function filterIn(address: URLSearchParams): AuditFilter {
  const fields = Object.fromEntries(
    Object.keys(AuditFilter.shape).map((name) => [name, address.get(name) || undefined]),
  )
  return AuditFilter.safeParse(fields).data ?? {}
}
