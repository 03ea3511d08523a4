import { houseRoles, houseRoleTexts } from '@portal/domain/house-roles'

/** The roles as choices of a select. */
export const roleChoices = houseRoles.map((role) => ({ value: role, label: houseRoleTexts[role].label }))
