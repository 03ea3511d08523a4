-- CreateTable
CREATE TABLE "unused_file" (
    "kind" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "unused_file_pkey" PRIMARY KEY ("kind","storage_key")
);

-- CreateIndex
CREATE INDEX "vehicle_file_storage_key_idx" ON "vehicle_file"("storage_key");
