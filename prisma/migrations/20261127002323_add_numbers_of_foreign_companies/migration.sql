-- AlterTable
ALTER TABLE "dealer" ADD COLUMN     "eori" TEXT,
ADD COLUMN     "register_number" TEXT;
