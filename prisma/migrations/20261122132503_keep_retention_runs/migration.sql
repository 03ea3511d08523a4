-- CreateTable
CREATE TABLE "retention_run" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "counts" JSONB NOT NULL,
    "total" INTEGER NOT NULL,

    CONSTRAINT "retention_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "retention_run_at_idx" ON "retention_run"("at");
