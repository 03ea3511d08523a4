-- AlterTable
ALTER TABLE "account" ADD COLUMN     "has_purchase_mails" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "purchase" ADD COLUMN     "price" DECIMAL(10,2);
