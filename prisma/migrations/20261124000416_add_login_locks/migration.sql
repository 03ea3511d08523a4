-- CreateTable
CREATE TABLE "login_lock" (
    "key" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "login_lock_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "login_lock_account_id_idx" ON "login_lock"("account_id");

-- AddForeignKey
ALTER TABLE "login_lock" ADD CONSTRAINT "login_lock_key_fkey" FOREIGN KEY ("key") REFERENCES "attempt_counter"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_lock" ADD CONSTRAINT "login_lock_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
