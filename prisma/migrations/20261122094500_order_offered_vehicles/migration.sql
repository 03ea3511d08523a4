-- The first page of the house's table, newest first, is read from this index alone: without it, the vehicles sold since
-- are read and skipped.
CREATE INDEX "vehicle_offered_order_idx" ON "vehicle" ("eaktedokumentid" DESC) INCLUDE ("fahrzeugid") WHERE "available";
