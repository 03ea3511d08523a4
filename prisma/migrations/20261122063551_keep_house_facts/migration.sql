-- AlterTable
ALTER TABLE "vehicle" ADD COLUMN     "edited_fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "lowest_price" DECIMAL(10,2),
ADD COLUMN     "origin" TEXT,
ADD COLUMN     "promotion" TEXT,
ADD COLUMN     "purchase_price" DECIMAL(10,2),
ADD COLUMN     "reserved_for" TEXT,
ADD COLUMN     "reserved_until" TIMESTAMPTZ,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ;

-- CreateTable
CREATE TABLE "stock_job" (
    "id" TEXT NOT NULL,
    "rule" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'preview',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "started_at" TIMESTAMPTZ,
    "finished_at" TIMESTAMPTZ,
    "generation" INTEGER,
    "undo_until" TIMESTAMPTZ,
    "undone_by_id" INTEGER,
    "undone_at" TIMESTAMPTZ,
    "undo_generation" INTEGER,

    CONSTRAINT "stock_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_job_vehicle" (
    "job_id" TEXT NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "detail" TEXT,
    "before" JSONB NOT NULL DEFAULT '{}',
    "after" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL,
    "marked" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "purchase_id" INTEGER,

    CONSTRAINT "stock_job_vehicle_pkey" PRIMARY KEY ("job_id","fahrzeugid")
);

-- CreateTable
CREATE TABLE "vehicle_change" (
    "id" SERIAL NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "field" TEXT NOT NULL,
    "before" TEXT,
    "after" TEXT,
    "version" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "job_id" TEXT,
    "import_run_id" INTEGER,

    CONSTRAINT "vehicle_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vehicle_views" (
    "fahrzeugid" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "vehicle_views_pkey" PRIMARY KEY ("fahrzeugid","day")
);

-- CreateTable
CREATE TABLE "stock_source" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "keeps_hand_edits" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_source_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stock_job_created_at_idx" ON "stock_job"("created_at");

-- CreateIndex
CREATE INDEX "stock_job_vehicle_job_id_position_idx" ON "stock_job_vehicle"("job_id", "position");

-- CreateIndex
CREATE INDEX "stock_job_vehicle_fahrzeugid_idx" ON "stock_job_vehicle"("fahrzeugid");

-- CreateIndex
CREATE INDEX "vehicle_change_fahrzeugid_id_idx" ON "vehicle_change"("fahrzeugid", "id");

-- CreateIndex
CREATE INDEX "vehicle_change_job_id_idx" ON "vehicle_change"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "stock_source_name_key" ON "stock_source"("name");

-- AddForeignKey
ALTER TABLE "stock_job_vehicle" ADD CONSTRAINT "stock_job_vehicle_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "stock_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_job_vehicle" ADD CONSTRAINT "stock_job_vehicle_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle_change" ADD CONSTRAINT "vehicle_change_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vehicle_views" ADD CONSTRAINT "vehicle_views_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;
