-- CreateTable
CREATE TABLE "invoice" (
    "id" TEXT NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "original_id" TEXT,
    "issued_on" DATE NOT NULL,
    "due_on" DATE,
    "gross_cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"("number");

-- CreateIndex
CREATE INDEX "invoice_purchase_id_idx" ON "invoice"("purchase_id");

-- CreateIndex
CREATE INDEX "invoice_original_id_idx" ON "invoice"("original_id");

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_original_id_fkey" FOREIGN KEY ("original_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
