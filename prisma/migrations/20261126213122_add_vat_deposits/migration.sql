-- CreateTable
CREATE TABLE "vat_deposit" (
    "purchase_id" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ NOT NULL,
    "received_at" TIMESTAMPTZ,
    "received_by_id" INTEGER,
    "returned_at" TIMESTAMPTZ,
    "returned_by_id" INTEGER,

    CONSTRAINT "vat_deposit_pkey" PRIMARY KEY ("purchase_id")
);

-- CreateTable
CREATE TABLE "arrival_reminder" (
    "purchase_id" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "arrival_reminder_pkey" PRIMARY KEY ("purchase_id","step")
);

-- CreateIndex
CREATE INDEX "vat_deposit_received_by_id_idx" ON "vat_deposit"("received_by_id");

-- CreateIndex
CREATE INDEX "vat_deposit_returned_by_id_idx" ON "vat_deposit"("returned_by_id");

-- AddForeignKey
ALTER TABLE "vat_deposit" ADD CONSTRAINT "vat_deposit_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vat_deposit" ADD CONSTRAINT "vat_deposit_received_by_id_fkey" FOREIGN KEY ("received_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vat_deposit" ADD CONSTRAINT "vat_deposit_returned_by_id_fkey" FOREIGN KEY ("returned_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "arrival_reminder" ADD CONSTRAINT "arrival_reminder_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;
