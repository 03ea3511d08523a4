-- CreateTable
CREATE TABLE "hand_over_refusal" (
    "id" UUID NOT NULL,
    "pass_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "actor_id" INTEGER,
    "reason" TEXT NOT NULL,
    "text" TEXT,

    CONSTRAINT "hand_over_refusal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "hand_over_refusal_pass_id_idx" ON "hand_over_refusal"("pass_id");

-- CreateIndex
CREATE INDEX "hand_over_refusal_actor_id_idx" ON "hand_over_refusal"("actor_id");

-- AddForeignKey
ALTER TABLE "hand_over_refusal" ADD CONSTRAINT "hand_over_refusal_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "pick_up_pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hand_over_refusal" ADD CONSTRAINT "hand_over_refusal_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
