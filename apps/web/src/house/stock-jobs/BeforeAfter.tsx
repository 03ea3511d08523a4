/** An old and a new value; styled in `stock-jobs.css`. */
export const BeforeAfter = ({ before, after }: { before: string; after: string }) => (
  <span className="ba">
    <del>{before}</del>
    <span aria-hidden>→</span>
    <ins>{after}</ins>
  </span>
)
