import { homeCountry, unionCountryCodes } from '@portal/domain/accounts/countries'

const union = unionCountryCodes.map((code) => `'${code}'`).join(', ')

/**
 * SQL that joins the terms of a sale that is made now, for columns of a new purchase: by the company with a partner number
 * and by the vehicle, as `saleCaseOf` and `buysWithoutVat` decide. All are null for a partner without an account, and the
 * taxation is null for a vehicle that is not in the stock.
 * @param of SQL expressions of the purchase
 */
export const joinedSaleTerms = (of: { partnerNumber: string; gwnummer: string; fin: string }) => `
  LEFT JOIN LATERAL (
    SELECT CASE WHEN b.buys_net THEN 'net' ELSE 'dealer' END AS price_tier, b.country, b.vat_id,
      CASE sold.vat_mode WHEN 'DIFFERENZ' THEN 'margin' WHEN 'REGEL' THEN
        CASE WHEN NOT b.buys_net THEN 'regular' WHEN b.is_union THEN 'eu' ELSE 'export' END END AS tax_case
    FROM (
      SELECT d.country, i.vat_id, d.country IN (${union}) AS is_union,
        d.country NOT IN (${union}) OR (d.country <> '${homeCountry}' AND coalesce(i.state, '') = 'confirmed') AS buys_net
      FROM dealer d LEFT JOIN vat_id i ON i.dealer_id = d.account_id
      WHERE d.partner_number = ${of.partnerNumber}) b
    LEFT JOIN vehicle sold ON sold.gwnummer = ${of.gwnummer} AND coalesce(sold.fin, ${of.fin}) = ${of.fin}) terms ON true`
