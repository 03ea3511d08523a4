-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" SERIAL NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "old_secret" TEXT,
    "old_secret_until" TIMESTAMPTZ,
    "failing_since" TIMESTAMPTZ,
    "not_before" TIMESTAMPTZ,
    "paused_at" TIMESTAMPTZ,
    "pause_reason" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" SERIAL NOT NULL,
    "message_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "endpoint_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "object" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "body" TEXT,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "round" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "id" SERIAL NOT NULL,
    "delivery_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "status" INTEGER,
    "error" TEXT,
    "ms" INTEGER NOT NULL,
    "answer" TEXT,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_endpoint_dealer_id_idx" ON "webhook_endpoint"("dealer_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_message_id_key" ON "webhook_delivery"("message_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_id_idx" ON "webhook_delivery"("endpoint_id", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery"("created_at");

-- CreateIndex
CREATE INDEX "webhook_attempt_delivery_id_idx" ON "webhook_attempt"("delivery_id");

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The events that wait, by object, because events of one object are sent in their order.
CREATE INDEX "webhook_delivery_waiting_idx" ON "webhook_delivery" ("endpoint_id", "object", "id") WHERE "state" = 'waiting';
