-- AlterTable
ALTER TABLE "pick_up_pass" ADD COLUMN     "carrier_id" INTEGER;

-- CreateTable
CREATE TABLE "carrier" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "insurance_until" DATE,
    "licence_until" DATE,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "carrier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carrier_paper" (
    "id" UUID NOT NULL,
    "carrier_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "uploaded_by_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "carrier_paper_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "carrier_name_key" ON "carrier"("name");

-- CreateIndex
CREATE INDEX "carrier_paper_uploaded_by_id_idx" ON "carrier_paper"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "carrier_paper_storage_key_idx" ON "carrier_paper"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "carrier_paper_carrier_id_kind_sha256_key" ON "carrier_paper"("carrier_id", "kind", "sha256");

-- CreateIndex
CREATE INDEX "pick_up_pass_carrier_id_idx" ON "pick_up_pass"("carrier_id");

-- AddForeignKey
ALTER TABLE "carrier_paper" ADD CONSTRAINT "carrier_paper_carrier_id_fkey" FOREIGN KEY ("carrier_id") REFERENCES "carrier"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carrier_paper" ADD CONSTRAINT "carrier_paper_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pick_up_pass" ADD CONSTRAINT "pick_up_pass_carrier_id_fkey" FOREIGN KEY ("carrier_id") REFERENCES "carrier"("id") ON DELETE SET NULL ON UPDATE CASCADE;
