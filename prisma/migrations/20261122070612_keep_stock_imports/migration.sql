-- AlterTable
ALTER TABLE "vehicle" ADD COLUMN     "source_id" INTEGER;

-- AlterTable
ALTER TABLE "stock_source" ADD COLUMN     "format" TEXT NOT NULL DEFAULT 'vehicle.v1',
ADD COLUMN     "is_whole" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "key_created_at" TIMESTAMPTZ,
ADD COLUMN     "key_hash" TEXT,
ADD COLUMN     "mapping" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "price_jump_percent" INTEGER NOT NULL DEFAULT 30,
ADD COLUMN     "shrink_percent" INTEGER NOT NULL DEFAULT 20,
ADD COLUMN     "values" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "import_run" ADD COLUMN     "actor_id" INTEGER,
ADD COLUMN     "source_id" INTEGER;

-- CreateTable
CREATE TABLE "stock_import" (
    "id" TEXT NOT NULL,
    "source_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "file_name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "layout" JSONB,
    "corrections" JSONB NOT NULL DEFAULT '{}',
    "check" JSONB,
    "release_removals" BOOLEAN NOT NULL DEFAULT false,
    "run_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,
    "changed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "stock_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_quarantine" (
    "id" TEXT NOT NULL,
    "source_id" INTEGER NOT NULL,
    "import_run_id" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "gwnummer" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "values" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "decided_by_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,
    "decided_at" TIMESTAMPTZ,

    CONSTRAINT "stock_quarantine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stock_import_source_id_idx" ON "stock_import"("source_id");

-- CreateIndex
CREATE INDEX "stock_import_changed_at_idx" ON "stock_import"("changed_at");

-- CreateIndex
CREATE INDEX "stock_quarantine_source_id_idx" ON "stock_quarantine"("source_id");

-- CreateIndex
CREATE INDEX "stock_quarantine_gwnummer_idx" ON "stock_quarantine"("gwnummer");

-- CreateIndex
CREATE INDEX "stock_quarantine_state_created_at_idx" ON "stock_quarantine"("state", "created_at");

-- CreateIndex
CREATE INDEX "vehicle_change_import_run_id_idx" ON "vehicle_change"("import_run_id");

-- CreateIndex
CREATE INDEX "vehicle_source_id_idx" ON "vehicle"("source_id");

-- CreateIndex
CREATE UNIQUE INDEX "stock_source_key_hash_key" ON "stock_source"("key_hash");

-- AddForeignKey
ALTER TABLE "stock_import" ADD CONSTRAINT "stock_import_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "stock_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_quarantine" ADD CONSTRAINT "stock_quarantine_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "stock_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
