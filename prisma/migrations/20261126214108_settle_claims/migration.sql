-- AlterTable
ALTER TABLE "claim" ADD COLUMN     "invoice_id" TEXT;

-- AlterTable
ALTER TABLE "purchase" ADD COLUMN     "taken_back_at" TIMESTAMPTZ;

-- CreateIndex
CREATE UNIQUE INDEX "claim_invoice_id_key" ON "claim"("invoice_id");

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
