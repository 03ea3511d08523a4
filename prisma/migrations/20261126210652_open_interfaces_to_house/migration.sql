-- AlterTable
ALTER TABLE "api_key" ALTER COLUMN "dealer_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "webhook_endpoint" ALTER COLUMN "dealer_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "repeatable_call" (
    "api_key_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "repeatable_call_pkey" PRIMARY KEY ("api_key_id","key")
);

-- CreateIndex
CREATE INDEX "repeatable_call_created_at_idx" ON "repeatable_call"("created_at");

-- AddForeignKey
ALTER TABLE "repeatable_call" ADD CONSTRAINT "repeatable_call_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;
