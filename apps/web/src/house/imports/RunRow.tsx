import type { ImportRunEntry } from '@portal/contract/house/import-runs'
import { countText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import type { ReactNode } from 'react'
import { StateMark } from '../../shell/StateMark.tsx'
import { runStates } from './facts.ts'

type Props = {
  run: Pick<ImportRunEntry, 'startedAt' | 'read' | 'rejected' | 'state'>
  /** The name of the run. */
  children: ReactNode
}

/** A run in a list: name, time, rows and state. */
export const RunRow = ({ run: { startedAt, read, rejected, state }, children }: Props) => (
  <li>
    <div className="g">
      {children}
      <span>
        {momentText(startedAt)} · {plural(read, '1 Zeile', '# Zeilen')}, {countText(rejected)} abgelehnt
      </span>
    </div>
    <StateMark {...runStates[state]} />
  </li>
)
