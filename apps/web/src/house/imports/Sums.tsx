import { countText } from '@portal/domain/values/formats'

export type Sum = readonly [label: string, count: number, note?: string]

/** The counts of an import. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className="hp import-sums">
      {sums.map(([label, count, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {countText(count)} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
