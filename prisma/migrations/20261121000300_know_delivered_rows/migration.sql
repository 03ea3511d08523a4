-- What the stock import knows of rows it has taken over (apps/api/src/features/stock-import/known.ts). It only saves
-- work, so it is not logged: a crash empties it, and the next delivery is read as a whole. No foreign key: a row whose
-- vehicle is gone or has another version counts for nothing, as do all of them in a restored backup.
CREATE UNLOGGED TABLE "vehicle_digest" (
  "fahrzeugid" integer PRIMARY KEY,
  -- The first half of the SHA-256 of the row's bytes.
  "digest" uuid NOT NULL,
  -- Of the columns of its file and the program that read it.
  "rules" uuid NOT NULL,
  -- xmin of the vehicle that says what the row says.
  "row_version" xid NOT NULL
) WITH (fillfactor = 80);

-- A delivery changes some rows of every page. With room for their new versions beside them no index is touched.
ALTER TABLE "vehicle" SET (fillfactor = 85);
