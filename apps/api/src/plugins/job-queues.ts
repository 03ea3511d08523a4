const dayS = 86_400

/**
 * All background jobs with their data. A job is queued in the transaction of its cause and executed by a worker
 * (`worker.ts`) at least once, so handlers must be idempotent.
 */
export type Jobs = {
  'send-mail': { mailId: number }
  'send-push': { messageId: number }
  retention: NoData
  /** Photos and reports without a vehicle. */
  'sweep-files': NoData
  /** A new stock generation: update watchlists and search notifications. */
  'stock-changed': NoData
  /** The search notifications with a daily rhythm. */
  'daily-matches': NoData
  /** Visibility of vehicles that depends on the time. */
  'review-visibility': NoData
  /** Deliveries of the stock that wait in the inbox. */
  'stock-inbox': NoData
  /** The check or the completion of an import of the import desk. */
  'stock-import': { importId: string }
  /** The run or the undo of a job of the stock. */
  'stock-job': { jobId: string }
  /** Reservations that have ended. */
  'end-reservations': NoData
  /** Invoices that were due some days ago. */
  'payment-reminders': NoData
  /** Purchases above a limit that nobody has approved in time. */
  'expire-approvals': NoData
  /** Proofs of arrival that are missing some days after the collection. */
  'arrival-reminders': NoData
  /** Deadlines of claims that have passed. */
  'claim-periods': NoData
  /** Mails that answer those of threads. */
  'fetch-replies': NoData
  /** VAT ids to be confirmed by a service. */
  'check-vat-ids': NoData
  /** An uploaded photo or report, or a plate to be covered. */
  'process-file': { taskId: string }
  /** An event for a company's program. */
  'deliver-webhook': WebhookJob
}
/** Executed only in the round of its delivery; the endpoint is the group whose jobs do not take all lanes. */
export type WebhookJob = { deliveryId: number; endpointId: number; round: number }
type NoData = Record<string, never>
export type JobName = keyof Jobs

/**
 * A crashed worker is detected by its missing heartbeat, within 17 seconds, and within 10 where people wait for the
 * result (`awaitedQueues`). A new job is announced by NOTIFY.
 */
const common = { notify: true, heartbeatSeconds: 15, expireInSeconds: 300, deleteAfterSeconds: 7 * dayS }
/** The options of each queue. */
export const queues: Record<JobName, object> = {
  // Retry delay from 5 seconds to 5 minutes; the handler stops retrying after 72 hours.
  'send-mail': { ...common, retryLimit: 2000, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 },
  // Retried for a day, after which the handler drops the notification.
  'send-push': { ...common, retryLimit: 40, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 },
  // Thousands of files may take longer than other jobs.
  'sweep-files': { ...common, expireInSeconds: 7200, retryLimit: 3, retryDelay: 600, retryBackoff: true },
  retention: { ...common, retryLimit: 3, retryDelay: 60, retryBackoff: true },
  // Not announced, so that one run follows a series of changes.
  'stock-changed': { ...common, notify: false, retryLimit: 10, retryDelay: 10, retryBackoff: true },
  'review-visibility': { ...common, retryLimit: 3, retryDelay: 60, retryBackoff: true },
  'daily-matches': { ...common, retryLimit: 10, retryDelay: 60, retryBackoff: true },
  // Scheduled every minute, so a failed run is not repeated; a million vehicles take a few minutes.
  'stock-inbox': { ...common, expireInSeconds: 3600, retryLimit: 0 },
  // Repeated while another import runs.
  'stock-import': { ...common, expireInSeconds: 3600, retryLimit: 300, retryDelay: 2 },
  // May have to wait for an import.
  'stock-job': { ...common, expireInSeconds: 3600, retryLimit: 5, retryDelay: 1, retryBackoff: true },
  // Scheduled every minute, so a failed run is not repeated.
  'end-reservations': { ...common, expireInSeconds: 3600, retryLimit: 0 },
  'payment-reminders': { ...common, retryLimit: 10, retryDelay: 60, retryBackoff: true },
  'expire-approvals': { ...common, retryLimit: 0 },
  'arrival-reminders': { ...common, retryLimit: 10, retryDelay: 60, retryBackoff: true },
  'claim-periods': { ...common, retryLimit: 0 },
  // Scheduled every five minutes, so a failed run is not repeated.
  'fetch-replies': { ...common, retryLimit: 0 },
  // Scheduled every minute; the pauses between tries are those of each VAT id.
  'check-vat-ids': { ...common, retryLimit: 0 },
  'process-file': { ...common, retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 },
  // A refused delivery queues its next attempt itself; a job fails only with the database or its worker.
  'deliver-webhook': { ...common, retryLimit: 2000, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 },
}
