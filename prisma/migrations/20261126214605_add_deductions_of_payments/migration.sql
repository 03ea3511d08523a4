-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "deduction_cents" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "deduction_reason" TEXT;
