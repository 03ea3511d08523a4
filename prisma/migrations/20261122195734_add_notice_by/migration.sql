-- AlterTable
ALTER TABLE "account" ADD COLUMN     "notice_by" TEXT NOT NULL DEFAULT 'both';

-- AlterTable
ALTER TABLE "push_message" ADD COLUMN     "mail_id" INTEGER;

-- CreateIndex
CREATE INDEX "push_message_mail_id_idx" ON "push_message"("mail_id");
