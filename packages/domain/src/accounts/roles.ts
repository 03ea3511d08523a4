import type { PriceTier } from '../vehicles/price-tier.ts'

/**
 * The authorities of an account (U-55). Of the people of a company, an owner has ROLE_DEALER alone; the others have the
 * authorities of `authoritiesOfRole`.
 */
export const authorities = [
  'ROLE_USER',
  'ROLE_DEALER',
  'ROLE_BUYER',
  'ROLE_READER',
  'ROLE_ACCOUNTANT',
  'ROLE_AE_INACTIVE_ACCOUNT',
  'ROLE_AE_ADMIN',
  'ROLE_AE_BACKOFFICE',
  'ROLE_AE_YARD',
] as const
export type Authority = (typeof authorities)[number]

type Holder = { activated: boolean; authorities: readonly string[] }

/** Whether an activated account has one of these authorities; others have none. */
export const has = (account: Holder | null, ...wanted: Authority[]) =>
  account?.activated === true && wanted.some((authority) => account.authorities.includes(authority))

/** An applicant whose account is not activated yet (G-22). */
export const isApplicant = <Account extends Holder>(account: Account | null): account is Account =>
  account !== null && !account.activated && account.authorities.includes('ROLE_AE_INACTIVE_ACCOUNT')

/** Whether an activated account is more than a colleague of the yard. */
export const isMember = <Account extends Holder>(account: Account | null): account is Account =>
  account?.activated === true && !account.authorities.includes('ROLE_AE_YARD')

/** Whether an account works with offers and prices: not an accountant, who sees the purchases of the company only. */
export const seesOffers = <Account extends Holder>(account: Account | null): account is Account =>
  isMember(account) && !account.authorities.includes('ROLE_ACCOUNTANT')

type Viewer = Holder & {
  hasAgreedToTerms: boolean
  /** Whether its company buys without German VAT (`buysWithoutVat`). */
  buysNet: boolean
}

/**
 * Which price a caller sees. Dealer prices are for activated accounts with offers that have agreed to the terms; null = a
 * visitor (U-02). A company that buys without German VAT sees them net.
 */
export function priceTierOf(viewer: Viewer | null): PriceTier {
  if (!seesOffers(viewer) || !viewer.hasAgreedToTerms) return 'consumer'
  return viewer.buysNet ? 'net' : 'dealer'
}

/** Whether an account may change what its company shares: all accounts with offers except readers. */
export const mayBuy = (account: Holder | null) => seesOffers(account) && !has(account, 'ROLE_READER')

/** Whether a caller may enquire: visitors, applicants, and activated accounts that may buy. */
export const mayEnquire = (account: Holder | null) => !account?.activated || mayBuy(account)

/** Whether an account acts as an owner of its company; the other roles have an authority of their own. */
export const isOwner = (account: Holder | null) =>
  has(account, 'ROLE_DEALER') && !has(account, 'ROLE_BUYER', 'ROLE_READER')

/** The sales office and administrators: they work with enquiries and the stock. */
export const isOffice = (account: Holder | null) => has(account, 'ROLE_AE_BACKOFFICE', 'ROLE_AE_ADMIN')

/** All accounts of the house; the yard works with photos and conditions only. */
export const isHouse = (account: Pick<Holder, 'authorities'>) =>
  account.authorities.some((authority) => /_(?:ADMIN|BACKOFFICE|YARD)$/.test(authority))

/** Also of an account that is not activated: its login has the stricter rules of administrators (U-25). */
export const isAdministrator = (account: Pick<Holder, 'authorities'>) =>
  account.authorities.includes('ROLE_AE_ADMIN')
