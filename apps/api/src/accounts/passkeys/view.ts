import type { Passkey } from '@portal/contract/accounts/passkeys'
import type { Prisma } from '../../../generated/prisma/client.ts'

export const shownColumns = {
  id: true,
  name: true,
  createdAt: true,
  lastUsedAt: true,
  backedUp: true,
} satisfies Prisma.PasskeySelect
type Shown = Prisma.PasskeyGetPayload<{ select: typeof shownColumns }>

export const passkeyView = ({ createdAt, lastUsedAt, ...passkey }: Shown): Passkey => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
