/** The logo: a car's cabin seen from the side, with its belt line extended to the right. */
export const Logo = () => (
  <svg viewBox="0 0 48 36" aria-hidden>
    <path d="M1.4 40 19.5 6.5Q21 4 24 4h5Q32 4 33 6.8L45.2 40" fill="none" stroke="#fff" strokeWidth="6" />
    <path d="M13 25h35" stroke="#cde93b" strokeWidth="6" />
  </svg>
)
