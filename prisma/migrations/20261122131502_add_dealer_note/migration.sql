-- CreateTable
CREATE TABLE "dealer_note" (
    "id" SERIAL NOT NULL,
    "dealer_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "author_id" INTEGER,
    "key_hash" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "dealer_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dealer_note_key_hash_key" ON "dealer_note"("key_hash");

-- CreateIndex
CREATE INDEX "dealer_note_dealer_id_idx" ON "dealer_note"("dealer_id");

-- AddForeignKey
ALTER TABLE "dealer_note" ADD CONSTRAINT "dealer_note_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dealer_note" ADD CONSTRAINT "dealer_note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
