import type { Paint } from '@portal/contract/condition-parts'
import { factoryText, paintJudgement, panelName } from '@portal/domain/condition/texts'
import { useId } from 'react'

/** Paint thickness per panel beside the range of the factory. */
export function PaintTable({ paint: { readings, factory } }: { paint: Paint }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Lackdicke</h2>
      <p className="muted small">Werkslack: {factoryText(factory)}</p>
      <table className="condition-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Bauteil</th>
            <th scope="col">Lackdicke</th>
            <th scope="col">Vergleich</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ panel, micrometres }) => (
            <tr key={panel}>
              <th scope="row">{panelName(panel)}</th>
              <td>{`${micrometres}\u00a0µm`}</td>
              <td>{paintJudgement(micrometres, factory)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
