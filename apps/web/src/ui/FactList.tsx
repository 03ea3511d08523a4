import type { Fact } from './facts.ts'

/** Labels and values in two columns, one on phones. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="spec">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
