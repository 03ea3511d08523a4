-- AlterTable
ALTER TABLE "account" ADD COLUMN     "has_single_keys" BOOLEAN NOT NULL DEFAULT true;
