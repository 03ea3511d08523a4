-- CreateTable
CREATE TABLE "condition_version" (
    "id" UUID NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "recorded_at" TIMESTAMPTZ NOT NULL,
    "received_at" TIMESTAMPTZ NOT NULL,
    "account_id" INTEGER,
    "company" TEXT,
    "digest" TEXT NOT NULL,
    "damages" JSONB,
    "paint" JSONB,
    "tyres" JSONB,
    "service" JSONB,
    "findings" JSONB,
    "previous_uses" JSONB,
    "papers" JSONB,
    "drive" JSONB,
    "depreciation_note" TEXT,

    CONSTRAINT "condition_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "condition_version_fahrzeugid_version_key" ON "condition_version"("fahrzeugid", "version");

-- AddForeignKey
ALTER TABLE "condition_version" ADD CONSTRAINT "condition_version_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "condition_version" ADD CONSTRAINT "condition_version_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
