-- CreateTable
CREATE TABLE "invoice_file" (
    "invoice_id" TEXT NOT NULL,
    "is_delivered" BOOLEAN NOT NULL,
    "format" TEXT NOT NULL,
    "tax_case" TEXT,
    "net_cents" INTEGER,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,

    CONSTRAINT "invoice_file_pkey" PRIMARY KEY ("invoice_id")
);

-- CreateTable
CREATE TABLE "invoice_number_range" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_number_range_pkey" PRIMARY KEY ("year")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_file_sha256_key" ON "invoice_file"("sha256");

-- AddForeignKey
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An invoice is cancelled once.
CREATE UNIQUE INDEX "invoice_cancelled_once" ON "invoice"("original_id") WHERE "kind" = 'cancellation';

-- Invoices and their originals are append-only for every role, the owner of the tables included.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER invoice_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER invoice_file_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_file"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
