-- CreateTable
CREATE TABLE "refund" (
    "id" SERIAL NOT NULL,
    "public_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "purchase_id" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "paid_on" DATE NOT NULL,
    "bank_identity" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL,
    "created_by_id" INTEGER,
    "undone_at" TIMESTAMPTZ,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refund_public_id_key" ON "refund"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_bank_identity_key" ON "refund"("bank_identity");

-- CreateIndex
CREATE INDEX "refund_purchase_id_idx" ON "refund"("purchase_id");

-- CreateIndex
CREATE INDEX "refund_created_by_id_idx" ON "refund"("created_by_id");

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
