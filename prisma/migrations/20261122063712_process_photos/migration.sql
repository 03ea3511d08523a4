-- AlterTable
ALTER TABLE "vehicle_file" ADD COLUMN     "perceptual_hash" TEXT,
ADD COLUMN     "placeholder" TEXT;

-- CreateTable
CREATE TABLE "file_task" (
    "id" TEXT NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "eaktedokumenttyp" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "received" INTEGER NOT NULL DEFAULT 0,
    "last_modified" BIGINT NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL,
    "replaces" INTEGER,
    "plate" DOUBLE PRECISION[],
    "state" TEXT NOT NULL,
    "message" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL,
    "changed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "file_task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deleted_vehicle_file" (
    "eaktedokumentid" INTEGER NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "eaktedokumenttyp" TEXT NOT NULL,
    "ordner" TEXT NOT NULL,
    "datei" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "perceptual_hash" TEXT,
    "placeholder" TEXT,
    "deleted_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "deleted_vehicle_file_pkey" PRIMARY KEY ("eaktedokumentid")
);

-- CreateIndex
CREATE INDEX "file_task_fahrzeugid_idx" ON "file_task"("fahrzeugid");

-- CreateIndex
CREATE INDEX "file_task_account_id_changed_at_idx" ON "file_task"("account_id", "changed_at");

-- CreateIndex
CREATE INDEX "file_task_changed_at_idx" ON "file_task"("changed_at");

-- CreateIndex
CREATE INDEX "deleted_vehicle_file_fahrzeugid_idx" ON "deleted_vehicle_file"("fahrzeugid");

-- CreateIndex
CREATE INDEX "deleted_vehicle_file_storage_key_idx" ON "deleted_vehicle_file"("storage_key");

-- CreateIndex
CREATE INDEX "deleted_vehicle_file_deleted_at_idx" ON "deleted_vehicle_file"("deleted_at");

-- AddForeignKey
ALTER TABLE "file_task" ADD CONSTRAINT "file_task_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_task" ADD CONSTRAINT "file_task_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deleted_vehicle_file" ADD CONSTRAINT "deleted_vehicle_file_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;
