import type { menusOf } from './entries.ts'

/** The entries of a menu of external links. */
export const ExternalLinks = ({ entries }: Pick<ReturnType<typeof menusOf>[number], 'entries'>) =>
  entries.map(({ label, href }) => (
    <li key={label}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="vh"> (öffnet neues Fenster)</span>
      </a>
    </li>
  ))
