import type { Car, CarFile } from '@portal/contract/cars'
import { consumerReportMaxKm } from '@portal/domain/constants'
import type { PriceTier } from '@portal/domain/price-tier'
import type { Option } from '@portal/domain/vehicle/attribute'
import { bodyTypes } from '@portal/domain/vehicle/body'
import { fuels } from '@portal/domain/vehicle/engine'

/**
 * The columns of a vehicle `v` each price tier may see. Other columns are not read from the database, so a visitor's
 * response cannot contain a dealer price by mistake.
 */
const common = `v.fahrzeugid, v.gwnummer, v.hersteller, v.modellgruppe, v.modell, v.headlineinternet,
  v.kilometerstandvon, v.kilometerstandbis, v.erstzulassungvon::text,
  v.planverkaufspreisprivatkundengeschaeftbrutto::float8, v.psvon, v.kwvon, v.kwbis, v.farbe,
  v.ausstattungserie, v.ausstattungsonder, v.getriebe, v.kraftstoffart, v.anzahlsitze, v.anzahltueren, v.hubraum,
  v.schadstoffklassetyp, v.feinstaubplakettetypdescription, v.fahrzeugtyp, v.fahrzeugkategorietypnfz,
  v.hu_faellig_am::text, v.scheibe_gewechselt, v.winterraeder, v.minderwerte::float8,
  v.transporter, v.available, v.eaktedokumentid`

/** Photos for everyone, the dealer report for the dealer tier, the consumer report up to 170,000 km (R-20). */
const filesOf = (types: string) => `(
  SELECT coalesce(json_agg(json_build_array(f.eaktedokumentid, f.eaktedokumenttyp, f.ordner, f.datei)
    ORDER BY f.position, f.eaktedokumentid), '[]')
  FROM vehicle_file f
  WHERE f.fahrzeugid = v.fahrzeugid AND (f.eaktedokumenttyp IN (${types})
    OR f.eaktedokumenttyp = 'VERKAUFSEXPERTISE' AND v.kilometerstandbis <= ${consumerReportMaxKm}))`

/** The select list of a car entry, in the order of `CarRow`. */
export const carColumns: Record<PriceTier, string> = {
  consumer: `${common}, ${filesOf(`'GUTACHTEN_INTERNETBILD'`)}`,
  dealer: `${common}, ${filesOf(`'GUTACHTEN_INTERNETBILD', 'GUTACHTEN_LIGHT'`)}, v.haendlerpreisbrutto::float8`,
}

type Text = string | null
type Whole = number | null
type Truth = boolean | null
type FileRow = [number, CarFile['eaktedokumenttyp'], string, string]
export type CarRow = [
  ...[fahrzeugid: number, gwnummer: string, hersteller: string, modellgruppe: string, modell: string],
  ...[headlineinternet: Text, kilometerstandvon: number, kilometerstandbis: Whole, erstzulassungvon: string],
  ...[price: number, psvon: Whole, kwvon: Whole, kwbis: Whole, farbe: Text],
  ...[ausstattungserie: Text, ausstattungsonder: Text, getriebe: Text, kraftstoffart: Text],
  ...[anzahlsitze: Whole, anzahltueren: Whole, hubraum: Whole, schadstoffklassetyp: Text, sticker: Text],
  ...[fahrzeugtyp: Text, fahrzeugkategorietypnfz: Text, hu_faellig_am: Text],
  ...[scheibe_gewechselt: Truth, winterraeder: Truth, minderwerte: Whole],
  ...[transporter: boolean, available: boolean, eaktedokumentid: number, files: FileRow[]],
  haendlerpreisbrutto?: number,
]

const labels = (options: readonly Option[]) => new Map(options.map(({ value, label }) => [value, label]))
const fuelLabels = labels(fuels)
const bodyLabels = labels(bodyTypes)
const labelOf = (known: Map<string, string>, code: Text) => (code === null ? null : (known.get(code) ?? code))
const accessories = (joined: Text) =>
  joined === null ? [] : joined.split(';;;').filter((accessory) => accessory !== '')

/** The car entry on the wire (E-41, U-49). Rows without the dealer's column give no dealer fields. */
export function carView(row: CarRow): Car {
  const [fahrzeugid, gwnummer, hersteller, modellgruppe, modell, headlineinternet, kilometerstandvon] = row
  const files = row[32]
  const dealerPrice = row[33]
  const car: Car = {
    fahrzeugid,
    gwnummer,
    hersteller,
    modellgruppe,
    modell,
    headlineinternet,
    kilometerstandvon,
    kilometerstandbis: row[7],
    erstzulassungvon: row[8],
    planverkaufspreisprivatkundengeschaeftbrutto: row[9],
    preisUser: row[9],
    preis: dealerPrice ?? row[9],
    psvon: row[10],
    kwvon: row[11],
    kwbis: row[12],
    farbe: row[13],
    imageIds: [],
    ausstattungserie: row[14],
    ausstattungsonder: row[15],
    serieAccessoires: accessories(row[14]),
    specialAccessoires: accessories(row[15]),
    getriebeTypValue: row[16],
    fueltypedescription: labelOf(fuelLabels, row[17]),
    anzahlsitze: row[18],
    anzahltueren: row[19],
    hubraum: row[20],
    schadstoffklassetyp: row[21],
    feinstaubplakettetypdescription: row[22],
    fahrzeugaufbaubezeichnung: labelOf(bodyLabels, row[23]) ?? row[24],
    hu_faellig_am: row[25],
    scheibe_gewechselt: row[26],
    winterraeder: row[27],
    minderwerte: row[28],
    mvpcarstockimages: [],
    transporter: row[29],
    available: row[30],
    eaktedokumentid: row[31],
  }
  if (dealerPrice !== undefined) {
    car.haendlerpreisbrutto = dealerPrice
    car.preisDealer = dealerPrice
  }
  for (const [id, eaktedokumenttyp, ordner, datei] of files) {
    car.mvpcarstockimages.push({ eaktedokumentid: id, eaktedokumenttyp, ordner, datei })
    if (eaktedokumenttyp === 'GUTACHTEN_INTERNETBILD') car.imageIds.push(id)
  }
  return car
}
