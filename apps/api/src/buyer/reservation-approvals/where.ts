/** SQL: whether reservation approval `r` is about the reservation that holds vehicle `v` at a moment. */
export const isHeldSql = (now: string) =>
  `(v.reserved_partner = r.partner_number AND v.reserved_until = r.reserved_until AND v.reserved_until > ${now}
    AND v.sold_at IS NULL)`
