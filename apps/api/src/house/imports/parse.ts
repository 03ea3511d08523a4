import type { FileLayout } from '@portal/contract/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { DeliveryError } from '../../delivery/delivery-bytes.ts'

type Columns = FileLayout['columns']

const examplesShown = 3
const exampleLength = 60

/** Column names and examples of a file with a row of names. */
export const columnsOf = ([header = [], ...sample]: string[][]) =>
  header.map((name, index) => ({
    name: name.trim() || `Spalte ${index + 1}`,
    examples: [...new Set(sample.map((cells) => (cells[index] ?? '').trim().slice(0, exampleLength)))]
      .filter((example) => example !== '')
      .slice(0, examplesShown),
  }))

/**
 * The columns of a file with the attribute each is read as: remembered from an earlier file or suggested by its name.
 * Each attribute is used once.
 * @param suggestion the attribute that a column name stands for; null for any other name
 * @throws DeliveryError when two columns have the same name
 */
export function suggestedColumns(
  sample: string[][],
  suggestion: (name: string) => string | null,
  remembered: Readonly<Record<string, string>> = {},
): Columns {
  const used = new Set<string>()
  const columns: Columns = columnsOf(sample).map((column) => {
    const known = remembered[column.name]
    const suggested = known ?? suggestion(column.name)
    const attribute = suggested !== null && suggested !== '' && used.has(suggested) ? null : suggested
    if (attribute) used.add(attribute)
    if (known !== undefined && attribute !== null) return { ...column, attribute, certainty: 'remembered' }
    return { ...column, attribute, certainty: attribute === null ? 'open' : 'suggested' }
  })
  if (new Set(columns.map(({ name }) => name)).size < columns.length)
    throw new DeliveryError(t('Zwei Spalten der Datei haben denselben Namen.'))
  return columns
}
