import { IconCheck } from '@tabler/icons-react'
import type { HouseStep } from './facts.ts'
import '../../styles/stock-jobs.css'
import './purchase-overview.css'

/** Where a purchase stands, as a row of steps; on phones the ones that are not current are numbers. */
export const PurchaseSteps = ({ steps }: { steps: readonly HouseStep[] }) => (
  <ol className="hsteps sale-steps" aria-label="Stand des Kaufs">
    {steps.map(({ key, label, note, look }, index) => (
      <li key={key} className={look} aria-current={look === 'now' ? 'step' : undefined}>
        <i aria-hidden>{look === 'done' ? <IconCheck /> : index + 1}</i>
        <span className={look === 'now' ? undefined : 'vh-s'}>
          {label}
          <small>{note}</small>
        </span>
        {look === 'done' && <span className="vh">erledigt</span>}
      </li>
    ))}
  </ol>
)
