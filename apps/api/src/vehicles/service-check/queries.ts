import type { Db } from '../../plugins/db.ts'

/** An entry of a service history whose mileage was probably typed with a thousands separator and stored without it. */
type SuspectEntry = {
  gwnummer: string
  version: number
  recordedAt: Date
  date: string
  work: string
  km: number
  kilometerstandvon: number
}

/**
 * Entries of the current service histories with a mileage below 1,000 km, where a thousand times as much is still
 * within the vehicle's mileage: '45.000' was stored as 45 while the point counted as a decimal separator. Real services
 * at so few kilometres are rare, so a person decides about each.
 */
export const suspectServiceEntries = (db: Db) => db.$queryRaw<SuspectEntry[]>`
  SELECT v.gwnummer, c.version, c.recorded_at AS "recordedAt", e.date, e.work, e.km, v.kilometerstandvon
  FROM (SELECT DISTINCT ON (fahrzeugid) * FROM condition_version ORDER BY fahrzeugid, version DESC) c
  JOIN vehicle v USING (fahrzeugid)
  CROSS JOIN jsonb_to_recordset(c.service -> 'entries') AS e(date text, km int, work text)
  WHERE e.km BETWEEN 1 AND 999 AND e.km * 1000 <= v.kilometerstandvon
  ORDER BY v.gwnummer, e.date`
