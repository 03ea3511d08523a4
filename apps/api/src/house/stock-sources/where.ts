/** SQL: the number that the source of a vehicle gives it; null unless its GW number was assigned. */
export const internalNumberSql = (vehicle: string) =>
  `(SELECT n.internal_number FROM stock_number n WHERE n.gwnummer = ${vehicle}.gwnummer)`
