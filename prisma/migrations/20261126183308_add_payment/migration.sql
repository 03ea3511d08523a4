-- CreateTable
CREATE TABLE "bank_account" (
    "id" SERIAL NOT NULL,
    "holder" TEXT NOT NULL,
    "iban" TEXT NOT NULL,
    "proposed_at" TIMESTAMPTZ NOT NULL,
    "proposed_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ,
    "decided_by_id" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'proposed',

    CONSTRAINT "bank_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_statement" (
    "id" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "iban" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "added" INTEGER NOT NULL,
    "known" INTEGER NOT NULL,
    "uploaded_at" TIMESTAMPTZ NOT NULL,
    "uploaded_by_id" INTEGER,

    CONSTRAINT "bank_statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_entry" (
    "id" SERIAL NOT NULL,
    "public_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "statement_id" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "bank_ref" TEXT,
    "booked_on" DATE NOT NULL,
    "value_on" DATE NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "is_return" BOOLEAN NOT NULL DEFAULT false,
    "is_batch" BOOLEAN NOT NULL DEFAULT false,
    "payer" TEXT NOT NULL,
    "payer_iban" TEXT,
    "reference" TEXT NOT NULL,
    "end_to_end_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "finding" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "decided_at" TIMESTAMPTZ,
    "decided_by_id" INTEGER,

    CONSTRAINT "bank_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" SERIAL NOT NULL,
    "entry_id" INTEGER NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "booked_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "moved_hand_over" BOOLEAN NOT NULL DEFAULT false,
    "undone_at" TIMESTAMPTZ,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_reminder" (
    "invoice_id" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "payment_reminder_pkey" PRIMARY KEY ("invoice_id","step")
);

-- CreateIndex
CREATE INDEX "bank_account_proposed_by_id_idx" ON "bank_account"("proposed_by_id");

-- CreateIndex
CREATE INDEX "bank_account_decided_by_id_idx" ON "bank_account"("decided_by_id");

-- CreateIndex
CREATE INDEX "bank_statement_sha256_idx" ON "bank_statement"("sha256");

-- CreateIndex
CREATE INDEX "bank_statement_uploaded_by_id_idx" ON "bank_statement"("uploaded_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "bank_entry_public_id_key" ON "bank_entry"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "bank_entry_identity_key" ON "bank_entry"("identity");

-- CreateIndex
CREATE INDEX "bank_entry_statement_id_idx" ON "bank_entry"("statement_id");

-- CreateIndex
CREATE INDEX "bank_entry_state_id_idx" ON "bank_entry"("state", "id");

-- CreateIndex
CREATE INDEX "bank_entry_bank_ref_idx" ON "bank_entry"("bank_ref");

-- CreateIndex
CREATE INDEX "bank_entry_payer_iban_idx" ON "bank_entry"("payer_iban");

-- CreateIndex
CREATE INDEX "bank_entry_decided_by_id_idx" ON "bank_entry"("decided_by_id");

-- CreateIndex
CREATE INDEX "payment_purchase_id_idx" ON "payment"("purchase_id");

-- CreateIndex
CREATE INDEX "payment_entry_id_idx" ON "payment"("entry_id");

-- AddForeignKey
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "bank_statement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "bank_entry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_reminder" ADD CONSTRAINT "payment_reminder_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;
