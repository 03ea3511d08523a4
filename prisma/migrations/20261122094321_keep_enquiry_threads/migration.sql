-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "holder_id" INTEGER,
ADD COLUMN     "open_since" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "enquiry_message" (
    "id" SERIAL NOT NULL,
    "enquiry_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "files" TEXT[],
    "mail_id" INTEGER,
    "idempotency_key" TEXT,
    "payload_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "enquiry_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "enquiry_message_idempotency_key_key" ON "enquiry_message"("idempotency_key");

-- CreateIndex
CREATE INDEX "enquiry_message_enquiry_id_id_idx" ON "enquiry_message"("enquiry_id", "id");

-- CreateIndex
CREATE INDEX "enquiry_message_author_id_idx" ON "enquiry_message"("author_id");

-- CreateIndex
CREATE INDEX "enquiry_message_mail_id_idx" ON "enquiry_message"("mail_id");

-- CreateIndex
CREATE INDEX "enquiry_state_open_since_id_idx" ON "enquiry"("state", "open_since", "id");

-- CreateIndex
CREATE INDEX "enquiry_holder_id_idx" ON "enquiry"("holder_id");

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry_message" ADD CONSTRAINT "enquiry_message_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry_message" ADD CONSTRAINT "enquiry_message_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry_message" ADD CONSTRAINT "enquiry_message_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

UPDATE "enquiry" SET "open_since" = "created_at";
