import type { WatchDesk, WatchGroup } from '@portal/contract/buyer/watch-desk'
import type { DeskGroup } from '@portal/domain/buyer/watch-desk'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconFolderMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { groupDraft, useRemoveGroup } from './queries.ts'

type Props = {
  desk: WatchDesk
  onShow: (group: DeskGroup) => void
  /** Whether groups can only be viewed. */
  isReadOnly: boolean
}

/** Chooses a group of the watchlist, with buttons to create, rename and dissolve groups. */
export function GroupTabs({ desk, onShow, isReadOnly }: Props) {
  const { groups, group: shown, total, ungrouped } = desk
  const draft = useKeptDraft(groupDraft, useAccount()?.id)
  const keptOf = draft && (draft.id === undefined ? 'new' : groups.find(({ id }) => id === draft.id))
  const [edited, setEdited] = useState<WatchGroup | 'new' | undefined>(keptOf ?? undefined)
  const remove = useRemoveGroup()
  const current = groups.find(({ id }) => id === shown)
  const tabs: { value: DeskGroup; name: string; count: number }[] = [
    { value: 'all', name: t('Alle'), count: total },
    ...groups.map(({ id, name, count }) => ({ value: id, name, count })),
    ...(groups.length > 0 ? [{ value: 'none' as const, name: t('Ohne Gruppe'), count: ungrouped }] : []),
  ]
  return (
    <fieldset className="group-tabs">
      <legend className="vh">Gruppen</legend>
      {tabs.map(({ value, name, count }) => (
        <button key={value} type="button" aria-pressed={shown === value} onClick={() => onShow(value)}>
          <span translate="no">{name}</span> <span className="n">{countText(count)}</span>
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
          <IconButton
            Icon={IconPencil}
            title="Gruppe umbenennen"
            label={t`Gruppe ${current.name} umbenennen`}
            onClick={() => setEdited(current)}
          />
          <IconButton
            Icon={IconFolderMinus}
            title="Gruppe auflösen"
            label={t`Gruppe ${current.name} auflösen, die Fahrzeuge bleiben gemerkt`}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate({ ...current, entries: desk.ids }, { onSuccess: () => onShow('all') })
            }
          />
        </>
      )}
      {edited && (
        <GroupDialog
          group={edited === 'new' ? undefined : edited}
          kept={edited === keptOf ? draft?.name : undefined}
          onSaved={({ id }) => onShow(id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </fieldset>
  )
}
