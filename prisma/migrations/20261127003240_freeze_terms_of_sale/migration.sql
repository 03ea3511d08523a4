-- AlterTable
ALTER TABLE "purchase" ADD COLUMN     "buyer_country" TEXT,
ADD COLUMN     "buyer_vat_id" TEXT,
ADD COLUMN     "price_tier" TEXT,
ADD COLUMN     "tax_case" TEXT;

-- Purchases before this migration: what their invoice says, otherwise what holds now. Companies outside the Union could
-- not register before.
UPDATE "purchase" p SET
  "price_tier" = CASE WHEN b.case_of_invoice IN ('eu', 'export') OR (b.case_of_invoice IS NULL AND b.buys_net)
    THEN 'net' ELSE 'dealer' END,
  "tax_case" = coalesce(b.case_of_invoice,
    CASE b.vat_mode WHEN 'DIFFERENZ' THEN 'margin' WHEN 'REGEL' THEN
      CASE WHEN b.buys_net THEN 'eu' ELSE 'regular' END END),
  "buyer_country" = b.country,
  "buyer_vat_id" = b.vat_id
FROM (
  SELECT o.id, d.country, i.vat_id, v.vat_mode,
    d.country <> 'DE' AND coalesce(i.state, '') = 'confirmed' AS buys_net,
    (SELECT f.tax_case FROM "invoice" n JOIN "invoice_file" f ON f.invoice_id = n.id
      WHERE n.purchase_id = o.id AND n.kind = 'invoice' AND NOT EXISTS (
        SELECT FROM "invoice" c WHERE c.original_id = n.id AND c.kind = 'cancellation')
      ORDER BY n.created_at DESC LIMIT 1) AS case_of_invoice
  FROM "purchase" o JOIN "dealer" d ON d.partner_number = o.partner_number
  LEFT JOIN "vat_id" i ON i.dealer_id = d.account_id
  LEFT JOIN "vehicle" v ON v.gwnummer = o.gwnummer AND coalesce(v.fin, o.fin) = o.fin) b
WHERE b.id = p.id;

-- The terms of a sale are not changed any more, by no role.
CREATE FUNCTION refuse_change_of_sale_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a sale do not change' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER purchase_keeps_its_terms BEFORE UPDATE ON "purchase" FOR EACH ROW
  WHEN (OLD."price_tier" IS NOT NULL AND (OLD."price_tier", OLD."tax_case", OLD."buyer_country", OLD."buyer_vat_id")
    IS DISTINCT FROM (NEW."price_tier", NEW."tax_case", NEW."buyer_country", NEW."buyer_vat_id"))
  EXECUTE FUNCTION refuse_change_of_sale_terms();
