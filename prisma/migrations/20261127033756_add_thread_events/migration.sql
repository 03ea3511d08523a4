-- AlterTable
ALTER TABLE "claim_event" ADD COLUMN     "event" TEXT;

-- AlterTable
ALTER TABLE "enquiry_message" ADD COLUMN     "event" JSONB;
