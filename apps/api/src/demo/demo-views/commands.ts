import type { PrismaClient } from '../../../generated/prisma/client.ts'

/** One vehicle in this many is opened often although its price was not reduced. */
const popularEvery = 997

/**
 * Views of the past 30 days for the demo: vehicles are opened more often after a price reduction, and some others often.
 * Does nothing in a database with views.
 * @returns the number of rows, one per vehicle and day
 */
export const createDemoViews = (db: PrismaClient, now: Date) => db.$executeRaw`
  WITH days AS (
    SELECT (${now}::timestamptz AT TIME ZONE 'Europe/Berlin')::date - age AS day, age FROM generate_series(1, 30) age),
  changed AS (
    SELECT fahrzeugid, max(changed_at AT TIME ZONE 'Europe/Berlin')::date AS day
    FROM price_change GROUP BY fahrzeugid
    HAVING count(*) > 1 AND max(changed_at) > ${now}::timestamptz - interval '30 days'),
  seen AS (
    SELECT v.fahrzeugid, d.day, CASE
        WHEN c.day IS NULL THEN 1 + (v.fahrzeugid + d.age * 7) % 4
        WHEN d.day > c.day THEN (v.fahrzeugid + d.age * 5) % 4
        ELSE (v.fahrzeugid + d.age * 5) % 2
      END AS count
    FROM vehicle v LEFT JOIN changed c USING (fahrzeugid) CROSS JOIN days d
    WHERE v.available AND (c.day IS NOT NULL OR v.fahrzeugid % ${popularEvery} = 0))
  INSERT INTO vehicle_views (fahrzeugid, day, count)
  SELECT fahrzeugid, day, count FROM seen WHERE count > 0 AND NOT EXISTS (SELECT 1 FROM vehicle_views)`
