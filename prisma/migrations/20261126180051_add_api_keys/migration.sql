-- CreateTable
CREATE TABLE "api_key" (
    "id" SERIAL NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "last_used_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key"("key_hash");

-- CreateIndex
CREATE INDEX "api_key_dealer_id_idx" ON "api_key"("dealer_id");

-- CreateIndex
CREATE INDEX "api_key_created_by_id_idx" ON "api_key"("created_by_id");

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
