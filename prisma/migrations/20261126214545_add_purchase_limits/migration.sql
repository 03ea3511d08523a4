-- CreateTable
CREATE TABLE "purchase_limit" (
    "dealer_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "per_purchase" INTEGER,
    "per_month" INTEGER,

    CONSTRAINT "purchase_limit_pkey" PRIMARY KEY ("dealer_id","account_id")
);

-- CreateTable
CREATE TABLE "purchase_approval" (
    "purchase_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "asked_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "mailed_at" TIMESTAMPTZ,
    "decided_at" TIMESTAMPTZ,
    "decided_by_id" INTEGER,
    "reason" TEXT,

    CONSTRAINT "purchase_approval_pkey" PRIMARY KEY ("purchase_id")
);

-- CreateIndex
CREATE INDEX "purchase_approval_decided_by_id_idx" ON "purchase_approval"("decided_by_id");

-- CreateIndex
CREATE INDEX "purchase_approval_state_expires_at_idx" ON "purchase_approval"("state", "expires_at");

-- AddForeignKey
ALTER TABLE "purchase_limit" ADD CONSTRAINT "purchase_limit_dealer_id_account_id_fkey" FOREIGN KEY ("dealer_id", "account_id") REFERENCES "dealer_member"("dealer_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_approval" ADD CONSTRAINT "purchase_approval_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_approval" ADD CONSTRAINT "purchase_approval_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
