-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "deposit_cents" BIGINT NOT NULL DEFAULT 0;
