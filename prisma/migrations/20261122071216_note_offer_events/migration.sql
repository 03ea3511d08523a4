-- AlterTable
ALTER TABLE "account" ADD COLUMN     "last_visit_at" TIMESTAMPTZ,
ADD COLUMN     "visit_seen_at" TIMESTAMPTZ;

-- AlterTable
ALTER TABLE "vehicle" ADD COLUMN     "back_at" TIMESTAMPTZ,
ADD COLUMN     "consumer_drop_at" TIMESTAMPTZ,
ADD COLUMN     "consumer_drop_from" DECIMAL(10,2),
ADD COLUMN     "dealer_drop_at" TIMESTAMPTZ,
ADD COLUMN     "dealer_drop_from" DECIMAL(10,2);

-- What fell last in the price history so far, per tier.
UPDATE "vehicle" v SET "consumer_drop_at" = s."changed_at", "consumer_drop_from" = s."before"
FROM (
  SELECT DISTINCT ON ("fahrzeugid") "fahrzeugid", "changed_at", "price", "before" FROM (
    SELECT "fahrzeugid", "id", "changed_at", "planverkaufspreisprivatkundengeschaeftbrutto" AS "price",
      lag("planverkaufspreisprivatkundengeschaeftbrutto") OVER (PARTITION BY "fahrzeugid" ORDER BY "id") AS "before"
    FROM "price_change") p
  WHERE "before" <> "price" ORDER BY "fahrzeugid", "id" DESC) s
WHERE v."fahrzeugid" = s."fahrzeugid" AND s."price" > 0 AND s."price" < s."before";

UPDATE "vehicle" v SET "dealer_drop_at" = s."changed_at", "dealer_drop_from" = s."before"
FROM (
  SELECT DISTINCT ON ("fahrzeugid") "fahrzeugid", "changed_at", "price", "before" FROM (
    SELECT "fahrzeugid", "id", "changed_at", "haendlerpreisbrutto" AS "price",
      lag("haendlerpreisbrutto") OVER (PARTITION BY "fahrzeugid" ORDER BY "id") AS "before"
    FROM "price_change") p
  WHERE "before" <> "price" ORDER BY "fahrzeugid", "id" DESC) s
WHERE v."fahrzeugid" = s."fahrzeugid" AND s."price" > 0 AND s."price" < s."before";
