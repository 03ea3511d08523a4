-- AlterTable
ALTER TABLE "file_task" ADD COLUMN     "file_id" INTEGER;
