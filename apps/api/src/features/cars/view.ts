import { Car, type CarFile } from '@portal/contract/cars'
import { consumerReportMaxKm } from '@portal/domain/constants'
import type { PriceTier } from '@portal/domain/price-tier'
import { columnName } from '@portal/domain/vehicle/attributes'
import { type EnergyFacts, energyLabel, energyNames } from '@portal/domain/vehicle/energy-label'
import { isNewCarSql } from '@portal/domain/vehicle/new-car'
import { textOf } from '@portal/domain/vehicle/texts'
import { type PublicName, publicColumns, publicIn, type VehicleRow } from '../../stock/vehicle-row.ts'

/** What the wire has under another name or in words. */
const coded = ['getriebe', 'kraftstoffart', 'fahrzeugtyp', 'fahrzeugkategorietypnfz'] as const

/** The values of the energy label as JSON; NULL where advertising need not state them. */
export const energyColumn = `CASE WHEN ${isNewCarSql('now()')} THEN json_build_object(${energyNames
  .map((name) => `'${name}', v.${columnName(name)}`)
  .join(', ')}) END AS energy`

/**
 * The columns everyone may see. Other columns are not read from the database, so a visitor's response cannot contain
 * a dealer price by mistake.
 */
const common = `v.fahrzeugid, v.available, v.eaktedokumentid, ${publicColumns([...publicIn(Car.shape), ...coded])},
  ${energyColumn}`

/** Photos for everyone, the dealer report for the dealer tier, the consumer report up to 170,000 km (R-20). */
const filesOf = (types: string) => `(
  SELECT coalesce(json_agg(json_build_array(f.eaktedokumentid, f.eaktedokumenttyp, f.ordner, f.datei)
    ORDER BY f.position, f.eaktedokumentid), '[]')
  FROM vehicle_file f
  WHERE f.fahrzeugid = v.fahrzeugid AND (f.eaktedokumenttyp IN (${types})
    OR f.eaktedokumenttyp = 'VERKAUFSEXPERTISE' AND v.kilometerstandbis <= ${consumerReportMaxKm}))`

/** The select list of a car entry (`CarRow`). */
export const carColumns: Record<PriceTier, string> = {
  consumer: `${common}, ${filesOf(`'GUTACHTEN_INTERNETBILD'`)} AS files`,
  dealer: `${common}, ${filesOf(`'GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT'`)} AS files, v.haendlerpreisbrutto::float8`,
}

type FileRow = [number, CarFile['eaktedokumenttyp'], string, string]
export type CarRow = VehicleRow<Extract<PublicName, keyof Car> | (typeof coded)[number]> &
  Pick<Car, 'fahrzeugid' | 'available' | 'eaktedokumentid' | 'haendlerpreisbrutto'> & {
    files: FileRow[]
    energy: EnergyFacts | null
  }

const accessories = (joined: string | null) =>
  joined?.split(';;;').filter((accessory) => accessory !== '') ?? []

/** The body in words: that of a car, or that of a van. */
const bodyOf = ({ fahrzeugtyp, fahrzeugkategorietypnfz }: Pick<CarRow, (typeof coded)[number]>) =>
  fahrzeugtyp === null ? fahrzeugkategorietypnfz : textOf('fahrzeugtyp', fahrzeugtyp)

/** The car entry of the wire (E-41, U-49). A row without the dealer column gives no dealer fields. */
export function carView({ haendlerpreisbrutto, files, energy, ...row }: CarRow): Car {
  const { getriebe, kraftstoffart, ...facts } = row
  const consumerPrice = facts.planverkaufspreisprivatkundengeschaeftbrutto
  const photos = files.filter(([, type]) => type === 'GUTACHTEN_INTERNETBILD')
  return {
    ...facts,
    ...(haendlerpreisbrutto !== undefined && { haendlerpreisbrutto, preisDealer: haendlerpreisbrutto }),
    energyLabel: energy && energyLabel(energy),
    preisUser: consumerPrice,
    preis: haendlerpreisbrutto ?? consumerPrice,
    imageIds: photos.map(([id]) => id),
    serieAccessoires: accessories(facts.ausstattungserie),
    specialAccessoires: accessories(facts.ausstattungsonder),
    getriebeTypValue: getriebe,
    fueltypedescription: kraftstoffart && textOf('kraftstoffart', kraftstoffart),
    fahrzeugaufbaubezeichnung: bodyOf(row),
    mvpcarstockimages: files.map(([eaktedokumentid, eaktedokumenttyp, ordner, datei]) => ({
      eaktedokumentid,
      eaktedokumenttyp,
      ordner,
      datei,
    })),
  }
}
