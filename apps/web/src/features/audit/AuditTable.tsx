import type { AuditEntry } from '@portal/contract/audit'
import { momentText } from '@portal/domain/formats'
import { actionText, detailsText, subjectText } from './facts.ts'

/** On phones every entry is a block. */
export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <table className="list-table audit">
      <caption className="vh">Protokoll, neueste Einträge zuerst</caption>
      <thead>
        <tr>
          <th scope="col">Zeit</th>
          <th scope="col">Konto</th>
          <th scope="col">Vorgang</th>
          <th scope="col">Gegenstand</th>
          <th scope="col">Einzelheiten</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="nowrap">{momentText(entry.at)}</td>
            <td className="actor">{entry.actor ?? <span className="muted">System oder Besucher</span>}</td>
            <td>
              <b>{actionText(entry.action)}</b>
            </td>
            <td>{subjectText(entry.subject)}</td>
            <td className="details">{detailsText(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
