import type { CheckedPass, ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { today } from '@portal/domain/buyer/appointment'
import { codeIn, openForHandOver, pinPattern } from '@portal/domain/sale/pick-up'
import { timeZone } from '@portal/domain/values/constants'

const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone, timeStyle: 'short' })

/** "13:52" */
export const timeText = (instant: string) => timeFormat.format(new Date(instant))

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Asked = { code: string; gwnummer?: string | undefined }

/**
 * Compares a scanned pass with the list of this device. PINs are not in the list: there are only a million, so their
 * hashes would tell them.
 * @returns the vehicle, or in German why the pass is refused
 */
export async function checkedOffline(
  list: ExpectedPickUps,
  { code, gwnummer }: Asked,
  now: Date,
): Promise<CheckedPass | string> {
  const token = codeIn(code)
  if (list.day !== today(now)) return 'Zahlung heute nicht geprüft. Ohne Netz keine Ausgabe.'
  if (pinPattern.test(token)) return 'Ohne Netz bitte den Code scannen; die PIN prüft nur der Server.'
  const hash = await hashOf(token)
  const found = list.pickUps.find(({ tokenHash }) => tokenHash === hash)
  if (!found)
    return `Dieser Code steht nicht auf der Liste von ${timeText(list.readAt)} Uhr. Bitte mit Netz noch einmal prüfen.`
  if (gwnummer !== undefined && gwnummer !== found.gwnummer)
    return `Dieser Ausweis gehört zu einem anderen Fahrzeug (GW ${found.gwnummer}).`
  return openForHandOver[found.state] ?? found
}

const dayOf = (instant: string) => today(new Date(instant))

/** The pick-ups of the day, and those after it. */
export const byDay = ({ day, pickUps }: ExpectedPickUps) => ({
  today: pickUps.filter(({ appointmentAt }) => dayOf(appointmentAt) === day),
  later: pickUps.filter(({ appointmentAt }) => dayOf(appointmentAt) > day),
})
