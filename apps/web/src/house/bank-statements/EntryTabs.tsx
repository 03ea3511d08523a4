import type { BankEntryCounts } from '@portal/contract/house/bank-statements'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { Link } from 'react-router'
import type { EntryTab } from './queries.ts'
import '../../styles/house-stock.css'

export function tabOf(address: URLSearchParams): EntryTab {
  const state = address.get('state')
  return state === 'booked' || state === 'all' ? state : 'open'
}

/** The payments that need a decision, those that are booked, and all. */
export function EntryTabs({ tab, counts }: { tab: EntryTab; counts: BankEntryCounts | undefined }) {
  const open = counts?.open.reduce((sum, { count }) => sum + count, 0)
  const tabs = [
    ['open', t('Zu klären'), open],
    ['booked', t('Gebucht'), counts?.booked],
    ['all', t('Alle'), counts?.all],
  ] as const
  return (
    <nav className="views" aria-label="Auswahl der Zahlungen">
      {tabs.map(([state, label, count]) => (
        <Link
          key={state}
          to={state === 'open' ? '?' : `?state=${state}`}
          replace
          aria-current={state === tab ? 'page' : undefined}
        >
          {label} {count !== undefined && <span className="n">{countText(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
