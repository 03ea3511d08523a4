import type { ReviewState } from '@portal/contract/documents'
import { stateLabels } from '../dealer-activation/facts.ts'
import { stateClasses } from './facts.ts'

export const DealerState = ({ state }: { state: ReviewState }) => (
  <span className={`st ${stateClasses[state]}`}>{stateLabels[state]}</span>
)
