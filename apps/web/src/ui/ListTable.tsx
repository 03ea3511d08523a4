import type { ReactNode } from 'react'
import './list-table.css'

type Props = { columns: readonly string[]; className: string; children: ReactNode }

/** A table of records with a last column of actions; on phones every row becomes a card. */
export function ListTable({ columns, className, children }: Props) {
  return (
    <table className={`list-table ${className}`}>
      <thead className="vh-s">
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
          <th>
            <span className="vh">Aktion</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
