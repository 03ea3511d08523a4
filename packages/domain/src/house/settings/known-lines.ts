import { z } from 'zod'
import { normalTelephone, telephoneMax, telephonePattern } from '../../values/telephone.ts'
import { t } from '../../values/text.ts'
import { type About, refusedInLine, refusedText, type SettingFacts, settingFacts } from './fields.ts'
import { openingHours } from './opening-hours.ts'

type Known = {
  /** Empty is allowed. */
  isOptional?: boolean
  max: number
  inputMode?: SettingFacts['inputMode']
  /** What is shown for any other text. */
  message: string | ((text: string) => string)
  /** The value in its stored spelling; null for a text that is none. */
  read: (text: string) => string | null
}

/** One line with a known form. */
function knownLine({ isOptional = false, message, read, max, inputMode, ...about }: About & Known) {
  return z
    .string()
    .trim()
    .transform((text, context) => {
      const value = isOptional && text === '' ? '' : text.length > max ? null : read(text)
      if (value !== null) return value
      context.addIssue({ code: 'custom', message: typeof message === 'string' ? message : message(text) })
      return z.NEVER
    })
    .prefault(about.standard)
    .register(settingFacts, { ...about, max, kind: 'line', ...(inputMode && { inputMode }) })
}

/** A phone number, kept as it is typed, because its groups are easier to read than the stored form. */
export const phone = (about: About & Pick<Known, 'isOptional'>) =>
  knownLine({
    ...{ ...about, max: telephoneMax, inputMode: 'tel' },
    message: t('Bitte eine Telefonnummer wie +49 69 90009 120 angeben.'),
    read: (text) => (telephonePattern.test(normalTelephone(text)) ? text : null),
  })

export const germanPostalCode = (about: About) =>
  knownLine({
    ...{ ...about, max: 5, inputMode: 'numeric', message: t('Die Postleitzahl hat fünf Ziffern.') },
    read: (text) => (/^\d{5}$/.test(text) ? text : null),
  })

export const vatId = (about: About) =>
  knownLine({
    ...{ ...about, max: 20, message: t('Die Umsatzsteuer-ID hat die Form DE123456789.') },
    read: (text) => /^DE\d{9}$/.exec(text.replaceAll(' ', '').toUpperCase())?.[0] ?? null,
  })

export const town = (about: About) =>
  knownLine({
    ...{ ...about, max: 80, message: t('Bitte einen Ort ohne Ziffern angeben.') },
    read: (text) => (/^\p{L}[\p{L}\p{M} .,'’()/-]*$/u.test(text) ? text : null),
  })

/** The message of a line that may have every character but those refused in each line. */
const orRefused = (message: string) => (text: string) => (refusedInLine.test(text) ? refusedText : message)

/** A line that names something and a number of it. */
const withNumber = (text: string) =>
  !refusedInLine.test(text) && /\p{L}{2}/u.test(text) && /\d/.test(text) ? text : null

export const street = (about: About) =>
  knownLine({
    ...{ ...about, max: 200, read: withNumber },
    message: orRefused(t('Bitte eine Straße mit Hausnummer angeben.')),
  })

export const registerEntry = (about: About) =>
  knownLine({
    ...{ ...about, max: 200, read: withNumber },
    message: orRefused(t('Bitte Gericht und Nummer wie Amtsgericht Frankfurt am Main, HRB 12345 angeben.')),
  })

/** Names of companies and people; numbers and signs alone are none. */
export const named = (about: About & Pick<Known, 'isOptional'> & { max?: number }) =>
  knownLine({
    ...{ max: 200, ...about, message: orRefused(t('Bitte einen Namen angeben.')) },
    read: (text) => (!refusedInLine.test(text) && /\p{L}{2}/u.test(text) ? text : null),
  })

/** The number of a tax office, in the groups of a federal state or with 13 digits. */
export const taxNumber = (about: About) =>
  knownLine({
    ...{ ...about, isOptional: true, max: 20 },
    message: t('Die Steuernummer hat 10 bis 13 Ziffern, wie 045/123/45678.'),
    read: (text) => (/^(?:\d[ /]?){10,13}$/.test(text) && /\d$/.test(text) ? text : null),
  })

export const openingTimes = (about: About) =>
  knownLine({
    ...{ ...about, isOptional: true, max: 80 },
    message: t('Bitte Zeiten wie Mo–Fr 08:00–17:00, Sa 09:00–12:00 angeben.'),
    read: openingHours,
  })
