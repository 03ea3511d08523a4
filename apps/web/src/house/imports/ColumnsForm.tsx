import type { ComponentProps, ReactNode } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { ColumnTable } from './ColumnTable.tsx'

type Props = ComponentProps<typeof ColumnTable> & {
  /** Labels of the required fields without a column. */
  missing: readonly string[]
  /** Shown when no field is missing. */
  note?: string
  error: string | null
  /** The button that starts the check. */
  children: ReactNode
}

/** The second step of an import: the field of each column of the file. */
export const ColumnsForm = ({ missing, note, error, children, ...table }: Props) => (
  <section className="hp" aria-labelledby="spalten">
    <header>
      <h2 id="spalten">Spalten zuordnen</h2>
    </header>
    <ColumnTable {...table} />
    <footer>
      {missing.length > 0 ? <span>Es fehlen: {missing.join(', ')}.</span> : note && <span>{note}</span>}
      {error && <Alert kind="error">{error}</Alert>}
      {children}
    </footer>
  </section>
)
