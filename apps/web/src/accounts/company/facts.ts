/** Label and rights of each role, in the order of a select. */
export type RoleTexts = Readonly<Record<string, { label: string; rights: string }>>

/** The roles as choices of a select. */
export const roleChoices = (roles: RoleTexts) =>
  Object.entries(roles).map(([value, { label }]) => ({ value, label }))
