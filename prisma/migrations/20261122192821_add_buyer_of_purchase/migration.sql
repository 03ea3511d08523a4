-- AlterTable
ALTER TABLE "purchase" ADD COLUMN     "buyer_id" INTEGER;

-- CreateIndex
CREATE INDEX "purchase_buyer_id_idx" ON "purchase"("buyer_id");

-- AddForeignKey
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
