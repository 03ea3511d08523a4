import type { Account } from '@portal/contract/accounts/account'
import type { HouseCounts } from '@portal/contract/house/cockpit'
import { has, isOffice } from '@portal/domain/accounts/roles'
import {
  IconBuildingBank,
  IconBuildingStore,
  IconCalendar,
  IconCar,
  IconFileImport,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconMessage2,
  IconMessageExclamation,
  IconParking,
  IconPhoto,
  IconPlugConnected,
  IconSend,
  IconSettings,
  IconShoppingCart,
  IconTransferOut,
  IconTrashX,
  IconUserCheck,
  IconUsersGroup,
} from '@tabler/icons-react'
import { housePaths } from '../house-paths.ts'

export type HouseEntry = {
  label: string
  to: string
  Icon: typeof IconCar
  /** Only for administrators; everything else is for the back office too. */
  isAdminOnly?: true
  /** The yard sees the entry too. */
  isForYard?: true
  /** In the bottom bar of phones. */
  isInBar?: true
  /** The number beside the entry. */
  count?: { of: (counts: HouseCounts) => number | undefined; isWork?: true; meaning: string }
}

/** The navigation of the house in its order. On phones those outside the bottom bar are under "Mehr". */
const entries: readonly HouseEntry[] = [
  { label: 'Übersicht', to: housePaths.cockpit, Icon: IconLayoutDashboard, isInBar: true },
  {
    label: 'Fahrzeuge',
    to: `${housePaths.vehicles}?filter=state:offered`,
    Icon: IconCar,
    isInBar: true,
    count: { of: ({ vehicles }) => vehicles, meaning: 'im Bestand' },
  },
  {
    label: 'Importe',
    to: housePaths.imports,
    Icon: IconFileImport,
    count: { of: ({ quarantine }) => quarantine, isWork: true, meaning: 'in Quarantäne' },
  },
  {
    label: 'Anfragen',
    to: housePaths.enquiries,
    Icon: IconMessage2,
    isInBar: true,
    count: { of: ({ enquiries }) => enquiries, isWork: true, meaning: 'offen' },
  },
  { label: 'Termine', to: housePaths.appointments, Icon: IconCalendar, isInBar: true },
  { label: 'Hof', to: housePaths.yard, Icon: IconParking, isForYard: true },
  { label: 'Ausgabe', to: housePaths.handOver, Icon: IconTransferOut, isForYard: true },
  { label: 'Fotos', to: housePaths.photos, Icon: IconPhoto, isForYard: true },
  { label: 'Käufe', to: housePaths.purchases, Icon: IconShoppingCart },
  {
    label: 'Reklamationen',
    to: housePaths.claims,
    Icon: IconMessageExclamation,
    count: { of: ({ claims }) => claims, isWork: true, meaning: 'zu entscheiden' },
  },
  { label: 'Zahlungen', to: housePaths.payments, Icon: IconBuildingBank },
  { label: 'Aufträge', to: housePaths.jobs, Icon: IconListCheck },
  { label: 'Händler', to: housePaths.dealers, Icon: IconBuildingStore, isAdminOnly: true },
  {
    label: 'Bewerbungen',
    to: housePaths.applicants,
    Icon: IconUserCheck,
    isAdminOnly: true,
    count: { of: ({ administration }) => administration?.applicants, isWork: true, meaning: 'warten' },
  },
  {
    label: 'Postausgang',
    to: housePaths.mails,
    Icon: IconSend,
    isAdminOnly: true,
    count: {
      of: ({ administration }) => administration?.mailsFailed,
      isWork: true,
      meaning: 'nicht zugestellt',
    },
  },
  { label: 'Einstellungen', to: housePaths.settings, Icon: IconSettings, isAdminOnly: true },
  { label: 'Schnittstellen', to: housePaths.integrations, Icon: IconPlugConnected, isAdminOnly: true },
  { label: 'Kollegen', to: housePaths.colleagues, Icon: IconUsersGroup, isAdminOnly: true },
  { label: 'Protokoll', to: housePaths.audit, Icon: IconHistory, isAdminOnly: true },
  { label: 'Löschberichte', to: housePaths.retention, Icon: IconTrashX, isAdminOnly: true },
]

/** The German name of a colleague's role. */
export const houseRoleText = (account: Account) =>
  has(account, 'ROLE_AE_ADMIN') ? 'Administration' : isOffice(account) ? 'Backoffice' : 'Hof'

export const houseEntriesFor = (account: Account | null) =>
  entries.filter(({ isAdminOnly, isForYard }) =>
    isOffice(account) ? !isAdminOnly || has(account, 'ROLE_AE_ADMIN') : isForYard,
  )

const vehiclePart = /^(.+\/vehicles\/\d+)\/(?:photos|condition)$/

/**
 * The page above a page of the house; null for the pages of the navigation.
 * @param mayOpenVehicles false for the yard, which has photos and condition only
 */
export function pageAbove(pathname: string, mayOpenVehicles: boolean): string | null {
  const part = vehiclePart.exec(pathname)?.[1]
  if (part) return mayOpenVehicles ? part : housePaths.yard
  const above = pathname.replace(/\/[^/]+$/, '').replace(/\/(?:new|runs)$/, '')
  return pathname.startsWith(`${housePaths.cockpit}/`) && above !== housePaths.cockpit ? above : null
}
