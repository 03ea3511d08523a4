/** The authorities of an account (U-55). */
export const authorities = [
  'ROLE_USER',
  'ROLE_DEALER',
  'ROLE_AE_INACTIVE_ACCOUNT',
  'ROLE_AE_ADMIN',
  'ROLE_AE_BACKOFFICE',
] as const
export type Authority = (typeof authorities)[number]

type Holder = { activated: boolean; authorities: readonly string[] }

/** Whether an activated account has one of these authorities; others have none. */
export const has = (account: Holder | null, ...wanted: Authority[]) =>
  account?.activated === true && wanted.some((authority) => account.authorities.includes(authority))

/** An applicant whose account is not activated yet (G-22). */
export const isApplicant = <Account extends Holder>(account: Account | null): account is Account =>
  account !== null && !account.activated && account.authorities.includes('ROLE_AE_INACTIVE_ACCOUNT')

/** The sales office and administrators: they work with enquiries and the stock. */
export const isOffice = (account: Holder | null) => has(account, 'ROLE_AE_BACKOFFICE', 'ROLE_AE_ADMIN')

/** Also of an account that is not activated: its login has the stricter rules of administrators (U-25). */
export const isAdministrator = (account: Pick<Holder, 'authorities'>) =>
  account.authorities.includes('ROLE_AE_ADMIN')
