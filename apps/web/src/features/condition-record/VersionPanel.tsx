import type { Paint } from '@portal/contract/condition-parts'
import type { HouseCondition } from '@portal/contract/house-condition'
import { paintedPanels } from '@portal/domain/condition/panels'
import { momentText } from '@portal/domain/formats'
import { FactList } from '../../ui/FactList.tsx'

type Props = { versions: HouseCondition['versions']; paint: Paint | null }

/** Who recorded the condition last, and the earlier records. */
export function VersionPanel({ versions, paint }: Props) {
  const [latest, ...earlier] = versions
  return (
    <section className="hp" aria-labelledby="aufnahme">
      <header>
        <h2 id="aufnahme">Aufnahme</h2>
      </header>
      <div className="in stack">
        {latest ? (
          <FactList
            facts={[
              ['Aufgenommen von', latest.recordedBy],
              ['Zuletzt', momentText(latest.recordedAt)],
              ['Lack gemessen', `${paint?.readings.length ?? 0} von ${paintedPanels.length}`],
            ]}
          />
        ) : (
          <p>Noch nichts aufgenommen.</p>
        )}
        {earlier.length > 0 && (
          <details>
            <summary>Frühere Stände ({earlier.length})</summary>
            <ul className="versions">
              {earlier.map(({ version, recordedAt, recordedBy }) => (
                <li key={version}>
                  {momentText(recordedAt)}, {recordedBy}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}
