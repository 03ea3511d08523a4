import type { ClaimForm, OwnClaim, PurchaseClaims } from '@portal/contract/sale/claims'
import { isBuyersTurn, isHousesTurn } from '@portal/domain/sale/claim-states'
import { dateFormat, dayText, euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Panel } from '@portal/domain/vehicles/condition/panels'
import { damageText, panelName } from '@portal/domain/vehicles/condition/texts'

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' })

/** "Melden bis Fr 04.12.2026, 24:00 Uhr" */
export const untilText = (lastDay: string) => t`Melden bis ${weekday(lastDay)} ${dayText(lastDay)}, 24:00 Uhr`

/** What happens next with a claim, for its company. */
export function nextStepOf({ state, dueAt, amount }: OwnClaim): string | null {
  if (state === 'accepted' && amount !== null) return t`Gutschrift über ${euroCentText(amount)}`
  if (dueAt === null) return null
  if (isHousesTurn(state)) return t`Wir antworten bis ${momentText(dueAt)}.`
  return isBuyersTurn(state) ? t`Bitte antworten Sie bis ${dayText(dueAt)}.` : null
}

type Condition = ClaimForm['condition']

/** The damages of the condition at the sale on a part of the car. */
export const damagesAt = (condition: Condition, panel: Panel | '') =>
  condition?.damages?.filter((damage) => damage.panel === panel) ?? []

/** What the condition at the sale said of a part. */
export function saleFactsOf(condition: Condition, panel: Panel): [label: string, value: string][] {
  if (!condition) return []
  const damages = damagesAt(condition, panel)
  const reading = condition.paint?.readings.find((known) => known.panel === panel)
  const shown =
    condition.damages === null
      ? t('nicht erfasst')
      : damages.length === 0
        ? t('kein Schaden')
        : damages.map(damageText).join('; ')
  return [
    [panelName(panel), shown],
    ...(reading ? [[t('Lack dort'), `${reading.micrometres}\u00a0µm`] satisfies [string, string]] : []),
  ]
}

/** Whether the page of the purchase has anything to say about claims. */
export const isShown = ({ period, claims }: PurchaseClaims) => claims.length > 0 || period.state !== 'off'
