import { type ApiKey, ApiScope } from '@portal/contract/accounts/api-keys'
import { apiKeyState } from '@portal/domain/accounts/api-keys'
import { personName } from '@portal/domain/accounts/person-name'
import { has } from '@portal/domain/accounts/roles'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** Everything of a key except its hash. */
export const keyParts = {
  omit: { keyHash: true, dealerId: true },
  include: {
    createdBy: {
      select: {
        ...{ firstName: true, lastName: true, activated: true, authorities: true },
        memberships: { select: { dealerId: true } },
      },
    },
    dealer: { select: { accountId: true } },
  },
} satisfies Prisma.ApiKeyDefaultArgs

type StoredKey = Prisma.ApiKeyGetPayload<typeof keyParts>

function isCreatorHere({ createdBy, dealer }: Pick<StoredKey, 'createdBy' | 'dealer'>): boolean {
  if (!createdBy || !dealer) return has(createdBy, 'ROLE_AE_ADMIN')
  return createdBy.memberships.some(({ dealerId }) => dealerId === dealer.accountId)
}

export function keyView({ createdBy, createdById: _, dealer, ...key }: StoredKey, now: Date): ApiKey {
  const { id, name, lastFour, createdAt, expiresAt, lastUsedAt, revokedAt } = key
  return {
    ...{ id, name, lastFour },
    scopes: key.scopes.map((scope) => ApiScope.parse(scope)),
    state: apiKeyState(key, now),
    createdAt: createdAt.toISOString(),
    createdBy: createdBy && personName(createdBy),
    isCreatorHere: isCreatorHere({ createdBy, dealer }),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
