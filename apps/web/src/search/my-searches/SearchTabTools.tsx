import type { MySearch } from '@portal/contract/search/my-searches'
import { t } from '@portal/domain/values/text'
import { IconArrowLeft, IconArrowRight, IconSettings } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { options } from '../../ui/SelectField.tsx'
import { useChange } from '../notifications/queries.ts'
import { mailChoices, mailOf, moved } from './facts.ts'
import { useOrderSearches } from './queries.ts'

type Props = { search: MySearch; searches: readonly MySearch[] }

/** The controls of the opened search: mails, position, and a link to the page where it is renamed or deleted. */
export function SearchTabTools({ search, searches }: Props) {
  const change = useChange()
  const order = useOrderSearches()
  const switchMails = (chosen: string) => {
    if (change.isPending) return
    const rhythm = chosen === 'taeglich' ? 'taeglich' : 'sofort'
    change.mutate({
      id: search.id,
      ...(chosen === 'aus' ? { state: 'paused' } : { state: 'active', rhythm }),
    })
  }
  // Not `disabled`, which would take the focus and so close the menu around the tools.
  const move = (by: -1 | 1, isLast: boolean) => {
    const isOff = isLast || order.isPending
    return {
      'aria-disabled': isOff || undefined,
      onClick: () => isOff || order.mutate(moved(searches, search.id, by)),
    }
  }
  return (
    <div className="row">
      <select
        className="select"
        aria-label={t`Mails zu ${search.name}`}
        value={mailOf(search)}
        aria-busy={change.isPending || undefined}
        onChange={({ target }) => switchMails(target.value)}
      >
        {options(mailChoices)}
      </select>
      <IconButton
        Icon={IconArrowLeft}
        label={`${search.name} nach vorn`}
        {...move(-1, searches[0] === search)}
      />
      <IconButton
        Icon={IconArrowRight}
        label={`${search.name} nach hinten`}
        {...move(1, searches.at(-1) === search)}
      />
      <Link className="iconbtn" to={paths.notifications} aria-label="Suchen umbenennen oder löschen">
        <IconSettings aria-hidden />
      </Link>
    </div>
  )
}
