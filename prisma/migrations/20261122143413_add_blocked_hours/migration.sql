-- CreateTable
CREATE TABLE "blocked_hours" (
    "id" SERIAL NOT NULL,
    "date" DATE NOT NULL,
    "from_time" TEXT NOT NULL,
    "until_time" TEXT NOT NULL,
    "reason" TEXT,

    CONSTRAINT "blocked_hours_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "blocked_hours_date_from_time_until_time_key" ON "blocked_hours"("date", "from_time", "until_time");
