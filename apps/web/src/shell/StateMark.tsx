/** A state as a word after a dot; `look` is a class of `.st`. */
export const StateMark = ({ label, look }: { label: string; look: string }) => (
  <span className={`st ${look}`}>{label}</span>
)
