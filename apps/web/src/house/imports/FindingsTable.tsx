import { exportImportFindings, type ImportFinding } from '@portal/contract/house/stock-imports'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingRow, type FindingRowProps } from './FindingRow.tsx'
import { classesOf, type FindingClass } from './facts.ts'

type Props = Pick<FindingRowProps, 'draftOf' | 'onCorrect'> & {
  /** Absent when the findings are not offered as a file. */
  importId?: string
  findings: ImportFinding[]
  /** Rows with a finding, counted for each finding. */
  total: number
  /** What happens to refused rows. */
  note: string
}

/** Findings that differ only in the text of the file are folded from the fourth on. */
const shownOfClass = 3

/** The findings of a check; refused cells can be corrected. */
export function FindingsTable({ importId, findings, total, note, ...row }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const shown = findings.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <section className="hp" aria-labelledby="befunde">
      <header>
        <h2 id="befunde">Befunde</h2>
        <span className="muted">{countText(total)}</span>
        {importId !== undefined && <SaveButton importId={importId} />}
      </header>
      <table className="import-table findings">
        <thead className="vh-m">
          <tr>
            <th>Zeile</th>
            <th>Spalte</th>
            <th>Wert</th>
            <th>Regel</th>
            <th>Hinweis</th>
            <th>Folge</th>
            {row.onCorrect && (
              <th>
                <span className="vh">Berichtigen</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {classesOf(findings).map((one) => (
            <ClassRows
              key={one.key}
              {...{ one, ...row }}
              isOpen={opened.has(one.key)}
              onOpen={() => setOpened((old) => new Set(old).add(one.key))}
            />
          ))}
        </tbody>
      </table>
      <footer>
        {shown < total && t`${countText(shown)} von ${countText(total)} Befunden. `}
        {note}
      </footer>
    </section>
  )
}

type ClassProps = Pick<FindingRowProps, 'draftOf' | 'onCorrect'> & {
  one: FindingClass
  isOpen: boolean
  onOpen: () => void
}

function ClassRows({ one: { findings }, isOpen, onOpen, ...row }: ClassProps) {
  const folded = isOpen ? 0 : Math.max(0, findings.length - shownOfClass)
  const visible = folded === 0 ? findings : findings.slice(0, shownOfClass)
  return (
    <>
      {visible.map((finding) => (
        <FindingRow key={`${finding.row} ${finding.column} ${finding.rule}`} {...{ finding, ...row }} />
      ))}
      {folded > 0 && (
        <tr>
          <td colSpan={row.onCorrect ? 7 : 6}>
            <Button variant="ghost" small onClick={onOpen}>
              {plural(folded, '1 weiterer Wert mit diesem Hinweis', '# weitere Werte mit diesem Hinweis')}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}

const SaveButton = ({ importId }: { importId: string }) => (
  <DownloadButton save={() => download(exportImportFindings, 'befunde.csv', { params: { id: importId } })}>
    Befunde als CSV
  </DownloadButton>
)
