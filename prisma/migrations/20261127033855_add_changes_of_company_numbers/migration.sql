-- AlterTable
ALTER TABLE "dealer" ADD COLUMN     "numbers_changed_at" TIMESTAMPTZ;
