import { createHouseApiKey, listHouseApiKeys, revokeHouseApiKey } from '@portal/contract/house/house-api-keys'
import {
  addHouseWebhook,
  changeHouseWebhook,
  deleteHouseWebhook,
  listHouseWebhookDeliveries,
  listHouseWebhooks,
  pauseHouseWebhook,
  readHouseWebhookSecret,
  replayHouseWebhookDelivery,
  resendHouseWebhook,
  rotateHouseWebhookSecret,
  testHouseWebhook,
} from '@portal/contract/house/house-webhooks'
import { houseScopes } from '@portal/domain/accounts/api-keys'
import { houseEvents } from '@portal/domain/accounts/webhooks'
import type { KeyOwner } from '../../accounts/api-keys/queries.ts'
import type { WebhookOwnership } from '../../accounts/webhooks/queries.ts'
import { call } from '../../api.ts'

export const houseKeys: KeyOwner = {
  name: 'house',
  scopes: houseScopes,
  list: (signal) => call(listHouseApiKeys, { signal }),
  create: (body) => call(createHouseApiKey, { body }),
  revoke: (id) => call(revokeHouseApiKey, { params: { id } }),
}

export const houseWebhooks: WebhookOwnership = {
  name: 'house',
  events: houseEvents,
  calls: {
    list: listHouseWebhooks,
    add: addHouseWebhook,
    change: changeHouseWebhook,
    remove: deleteHouseWebhook,
    pause: pauseHouseWebhook,
    secret: readHouseWebhookSecret,
    rotate: rotateHouseWebhookSecret,
    test: testHouseWebhook,
    resend: resendHouseWebhook,
    deliveries: listHouseWebhookDeliveries,
    replay: replayHouseWebhookDelivery,
  },
}
