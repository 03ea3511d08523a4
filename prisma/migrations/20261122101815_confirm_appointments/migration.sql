-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "appointment_state" TEXT NOT NULL DEFAULT 'requested',
ADD COLUMN     "calendar_sequence" INTEGER NOT NULL DEFAULT 0;
