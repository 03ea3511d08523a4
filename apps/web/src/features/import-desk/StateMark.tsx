/** A state as a word with its dot. */
export const StateMark = ({ label, look }: { label: string; look: string }) => (
  <span className={`st ${look}`}>{label}</span>
)
