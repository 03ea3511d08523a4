import { firstMinute, lastMinute, minuteOf, stepMinutes } from '@portal/domain/buyer/appointment'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

const hourMinutes = 60
/** An appointment takes an hour, so the last one ends an hour after the last possible time. */
export const closingMinute = lastMinute + hourMinutes

const quarter = z.string().refine((time) => {
  const minute = minuteOf(time) ?? 0
  return minute >= firstMinute && minute <= closingMinute && minute % stepMinutes === 0
}, t('Bitte wählen Sie eine Uhrzeit von 10:00 bis 17:00 Uhr im Abstand von 15 Minuten.'))

/** Hours of a day in which no appointment begins, in local time of Europe/Berlin. */
export const BlockedHours = z.object({
  id: z.int(),
  date: z.iso.date(),
  /** 'HH:MM' */
  from: z.string(),
  /** 'HH:MM'; this time itself can be booked again. */
  until: z.string(),
  reason: z.string().nullable(),
})
export type BlockedHours = z.infer<typeof BlockedHours>

export const NewBlockedHours = z
  .strictObject({
    date: z.iso.date(t('Ungültiges Datum')),
    from: quarter,
    until: quarter,
    reason: z.string().trim().max(100).nullable(),
  })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    error: t('Das Ende muss nach dem Anfang liegen.'),
  })
export type NewBlockedHours = z.infer<typeof NewBlockedHours>

const url = '/mvp/api/mvp-blocked-hours'

export const listBlockedHours = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Stunden ohne Termine, von heute an' },
  schema: { response: { 200: z.array(BlockedHours) } },
} satisfies Endpoint

/** Appointments that are already booked stay. The same hours again change the reason. */
export const blockHours = {
  method: 'POST',
  url,
  config: { access: 'backoffice', summary: 'Stunden eines Tages für Termine sperren' },
  schema: { body: NewBlockedHours, response: { 201: BlockedHours } },
} satisfies Endpoint

export const unblockHours = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Gesperrte Stunden für Termine freigeben' },
  schema: {
    params: ofRow,
    response: { 204: z.undefined() },
  },
} satisfies Endpoint
