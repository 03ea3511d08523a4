-- Searching, counting and sorting happen in the index of each instance (apps/api/src/features/search). PostgreSQL is
-- asked for vehicles by id and GW number, for its available ones in the order of their ids when an index is loaded,
-- and for the newest.
CREATE INDEX "vehicle_available_idx" ON "vehicle" ("fahrzeugid") WHERE "available";
CREATE INDEX "vehicle_newest_idx" ON "vehicle" ("published_at" DESC NULLS LAST, "eaktedokumentid" DESC) WHERE "available";
-- The files of a car entry, photos in their order.
CREATE INDEX "vehicle_file_of_vehicle_idx" ON "vehicle_file" ("fahrzeugid", "position", "eaktedokumentid");
