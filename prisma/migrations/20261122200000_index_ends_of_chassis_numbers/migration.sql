-- The last characters of a chassis number are written on papers. Backwards, they are the start of an index entry.
DROP INDEX "vehicle_fin_end_idx";
CREATE INDEX "vehicle_fin_end_idx" ON "vehicle" (reverse("fin") COLLATE "C") INCLUDE ("fin", "fahrzeugid");
