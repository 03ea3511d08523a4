import { ProblemError } from '../../http/problem.ts'
import type { RowSource } from '../../plugins/db.ts'
import { idOf } from '../cars/queries.ts'

export type ReportedVehicle = {
  gwnummer: string
  hersteller: string
  modell: string
  /** ISO date. */
  registered: string
  km: number
  fin: string | null
}

/** The vehicle as the head of its report names it. @throws ProblemError for an unknown one */
export async function reportedVehicle(from: RowSource, id: string): Promise<ReportedVehicle> {
  const { rows } = await from.query<ReportedVehicle>(
    `SELECT gwnummer, hersteller, modell, erstzulassungvon::date::text AS registered, kilometerstandvon AS km, fin
     FROM vehicle WHERE fahrzeugid = $1`,
    [idOf(id)],
  )
  const [vehicle] = rows
  if (!vehicle) throw new ProblemError('car-unknown')
  return vehicle
}
