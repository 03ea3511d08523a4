export type Figure = readonly [label: string, value: string, note?: string | undefined]

/** Figures side by side, as the house shows them; the columns follow from the class. */
export const FigureList = ({ className, figures }: { className: string; figures: readonly Figure[] }) => (
  <dl className={`hp ${className}`}>
    {figures.map(([label, value, note]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value} {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
