-- CreateTable
CREATE TABLE "price_template" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rule" JSONB NOT NULL,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "price_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "price_template_name_key" ON "price_template"("name");

-- CreateIndex
CREATE INDEX "price_template_created_by_id_idx" ON "price_template"("created_by_id");

-- AddForeignKey
ALTER TABLE "price_template" ADD CONSTRAINT "price_template_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
