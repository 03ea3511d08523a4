-- CreateTable
CREATE TABLE "reservation_approval" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "fahrzeugid" INTEGER NOT NULL,
    "partner_number" TEXT NOT NULL,
    "buyer_id" INTEGER,
    "price" DECIMAL(10,2) NOT NULL,
    "reserved_until" TIMESTAMPTZ NOT NULL,
    "state" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "job_id" TEXT NOT NULL,
    "mailed_at" TIMESTAMPTZ,
    "decided_at" TIMESTAMPTZ,
    "decided_by_id" INTEGER,

    CONSTRAINT "reservation_approval_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reservation_approval_fahrzeugid_key" ON "reservation_approval"("fahrzeugid");

-- CreateIndex
CREATE INDEX "reservation_approval_partner_number_state_idx" ON "reservation_approval"("partner_number", "state");

-- CreateIndex
CREATE INDEX "reservation_approval_buyer_id_idx" ON "reservation_approval"("buyer_id");

-- CreateIndex
CREATE INDEX "reservation_approval_decided_by_id_idx" ON "reservation_approval"("decided_by_id");

-- CreateIndex
CREATE INDEX "reservation_approval_state_expires_at_idx" ON "reservation_approval"("state", "expires_at");

-- AddForeignKey
ALTER TABLE "reservation_approval" ADD CONSTRAINT "reservation_approval_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservation_approval" ADD CONSTRAINT "reservation_approval_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reservation_approval" ADD CONSTRAINT "reservation_approval_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
