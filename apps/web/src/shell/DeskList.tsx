import { t } from '@portal/domain/values/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { initialsOf } from './initials.ts'

export type DeskItem = {
  id: string | number
  to: string
  from: string
  /** How long it waits, or its deadline. */
  since: string
  isUrgent: boolean
  excerpt: ReactNode
  /** `look` is a class of `.st`. */
  state: { look: string; text: string }
  gwnummer: string
  holder: string | undefined
}

const Holder = ({ name }: { name: string | undefined }) => (
  <span className={name ? 'ava s' : 'ava s none'}>
    <span aria-hidden>{name ? initialsOf(name) : '?'}</span>
    <span className="vh">{name ? t`Zuständig: ${name}` : t('Niemand zuständig')}</span>
  </span>
)

/** What waits at a desk of the house, with who works on it. @param current the id of the open entry */
export const DeskList = ({
  items,
  current,
}: {
  items: readonly DeskItem[]
  current: DeskItem['id'] | undefined
}) => (
  <ul className="mails">
    {items.map(({ id, to, from, since, isUrgent, excerpt, state, gwnummer, holder }) => (
      <li key={id}>
        <Link to={to} preventScrollReset aria-current={id === current ? 'true' : undefined}>
          <b>{from}</b>
          <span className={isUrgent ? 'since hot' : 'since'}>{since}</span>
          <span className="excerpt">{excerpt}</span>
          <span className="m">
            <span className={`st ${state.look}`}>{state.text}</span>
            <span className="whose">
              {gwnummer}
              <Holder name={holder} />
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
