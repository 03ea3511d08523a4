import type { ClaimFigures as Figures } from '@portal/contract/house/cockpit'
import { countText, euroText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { labelOf } from '@portal/domain/vehicles/attributes/texts'
import { panels } from '@portal/domain/vehicles/condition/panels'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { StateMark } from '../../shell/StateMark.tsx'

const percentText = (rate: number) => t`${countText(Math.round(rate * 100))} %`

function Rates({ title, rates }: { title: string; rates: Figures['byRecorder'] }) {
  if (rates.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="list">
        {rates.map(({ name, sold, claimed, rate, cost }) => (
          <li key={name}>
            <div className="g">
              <b>{name}</b>
              <span>
                {countText(claimed)} von {countText(sold)} Fahrzeugen, {euroText(cost)}
              </span>
            </div>
            <span>{percentText(rate)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which recordings, sources and positions lead to claims. */
export function ClaimFigures({ figures }: { figures: Figures }) {
  const { sold, claimed, cost, byRecorder, bySource } = figures
  return (
    <section className="hp claim-figures" aria-labelledby="claim-figures">
      <header>
        <h2 id="claim-figures">Reklamationen in 365 Tagen</h2>
        <Link to={`${housePaths.claims}?state=all`}>Alle</Link>
      </header>
      {claimed === 0 ? (
        <footer>Keine Reklamation zu {countText(sold)} abgeholten Fahrzeugen.</footer>
      ) : (
        <p className="in">
          {countText(claimed)} von {countText(sold)} abgeholten Fahrzeugen ({percentText(claimed / sold)}),
          gutgeschrieben {euroText(cost)}
        </p>
      )}
      {figures.panels.length > 0 && (
        <>
          <h3>Nach Bauteil</h3>
          <ul className="list">
            {figures.panels.map(({ panel, claimed: reported, recorded, isOverlooked }) => (
              <li key={panel}>
                <div className="g">
                  <b>{labelOf(panels, panel)}</b>
                  <span>
                    {countText(reported)} mal gemeldet, {countText(recorded)} mal aufgenommen
                  </span>
                </div>
                {isOverlooked && <StateMark label="Oft übersehen" look="bad" />}
              </li>
            ))}
          </ul>
        </>
      )}
      {claimed > 0 && <Rates title="Nach Aufnahme durch" rates={byRecorder} />}
      {claimed > 0 && <Rates title="Nach Herkunft" rates={bySource} />}
    </section>
  )
}
