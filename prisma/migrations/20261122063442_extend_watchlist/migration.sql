-- AlterTable
ALTER TABLE "watch" ADD COLUMN     "group_id" INTEGER,
ADD COLUMN     "marked_price" DECIMAL(10,2),
ADD COLUMN     "preparation" DECIMAL(10,2),
ADD COLUMN     "sale_price" DECIMAL(10,2),
ADD COLUMN     "transport" DECIMAL(10,2);

-- CreateTable
CREATE TABLE "watch_group" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watch_group_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "watch_group_account_id_name_key" ON "watch_group"("account_id", "name");

-- CreateIndex
CREATE INDEX "watch_group_id_idx" ON "watch"("group_id");

-- AddForeignKey
ALTER TABLE "watch" ADD CONSTRAINT "watch_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "watch_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch_group" ADD CONSTRAINT "watch_group_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Entries marked before get the price that was valid then.
UPDATE "watch" w SET "marked_price" = nullif(coalesce(
  (SELECT p."haendlerpreisbrutto" FROM "price_change" p
   WHERE p."fahrzeugid" = w."fahrzeugid" AND p."changed_at" <= w."datecreated"
   ORDER BY p."changed_at" DESC, p."id" DESC LIMIT 1),
  v."haendlerpreisbrutto"), 0)
FROM "vehicle" v WHERE v."fahrzeugid" = w."fahrzeugid";
