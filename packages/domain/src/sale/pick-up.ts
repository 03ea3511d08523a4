import type { HandOverState } from '../buyer/hand-over.ts'
import { dayMs } from '../values/durations.ts'
import { plural } from '../values/plural.ts'
import { t } from '../values/text.ts'

/** Who collects a vehicle. */
export const collectorKinds = {
  driver: t('Eigener Fahrer'),
  carrier: t('Spedition'),
  plates: t('Fahrt mit Kurzzeit- oder rotem Kennzeichen'),
} as const
export type CollectorKind = keyof typeof collectorKinds

/** How a pass ended; `open` = it has not. */
export const storedPassStates = ['open', 'used', 'renewed', 'called-off'] as const
export type StoredPassState = (typeof storedPassStates)[number]

export const passStateLabels = {
  requested: t('Abholer eingetragen'),
  ready: t('Gültig'),
  used: t('Benutzt'),
  renewed: t('Ersetzt'),
  'called-off': t('Gesperrt'),
  expired: t('Abgelaufen'),
} as const
export type PassState = keyof typeof passStateLabels

type Pass = {
  state: StoredPassState
  /** The German day and time; null before they are chosen. */
  day: string | null
  handOver: HandOverState
}

/** What a pass is worth on a day: it is for one day, and for a vehicle that is ready. */
export function passStateOn(today: string, { state, day, handOver }: Pass): PassState {
  if (state !== 'open') return state
  if (handOver === 'collected') return 'used'
  if (day !== null && day < today) return 'expired'
  return day !== null && handOver === 'ready' ? 'ready' : 'requested'
}

/** Why the yard does not hand over; null for a pass that is valid. */
export const passRefusals = {
  requested: t('Dieses Fahrzeug ist noch nicht zur Abholung bereit.'),
  ready: null,
  used: t('Dieser Ausweis wurde schon benutzt. Das Fahrzeug ist abgeholt.'),
  renewed: t('Dieser Ausweis wurde durch einen neuen ersetzt. Bitte den neuen Ausweis zeigen lassen.'),
  'called-off': t('Dieser Ausweis ist gesperrt. Bitte anrufen.'),
  expired: t('Dieser Ausweis ist abgelaufen. Der Käufer kann einen neuen erstellen.'),
} as const satisfies Record<PassState, string | null>

/** What is missing for a hand-over, as the yard says it; null if nothing is. */
export const openForHandOver = {
  open: t('Nicht bezahlt.'),
  paid: t('Bezahlt, aber die Papiere sind noch nicht fertig.'),
  documents: t('Papiere fertig, aber noch nicht zur Abholung freigegeben.'),
  ready: null,
  collected: t('Schon abgeholt.'),
} as const satisfies Record<HandOverState, string | null>

export const pinPattern = /^\d{6}$/
/** "482 913" */
export const pinText = (pin: string) => `${pin.slice(0, 3)}\u00a0${pin.slice(3)}`

/** The PIN or the token in what was typed or scanned: six digits, a token, or the address of a pass. */
export const codeIn = (text: string) => text.replace(/^.*#\/pass\//, '').replace(/\s/g, '')

/** Whether a scanned text is the address of a pass, and not what another QR code says. */
export const isPassLink = (text: string) => text.includes('#/pass/')

export const codeMissing = t('Bitte die PIN eingeben oder den Code scannen.')
/** Shorter than the token of any pass. */
const typedMaximum = 20

/** What is wrong with a code for the yard; null for a PIN and for what can be the token of a pass. */
export function codeFlaw(text: string): string | null {
  const code = codeIn(text)
  if (code === '') return codeMissing
  if (pinPattern.test(code) || isPassLink(text) || code.length > typedMaximum) return null
  return /^\d+$/.test(code)
    ? plural(
        code.length,
        'Die PIN hat 6 Ziffern, eingegeben ist 1.',
        'Die PIN hat 6 Ziffern, eingegeben sind #.',
      )
    : t('Die PIN besteht aus 6 Ziffern.')
}

/** Wrong PINs before the pause, and its length in minutes. */
export const pinTries = { limit: 5, minutes: 15 }

export const wrongPinText = (left: number) =>
  left > 0
    ? plural(
        left,
        'Diese PIN gehört zu keinem Ausweis. Noch 1 Versuch, dann {0} Minuten Pause.',
        'Diese PIN gehört zu keinem Ausweis. Noch # Versuche, dann {0} Minuten Pause.',
        pinTries.minutes,
      )
    : t`Diese PIN gehört zu keinem Ausweis. Bitte ${pinTries.minutes} Minuten warten.`

/** What the yard hands over with the vehicle. */
export const handedPapers = {
  part1: t('Zulassungsbescheinigung Teil I'),
  part2: t('Zulassungsbescheinigung Teil II'),
  service: t('Serviceheft'),
  tyres: t('Zweiter Radsatz'),
  accessories: t('Ladekabel, Zubehör'),
} as const
export type HandedPaper = keyof typeof handedPapers

export const handOverPhotosMaximum = 6

/** The fee counted until a day, in euros: for each calendar day after the last free one. */
export const storageFeeOn = (today: string, lastFree: string, perDay: number) =>
  Math.round((Math.max(0, Date.parse(today) - Date.parse(lastFree)) / dayMs) * perDay * 100) / 100

/** What a company's program is told about who collects a vehicle; that it was collected is a state of the hand-over. */
export const pickUpSteps = ['named', 'renewed', 'called-off'] as const
export type PickUpStep = (typeof pickUpSteps)[number]
