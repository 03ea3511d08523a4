-- AlterTable
ALTER TABLE "stock_job_vehicle" ADD COLUMN     "files_after" JSONB,
ADD COLUMN     "files_before" JSONB;
