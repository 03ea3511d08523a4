-- CreateTable
CREATE TABLE "pick_up_pass" (
    "id" SERIAL NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "firm" TEXT,
    "plate" TEXT,
    "appointment_at" TIMESTAMPTZ,
    "salt" TEXT,
    "token_hash" TEXT,
    "pin_hash" TEXT,
    "made_by_id" INTEGER,
    "created_at" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,

    CONSTRAINT "pick_up_pass_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hand_over_record" (
    "id" UUID NOT NULL,
    "pass_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "actor_id" INTEGER,
    "mileage" INTEGER NOT NULL,
    "keys" INTEGER NOT NULL,
    "papers" TEXT[],

    CONSTRAINT "hand_over_record_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pick_up_pass_token_hash_key" ON "pick_up_pass"("token_hash");

-- CreateIndex
CREATE INDEX "pick_up_pass_purchase_id_idx" ON "pick_up_pass"("purchase_id");

-- CreateIndex
CREATE INDEX "pick_up_pass_appointment_at_idx" ON "pick_up_pass"("appointment_at");

-- CreateIndex
CREATE INDEX "pick_up_pass_made_by_id_idx" ON "pick_up_pass"("made_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "hand_over_record_pass_id_key" ON "hand_over_record"("pass_id");

-- CreateIndex
CREATE INDEX "hand_over_record_actor_id_idx" ON "hand_over_record"("actor_id");

-- AddForeignKey
ALTER TABLE "pick_up_pass" ADD CONSTRAINT "pick_up_pass_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pick_up_pass" ADD CONSTRAINT "pick_up_pass_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_over_record" ADD CONSTRAINT "hand_over_record_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "pick_up_pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_over_record" ADD CONSTRAINT "hand_over_record_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A purchase has one open pass, and each PIN stands for one open pass.
CREATE UNIQUE INDEX "pick_up_pass_open_key" ON "pick_up_pass"("purchase_id") WHERE "state" = 'open';
CREATE UNIQUE INDEX "pick_up_pass_pin_key" ON "pick_up_pass"("pin_hash") WHERE "state" = 'open';
