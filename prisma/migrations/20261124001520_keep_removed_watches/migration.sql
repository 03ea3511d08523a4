-- CreateTable
CREATE TABLE "removed_watch" (
    "id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "entry" JSONB NOT NULL,
    "removed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "removed_watch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "removed_watch_account_id_removed_at_idx" ON "removed_watch"("account_id", "removed_at");

-- CreateIndex
CREATE INDEX "removed_watch_removed_at_idx" ON "removed_watch"("removed_at");

-- AddForeignKey
ALTER TABLE "removed_watch" ADD CONSTRAINT "removed_watch_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
