import { euroCentText } from '../../values/formats.ts'
import { t } from '../../values/text.ts'

type Compared = {
  /** The vehicle's Minderwert, in euro. */
  minderwerte: number | null
  /** The sum of the damages that are present. */
  present: number
  /** The recorder's reason for a difference. */
  note: string | null
}

/** Why the Minderwert differs from the sum of the present damages; null if it agrees or is unknown. */
export function depreciationReason({ minderwerte, present, note }: Compared): string | null {
  if (minderwerte === null || Math.abs(minderwerte - present) < 0.005) return null
  if (note !== null) return note
  const difference = euroCentText(Math.abs(minderwerte - present))
  return minderwerte < present
    ? t`Der Minderwert liegt ${difference} unter der Summe der vorhandenen Schäden. Er wurde getrennt davon bewertet.`
    : t`Der Minderwert liegt ${difference} über der Summe der vorhandenen Schäden. Er wurde getrennt davon bewertet.`
}
