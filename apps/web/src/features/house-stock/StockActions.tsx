import { countText } from '@portal/domain/formats'
import { type Icon, IconCopy } from '@tabler/icons-react'
import type { NavigateFunction } from 'react-router'
import { toast } from '../../ui/toast.ts'
import { jobActions } from '../stock-jobs/actions.ts'

/** One button of the action bar. `run` gets the chosen GW numbers; what it throws is shown as an error. */
export type StockAction = {
  label: string
  Icon: Icon
  isPrimary?: true
  run: (numbers: string[], navigate: NavigateFunction) => Promise<void>
}

async function copyNumbers(numbers: string[]) {
  await navigator.clipboard.writeText(numbers.join('\n'))
  toast('success', `${countText(numbers.length)} GW-Nummern sind in der Zwischenablage.`)
}

/** The actions of the bar in their order. */
export const stockActions: readonly StockAction[] = [
  ...jobActions,
  { label: 'GW-Nummern kopieren', Icon: IconCopy, run: copyNumbers },
]
