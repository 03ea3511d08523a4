-- AlterTable
ALTER TABLE "dealer" ADD COLUMN     "country" TEXT NOT NULL DEFAULT 'DE';

-- CreateTable
CREATE TABLE "vat_id" (
    "dealer_id" INTEGER NOT NULL,
    "vat_id" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'checking',
    "reason" TEXT,
    "state_at" TIMESTAMPTZ NOT NULL,
    "next_try_at" TIMESTAMPTZ,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "claimed_until" TIMESTAMPTZ,
    "occasion" TEXT NOT NULL,
    "asked_by_id" INTEGER,

    CONSTRAINT "vat_id_pkey" PRIMARY KEY ("dealer_id")
);

-- CreateTable
CREATE TABLE "vat_answer" (
    "id" SERIAL NOT NULL,
    "dealer_id" INTEGER,
    "vat_id" TEXT NOT NULL,
    "own_vat_id" TEXT,
    "service" TEXT NOT NULL,
    "asked" JSONB NOT NULL,
    "outcome" TEXT NOT NULL,
    "raw" TEXT NOT NULL,
    "request_id" TEXT,
    "at" TIMESTAMPTZ NOT NULL,
    "occasion" TEXT NOT NULL,
    "asked_by_id" INTEGER,

    CONSTRAINT "vat_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "vat_id_prefix_next_try_at_idx" ON "vat_id"("prefix", "next_try_at");

-- CreateIndex
CREATE INDEX "vat_id_asked_by_id_idx" ON "vat_id"("asked_by_id");

-- CreateIndex
CREATE INDEX "vat_answer_dealer_id_idx" ON "vat_answer"("dealer_id");

-- CreateIndex
CREATE INDEX "vat_answer_asked_by_id_idx" ON "vat_answer"("asked_by_id");

-- AddForeignKey
ALTER TABLE "vat_id" ADD CONSTRAINT "vat_id_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vat_id" ADD CONSTRAINT "vat_id_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vat_answer" ADD CONSTRAINT "vat_answer_dealer_id_fkey" FOREIGN KEY ("dealer_id") REFERENCES "dealer"("account_id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vat_answer" ADD CONSTRAINT "vat_answer_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The answers are proofs and never changed; only the keys of deleted rows are emptied. A row is deleted with a company
-- that has bought nothing (below), and after ten years.
CREATE FUNCTION refuse_vat_answer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{dealer_id,asked_by_id}'::text[] = to_jsonb(OLD) - '{dealer_id,asked_by_id}'::text[]
    THEN RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND (pg_trigger_depth() > 1 OR OLD.at < now() - interval '10 years') THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'vat_answer is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER vat_answer_is_append_only BEFORE UPDATE OR DELETE ON "vat_answer"
  FOR EACH ROW EXECUTE FUNCTION refuse_vat_answer_change();

CREATE FUNCTION delete_needless_vat_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM vat_answer WHERE dealer_id = OLD.account_id
    AND NOT EXISTS (SELECT FROM purchase WHERE partner_number = OLD.partner_number);
  RETURN OLD;
END $$;
CREATE TRIGGER dealer_vat_answers BEFORE DELETE ON "dealer"
  FOR EACH ROW EXECUTE FUNCTION delete_needless_vat_answers();
