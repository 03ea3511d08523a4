-- AlterTable
ALTER TABLE "search_notification" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;
