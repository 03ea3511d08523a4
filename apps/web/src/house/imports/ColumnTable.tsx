import type { FileColumn } from '@portal/contract/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { type Choice, options } from '../../ui/SelectField.tsx'

const certainties: Record<FileColumn['certainty'], { label: string; look: string }> = {
  fixed: { label: t('vom Format vorgegeben'), look: 'ok' },
  remembered: { label: t('gemerkt'), look: 'ok' },
  suggested: { label: t('am Namen erkannt'), look: 'ok' },
  open: { label: t('bitte zuordnen'), look: 'res' },
  unread: { label: t('nicht übernommen'), look: 'off' },
}

/** The VAT mode has two columns in the format, so its mapping cannot be changed. */
const isPaired = (attribute: string | null) => attribute === 'vatMode'

type Props = {
  columns: readonly FileColumn[]
  /** The fields to which a column can be mapped. */
  choices: readonly Choice[]
  /** The new choices by name of the column. */
  chosen: Readonly<Record<string, string>>
  /** Absent when the format fixes all columns. */
  onChoose?: (name: string, field: string) => void
}

/** The columns of a file with examples and the field of each. */
export const ColumnTable = ({ columns, choices, chosen, onChoose }: Props) => (
  <table className="import-table columns">
    <thead className="vh-m">
      <tr>
        <th>Spalte der Datei</th>
        <th>Beispiel</th>
        <th>Feld im Portal</th>
        <th>Sicherheit</th>
      </tr>
    </thead>
    <tbody>
      {columns.map(({ name, examples, attribute, certainty }) => {
        const isChosen = chosen[name] !== undefined
        const { look, label } = certainties[isChosen ? 'remembered' : certainty]
        return (
          <tr key={name}>
            <td>
              <b>{name}</b>
            </td>
            <td className="muted">{examples.join(', ') || t('leer')}</td>
            <td>
              <select
                className="select"
                aria-label={t`Feld für ${name}`}
                value={chosen[name] ?? attribute ?? ''}
                disabled={!onChoose || isPaired(attribute)}
                onChange={({ target }) => onChoose?.(name, target.value)}
              >
                {options(choices)}
              </select>
            </td>
            <td>
              <span className={`st ${look}`}>{isChosen ? t('gewählt') : label}</span>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
