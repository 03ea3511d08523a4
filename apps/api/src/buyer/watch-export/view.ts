import { today } from '@portal/domain/buyer/appointment'
import { enquiryStateText } from '@portal/domain/buyer/enquiry-state'
import { grossProfitOf } from '@portal/domain/buyer/trade-calculation'
import { t } from '@portal/domain/values/text'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { dealerPriceOf } from '@portal/domain/vehicles/attributes/price-text'
import { headingOf, textOf } from '@portal/domain/vehicles/attributes/texts'
import { carPath } from '@portal/domain/vehicles/car-path'
import { priceChange } from '@portal/domain/vehicles/price-change'
import { csvDay, csvOf } from '../../http/csv.ts'
import { type SheetCell, xlsxOf } from '../../http/xlsx.ts'
import type { ExportedEntry } from './queries.ts'

type Column = { heading: string; width: number; cell: (entry: ExportedEntry) => SheetCell }

const column = (heading: string, width: number, cell: Column['cell']): Column => ({ heading, width, cell })
const named = (name: AttributeName, width: number, cell: Column['cell']) =>
  column(headingOf(name), width, cell)

/** A day without a time, so that a spreadsheet can sort and calculate. */
const day = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`)
const germanDay = (moment: string) => day(today(new Date(moment)))

/** A price of 0 means none. */
const price = (euro: number | null | undefined) => euro || null

const changeOf = (entry: ExportedEntry) => priceChange(dealerPriceOf(entry), entry.markedPrice)

/** The address of the portal, and whether the reader buys without German VAT. */
export type FileFor = { portal: string; isNet: boolean }

/** In the order a buyer reads them. */
const columnsFor = ({ portal, isNet }: FileFor): Column[] => [
  named('gwnummer', 10, ({ gwnummer }) => gwnummer),
  named('fin', 20, ({ fin }) => fin),
  named('hersteller', 16, ({ hersteller }) => hersteller),
  named('modellgruppe', 16, ({ modellgruppe }) => modellgruppe),
  named('modell', 20, ({ modell }) => modell),
  named('headlineinternet', 40, ({ headlineinternet }) => headlineinternet),
  named('erstzulassungvon', 14, ({ erstzulassungvon }) => day(erstzulassungvon)),
  named('kilometerstandvon', 14, ({ kilometerstandvon }) => kilometerstandvon),
  named(
    'kraftstoffart',
    14,
    ({ fueltypedescription }) => fueltypedescription && textOf('kraftstoffart', fueltypedescription),
  ),
  named('getriebe', 16, ({ getriebeTypValue }) => getriebeTypValue && textOf('getriebe', getriebeTypValue)),
  named('kwvon', 10, ({ kwvon }) => kwvon),
  named('psvon', 10, ({ psvon }) => psvon),
  named('haendlerpreisbrutto', 16, ({ haendlerpreisbrutto }) => price(haendlerpreisbrutto)),
  column(t('Händlerpreis (netto) in EUR'), 16, ({ haendlerpreisnetto }) => haendlerpreisnetto),
  column(t('MwSt.'), 22, ({ vatMode }) =>
    vatMode === 'REGEL' ? t('ausweisbar') : t('nicht ausweisbar (§ 25a UStG)'),
  ),
  column(t('Standzeit in Tagen'), 12, ({ daysInStock }) => daysInStock),
  named('accident', 14, ({ accident }) => accident),
  column(t('Reparaturkosten (netto) in EUR'), 16, ({ figures }) => figures?.present ?? null),
  column(t('Geringste Profiltiefe in mm'), 14, ({ figures }) => figures?.leastTreadMm ?? null),
  column(t('Verfügbar'), 10, ({ available }) => (available ? t('ja') : t('nein'))),
  column(t('Gemerkt am'), 12, ({ datecreated }) => germanDay(datecreated)),
  column(t('Preis beim Merken in EUR'), 16, ({ markedPrice }) => price(markedPrice)),
  column(t('Änderung in EUR'), 14, (entry) => changeOf(entry)?.euro ?? null),
  column(t('Änderung in %'), 12, (entry) => changeOf(entry)?.percent ?? null),
  column(t('Gruppe'), 18, ({ group }) => group),
  column(t('Notiz'), 40, ({ note }) => note || null),
  column(t('Angefragt am'), 12, ({ enquiry }) => enquiry && germanDay(enquiry.createdAt)),
  column(t('Stand der Anfrage'), 16, ({ enquiry }) => enquiry && t(enquiryStateText[enquiry.state])),
  column(t('Aufbereitung (netto) in EUR'), 14, ({ calculation }) => calculation.preparation),
  column(t('Transport (netto) in EUR'), 14, ({ calculation }) => calculation.transport),
  column(
    isNet ? t('Eigener Verkaufspreis (netto) in EUR') : t('Eigener Verkaufspreis (brutto) in EUR'),
    16,
    ({ calculation }) => calculation.salePrice,
  ),
  column(t('Rohertrag in EUR'), 14, (entry) =>
    grossProfitOf(dealerPriceOf(entry), entry.vatMode, entry.calculation, isNet),
  ),
  column(t('Link'), 60, (entry) => `${portal}/#${carPath(entry, 'watchlist')}`),
]

const csvCell = (cell: SheetCell) => (cell instanceof Date ? csvDay(cell.toISOString()) : cell)

/** The entries as a CSV file in the reader's language. */
export function csvFile(entries: readonly ExportedEntry[], reader: FileFor): string {
  const columns = columnsFor(reader)
  const rows = entries.map((entry) => columns.map(({ cell }) => csvCell(cell(entry))))
  return csvOf([columns.map(({ heading }) => heading), ...rows])
}

/** The entries as an Excel workbook in the reader's language. */
export function xlsxFile(entries: readonly ExportedEntry[], reader: FileFor): Promise<Buffer> {
  const columns = columnsFor(reader)
  const rows = entries.map((entry) => columns.map(({ cell }) => cell(entry)))
  return xlsxOf(
    t('Merkliste'),
    columns.map(({ heading }) => heading),
    rows,
    columns.map(({ width }) => width),
  )
}
