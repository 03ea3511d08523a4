-- CreateTable
CREATE TABLE "dealer_import" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "storage_key" TEXT,
    "layout" JSONB NOT NULL,
    "state" TEXT NOT NULL,
    "check" JSONB,
    "account_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,
    "changed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "dealer_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "dealer_import_created_at_idx" ON "dealer_import"("created_at");

-- AddForeignKey
ALTER TABLE "dealer_import" ADD CONSTRAINT "dealer_import_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
