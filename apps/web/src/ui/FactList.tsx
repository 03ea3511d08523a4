import type { ReactNode } from 'react'
import './fact-list.css'

export type Fact = readonly [label: string, value: ReactNode]

/** Labels and values in two columns, in one on phones. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([label, value]) => (
        <div key={typeof value === 'string' ? `${label} ${value}` : label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
