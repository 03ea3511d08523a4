import { type ApiKey, ApiScope } from '@portal/contract/accounts/api-keys'
import { apiKeyState } from '@portal/domain/accounts/api-keys'
import { personName } from '@portal/domain/accounts/person-name'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** Everything of a key except its hash. */
export const keyParts = {
  omit: { keyHash: true, dealerId: true },
  include: {
    createdBy: { select: { firstName: true, lastName: true, memberships: { select: { dealerId: true } } } },
    dealer: { select: { accountId: true } },
  },
} satisfies Prisma.ApiKeyDefaultArgs

type StoredKey = Prisma.ApiKeyGetPayload<typeof keyParts>

export function keyView({ createdBy, createdById: _, dealer, ...key }: StoredKey, now: Date): ApiKey {
  const { id, name, lastFour, createdAt, expiresAt, lastUsedAt, revokedAt } = key
  return {
    ...{ id, name, lastFour },
    scopes: key.scopes.map((scope) => ApiScope.parse(scope)),
    state: apiKeyState(key, now),
    createdAt: createdAt.toISOString(),
    createdBy: createdBy && personName(createdBy),
    isCreatorHere: createdBy?.memberships.some(({ dealerId }) => dealerId === dealer.accountId) ?? false,
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
