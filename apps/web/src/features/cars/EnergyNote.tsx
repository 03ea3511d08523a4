import { isNearlyNew } from '@portal/domain/nearly-new'
import { useQuery } from '@tanstack/react-query'
import { energyText } from './facts.ts'
import { detailsOf } from './queries.ts'

type Props = {
  car: { fahrzeugid: number; transporter?: boolean; kilometerstandvon: number; erstzulassungvon: string }
}

/**
 * Consumption and CO2, which the law requires for nearly new cars. Few cars are nearly new, so each card loads its own
 * values.
 */
export function EnergyNote({ car }: Props) {
  const today = new Date(Date.now()).toISOString().slice(0, 10)
  const isNew = isNearlyNew({ ...car, transporter: car.transporter ?? false }, today)
  return isNew ? <Note id={car.fahrzeugid} /> : null
}

function Note({ id }: { id: number }) {
  const { data } = useQuery(detailsOf(String(id)))
  return data ? <p className="energy">{energyText(data)}</p> : null
}
