-- A chassis number is searched whole or by its last six digits, which people call out; without it, such a search reads
-- the whole table.
CREATE INDEX "vehicle_fin_end_idx" ON "vehicle" (right("fin", 6));
