/** The outline of a vehicle card while its list is on the way. */
export function SkeletonCard() {
  return (
    <div className="vcard skeleton" aria-hidden>
      <div className="pic sk" />
      <div className="body">
        <div className="sk title" />
        <div className="sk line" />
        <div className="sk block" />
        <div className="sk price-line" />
      </div>
    </div>
  )
}
