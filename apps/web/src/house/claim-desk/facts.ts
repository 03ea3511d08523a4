import {
  type ClaimDesk,
  type ClaimEntry,
  ClaimFilter,
  type HouseClaim,
} from '@portal/contract/house/claim-desk'
import { claimAreas } from '@portal/domain/sale/claim-items'
import { claimLabel, isBuyersTurn, isHousesTurn } from '@portal/domain/sale/claim-states'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { hourMs } from '@portal/domain/values/durations'
import { countText, dayText, euroCentText, figureText, kmText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { labelOf } from '@portal/domain/vehicles/attributes/texts'
import { damageText, panelName } from '@portal/domain/vehicles/condition/texts'
import { allStates, deskAddress, deskScope } from '../../shell/desk-address.ts'

/** A filter and page of the list; a filter without state matches all claims. */
export type DeskView = { filter: ClaimFilter; page: number }

/** The view in an address; invalid values are ignored, and the default state is 'open'. */
export function viewOf(query: URLSearchParams): DeskView {
  const fields = Object.fromEntries(
    Object.entries(ClaimFilter.shape).flatMap(([name, schema]) => {
      const read = schema.safeParse(query.get(name) || undefined)
      return read.success && read.data !== undefined ? [[name, read.data]] : []
    }),
  )
  const page = Number(query.get('page') ?? 0)
  return {
    filter: ClaimFilter.parse(query.get('state') === allStates ? fields : { state: 'open', ...fields }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  }
}

/** The address of a view, without default values. */
export const addressOf = (view: DeskView) => deskAddress(view, 'open')

/** The quick filter that matches state and holder of a filter; undefined if none does. */
export const scopeOf = (filter: ClaimFilter, accountId: number | undefined) =>
  deskScope(filter, accountId, 'open')

/** Applies a quick filter; the search stays. */
export function withScope({ q }: ClaimFilter, scope: string, accountId: number | undefined): ClaimFilter {
  const search = q ? { q } : {}
  if (scope === 'all') return search
  return { ...search, state: 'open', ...(scope === 'mine' && { holder: String(accountId) }) }
}

export const stateChoices = [
  { value: 'open', label: t('Offen') },
  { value: 'house', label: t('Zu entscheiden') },
  { value: 'waiting', label: t('Wartet auf Händler') },
  { value: 'overdue', label: t('Überfällig') },
  { value: 'decided', label: t('Abgeschlossen') },
] as const

const hoursPerDay = 24

const spanText = (hours: number) =>
  hours < 1
    ? t('unter 1 h')
    : hours < 2 * hoursPerDay
      ? `${countText(Math.floor(hours))} h`
      : t`${countText(Math.floor(hours / hoursPerDay))} Tage`

/** "noch 22 h", "seit 5 h drüber", "ruht"; the day of the claim once it is decided. */
export function deadlineText(
  { state, dueAt, createdAt }: Pick<ClaimEntry, 'state' | 'dueAt' | 'createdAt'>,
  now: Date,
) {
  if (isBuyersTurn(state)) return t('ruht')
  if (!isHousesTurn(state) || dueAt === null) return dayText(createdAt)
  const hours = (new Date(dueAt).getTime() - now.getTime()) / hourMs
  return hours >= 0 ? t`noch ${spanText(hours)}` : t`seit ${spanText(-hours)} drüber`
}

const looks: Partial<Record<ClaimEntry['state'], string>> = {
  filed: 'res',
  review: 'res',
  question: 'off',
  offered: 'off',
  accepted: 'ok',
  rejected: 'bad',
  'taken-back': 'run',
}

/** Style and text of the state. */
export const stateOf = ({ state, isOverdue }: Pick<ClaimEntry, 'state' | 'isOverdue'>) => ({
  look: isOverdue ? 'bad' : (looks[state] ?? 'off'),
  text: claimLabel(state, isOverdue),
})

const hoursText = (hours: number) => figureText(Math.round(hours * 10) / 10)

/** "6 offen, 1 über der Frist · Antwort im Mittel nach 19 h" */
export const deskText = ({ open, overdue, answerHours }: ClaimDesk) =>
  answerHours === null
    ? t`${countText(open)} offen, ${countText(overdue)} über der Frist`
    : t`${countText(open)} offen, ${countText(overdue)} über der Frist · Antwort im Mittel nach ${hoursText(answerHours)} h`

export type Comparison = {
  label: string
  sale: string
  handOver: string
  reported: string
  isFinding?: boolean
}

const dash = '–'

/** What the condition said at the sale, what was noted at the hand-over, and what is reported, for one defect. */
export function comparisonOf(claim: HouseClaim, item: HouseClaim['items'][number]): Comparison[] {
  const { condition, km, kmAtSale, known } = claim
  const { panel, damageId, area, description } = item
  const damages = condition?.damages?.filter((damage) => damage.panel === panel) ?? null
  const reading = condition?.paint?.readings.find((one) => one.panel === panel)
  const declared =
    panel === null || damages === null
      ? t('nicht erfasst')
      : damages.length === 0
        ? t('kein Schaden')
        : damages.map(damageText).join('; ')
  return [
    {
      label: t('Befund'),
      isFinding: true,
      sale: declared,
      handOver: t('nicht erfasst'),
      reported: `${damageId ? t('Größer geworden: ') : ''}${description}`,
    },
    ...(reading
      ? [{ label: t('Lack'), sale: `${reading.micrometres}\u00a0µm`, handOver: dash, reported: dash }]
      : []),
    {
      label: t('Kilometer'),
      sale: kmAtSale === null ? dash : kmText(kmAtSale),
      handOver: known?.at === 'hand-over' ? kmText(known.km) : dash,
      reported: kmText(km),
    },
    { label: t('Art'), sale: dash, handOver: dash, reported: labelOf(claimAreas, area) },
    ...(item.since ? [{ label: t('Seit'), sale: dash, handOver: dash, reported: dayText(item.since) }] : []),
  ]
}

export const placeOf = ({ panel, area }: HouseClaim['items'][number]) =>
  panel ? panelName(panel) : labelOf(claimAreas, area)

/** What the company wants: its newest counter-offer, else the amount it has reported. */
export function askedText({ events, wanted }: Pick<HouseClaim, 'events' | 'wanted'>): string | undefined {
  const counter = events.findLast(({ kind, amount }) => kind === 'buyer' && amount !== null)?.amount
  if (typeof counter === 'number') return t`Gegenangebot: ${euroCentText(counter)}`
  return wanted === null ? undefined : t`Gefordert: ${euroCentText(wanted)}`
}

/** The facts of the buyer beside the decision. */
export const aroundOf = ({ history, purchase, wanted }: HouseClaim): [label: string, value: string][] => [
  [t('Kaufpreis'), purchase.price === null ? t('nicht erfasst') : euroCentText(purchase.price)],
  ...(wanted === null ? [] : [[t('Gefordert'), euroCentText(wanted)] satisfies [string, string]]),
  [t('Käufe, 12 Monate'), countText(history.purchases)],
  [t('Reklamationen'), t`${countText(history.claims)}, davon ${countText(history.rejected)} abgelehnt`],
]

type Settled = Pick<HouseClaim, 'state' | 'settlement'>
type Settlement = HouseClaim['settlement']

function creditText({ invoice, madeNumber }: Settlement): string {
  if (madeNumber) return t`Die Rechnungskorrektur ${madeNumber} ist erstellt, der Händler hat sie im Portal.`
  if (!invoice)
    return t('Zu diesem Kauf gibt es keine Rechnung. Bitte ziehen Sie den Betrag ab, wenn Sie sie erstellen.')
  return invoice.isDelivered
    ? t`Die Rechnung ${invoice.number} kommt aus der Buchhaltung. Bitte korrigieren Sie sie dort und legen Sie die Korrektur beim Kauf ab.`
    : t`Bitte korrigieren Sie jetzt die Rechnung ${invoice.number} um diesen Betrag.`
}

function cancellationText({ invoice, madeNumber }: Settlement): string {
  if (madeNumber) return t`Die Rechnung ist storniert (${madeNumber}).`
  if (!invoice) return t('Zu diesem Kauf gibt es keine Rechnung.')
  return invoice.isDelivered
    ? t`Die Rechnung ${invoice.number} kommt aus der Buchhaltung. Bitte stornieren Sie sie dort und legen Sie das Storno beim Kauf ab.`
    : t`Bitte stornieren Sie jetzt die Rechnung ${invoice.number}.`
}

/** What a decision has done to invoice and vehicle, and what is left to the office. */
export function outcomeTexts({ state, settlement }: Settled): string[] {
  const { paidCents, isInStock } = settlement
  if (state === 'accepted') return [creditText(settlement)]
  if (state !== 'taken-back') return []
  return [
    cancellationText(settlement),
    paidCents > 0
      ? t`Bitte überweisen Sie dem Händler ${centsEuroText(paidCents)} zurück.`
      : t('Ist der Kauf bezahlt, überweisen Sie dem Händler den Betrag bitte zurück.'),
    isInStock
      ? t('Das Fahrzeug ist wieder im Bestand, zurückgezogen und mit den Mängeln im Zustand.')
      : t('Das Fahrzeug ist nicht im Bestand. Bitte legen Sie es neu an.'),
  ]
}
