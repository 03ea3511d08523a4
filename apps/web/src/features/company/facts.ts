import { companyRoles, companyRoleTexts } from '@portal/domain/company-roles'

/** The roles as choices of a select. */
export const roleChoices = companyRoles.map((role) => ({ value: role, label: companyRoleTexts[role].label }))
