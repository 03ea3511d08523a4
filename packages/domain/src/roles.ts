import { z } from 'zod'

/** The authorities of an account (U-55). */
export const Authority = z.enum([
  'ROLE_USER',
  'ROLE_DEALER',
  'ROLE_AE_INACTIVE_ACCOUNT',
  'ROLE_AE_ADMIN',
  'ROLE_AE_BACKOFFICE',
])
export type Authority = z.infer<typeof Authority>
