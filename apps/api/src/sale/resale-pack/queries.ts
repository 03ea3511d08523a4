import { vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { mobileDe } from '../../delivery/positional.ts'
import { inLatin9, positionalRow } from '../../delivery/write-positional.ts'
import { writtenColumns } from '../../delivery/written-columns.ts'
import { ProblemError } from '../../http/problem.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import { recordedVersion } from '../../vehicles/condition/queries.ts'
import { unknownPurchase } from '../hand-overs/queries.ts'
import { ownPurchaseWhere } from '../purchase/queries.ts'

const cells = vehicleColumnNames.map((name) => `w."${name}"::text`).join(', ')
type Row = { fahrzeugid: number; emissionClass: string | null; cells: (string | null)[] }

/**
 * The vehicle as a file for mobile.de, which has no subdivisions of emission classes. Its new price is the dealer's, so
 * it has none.
 */
function mobileDeFile({ cells: values, emissionClass }: Row): Buffer {
  const texts = Object.fromEntries(vehicleColumnNames.map((name, index) => [name, values[index] ?? '']))
  const row = positionalRow(mobileDe, {
    ...texts,
    schadstoffklassetyp: emissionClass ?? '',
    planverkaufspreisprivatkundengeschaeftbrutto: '',
  })
  return inLatin9(`${row}\r\n`)
}

/**
 * What the dealer who bought a vehicle needs to offer it: its number, and the files beside the photos.
 * @throws ProblemError not-found for an unknown purchase or one of another company, car-unknown for a vehicle that has
 *   left the stock
 */
export async function resalePack(
  db: Db,
  from: RowSource,
  account: SignedIn,
  publicId: string,
  brand: string,
) {
  const purchase = await db.purchase.findFirst({
    where: await ownPurchaseWhere(db, account, publicId),
    select: { gwnummer: true, conditionVersion: true },
  })
  if (!purchase) throw unknownPurchase()
  const { gwnummer, conditionVersion: version } = purchase
  const { rows } = await from.query<Row>({
    name: 'resale-vehicle',
    text: `SELECT w.fahrzeugid, w.emission AS "emissionClass", ARRAY[${cells}] AS cells
      FROM (SELECT fahrzeugid, schadstoffklassetyp AS emission, ${writtenColumns}
            FROM vehicle WHERE gwnummer = $1) w`,
    values: [gwnummer],
  })
  const [vehicle] = rows
  if (!vehicle) throw new ProblemError('car-unknown')
  const condition = await recordedVersion(from, { gwnummer, version }, brand)
  return {
    gwnummer,
    fahrzeugid: vehicle.fahrzeugid,
    files: [
      { name: 'fahrzeug.csv', bytes: mobileDeFile(vehicle) },
      { name: 'zustand.json', bytes: Buffer.from(JSON.stringify({ gwnummer, condition }, null, 2)) },
    ],
  }
}
