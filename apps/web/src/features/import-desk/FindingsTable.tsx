import { exportImportFindings, type ImportFinding } from '@portal/contract/stock-imports'
import { countText } from '@portal/domain/formats'
import { isCorrectable, ruleText } from '@portal/domain/stock-imports'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { effects } from './facts.ts'

type Props = {
  /** Absent when the findings are not offered as a file. */
  importId?: string
  findings: ImportFinding[]
  total: number
  /** New texts by line and column, not checked yet. */
  corrections: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What happens to refused rows. */
  note: string
  /** Absent when the import can no longer be corrected. */
  onCorrect?: (row: number, column: string, text: string) => void
}

/** The findings of a check; refused cells can be corrected. */
export function FindingsTable({ importId, findings, total, note, corrections, onCorrect }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const keyOf = ({ row, column, rule }: ImportFinding) => `${row} ${column} ${rule}`
  return (
    <section className="hp" aria-labelledby="befunde">
      <header>
        <h2 id="befunde">Befunde</h2>
        <span className="muted">{countText(total)}</span>
        {importId !== undefined && <SaveButton importId={importId} />}
      </header>
      <table className="import-table findings">
        <thead>
          <tr>
            <th>Zeile</th>
            <th>Spalte</th>
            <th>Wert</th>
            <th>Regel</th>
            <th>Hinweis</th>
            <th>Folge</th>
            {onCorrect && (
              <th>
                <span className="vh">Aktion</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => {
            const { row, column, value, rule, hint, effect } = finding
            const draft = corrections[row]?.[column]
            const isOpen = opened.has(keyOf(finding)) || draft !== undefined
            return (
              <tr key={keyOf(finding)}>
                <td>
                  <span className="onlym">Zeile </span>
                  <b>{row}</b>
                </td>
                <td className="muted">{column || 'ganze Zeile'}</td>
                <td>
                  {isOpen && onCorrect ? (
                    <input
                      className="input"
                      aria-label={`${column} in Zeile ${row}`}
                      value={draft ?? value}
                      onChange={(event) => onCorrect(row, column, event.target.value)}
                    />
                  ) : (
                    <span className="tag">{value || 'leer'}</span>
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
                      <Button
                        variant="ghost"
                        aria-label={`${column} in Zeile ${row} berichtigen`}
                        onClick={() => setOpened((old) => new Set(old).add(keyOf(finding)))}
                      >
                        Berichtigen
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <footer>
        {findings.length < total && `${countText(findings.length)} von ${countText(total)} Befunden. `}
        {note}
      </footer>
    </section>
  )
}

function SaveButton({ importId }: { importId: string }) {
  const saving = useMutation({
    mutationFn: () => download(exportImportFindings, 'befunde.csv', { params: { id: importId } }),
    onError: (error) => toast('error', textOf(error)),
  })
  return (
    <Button pending={saving.isPending} onClick={() => saving.mutate()}>
      <IconDownload aria-hidden />
      Befunde als CSV
    </Button>
  )
}
