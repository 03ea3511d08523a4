import type { ApiScope } from '@portal/contract/accounts/api-keys'
import { dayMs } from '@portal/domain/values/durations'
import type { InjectOptions } from 'fastify'
import type { Prisma } from '../../generated/prisma/client.ts'
import { newApiKey } from '../credentials/api-keys.ts'
import { hashOf } from '../credentials/secrets.ts'
import type { Client } from './accounts.ts'
import { api } from './api.ts'

/** A program with a key of a company: no cookies, no XSRF token. */
export function aProgram(key: string, instance = api) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: InjectOptions = {}) =>
    instance().inject({
      ...options,
      method,
      url,
      headers: { authorization: `Bearer ${key}`, ...options.headers },
    })
  return {
    key,
    send,
    get: (url: string, options?: InjectOptions) => send('GET', url, options),
    post: (url: string, payload: object, options?: InjectOptions) =>
      send('POST', url, { ...options, payload }),
  }
}

/** A program with a new key of a dealer's company, valid for a year. */
export async function aProgramOf(
  { account }: Client,
  scopes: readonly ApiScope[],
  stored: Partial<Prisma.ApiKeyUncheckedCreateInput> = {},
) {
  return aStoredProgram({ dealerId: account.id, createdById: account.id, scopes: [...scopes], ...stored })
}

/** A program with a new key of the house, made by an administrator. */
export const aHouseProgram = ({ account }: Client, scopes: readonly ApiScope[]) =>
  aStoredProgram({ dealerId: null, createdById: account.id, scopes: [...scopes] })

async function aStoredProgram(stored: Partial<Prisma.ApiKeyUncheckedCreateInput>) {
  const { db, clock } = api()
  const now = clock.now()
  const key = newApiKey()
  const { id } = await db.apiKey.create({
    data: {
      name: 'Warenwirtschaft',
      ...{ keyHash: hashOf(key), lastFour: key.slice(-4), createdAt: now },
      expiresAt: new Date(now.getTime() + 365 * dayMs),
      ...stored,
    },
  })
  return { ...aProgram(key), id }
}
