-- AlterTable
ALTER TABLE "account" ADD COLUMN     "dismissed_revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "dismissed_car" (
    "account_id" INTEGER NOT NULL,
    "fahrzeugid" INTEGER NOT NULL,
    "dismissed_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "dismissed_car_pkey" PRIMARY KEY ("account_id","fahrzeugid")
);

-- CreateIndex
CREATE INDEX "dismissed_car_fahrzeugid_idx" ON "dismissed_car"("fahrzeugid");

-- AddForeignKey
ALTER TABLE "dismissed_car" ADD CONSTRAINT "dismissed_car_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dismissed_car" ADD CONSTRAINT "dismissed_car_fahrzeugid_fkey" FOREIGN KEY ("fahrzeugid") REFERENCES "vehicle"("fahrzeugid") ON DELETE CASCADE ON UPDATE CASCADE;
