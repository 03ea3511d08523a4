-- AlterTable
ALTER TABLE "stock_source" ADD COLUMN     "number_first" INTEGER,
ADD COLUMN     "number_from" TEXT NOT NULL DEFAULT 'column',
ADD COLUMN     "number_last" INTEGER;

-- AlterTable
ALTER TABLE "stock_import" ADD COLUMN     "replacements" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "stock_number" (
    "source_id" INTEGER NOT NULL,
    "internal_number" TEXT NOT NULL,
    "gwnummer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "stock_number_pkey" PRIMARY KEY ("source_id","internal_number")
);

-- CreateIndex
CREATE UNIQUE INDEX "stock_number_gwnummer_key" ON "stock_number"("gwnummer");

-- CreateIndex
CREATE INDEX "stock_number_internal_number_idx" ON "stock_number"("internal_number");

-- AddForeignKey
ALTER TABLE "stock_number" ADD CONSTRAINT "stock_number_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "stock_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
