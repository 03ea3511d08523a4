import type { DeskEntry } from '@portal/contract/buyer/watch-desk'
import { t } from '@portal/domain/values/text'
import { useIsReturn } from '../../shell/history-keys.ts'
import { DeskRow } from './DeskRow.tsx'
import { type Section, sectionText } from './facts.ts'

type Props = {
  sections: readonly Section[]
  /** The number of pages of the chosen group. */
  pages: number
  selected: ReadonlyMap<number, unknown>
  isReadOnly: boolean
  onSelect: (entries: readonly DeskEntry[], isSelected: boolean) => void
}

const columns = [
  t('Fahrzeug'),
  t('EZ, km'),
  t('Antrieb'),
  t('Händlerpreis'),
  t('Seit dem Merken'),
  t('Notiz, Anfrage'),
]

/** The entries as rows, by section; on phones a row has several lines beside its picture. */
export function DeskTable({ sections, pages, selected, isReadOnly, onSelect }: Props) {
  const entries = sections.flatMap((section) => section.entries)
  // A restored scroll position needs the real heights.
  const isReturn = useIsReturn()
  const selectAll = pages > 1 ? t('Alle dieser Seite auswählen') : t('Alle auswählen')
  return (
    <table className={isReturn ? 'desk-table' : 'desk-table late-rows'} aria-label="Gemerkte Fahrzeuge">
      <thead>
        <tr>
          <th scope="col">
            <label className="check">
              <input
                type="checkbox"
                aria-label={selectAll}
                checked={entries.every(({ id }) => selected.has(id))}
                onChange={({ target }) => onSelect(entries, target.checked)}
              />
              <span className="on-phones">{selectAll}</span>
            </label>
          </th>
          <th scope="col">
            <span className="vh">Bild</span>
          </th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="vh">Aktionen</span>
          </th>
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section.key}>
          <tr className="group-head">
            <th colSpan={columns.length + 3} scope="rowgroup">
              <span translate="no">{section.title}</span>{' '}
              <span className="muted">{sectionText(section)}</span>
            </th>
          </tr>
          {section.entries.map((entry) => (
            <DeskRow
              key={entry.id}
              entry={entry}
              isReadOnly={isReadOnly}
              isSelected={selected.has(entry.id)}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}
