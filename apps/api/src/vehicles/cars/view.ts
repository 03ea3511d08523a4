import { Car, type CarFile } from '@portal/contract/vehicles/cars'
import { columnName } from '@portal/domain/vehicles/attributes/attributes'
import { type EnergyFacts, energyLabel, energyNames } from '@portal/domain/vehicles/attributes/energy-label'
import { isNewCarSql } from '@portal/domain/vehicles/attributes/new-car'
import { textOf } from '@portal/domain/vehicles/attributes/texts'
import { allowsConsumerReportSql } from '@portal/domain/vehicles/consumer-report'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { dealerPriceIn, netOf } from '@portal/domain/vehicles/vat'
import { type PublicName, publicColumns, publicIn, type VehicleRow } from '../../stock/vehicle-row.ts'

/** The columns that the response has under another name or as a label. */
const coded = ['getriebe', 'kraftstoffart', 'fahrzeugtyp', 'fahrzeugkategorietypnfz'] as const

/** The values of the energy label as JSON; NULL where advertising need not state them. */
export const energyColumn = `CASE WHEN ${isNewCarSql('now()')} THEN json_build_object(${energyNames
  .map((name) => `'${name}', v.${columnName(name)}`)
  .join(', ')}) END AS energy`

/**
 * The columns everyone may see. Other columns are not read from the database, so a visitor's response cannot contain
 * a dealer price by mistake.
 */
const common = `v.fahrzeugid, v.available, v.eaktedokumentid, v.back_at AS "backAt", ${publicColumns([...publicIn(Car.shape), ...coded])},
  ${energyColumn}`

/** Photos for everyone, the dealer report for the dealer tier, the consumer report up to 170,000 km (R-20). */
const filesOf = (types: string) => `(
  SELECT coalesce(json_agg(json_build_array(f.eaktedokumentid, f.eaktedokumenttyp, f.ordner, f.datei)
    ORDER BY f.position, f.eaktedokumentid), '[]')
  FROM vehicle_file f
  WHERE f.fahrzeugid = v.fahrzeugid AND (f.eaktedokumenttyp IN (${types})
    OR f.eaktedokumenttyp = 'VERKAUFSEXPERTISE' AND ${allowsConsumerReportSql}))`

/** The last price reduction of a tier; that of the other tier is not read. */
const dropOf = (tier: 'consumer' | 'dealer') =>
  `v.${tier}_drop_at AS "dropAt", v.${tier}_drop_from::float8 AS "dropFrom"`

const dealerCar = `${common}, ${filesOf(`'GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT'`)} AS files, v.haendlerpreisbrutto::float8, ${dropOf('dealer')}`

/** The select list of a car entry (`CarRow`). */
export const carColumns: Record<PriceTier, string> = {
  consumer: `${common}, ${filesOf(`'GUTACHTEN_INTERNETBILD'`)} AS files, ${dropOf('consumer')}`,
  dealer: dealerCar,
  net: dealerCar,
}

type FileRow = [number, CarFile['eaktedokumenttyp'], string, string]
export type CarRow = VehicleRow<Extract<PublicName, keyof Car> | (typeof coded)[number]> &
  Pick<Car, 'fahrzeugid' | 'available' | 'eaktedokumentid' | 'haendlerpreisbrutto'> & {
    files: FileRow[]
    energy: EnergyFacts | null
    backAt: Date | null
    dropAt: Date | null
    dropFrom: number | null
  }

const accessories = (joined: string | null) =>
  joined?.split(';;;').filter((accessory) => accessory !== '') ?? []

/** The body in words: that of a car, or that of a van. */
const bodyOf = ({ fahrzeugtyp, fahrzeugkategorietypnfz }: Pick<CarRow, (typeof coded)[number]>) =>
  fahrzeugtyp === null ? fahrzeugkategorietypnfz : textOf('fahrzeugtyp', fahrzeugtyp)

/** The last reduction of the price, while the price is still below the earlier one. */
const priceDropOf = (price: number, at: Date | null, before: number | null): Car['priceDrop'] =>
  at && before && price > 0 && before > price
    ? { at: at.toISOString(), euro: Math.round((before - price) * 100) / 100 }
    : null

/** The car entry of the wire (E-41, U-49). A row without the dealer column gives no dealer fields. */
export function carView({ haendlerpreisbrutto, files, energy, ...row }: CarRow, tier: PriceTier): Car {
  const { getriebe, kraftstoffart, publishedAt, backAt, dropAt, dropFrom, ...facts } = row
  const consumerPrice = facts.planverkaufspreisprivatkundengeschaeftbrutto
  const inTier = (gross: number) => dealerPriceIn(tier, gross, facts.vatMode)
  const price = haendlerpreisbrutto === undefined ? consumerPrice : inTier(haendlerpreisbrutto)
  const net = tier === 'net' ? netOf(haendlerpreisbrutto ?? 0, facts.vatMode) : null
  const photos = files.filter(([, type]) => type === 'GUTACHTEN_INTERNETBILD')
  return {
    ...facts,
    ...(haendlerpreisbrutto !== undefined && { haendlerpreisbrutto, preisDealer: haendlerpreisbrutto }),
    ...(net !== null && { preisNetto: net }),
    energyLabel: energy && energyLabel(energy),
    preisUser: consumerPrice,
    preis: price,
    publishedAt: publishedAt?.toISOString() ?? null,
    priceDrop: priceDropOf(price, dropAt, dropFrom && inTier(dropFrom)),
    backAt: backAt?.toISOString() ?? null,
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
