-- AlterTable
ALTER TABLE "session" ADD COLUMN     "device_hash" TEXT,
ADD COLUMN     "device_name" TEXT NOT NULL DEFAULT 'Unbekanntes Gerät',
ADD COLUMN     "id" SERIAL NOT NULL;

-- AlterTable
ALTER TABLE "dealer" ADD COLUMN     "owners_need_second_factor" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "session_id_key" ON "session"("id");

-- CreateIndex
CREATE INDEX "session_device_hash_idx" ON "session"("device_hash");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_device_hash_fkey" FOREIGN KEY ("device_hash") REFERENCES "known_device"("token_hash") ON DELETE SET NULL ON UPDATE CASCADE;
