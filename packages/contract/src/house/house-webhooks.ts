import { houseEvents } from '@portal/domain/accounts/webhooks'
import { webhookCalls } from '../accounts/webhooks.ts'

/** The addresses of the house's own programs: the same calls as of a company, for administrators. */
export const houseWebhookCalls = webhookCalls({
  url: '/uaa/api/house-webhooks',
  access: 'admin',
  owner: 'des Hauses',
  events: houseEvents,
})

export const {
  listWebhooks: listHouseWebhooks,
  addWebhook: addHouseWebhook,
  changeWebhook: changeHouseWebhook,
  deleteWebhook: deleteHouseWebhook,
  pauseWebhook: pauseHouseWebhook,
  readWebhookSecret: readHouseWebhookSecret,
  rotateWebhookSecret: rotateHouseWebhookSecret,
  testWebhook: testHouseWebhook,
  resendWebhook: resendHouseWebhook,
  listWebhookDeliveries: listHouseWebhookDeliveries,
  replayWebhookDelivery: replayHouseWebhookDelivery,
} = houseWebhookCalls
