-- CreateTable
CREATE TABLE "damage_photo" (
    "id" UUID NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "damage_photo_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "damage_photo_fahrzeugid_idx" ON "damage_photo"("fahrzeugid");

-- CreateIndex
CREATE INDEX "damage_photo_storage_key_idx" ON "damage_photo"("storage_key");

-- AddForeignKey
ALTER TABLE "damage_photo" ADD CONSTRAINT "damage_photo_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;
