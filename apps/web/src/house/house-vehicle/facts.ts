import type { HouseVehicle, VehicleDocument } from '@portal/contract/house/house-vehicle'
import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { invoiceKindLabels } from '@portal/domain/sale/invoice'
import { dayText, euroText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { typedNumber } from '@portal/domain/values/typed-number'
import type { Attribute } from '@portal/domain/vehicles/attributes/attribute'
import { type AttributeName, attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { body, bodyType, load } from '@portal/domain/vehicles/attributes/body'
import { condition } from '@portal/domain/vehicles/attributes/condition'
import { deliveredEmissionClasses, emission } from '@portal/domain/vehicles/attributes/emission'
import { appliesToFuel, energy } from '@portal/domain/vehicles/attributes/energy'
import { engine } from '@portal/domain/vehicles/attributes/engine'
import { equipment } from '@portal/domain/vehicles/attributes/equipment'
import { identity } from '@portal/domain/vehicles/attributes/identity'
import { price, taxation } from '@portal/domain/vehicles/attributes/price'
import { stock } from '@portal/domain/vehicles/attributes/stock'
import { use } from '@portal/domain/vehicles/attributes/use'
import type { HiddenReasonCode } from '@portal/domain/vehicles/attributes/visibility'
import { sizeText } from '../../accounts/dealer-activation/facts.ts'

/** Not editable: changed by actions, or identify the vehicle. */
const fixed = ['gwnummer', 'publishedAt', 'soldAt']

const sections: [string, Partial<Record<AttributeName, unknown>>][] = [
  [t('Preise und Herkunft'), { ...price, ...taxation, ...stock }],
  [t('Fahrzeug'), { ...identity, ...use }],
  [t('Motor'), engine],
  [t('Aufbau'), { ...bodyType, ...body, ...load }],
  [t('Umwelt und Verbrauch'), { ...emission, ...energy }],
  [t('Zustand'), condition],
  [t('Ausstattung'), equipment],
]

/**
 * The editable facts of a vehicle by section, in the order of the attributes. Facts of a battery are left out for a
 * vehicle that has none, unless they have a value.
 */
export const sectionsOf = ({ facts }: Pick<HouseVehicle, 'facts'>) =>
  sections.map(([title, attributes]) => ({
    title,
    names: namesOf(attributes).filter(
      (name) =>
        name in facts &&
        !fixed.includes(name) &&
        (facts[name] !== '' || appliesToFuel(name, facts.kraftstoffart ?? '')),
    ),
  }))

const longestLabel = 18
const longestValue = 16

/** Whether a fact needs the whole width for label and value in one line. */
export function needsWholeLine(name: AttributeName, value: string, marks: number): boolean {
  const { kind, label } = attributeOf(name)
  const isLong = label.length + 4 * marks > longestLabel || value.length > longestValue
  return kind === 'list' || kind === 'flags' || isLong
}

/** An attribute with the values its control offers. */
export const editedAttributeOf = (name: AttributeName): Attribute =>
  name === 'schadstoffklassetyp'
    ? { ...emission.schadstoffklassetyp, options: deliveredEmissionClasses }
    : attributeOf(name)

/** A fact, stored as written in a delivery, as the text of its control. */
export function inputText(name: AttributeName, fact: string): string {
  const attribute = attributeOf(name)
  const isNumber = attribute.kind === 'number' || attribute.kind === 'money'
  if (attribute.kind === 'list') return fact.replaceAll(';;;', '\n')
  return isNumber ? fact.replace('.', ',').replace(/,00$/, '') : fact
}

/** The text of a control as written in a delivery. Unreadable numbers are kept, and refused by the server. */
export function factText(name: AttributeName, input: string): string {
  const attribute = attributeOf(name)
  const text = input.trim()
  if (attribute.kind === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(';;;')
  if (text === '' || (attribute.kind !== 'number' && attribute.kind !== 'money')) return text
  const number = typedNumber(text)
  return Number.isNaN(number) ? text : String(number)
}

type Reservation = Pick<HouseVehicle, 'reservedUntil' | 'reservedFor' | 'reservedPartner' | 'reservedCompany'>

/** 'bis 24.12.2026, 18:00 Uhr, für Autohaus Beispiel (200001), zahlt bar' */
export function reservationText({
  reservedUntil,
  reservedFor,
  reservedPartner,
  reservedCompany,
}: Reservation) {
  const partner = reservedPartner && t`für ${reservedCompany ?? t('Partner')} (${reservedPartner})`
  return [reservedUntil && t`bis ${momentText(reservedUntil)}`, partner, reservedFor]
    .filter(Boolean)
    .join(', ')
}

type Fix = { hint: string; fact?: AttributeName; isByPublishing?: true; isByPhotos?: true }

/** How each reason is resolved. */
export const fixes: Record<HiddenReasonCode, Fix> = {
  sold: {
    hint: t(
      'Verkaufte Fahrzeuge werden nicht gezeigt. Ein Verkauf endet mit dem Rückgängigmachen seines Auftrags.',
    ),
  },
  withdrawn: { hint: t('Von der Verwaltung zurückgezogen.'), isByPublishing: true },
  reserved: { hint: t('Bis zum Ende der Reservierung nicht gezeigt.'), isByPublishing: true },
  price: { hint: t('Händlerpreis oder Privatpreis eintragen.'), fact: 'haendlerpreisbrutto' },
  energy: {
    hint: t('Für neue Pkw sind Verbrauch, CO₂-Emission und CO₂-Klasse vorgeschrieben.'),
    fact: 'consumption',
  },
  photo: { hint: t('Mindestens ein Foto hochladen.'), isByPhotos: true },
}

const plugIn = [
  'weightedFuelConsumption',
  'weightedPowerConsumption',
  'emptyBatteryConsumption',
  'emptyBatteryCo2Class',
  'electricRangeKm',
] as const satisfies AttributeName[]

/** The missing facts behind the hidden reasons; a plug-in hybrid is recognised by values that only it has. */
export function missingFacts({ facts, hiddenReasons }: Pick<HouseVehicle, 'facts' | 'hiddenReasons'>) {
  const isPlugIn = plugIn.some((name) => facts[name])
  const energyFacts: AttributeName[] = [
    ...(isPlugIn ? plugIn : (['consumption'] as const)),
    'co2GramsPerKm',
    'co2Class',
  ]
  return hiddenReasons.flatMap((code): AttributeName[] => {
    if (code === 'price') return ['haendlerpreisbrutto']
    return code === 'energy' ? energyFacts.filter((name) => !facts[name]) : []
  })
}

type Judged = Pick<HouseVehicle, 'hiddenReasons' | 'photos' | 'facts'>

/** What does not hide a vehicle that is hidden for other reasons. */
export function fulfilledTexts({ hiddenReasons, photos, facts }: Judged): string[] {
  const isFulfilled = (...codes: HiddenReasonCode[]) => !codes.some((code) => hiddenReasons.includes(code))
  return [
    isFulfilled('withdrawn', 'reserved', 'sold') && t('Im Angebot'),
    isFulfilled('price') && t('Preis eingetragen'),
    isFulfilled('photo') && plural(photos.length, '1 Foto', '# Fotos'),
    facts.location && t('Standort gesetzt'),
  ].flatMap((text) => text || [])
}

const timesTexts = ['', t('einmal'), t('zweimal'), t('dreimal')]

/** 'zweimal gesenkt, zusammen −1.620 €'; '' for a price that was not lowered. */
export function loweredText(steps: readonly PriceAt[]): string {
  const count = steps.filter(({ euro }, index) => euro < (steps[index - 1]?.euro ?? 0)).length
  const difference = (steps.at(-1)?.euro ?? 0) - (steps[0]?.euro ?? 0)
  if (count === 0 || difference >= 0) return ''
  return t`${timesTexts[count] ?? t`${count}-mal`} gesenkt, zusammen −${euroText(-difference)}`
}

/** What a document is, and its details. */
export function documentFacts(document: VehicleDocument): { title: string; facts: string } {
  if (document.kind === 'report') {
    const isForDealers = document.type === 'GUTACHTEN_LIGHT'
    return {
      title: isForDealers ? t('Gutachten') : t('Zustandsbericht'),
      facts: isForDealers ? t('PDF, für Händler') : t('PDF, für alle bis 170.000 km'),
    }
  }
  const { name, bytes, createdAt } = document
  const facts = [name, sizeText(bytes), dayText(createdAt)].join(' · ')
  return document.kind === 'paper'
    ? { title: purchasePaperLabels[document.type], facts }
    : { title: `${invoiceKindLabels[document.type]} ${document.number}`, facts }
}

/** The id of the button or control of a fact. */
export const factId = (name: AttributeName) => `fact-${name}`

export type PriceAt = { at: number; euro: number }

const tickSteps = [50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000, 100_000, 250_000]
const ticksMost = 5

/** Round amounts in equal steps, at most five, from below the lowest to above the highest price. */
export function priceTicks(euros: readonly number[]): number[] {
  const [low, high] = [Math.min(...euros), Math.max(...euros)]
  const ticksBy = (step: number) => {
    const first = Math.floor(low / step)
    const last = Math.max(Math.ceil(high / step), first + 1)
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  }
  const step = tickSteps.find((one) => ticksBy(one).length <= ticksMost)
  return ticksBy(step ?? 1_000_000)
}

/** The points at least `gap` right of the one before and left of `end`, so that their labels do not overlap. */
export function spaced<Point extends { x: number }>(points: readonly Point[], gap: number, end: number) {
  const kept: Point[] = []
  for (const point of points)
    if (point.x - (kept.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= gap && end - point.x >= gap)
      kept.push(point)
  return kept
}
