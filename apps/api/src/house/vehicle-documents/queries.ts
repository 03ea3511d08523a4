import type { VehicleDocument } from '@portal/contract/house/house-vehicle'
import type { RowSource } from '../../plugins/db.ts'
import { unknownVehicle } from '../../stock/unknown-vehicle.ts'

const isReport = "f.eaktedokumenttyp <> 'GUTACHTEN_INTERNETBILD'"
const ofPurchases = 'JOIN purchase p ON p.id = d.purchase_id'

/** SQL: the number of documents of vehicle `v`. */
export const documentCountSql = `(
  (SELECT count(*) FROM vehicle_file f WHERE f.fahrzeugid = v.fahrzeugid AND ${isReport})
  + (SELECT count(*) FROM purchase_paper d ${ofPurchases} WHERE p.gwnummer = v.gwnummer)
  + (SELECT count(*) FROM invoice d JOIN invoice_file ON invoice_id = d.id ${ofPurchases}
     WHERE p.gwnummer = v.gwnummer))::int`

/**
 * The reports of a vehicle, then papers and invoices of its purchases, newest first.
 * @throws ProblemError not-found for an unknown GW number
 */
export async function documentsOf(from: RowSource, gwnummer: string): Promise<VehicleDocument[]> {
  const found = await from.query('SELECT FROM vehicle WHERE gwnummer = $1', [gwnummer])
  if (found.rows.length === 0) throw unknownVehicle()
  const { rows } = await from.query<{ document: VehicleDocument }>(
    `SELECT document FROM (
       SELECT 0 AS place, NULL::timestamptz AS at, jsonb_build_object('kind', 'report',
         'type', f.eaktedokumenttyp, 'ordner', f.ordner, 'datei', f.datei) AS document
       FROM vehicle_file f JOIN vehicle v USING (fahrzeugid) WHERE v.gwnummer = $1 AND ${isReport}
       UNION ALL
       SELECT 1, d.created_at, jsonb_build_object('kind', 'paper', 'id', d.id, 'purchaseId', p.public_id,
         'type', d.kind, 'name', d.name, 'bytes', d.bytes, 'createdAt', d.created_at AT TIME ZONE 'UTC')
       FROM purchase_paper d ${ofPurchases} WHERE p.gwnummer = $1
       UNION ALL
       SELECT 1, d.created_at, jsonb_build_object('kind', 'invoice', 'id', d.id, 'purchaseId', p.public_id,
         'type', d.kind, 'number', d.number, 'name', file.name, 'bytes', file.bytes,
         'createdAt', d.created_at AT TIME ZONE 'UTC')
       FROM invoice d JOIN invoice_file file ON file.invoice_id = d.id ${ofPurchases} WHERE p.gwnummer = $1) found
     ORDER BY place, at DESC, document->>'type'`,
    [gwnummer],
  )
  return rows.map(({ document }) =>
    document.kind === 'report' ? document : { ...document, createdAt: `${document.createdAt}Z` },
  )
}
