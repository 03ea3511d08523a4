import { offerStates, type OfferState as State } from '@portal/domain/vehicles/attributes/visibility'
import { StateMark } from '../../shell/StateMark.tsx'

const looks: Record<State, string> = {
  offered: 'ok',
  unpublished: 'off',
  reserved: 'res',
  sold: 'off',
  withdrawn: 'bad',
}

export const OfferState = ({ state }: { state: State }) => (
  <StateMark label={offerStates[state]} look={looks[state]} />
)
