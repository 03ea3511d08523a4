-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'de';

-- AlterTable
ALTER TABLE "search_notification" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'de';
