import { createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  ColumnMapping,
  Corrections,
  type FileLayout,
  ValueMapping,
} from '@portal/contract/house/stock-imports'
import { SourceFormat } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { requiredVehicleColumns } from '@portal/domain/vehicles/attributes/delivery'
import { attributeNamed } from '@portal/domain/vehicles/attributes/foreign-cells'
import type { z } from 'zod'
import type { StockImport, StockSource } from '../../../generated/prisma/client.ts'
import {
  type Converted,
  convertDelivery,
  type Decisions,
  type NumbersOf,
  type StoredTexts,
} from '../../delivery/convert.ts'
import { checkHeader } from '../../delivery/delivery.ts'
import { contentErrorOf, DeliveryError } from '../../delivery/delivery-bytes.ts'
import { checkAnchors, jsonLayoutOf, layoutOf } from '../../delivery/layout.ts'
import {
  attributesByPosition,
  isMappable,
  mobileDe,
  positionName,
  withMapping,
} from '../../delivery/positional.ts'
import { cellsOfLines } from '../../delivery/raw-cells.ts'
import { headerReading, isVehicleColumn, positionalReading, type Reading } from '../../delivery/readings.ts'
import type { ZipDelivery } from '../../delivery/zip-delivery.ts'
import { vehicleFormat } from '../../stock/takeover/parse.ts'
import { columnsOf, suggestedColumns } from '../imports/parse.ts'

export type Prepared = {
  /** False while a person has to map required columns. */
  isComplete: boolean
  /** A file in the format vehicle.v1; null without vehicles. */
  file: string | null
  layout: FileLayout | null
  converted: Converted | null
  /** The column name of an attribute in the delivered file. */
  columnOf: Reading['columnOf']
  /** The text of a column in the delivered file, by line; unknown for lines and columns that it does not have. */
  textsOf: (lines: ReadonlySet<number>) => Promise<(line: number, column: string) => string | undefined>
}

/** Columns that a file needs; the model group can be derived from the model. */
const required = requiredVehicleColumns.filter((name) => name !== 'modellgruppe')

type Mapping = z.output<typeof ColumnMapping>
type Described = Pick<FileLayout, 'columns' | 'hasHeader'> & { reading: Reading; isComplete: boolean }

function describeMapped(sample: string[][], remembered: Mapping): Described {
  const columns = suggestedColumns(sample, attributeNamed, remembered)
  const mapping = Object.fromEntries(columns.map(({ name, attribute }) => [name, attribute ?? '']))
  const reading = headerReading(
    columns.map(({ name }) => name),
    mapping,
  )
  const read = columns.map(({ attribute }) => attribute)
  return { columns, reading, hasHeader: true, isComplete: required.every((name) => read.includes(name)) }
}

function describeOwn(sample: string[][]): Described {
  const columns: FileLayout['columns'] = columnsOf(sample).map((column) => ({
    ...column,
    attribute: isVehicleColumn(column.name) ? column.name : null,
    certainty: 'fixed',
  }))
  const reading = headerReading(
    columns.map(({ name }) => name),
    null,
  )
  return { columns, reading, hasHeader: true, isComplete: true }
}

function describePositional(sample: string[][], mapping: Mapping): Described {
  checkAnchors(mobileDe, sample)
  const format = withMapping(mobileDe, mapping)
  const usual = attributesByPosition(mobileDe)
  const read = attributesByPosition(format)
  const width = Math.max(...sample.map((cells) => cells.length))
  // The file has no row of names.
  const header = Array.from({ length: width }, (_, position) => positionName(format, position))
  const columns = columnsOf([header, ...sample]).map((column, position): FileLayout['columns'][number] => {
    const attribute = read.get(position) ?? ''
    const isChecked = format.anchors.some(
      (anchor) => anchor.position === position && anchor.name === 'waehrung',
    )
    if (isChecked || !isMappable(format, position)) return { ...column, attribute, certainty: 'fixed' }
    if (attribute !== (usual.get(position) ?? '') || (attribute === '' && mapping[column.name] === ''))
      return { ...column, attribute, certainty: 'remembered' }
    return { ...column, attribute, certainty: attribute === '' ? 'unread' : 'fixed' }
  })
  const reading = positionalReading(format)
  const isComplete = required.every((name) => reading.attributes.includes(name))
  return { columns, reading, hasHeader: false, isComplete }
}

async function describe(file: string, format: SourceFormat, mapping: Mapping) {
  if (format === 'vehicle.v1-lines') {
    const layout = await jsonLayoutOf(file)
    return { layout, described: describeOwn(layout.sample) }
  }
  const layout = await layoutOf(file, format === 'mobile.de' ? mobileDe.separator : undefined)
  const { sample } = layout
  if (format === 'mobile.de') return { layout, described: describePositional(sample, mapping) }
  if (sample.length < 2) {
    const error = new DeliveryError(t('Die Datei enthält keine Fahrzeuge, nur eine Kopfzeile.'))
    throw await contentErrorOf(error, file)
  }
  if (format === 'csv') return { layout, described: describeMapped(sample, mapping) }
  return { layout, described: describeOwn(sample) }
}

type Wanted = {
  storedTexts: StoredTexts
  entry: StockImport
  source: StockSource
  models: Decisions['models']
  /** Finds the GW number of a row; null when the source delivers GW numbers. */
  numbersOf: NumbersOf | null
}

/**
 * Reads the columns of a file, and converts it to `vehicle.v1` if it has another format or if a person has corrected
 * its cells.
 *
 * @throws DeliveryError when the file is unusable
 */
export async function prepare(
  file: string,
  folder: string,
  { entry, source, models, storedTexts, numbersOf }: Wanted,
): Promise<Prepared> {
  const format = SourceFormat.parse(source.format)
  const corrections = Corrections.parse(entry.corrections)
  const replacements = ValueMapping.parse(entry.replacements)
  const values = ValueMapping.parse(source.values)
  const { layout, described } = await describe(file, format, ColumnMapping.parse(source.mapping))
  const { charset, separator } = layout
  const { columns, hasHeader, reading, isComplete } = described
  const shown: FileLayout = { charset, separator, hasHeader, columns }
  const textsOf: Prepared['textsOf'] = async (lines) => {
    const wanted = { layout, reading, decisions: { corrections, replacements } }
    const cells = await cellsOfLines(file, wanted, lines)
    return (line, column) => cells.get(line)?.[reading.positionOf(column) ?? -1]?.trim()
  }
  const common = { isComplete, layout: shown, columnOf: reading.columnOf, textsOf }
  if (!isComplete) return { ...common, file: null, converted: null }
  const isDecided = [corrections, replacements, values].some((texts) => Object.keys(texts).length > 0)
  const isPortable = layout.isFromExcel || (charset === 'UTF-8' && separator === ',')
  const isConverted = isPortable && (isDecided || layout.isFromExcel || numbersOf !== null)
  if (format === 'vehicle.v1' && !isConverted) return { ...common, file, converted: null }
  if (format === 'vehicle.v1') checkHeader(layout.sample[0] ?? [], vehicleFormat)
  const target = join(folder, 'vehicle-v1.csv')
  const converted = await convertDelivery(file, target, {
    layout,
    reading,
    decisions: { corrections, replacements, values, models },
    storedTexts,
    numbersOf,
  })
  return { ...common, file: target, converted }
}

/** The result for photos and reports without a file of vehicles. */
const filesOnly: Prepared = {
  ...{ isComplete: true, file: null, layout: null, converted: null },
  columnOf: (column) => column,
  textsOf: async () => () => undefined,
}

/** Like `prepare`, for a ZIP file with photos and reports. */
export async function prepareZip(zip: ZipDelivery, folder: string, wanted: Wanted): Promise<Prepared> {
  if (zip.data === null) return filesOnly
  const file = join(folder, 'Lieferung-aus-ZIP')
  try {
    await pipeline(await zip.streamOf(zip.data), createWriteStream(file))
  } catch (error) {
    throw error instanceof Error && 'code' in error && !String(error.code).startsWith('Z_')
      ? error
      : new DeliveryError(t`Die Datei ${basename(zip.data.fileName)} im ZIP ist beschädigt.`, {
          cause: error,
        })
  }
  return prepare(file, folder, wanted)
}
