-- CreateTable
CREATE TABLE "dealer_import_row" (
    "import_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "state" TEXT,

    CONSTRAINT "dealer_import_row_pkey" PRIMARY KEY ("import_id","key")
);

-- AddForeignKey
ALTER TABLE "dealer_import_row" ADD CONSTRAINT "dealer_import_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "dealer_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
