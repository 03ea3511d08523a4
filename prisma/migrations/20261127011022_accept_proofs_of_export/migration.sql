-- AlterTable
ALTER TABLE "purchase_paper" ADD COLUMN     "accepted_at" TIMESTAMPTZ;

-- Proofs that were filed before counted at once.
UPDATE "purchase_paper" SET "accepted_at" = "created_at" WHERE "kind" = 'customs';
