-- AlterTable
ALTER TABLE "watch" ADD COLUMN     "calculated_by_id" INTEGER,
ADD COLUMN     "note_by_id" INTEGER;

-- CreateIndex
CREATE INDEX "watch_note_by_id_idx" ON "watch"("note_by_id");

-- CreateIndex
CREATE INDEX "watch_calculated_by_id_idx" ON "watch"("calculated_by_id");

-- AddForeignKey
ALTER TABLE "watch" ADD CONSTRAINT "watch_note_by_id_fkey" FOREIGN KEY ("note_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch" ADD CONSTRAINT "watch_calculated_by_id_fkey" FOREIGN KEY ("calculated_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Where nobody else can have written them.
UPDATE "watch" w SET
  "note_by_id" = CASE WHEN "note" IS NOT NULL THEN "account_id" END,
  "calculated_by_id" = CASE WHEN num_nonnulls("preparation", "transport", "sale_price") > 0 THEN "account_id" END
WHERE NOT EXISTS (SELECT 1 FROM "dealer_member" m WHERE m."dealer_id" = w."account_id" AND m."account_id" <> w."account_id")
  AND ("added_by_id" IS NULL OR "added_by_id" = "account_id");
