import type { DeskEntry, WatchDesk } from '@portal/contract/buyer/watch-desk'
import { has } from '@portal/domain/accounts/roles'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import {
  IconArrowsLeftRight,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconMail,
  IconMailOff,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { comparePath } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { comparedMaximum, comparedMinimum } from '../compare/queries.ts'
import { JointEnquiryButton } from './JointEnquiryButton.tsx'
import { useChangeEntries, useExportDesk, useRemoveEntries } from './queries.ts'

/** The selected entries by id; undefined for those on a page that was not loaded. */
export type Selection = ReadonlyMap<number, DeskEntry | undefined>

type Props = {
  chosen: Selection
  desk: WatchDesk
  /** Readers of a company can only compare and export. */
  isReadOnly: boolean
  /** Selects the entries of all pages. */
  onAll: () => void
  onDone: () => void
}

const groupValue = { none: 'none', unset: '' }

/** The actions for all selected entries. */
export function BulkBar({ chosen, desk, isReadOnly, onAll, onDone }: Props) {
  const { groups } = desk
  const ids = [...chosen.keys()]
  const loaded = [...chosen.values()].filter((entry) => entry !== undefined)
  const available = loaded.filter((entry) => entry.available)
  const isAllLoaded = loaded.length === ids.length
  const isPageChosen = desk.entries.every(({ id }) => chosen.has(id))
  const change = useChangeEntries()
  const remove = useRemoveEntries()
  const file = useExportDesk()
  const navigate = useNavigate()
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  const canCompare = isAllLoaded && available.length >= comparedMinimum && available.length <= comparedMaximum
  const moveTo = (value: string) =>
    value !== groupValue.unset &&
    change.mutate({ ids, groupId: value === groupValue.none ? null : Number(value) })
  const switchesMails = (isOn: boolean) => change.isPending && change.variables.mailOnChange === isOn
  return (
    <div className="bulk-bar" data-theme="dark" role="toolbar" aria-label="Aktionen für die Auswahl">
      <b role="status">{countText(ids.length)} ausgewählt</b>
      {isPageChosen && desk.ids.length > ids.length && (
        <Button small onClick={onAll}>
          Alle {countText(desk.ids.length)} auswählen
        </Button>
      )}
      {!isReadOnly && isAllLoaded && available.length > 0 && <JointEnquiryButton entries={available} />}
      <Button
        small
        disabled={!canCompare}
        title={canCompare ? undefined : t('Zum Vergleichen wählen Sie zwei bis vier verfügbare Fahrzeuge.')}
        onClick={() => navigate(comparePath(available.map(({ fahrzeugid }) => fahrzeugid)))}
      >
        <IconArrowsLeftRight aria-hidden />
        Vergleichen
      </Button>
      {!isReadOnly && groups.length > 0 && (
        <select
          className="select"
          aria-label="In eine Gruppe verschieben"
          value={groupValue.unset}
          aria-busy={change.isPending || undefined}
          onChange={({ target }) => moveTo(target.value)}
        >
          <option value={groupValue.unset}>In Gruppe …</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
          <option value={groupValue.none}>Ohne Gruppe</option>
        </select>
      )}
      {!isReadOnly && (
        <>
          <Button
            small
            title="Mail bei Änderung ein"
            pending={switchesMails(true)}
            onClick={() => change.mutate({ ids, mailOnChange: true })}
          >
            <IconMail aria-hidden />
            <span className="vh">Mail ein</span>
          </Button>
          <Button
            small
            title="Mail bei Änderung aus"
            pending={switchesMails(false)}
            onClick={() => change.mutate({ ids, mailOnChange: false })}
          >
            <IconMailOff aria-hidden />
            <span className="vh">Mail aus</span>
          </Button>
        </>
      )}
      {isDealer && (
        <>
          <Button
            small
            title="Als CSV herunterladen"
            pending={file.isPending}
            onClick={() => file.mutate({ format: 'csv', ids })}
          >
            <IconFileTypeCsv aria-hidden />
            <span className="vh">CSV</span>
          </Button>
          <Button
            small
            title="Als Excel-Datei herunterladen"
            pending={file.isPending}
            onClick={() => file.mutate({ format: 'xlsx', ids })}
          >
            <IconFileSpreadsheet aria-hidden />
            <span className="vh">Excel</span>
          </Button>
        </>
      )}
      {!isReadOnly && (
        <Button small pending={remove.isPending} onClick={() => remove.mutate(ids, { onSuccess: onDone })}>
          <IconTrash aria-hidden />
          Entfernen
        </Button>
      )}
      <IconButton Icon={IconX} label="Auswahl aufheben" onClick={onDone} />
    </div>
  )
}
