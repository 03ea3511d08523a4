import type { HandOverState } from '@portal/contract/hand-overs'
import { handOverLabels } from '@portal/domain/hand-over'
import { stateLooks } from './facts.ts'

export const PurchaseState = ({ state }: { state: HandOverState }) => (
  <span className={`st ${stateLooks[state]}`}>{handOverLabels[state]}</span>
)
