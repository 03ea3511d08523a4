import { IconCheck } from '@tabler/icons-react'
import type { Step } from './facts.ts'

/** The steps of a purchase in a row; on phones the ones that are not current are numbers. */
export const StepStrip = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="purchase-steps" aria-label="Stand des Kaufs">
    {steps.map(({ key, label, note, look }, index) => (
      <li key={key} className={look} aria-current={look === 'now' ? 'step' : undefined}>
        <i aria-hidden>{look === 'done' ? <IconCheck /> : index + 1}</i>
        <span className={look === 'now' ? undefined : 'vh-s'}>
          <b>{label}</b>
          <small>{note}</small>
          {look === 'done' && <span className="vh">, erledigt</span>}
        </span>
      </li>
    ))}
  </ol>
)
