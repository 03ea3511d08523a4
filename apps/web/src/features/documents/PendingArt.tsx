const ticks = Array.from({ length: 36 }, (_, index) => ({
  angle: index * 10,
  length: index % 3 === 0 ? 5 : 3,
}))

/** Illustration: a document inside the gauge of the design. */
export function PendingArt() {
  return (
    <svg className="pending-art" viewBox="0 0 64 64" aria-hidden="true">
      {ticks.map(({ angle, length }) => (
        <path
          key={angle}
          d={`M62 32h-${length}`}
          transform={`rotate(${angle} 32 32)`}
          stroke="currentColor"
        />
      ))}
      <circle cx="32" cy="32" r="22" fill="var(--ax-ink-900)" />
      <path
        className="paper"
        d="M24 20h16v24H24zM28 27h8M28 32h8M28 37h5"
        fill="none"
        stroke="var(--ax-signal-400)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
