import type { Authority } from './roles.ts'

/** What a colleague of the house may do. */
export const houseRoles = ['administrator', 'backoffice', 'yard'] as const
export type HouseRole = (typeof houseRoles)[number]

export const houseRoleTexts: Record<HouseRole, { label: string; rights: string }> = {
  administrator: { label: 'Administration', rights: 'Alles, auch Händler und Kollegen' },
  backoffice: { label: 'Verkauf', rights: 'Bestand, Anfragen und Termine' },
  yard: { label: 'Hof', rights: 'Nur Fotos und Zustand' },
}

export const authorityOfHouseRole: Record<HouseRole, Authority> = {
  administrator: 'ROLE_AE_ADMIN',
  backoffice: 'ROLE_AE_BACKOFFICE',
  yard: 'ROLE_AE_YARD',
}
