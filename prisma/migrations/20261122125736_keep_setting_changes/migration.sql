-- CreateTable
CREATE TABLE "setting_change" (
    "key" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "value" TEXT,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "actor_id" INTEGER,

    CONSTRAINT "setting_change_pkey" PRIMARY KEY ("key","revision")
);

-- CreateIndex
CREATE INDEX "setting_change_at_idx" ON "setting_change"("at");
