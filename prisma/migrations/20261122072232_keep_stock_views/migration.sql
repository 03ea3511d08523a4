-- CreateTable
CREATE TABLE "stock_view" (
    "id" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "words" TEXT,
    "filters" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sort" TEXT,
    "columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stock_view_account_id_idx" ON "stock_view"("account_id");

-- AddForeignKey
ALTER TABLE "stock_view" ADD CONSTRAINT "stock_view_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
