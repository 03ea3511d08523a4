-- AlterTable
ALTER TABLE "invoice_file" ADD COLUMN     "xml_key" TEXT;
