-- CreateTable
CREATE TABLE "inbound_mail" (
    "id" SERIAL NOT NULL,
    "message_id" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "thread" TEXT,
    "thread_id" UUID,
    "received_at" TIMESTAMPTZ NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ,

    CONSTRAINT "inbound_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_file" (
    "id" UUID NOT NULL,
    "mail_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,

    CONSTRAINT "inbound_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "inbound_mail_message_id_key" ON "inbound_mail"("message_id");

-- CreateIndex
CREATE INDEX "inbound_mail_state_received_at_idx" ON "inbound_mail"("state", "received_at");

-- CreateIndex
CREATE INDEX "inbound_mail_sender_idx" ON "inbound_mail"("sender");

-- CreateIndex
CREATE INDEX "inbound_mail_decided_by_id_idx" ON "inbound_mail"("decided_by_id");

-- CreateIndex
CREATE INDEX "inbound_file_mail_id_idx" ON "inbound_file"("mail_id");

-- CreateIndex
CREATE INDEX "inbound_file_storage_key_idx" ON "inbound_file"("storage_key");

-- AddForeignKey
ALTER TABLE "inbound_mail" ADD CONSTRAINT "inbound_mail_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_file" ADD CONSTRAINT "inbound_file_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "inbound_mail"("id") ON DELETE CASCADE ON UPDATE CASCADE;
