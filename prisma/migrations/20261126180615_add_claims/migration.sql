-- AlterTable
ALTER TABLE "purchase" ADD COLUMN     "condition_version" INTEGER;

-- CreateTable
CREATE TABLE "claim" (
    "id" SERIAL NOT NULL,
    "public_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "purchase_id" INTEGER NOT NULL,
    "filed_by_id" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'filed',
    "version" INTEGER NOT NULL DEFAULT 0,
    "km" INTEGER NOT NULL,
    "wanted" DECIMAL(10,2),
    "amount" DECIMAL(10,2),
    "reason" TEXT,
    "due_at" TIMESTAMPTZ,
    "left_minutes" INTEGER,
    "escalated_at" TIMESTAMPTZ,
    "holder_id" INTEGER,
    "idempotency_key" TEXT NOT NULL,
    "payload_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "decided_at" TIMESTAMPTZ,

    CONSTRAINT "claim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim_item" (
    "id" SERIAL NOT NULL,
    "claim_id" INTEGER NOT NULL,
    "area" TEXT NOT NULL,
    "panel" TEXT,
    "damage_id" UUID,
    "description" TEXT NOT NULL,
    "since" DATE,

    CONSTRAINT "claim_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim_event" (
    "id" SERIAL NOT NULL,
    "claim_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "state" TEXT,
    "amount" DECIMAL(10,2),
    "idempotency_key" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "claim_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim_photo" (
    "id" UUID NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "claim_id" INTEGER,
    "item_id" INTEGER,
    "event_id" INTEGER,
    "uploaded_by_id" INTEGER,
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "claim_photo_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "claim_public_id_key" ON "claim"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "claim_idempotency_key_key" ON "claim"("idempotency_key");

-- CreateIndex
CREATE INDEX "claim_purchase_id_created_at_idx" ON "claim"("purchase_id", "created_at");

-- CreateIndex
CREATE INDEX "claim_state_due_at_idx" ON "claim"("state", "due_at");

-- CreateIndex
CREATE INDEX "claim_filed_by_id_idx" ON "claim"("filed_by_id");

-- CreateIndex
CREATE INDEX "claim_holder_id_idx" ON "claim"("holder_id");

-- CreateIndex
CREATE INDEX "claim_item_claim_id_idx" ON "claim_item"("claim_id");

-- CreateIndex
CREATE UNIQUE INDEX "claim_event_idempotency_key_key" ON "claim_event"("idempotency_key");

-- CreateIndex
CREATE INDEX "claim_event_claim_id_id_idx" ON "claim_event"("claim_id", "id");

-- CreateIndex
CREATE INDEX "claim_event_author_id_idx" ON "claim_event"("author_id");

-- CreateIndex
CREATE INDEX "claim_photo_purchase_id_idx" ON "claim_photo"("purchase_id");

-- CreateIndex
CREATE INDEX "claim_photo_claim_id_idx" ON "claim_photo"("claim_id");

-- CreateIndex
CREATE INDEX "claim_photo_item_id_idx" ON "claim_photo"("item_id");

-- CreateIndex
CREATE INDEX "claim_photo_event_id_idx" ON "claim_photo"("event_id");

-- CreateIndex
CREATE INDEX "claim_photo_uploaded_by_id_idx" ON "claim_photo"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "claim_photo_storage_key_idx" ON "claim_photo"("storage_key");

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_filed_by_id_fkey" FOREIGN KEY ("filed_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_item" ADD CONSTRAINT "claim_item_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claim"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_event" ADD CONSTRAINT "claim_event_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claim"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_event" ADD CONSTRAINT "claim_event_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claim"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "claim_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "claim_event"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The version of the condition that was valid at the end of the day of each purchase.
UPDATE "purchase" p SET "condition_version" = (
  SELECT max(c."version") FROM "condition_version" c JOIN "vehicle" v USING ("fahrzeugid")
  WHERE v."gwnummer" = p."gwnummer"
    AND c."received_at" < (p."purchases_date" + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
);
