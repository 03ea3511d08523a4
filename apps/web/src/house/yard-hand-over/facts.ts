import type { CheckedPass, ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { today } from '@portal/domain/buyer/appointment'
import { codeIn, openForHandOver, pinPattern } from '@portal/domain/sale/pick-up'
import { dateFormat } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

/** What the yard did with a vehicle; `isSent` is false where the device keeps it until there is a connection. */
export type Done = { gwnummer: string; isSent: boolean; isRefusal?: boolean }

/** What the page says after it. */
export function doneText({ gwnummer, isSent, isRefusal }: Done): string {
  if (isRefusal && isSent)
    return t`GW ${gwnummer} ist nicht ausgegeben. Käufer und Büro bekommen eine E-Mail mit dem Grund.`
  if (isRefusal)
    return gwnummer
      ? t`GW ${gwnummer} ist nicht ausgegeben. Der Grund liegt auf diesem Gerät und wird gesendet, sobald Netz da ist.`
      : t(
          'Das Fahrzeug ist nicht ausgegeben. Der Grund liegt auf diesem Gerät und wird gesendet, sobald Netz da ist.',
        )
  return isSent
    ? t`GW ${gwnummer} ist übergeben. Das Protokoll liegt bei den Papieren des Kaufs.`
    : t`GW ${gwnummer} ist übergeben. Das Protokoll liegt auf diesem Gerät und wird gesendet, sobald Netz da ist.`
}

/** "13:52" */
export const timeText = dateFormat({ timeStyle: 'short' })

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Asked = { code: string; gwnummer?: string | undefined }

/**
 * Compares a scanned pass with the list of this device. PINs are not in the list: there are only a million, so their
 * hashes would tell them.
 * @param now the time of the server, as far as this device knows it
 * @returns the vehicle, or in German why the pass is refused
 */
export async function checkedOffline(
  list: ExpectedPickUps,
  { code, gwnummer }: Asked,
  now: Date,
): Promise<CheckedPass | string> {
  const token = codeIn(code)
  if (list.day > today(now)) return t('Die Uhr dieses Geräts geht nach. Bitte Datum und Uhrzeit einstellen.')
  if (list.day !== today(now)) return t('Zahlung heute nicht geprüft. Ohne Netz keine Ausgabe.')
  if (pinPattern.test(token)) return t('Ohne Netz bitte den Code scannen; die PIN prüft nur der Server.')
  const hash = await hashOf(token)
  const found = list.pickUps.find(({ tokenHash }) => tokenHash === hash)
  if (!found)
    return t`Dieser Code steht nicht auf der Liste von ${timeText(list.readAt)} Uhr. Bitte mit Netz noch einmal prüfen.`
  if (gwnummer !== undefined && gwnummer !== found.gwnummer)
    return t`Dieser Ausweis gehört zu einem anderen Fahrzeug (GW ${found.gwnummer}).`
  return openForHandOver[found.state] ?? found.carrierRefusal ?? found
}

const dayOf = (instant: string) => today(new Date(instant))

/** The pick-ups of the day, and those after it. */
export const byDay = ({ day, pickUps }: ExpectedPickUps) => ({
  today: pickUps.filter(({ appointmentAt }) => dayOf(appointmentAt) === day),
  later: pickUps.filter(({ appointmentAt }) => dayOf(appointmentAt) > day),
})
