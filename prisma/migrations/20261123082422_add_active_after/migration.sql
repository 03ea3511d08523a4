-- AlterTable
ALTER TABLE "search_notification" ADD COLUMN     "active_after" INTEGER NOT NULL DEFAULT 0;
