import type { Account } from '@portal/contract/accounts/account'
import type { HouseCounts } from '@portal/contract/house/cockpit'
import { has, isOffice } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import {
  IconBuildingBank,
  IconBuildingStore,
  IconCalendar,
  IconCar,
  IconFileImport,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconMail,
  IconMessage2,
  IconMessageExclamation,
  IconParking,
  IconPhoto,
  IconPlugConnected,
  IconReceiptTax,
  IconSend,
  IconSettings,
  IconShoppingCart,
  IconTransferOut,
  IconTrashX,
  IconTruck,
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
  { label: t('Übersicht'), to: housePaths.cockpit, Icon: IconLayoutDashboard, isInBar: true },
  {
    label: t('Fahrzeuge'),
    to: `${housePaths.vehicles}?filter=state:offered`,
    Icon: IconCar,
    isInBar: true,
    count: { of: ({ vehicles }) => vehicles, meaning: t('im Bestand') },
  },
  {
    label: t('Importe'),
    to: housePaths.imports,
    Icon: IconFileImport,
    count: { of: ({ quarantine }) => quarantine, isWork: true, meaning: t('in Quarantäne') },
  },
  {
    label: t('Anfragen'),
    to: housePaths.enquiries,
    Icon: IconMessage2,
    isInBar: true,
    count: { of: ({ enquiries }) => enquiries, isWork: true, meaning: t('offen') },
  },
  { label: t('Termine'), to: housePaths.appointments, Icon: IconCalendar, isInBar: true },
  { label: t('Hof'), to: housePaths.yard, Icon: IconParking, isForYard: true },
  { label: t('Ausgabe'), to: housePaths.handOver, Icon: IconTransferOut, isForYard: true },
  { label: t('Fotos'), to: housePaths.photos, Icon: IconPhoto, isForYard: true },
  { label: t('Käufe'), to: housePaths.purchases, Icon: IconShoppingCart },
  { label: t('Speditionen'), to: housePaths.carriers, Icon: IconTruck },
  {
    label: t('Reklamationen'),
    to: housePaths.claims,
    Icon: IconMessageExclamation,
    count: { of: ({ claims }) => claims, isWork: true, meaning: t('zu entscheiden') },
  },
  {
    label: t('Zahlungen'),
    to: housePaths.payments,
    Icon: IconBuildingBank,
    count: { of: ({ payments }) => payments, isWork: true, meaning: t('ungeklärt') },
  },
  { label: t('Steuerberatung'), to: housePaths.accounting, Icon: IconReceiptTax },
  { label: t('Posteingang'), to: housePaths.mailReplies, Icon: IconMail },
  { label: t('Aufträge'), to: housePaths.jobs, Icon: IconListCheck },
  { label: t('Händler'), to: housePaths.dealers, Icon: IconBuildingStore, isAdminOnly: true },
  {
    label: t('Bewerbungen'),
    to: housePaths.applicants,
    Icon: IconUserCheck,
    isAdminOnly: true,
    count: { of: ({ administration }) => administration?.applicants, isWork: true, meaning: t('warten') },
  },
  {
    label: t('Postausgang'),
    to: housePaths.mails,
    Icon: IconSend,
    isAdminOnly: true,
    count: {
      of: ({ administration }) => administration?.mailsFailed,
      isWork: true,
      meaning: t('nicht zugestellt'),
    },
  },
  { label: t('Einstellungen'), to: housePaths.settings, Icon: IconSettings, isAdminOnly: true },
  { label: t('Schnittstellen'), to: housePaths.integrations, Icon: IconPlugConnected, isAdminOnly: true },
  { label: t('Kollegen'), to: housePaths.colleagues, Icon: IconUsersGroup, isAdminOnly: true },
  { label: t('Protokoll'), to: housePaths.audit, Icon: IconHistory, isAdminOnly: true },
  { label: t('Löschberichte'), to: housePaths.retention, Icon: IconTrashX, isAdminOnly: true },
]

/** The German name of a colleague's role. */
export const houseRoleText = (account: Account) =>
  has(account, 'ROLE_AE_ADMIN') ? t('Administration') : isOffice(account) ? t('Backoffice') : t('Hof')

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
