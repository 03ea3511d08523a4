-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "public_id" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateIndex
CREATE UNIQUE INDEX "enquiry_public_id_key" ON "enquiry"("public_id");
