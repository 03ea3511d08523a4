-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "dealer_id" INTEGER;

-- CreateIndex
CREATE INDEX "enquiry_dealer_id_idx" ON "enquiry"("dealer_id");

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Enquiries so far belong to the company the account has registered, else to the one it has joined first.
UPDATE "enquiry" e SET "dealer_id" = coalesce(
  (SELECT d."account_id" FROM "dealer" d WHERE d."account_id" = e."account_id"),
  (SELECT m."dealer_id" FROM "dealer_member" m WHERE m."account_id" = e."account_id"
   ORDER BY m."joined_at", m."dealer_id" LIMIT 1)
) WHERE e."account_id" IS NOT NULL;
