import { isOffice } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { Link, useLocation } from 'react-router'
import { houseConditionPath, housePhotosPath, houseVehiclePath } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'
import { useListPlace } from '../../use-list-place.ts'

/** The parts of the vehicle page, by the name in its address. The watchers have no tab; the status links to them. */
export const vehicleParts = {
  '': t('Daten'),
  zustand: t('Zustand'),
  preise: t('Preise'),
  anfragen: t('Anfragen'),
  dokumente: t('Dokumente'),
  verlauf: t('Verlauf'),
  beobachter: t('Beobachter'),
} as const
export type VehiclePart = keyof typeof vehicleParts

type Props = { gwnummer: string; counts?: Partial<Record<VehiclePart | 'fotos', number>> }

/** The parts of a vehicle as tabs. The yard has photos and condition only. */
export function VehicleTabs({ gwnummer, counts = {} }: Props) {
  const office = isOffice(useAccount())
  const { pathname, search } = useLocation()
  const { state } = useListPlace()
  const page = houseVehiclePath(gwnummer)
  const partTab = (part: VehiclePart) => ({
    label: vehicleParts[part],
    to: part === '' ? page : `${page}?teil=${part}`,
    count: counts[part],
  })
  const photos = { label: t('Fotos'), to: housePhotosPath(gwnummer), count: counts.fotos }
  const condition = { label: t('Zustand'), to: houseConditionPath(gwnummer), count: undefined }
  const tabs = office
    ? [
        ...[partTab(''), photos, partTab('zustand'), partTab('preise')],
        ...[partTab('anfragen'), partTab('dokumente'), partTab('verlauf')],
      ]
    : [photos, condition]
  const here = pathname + search
  const isRecording = pathname === condition.to
  return (
    <nav className="vehicle-tabs" aria-label="Bereiche des Fahrzeugs">
      {tabs.map(({ label, to, count }) => (
        <Link
          key={to}
          to={to}
          state={state}
          preventScrollReset
          aria-current={to === here || (isRecording && label === 'Zustand') ? 'page' : undefined}
        >
          {label}
          {count !== undefined && count > 0 && <span className="n">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
