import type { DeskEntry, WatchGroup } from '@portal/contract/watch-desk'
import { countText } from '@portal/domain/formats'
import { IconFolderMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isIn, type Shown } from './facts.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { useRemoveGroup } from './queries.ts'

type Props = {
  entries: readonly DeskEntry[]
  groups: readonly WatchGroup[]
  shown: Shown
  onShow: (shown: Shown) => void
  /** Groups are shown, not changed. */
  isReadOnly: boolean
}

/** Chooses a group of the watchlist; groups are created, renamed and dissolved here. */
export function GroupTabs({ entries, groups, shown, onShow, isReadOnly }: Props) {
  const [edited, setEdited] = useState<WatchGroup | 'new'>()
  const remove = useRemoveGroup()
  const current = groups.find(({ id }) => id === shown)
  const tabs: [Shown, string][] = [
    ['all', 'Alle'],
    ...groups.map(({ id, name }): [Shown, string] => [id, name]),
    ...(groups.length > 0 ? [['none', 'Ohne Gruppe'] satisfies [Shown, string]] : []),
  ]
  return (
    <fieldset className="group-tabs">
      <legend className="vh">Gruppen</legend>
      {tabs.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={shown === value} onClick={() => onShow(value)}>
          {name} <span className="n">{countText(entries.filter(isIn(value)).length)}</span>
        </button>
      ))}
      {!isReadOnly && (
        <button type="button" className="add" onClick={() => setEdited('new')}>
          <IconPlus aria-hidden />
          Gruppe
        </button>
      )}
      {current && !isReadOnly && (
        <>
          <button
            type="button"
            className="iconbtn"
            title="Gruppe umbenennen"
            aria-label={`Gruppe ${current.name} umbenennen`}
            onClick={() => setEdited(current)}
          >
            <IconPencil aria-hidden />
          </button>
          <button
            type="button"
            className="iconbtn"
            title="Gruppe auflösen"
            aria-label={`Gruppe ${current.name} auflösen, die Fahrzeuge bleiben gemerkt`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(current.id, { onSuccess: () => onShow('all') })}
          >
            <IconFolderMinus aria-hidden />
          </button>
        </>
      )}
      {edited && (
        <GroupDialog
          group={edited === 'new' ? undefined : edited}
          onSaved={({ id }) => onShow(id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </fieldset>
  )
}
