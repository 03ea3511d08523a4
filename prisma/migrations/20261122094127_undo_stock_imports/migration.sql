-- AlterTable
ALTER TABLE "stock_job" ADD COLUMN     "import_id" TEXT,
ADD COLUMN     "import_run_id" INTEGER,
ALTER COLUMN "created_by_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "stock_job_vehicle" ADD COLUMN     "is_new" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "unmarked" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "stock_job_import_run_id_idx" ON "stock_job"("import_run_id");

-- CreateIndex
CREATE INDEX "stock_job_import_id_idx" ON "stock_job"("import_id");

-- AddForeignKey
ALTER TABLE "stock_job" ADD CONSTRAINT "stock_job_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "stock_import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
