import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileLayout } from '@portal/contract/house/stock-imports'
import { type DealerImportKind, dealerImportMaxRows, fieldNamed } from '@portal/domain/house/dealer-imports'
import { t } from '@portal/domain/values/text'
import { csvRecordsOf } from '../../delivery/convert.ts'
import type { DeliveryReport } from '../../delivery/delivery.ts'
import { contentErrorOf, DeliveryError, deliveryErrorOf } from '../../delivery/delivery-bytes.ts'
import { layoutOf } from '../../delivery/layout.ts'
import { suggestedColumns } from '../imports/parse.ts'

/** A line of the file with its texts by field. */
export type FieldRow = { row: number; texts: Record<string, string> }

async function withFile<Result>(name: string, bytes: Buffer, read: (file: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-dealer-import-'))
  try {
    const file = join(folder, 'Datei')
    await writeFile(file, bytes)
    return await read(file)
  } catch (error) {
    throw deliveryErrorOf(error, name)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Charset, separator and columns of a file; each column with the field its name suggests. @throws DeliveryError */
export const describedFile = (kind: DealerImportKind, name: string, bytes: Buffer): Promise<FileLayout> =>
  withFile(name, bytes, async (file) => {
    const { charset, separator, sample } = await layoutOf(file)
    if (sample.length < 2)
      throw await contentErrorOf(new DeliveryError(t('Die Datei enthält nur eine Kopfzeile.')), file)
    const columns = suggestedColumns(sample, (column) => fieldNamed(kind, column))
    return { charset, separator, hasHeader: true, columns }
  })

/**
 * The rows of a file by field. Rows with another number of cells are added to the report.
 * @throws DeliveryError for an unreadable file and for too many rows
 */
export const fieldRows = (name: string, bytes: Buffer, layout: FileLayout, report: DeliveryReport) =>
  withFile(name, bytes, async (file) => {
    const { charset, separator, columns } = layout
    const rows: FieldRow[] = []
    let read = -1
    for await (const batch of csvRecordsOf(file, { charset, separator }))
      for (const { cells, line: row } of batch) {
        read += 1
        if (read === 0) continue
        if (read > dealerImportMaxRows)
          throw new DeliveryError(t('Die Datei hat mehr als 20.000 Zeilen. Bitte teilen Sie sie auf.'))
        if (cells.length !== columns.length) {
          const hint = t`Die Zeile hat ${cells.length} statt ${columns.length} Spalten.`
          report.add({ row, column: '', value: cells.join(' | '), rule: 'columns', hint })
          continue
        }
        const texts: Record<string, string> = {}
        for (const [index, { attribute }] of columns.entries())
          if (attribute) texts[attribute] = cells[index]?.trim() ?? ''
        rows.push({ row, texts })
      }
    return { rows, read: Math.max(0, read) }
  })
