-- AlterTable
ALTER TABLE "stock_job_vehicle" ADD COLUMN     "mailed_state" TEXT;

-- AlterTable
ALTER TABLE "vehicle" ADD COLUMN     "reserved_partner" TEXT;

-- Read every minute for reservations that have ended.
CREATE INDEX "vehicle_reserved_until_idx" ON "vehicle" ("reserved_until") WHERE "reserved_until" IS NOT NULL;
