-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "data_sheet" TEXT;
