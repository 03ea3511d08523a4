import type { HouseCondition } from '@portal/contract/house-condition'
import type { RecordedVehicle } from '@portal/contract/house-vehicle'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../account/queries.ts'
import { keepForOffline } from './offline-copy.ts'

type Props = { vehicle: RecordedVehicle; condition: HouseCondition }

/** Keeps the vehicle for use without network, again after each new version, and says so. */
export function OfflineNote({ vehicle, condition }: Props) {
  const account = useAccount()
  const { data: isKept } = useQuery({
    queryKey: ['offline-copy', account?.id, vehicle.gwnummer, condition.versions[0]?.version],
    queryFn: () => account !== null && keepForOffline(account, { vehicle, condition }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <p role="status" className="muted small">
      {isKept && 'Dieses Fahrzeug lässt sich auf diesem Gerät auch ohne Netz aufnehmen.'}
    </p>
  )
}
