-- CreateTable
CREATE TABLE "push_device" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "device_hash" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_sent_at" TIMESTAMPTZ,

    CONSTRAINT "push_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_message" (
    "id" SERIAL NOT NULL,
    "device_id" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_device_device_hash_key" ON "push_device"("device_hash");

-- CreateIndex
CREATE UNIQUE INDEX "push_device_endpoint_key" ON "push_device"("endpoint");

-- CreateIndex
CREATE INDEX "push_device_account_id_idx" ON "push_device"("account_id");

-- CreateIndex
CREATE INDEX "push_message_device_id_idx" ON "push_message"("device_id");

-- CreateIndex
CREATE INDEX "push_message_created_at_idx" ON "push_message"("created_at");

-- AddForeignKey
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_device_hash_fkey" FOREIGN KEY ("device_hash") REFERENCES "known_device"("token_hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "push_device"("id") ON DELETE CASCADE ON UPDATE CASCADE;
