/**
 * When a reservation keeps a vehicle from other buyers: as SQL on a row `v` of `vehicle` and as a filter of the database
 * client. `reservation.test.ts` of the API compares them.
 */

/** Whether a reservation that ends at `reservedUntil` has not ended. */
export const isHeld = (reservedUntil: Date | null | undefined, now: Date): reservedUntil is Date =>
  reservedUntil !== null && reservedUntil !== undefined && reservedUntil > now

/** SQL: the same for vehicle `v`. @param now SQL expression of the relevant time */
export const isHeldSql = (now: string) => `coalesce(v.reserved_until > ${now}, false)`

/** SQL: whether vehicle `v` is kept for somebody: held, and neither sold nor withdrawn. */
export const isReservedSql = (now: string) =>
  `(${isHeldSql(now)} AND v.sold_at IS NULL AND v.withdrawn_at IS NULL)`

/** The same as a filter on the model `Vehicle`. */
export const reservedFilter = (now: Date) => ({ reservedUntil: { gt: now }, soldAt: null, withdrawnAt: null })
