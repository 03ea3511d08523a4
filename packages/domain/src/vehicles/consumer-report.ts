/** No consumer report is given for a higher mileage. */
const maxKm = 170_000

/** Whether a vehicle may have a consumer report: up to 170,000 km; an unknown mileage counts as above (U-49). */
export const allowsConsumerReport = (mileage: number | null): boolean => mileage !== null && mileage <= maxKm

/** SQL: the same for vehicle `v`; null, which counts as false, with an unknown mileage. */
export const allowsConsumerReportSql = `v.kilometerstandbis <= ${maxKm}`
