import type { ImportFinding } from '@portal/contract/house/stock-imports'
import { isCorrectable, ruleText } from '@portal/domain/house/stock-imports'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { effects } from './facts.ts'

export type FindingRowProps = {
  finding: ImportFinding
  /** The new text of a finding, not checked yet. */
  draftOf?: (finding: ImportFinding) => string | undefined
  /** Absent when the import can no longer be corrected. */
  onCorrect?: (finding: ImportFinding, text: string) => void
}

/** A finding; a correction is valid for all rows that have it. */
export function FindingRow({ finding, draftOf = () => undefined, onCorrect }: FindingRowProps) {
  const { row, rows, column, value, rule, hint, effect } = finding
  const [isOpened, setOpened] = useState(false)
  const draft = draftOf(finding)
  const isOpen = isOpened || draft !== undefined
  const place =
    rows === 1 ? t`${column} in Zeile ${row}` : t`${column} „${value}“ in ${countText(rows)} Zeilen`
  return (
    <tr>
      <td>
        <span className="onlym">Zeile </span>
        <b>{row}</b>
        {rows > 1 && <span className="muted"> und {countText(rows - 1)} weitere</span>}
      </td>
      <td className="muted">{column || t('ganze Zeile')}</td>
      <td>
        {isOpen && onCorrect ? (
          <input
            className="input"
            aria-label={place}
            value={draft ?? value}
            onChange={(event) => onCorrect(finding, event.target.value)}
          />
        ) : (
          <span className="tag">{value || t('leer')}</span>
        )}
      </td>
      <td>{ruleText(rule)}</td>
      <td className="hint">{hint}</td>
      <td>
        <span className={`st ${effects[effect].look}`}>{effects[effect].label}</span>
      </td>
      {onCorrect && (
        <td>
          {effect !== 'notice' && isCorrectable(rule, column) && !isOpen && (
            <Button variant="ghost" aria-label={t`${place} berichtigen`} onClick={() => setOpened(true)}>
              Berichtigen
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}
