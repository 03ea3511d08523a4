import type { StockView } from '@portal/contract/house/house-stock'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconPencil, IconPlus, IconTrash, IconUser, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { addressOf, type Shown, type StockTab, tabOf, usualTabs, viewDraft } from './form.ts'
import { stockViews, tabTotal, useDeleteView } from './queries.ts'
import { type NamedView, SaveViewDialog } from './SaveViewDialog.tsx'

/** Identifies a view; its pages have the same place. */
const placeOf = (shown: Shown) => addressOf({ ...shown, page: 0 }).toString()

function Tab({ tab, isCurrent }: { tab: StockTab; isCurrent: boolean }) {
  const { data: total } = useQuery(tabTotal(tab))
  const Icon = tab.view && (tab.view.shared ? IconUsers : IconUser)
  return (
    <Link to={{ search: tab.address.toString() }} aria-current={isCurrent ? 'page' : undefined}>
      {Icon && <Icon aria-label={tab.view?.shared ? t('gemeinsame Ansicht') : t('eigene Ansicht')} />}
      {tab.name}
      {total !== undefined && <span className="n">{countText(total)}</span>}
    </Link>
  )
}

/** Views as tabs: the usual ones, then own and shared ones. */
export function ViewTabs({ shown }: { shown: Shown }) {
  const { data: views = [] } = useQuery(stockViews)
  const place = placeOf(shown)
  const kept = useKeptDraft(viewDraft, useAccount()?.id)
  const [saving, setSaving] = useState<NamedView | null>(kept?.place === place ? kept : null)
  const remove = useDeleteView()
  const navigate = useNavigate()
  const tabs = [...usualTabs, ...views.map(tabOf)]
  const current = tabs.find(({ address }) => address.toString() === place)
  const own = current?.view?.mine ? current.view : undefined
  const deleteCurrent = (view: StockView) =>
    remove.mutate(view, {
      onSuccess: () => navigate({ search: usualTabs[0].address.toString() }),
      onError: (error) =>
        toastFailure(error, { 'not-found': t`Die Ansicht „${view.name}“ war schon gelöscht.` }),
    })
  return (
    <nav className="views" aria-label="Ansichten">
      {tabs.map((tab) => (
        <Tab key={tab.view?.id ?? tab.name} tab={tab} isCurrent={tab === current} />
      ))}
      {!current && (
        <button type="button" className="add" onClick={() => setSaving({ name: '', shared: false })}>
          <IconPlus aria-hidden />
          Ansicht speichern
        </button>
      )}
      {own && (
        <>
          <button type="button" className="add" onClick={() => setSaving({ view: own, ...own })}>
            <IconPencil aria-hidden />
            Ansicht umbenennen
          </button>
          <button
            type="button"
            className="add"
            disabled={remove.isPending}
            // Ignores the second click of a double click, which would try to delete it again.
            onClick={({ detail }) => detail < 2 && deleteCurrent(own)}
          >
            <IconTrash aria-hidden />
            Ansicht löschen
          </button>
        </>
      )}
      {saving && <SaveViewDialog {...{ shown, place }} named={saving} onClose={() => setSaving(null)} />}
    </nav>
  )
}
