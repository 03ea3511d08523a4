import type { ImportRunEntry } from '@portal/contract/import-runs'
import { countText, momentText } from '@portal/domain/formats'
import type { ReactNode } from 'react'
import { StateMark } from '../../shell/StateMark.tsx'
import { runStateOf } from './facts.ts'

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
        {momentText(startedAt)} · {countText(read)} Zeilen, {countText(rejected)} abgelehnt
      </span>
    </div>
    <StateMark {...runStateOf(state)} />
  </li>
)
