-- CreateTable
CREATE TABLE "appointment_feed" (
    "account_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appointment_feed_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "appointment_feed_token_hash_key" ON "appointment_feed"("token_hash");

-- AddForeignKey
ALTER TABLE "appointment_feed" ADD CONSTRAINT "appointment_feed_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
