-- AlterTable
ALTER TABLE "purchase" ADD COLUMN     "hand_over" TEXT NOT NULL DEFAULT 'open',
ADD COLUMN     "public_id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "sale_mailed_at" TIMESTAMPTZ;

-- CreateTable
CREATE TABLE "hand_over_change" (
    "id" SERIAL NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "actor_id" INTEGER,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "is_import" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "hand_over_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purchase_paper" (
    "id" TEXT NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "uploaded_by_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "purchase_paper_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hand_over_change_purchase_id_idx" ON "hand_over_change"("purchase_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_paper_purchase_id_kind_sha256_key" ON "purchase_paper"("purchase_id", "kind", "sha256");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_public_id_key" ON "purchase"("public_id");

-- CreateIndex
CREATE INDEX "purchase_gwnummer_idx" ON "purchase"("gwnummer");

-- AddForeignKey
ALTER TABLE "hand_over_change" ADD CONSTRAINT "hand_over_change_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_over_change" ADD CONSTRAINT "hand_over_change_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_paper" ADD CONSTRAINT "purchase_paper_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_paper" ADD CONSTRAINT "purchase_paper_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

UPDATE "purchase" SET "hand_over" = CASE WHEN "yellow" THEN 'paid' WHEN "green" THEN 'collected' ELSE 'open' END;
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_hand_over_check"
  CHECK ("hand_over" IN ('open', 'paid', 'documents', 'ready', 'collected'));
