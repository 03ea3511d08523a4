import { houseScopes } from '@portal/domain/accounts/api-keys'
import { z } from 'zod'
import { ApiKeys, CreatedApiKey, newKeyWith } from '../accounts/api-keys.ts'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

const url = '/uaa/api/house-api-keys'

/** Live keys first, each group with the newest first. */
export const listHouseApiKeys = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Die API-Schlüssel des Hauses' },
  schema: { response: { 200: ApiKeys } },
} satisfies Endpoint

/** The response is the only one that contains the key. */
export const createHouseApiKey = {
  method: 'POST',
  url,
  config: {
    access: 'admin',
    summary: 'Einen API-Schlüssel des Hauses anlegen; nur diese Antwort enthält ihn',
  },
  schema: { body: newKeyWith(houseScopes), response: { 201: CreatedApiKey } },
} satisfies Endpoint

export const revokeHouseApiKey = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'admin', summary: 'Einen API-Schlüssel des Hauses sperren' },
  schema: { params: ofRow, response: { 204: z.undefined() } },
} satisfies Endpoint
