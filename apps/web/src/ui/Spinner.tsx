/** A spinner; needs a `label` where no text beside it names what is loading. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className="spinner-row" role="status">
      <span className="spinner" aria-hidden />
      <span>{label}</span>
    </span>
  ) : (
    <span className="spinner" aria-hidden />
  )
}
