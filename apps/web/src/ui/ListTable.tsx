import type { ReactNode } from 'react'
import './list-table.css'

type Props = {
  columns: readonly string[]
  /** What the table shows and in which order, for screen readers. */
  caption?: string
  /** Whether the last column has the actions of a row. */
  hasActions?: boolean
  className?: string
  children: ReactNode
}

/** A table of records; on phones every row becomes a card. */
export function ListTable({ columns, caption, hasActions = false, className = '', children }: Props) {
  return (
    <table className={`list-table ${className}`}>
      {caption && <caption className="vh">{caption}</caption>}
      <thead className="vh-s">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasActions && (
            <th scope="col">
              <span className="vh">Aktion</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
