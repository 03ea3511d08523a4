type Props = { steps: readonly { label: string; note: string }[]; at: number }

/** The steps of an import, with the current one marked: file, columns, check, takeover. */
export function ImportSteps({ steps, at }: Props) {
  return (
    <ol className="hp import-steps" aria-label="Schritte">
      {steps.map(({ label, note }, index) => (
        <li
          key={label}
          aria-current={index === at ? 'step' : undefined}
          className={index < at ? 'past' : undefined}
        >
          <span className="no" aria-hidden>
            {index < at ? '✓' : index + 1}
          </span>
          <span className={index === at ? 't' : 't vh-m'}>
            <b>{label}</b>
            <small>{note}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
