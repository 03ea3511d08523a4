import { bodyTypes, slidingDoors, vanBodyTypes } from '@portal/domain/vehicles/attributes/body'
import { colours } from '@portal/domain/vehicles/attributes/colours'
import { emissionClasses } from '@portal/domain/vehicles/attributes/emission'
import { fuels } from '@portal/domain/vehicles/attributes/engine'
import { equipmentBits } from '@portal/domain/vehicles/attributes/equipment'
import { gearboxes } from '@portal/domain/vehicles/attributes/gearboxes'
import { vatModes } from '@portal/domain/vehicles/attributes/price'
import type { Prisma } from '../../generated/prisma/client.ts'

const models = [
  ...['Audi:A4', 'Audi:A6', 'BMW:3er', 'BMW:X5', 'Citroën:C3', 'Opel:Corsa', 'Škoda:Octavia', 'Volvo:V60'],
  ...[
    'Volkswagen:Golf',
    'Volkswagen:Passat',
    'Volkswagen:T6',
    'Mercedes-Benz:C-Klasse',
    'Mercedes-Benz:Sprinter',
  ],
  ...['Ällmo:Öse', 'Zastava:Yugo'],
]

const headlines = ['Comfortline', 'Größe XL – Vollausstattung', '1.Hand & Garantie', 'ÉLÉGANCE 2.0 TDI']
const descriptions = ['Panoramadach', 'Standkühlung', 'Winterräder 18"', 'Spiegel, beheizbar', 'Fußmatten']

/** A deterministic random generator (mulberry32), so that a failing stock can be reproduced from its seed. */
export function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const codes = <Value>(options: readonly { value: Value }[]) => options.map(({ value }) => value)

/** Random facts of a valid vehicle; unknown values, missing prices and equal prices are frequent. */
export function randomVehicle(random: () => number, gwnummer: string): Prisma.VehicleCreateManyInput {
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const oneOf = <Value>(all: readonly Value[]) => all[whole(0, all.length - 1)] as Value
  const maybe = <Value>(value: Value) => (random() < 0.15 ? null : value)
  const [hersteller = '', modellgruppe = ''] = oneOf(models).split(':')
  const transporter = random() < 0.2
  const moment = () => new Date(Date.UTC(2026, whole(0, 8), whole(1, 28), whole(0, 23), whole(0, 59), 30))
  const euro = () => (random() < 0.1 ? 0 : whole(1, 60) * 1000 + oneOf([0, 0, 500, 0.5]))
  return {
    gwnummer,
    hersteller,
    modellgruppe,
    modell: `${modellgruppe} ${whole(1, 3)}`,
    transporter,
    kilometerstandvon: oneOf([10_000, 50_000, 150_000, whole(0, 320_000)]),
    erstzulassungvon: new Date(Date.UTC(whole(1998, 2026), whole(0, 11), whole(1, 28))),
    planverkaufspreisprivatkundengeschaeftbrutto: euro(),
    haendlerpreisbrutto: euro(),
    psvon: maybe(whole(40, 480)),
    kwvon: maybe(oneOf([66, 110, whole(25, 350)])),
    kraftstoffart: maybe(oneOf(codes(fuels))),
    getriebe: maybe(oneOf(codes(gearboxes))),
    farbe: maybe(oneOf(codes(colours))),
    anzahlsitze: maybe(whole(2, 9)),
    anzahltueren: maybe(whole(2, 7)),
    schadstoffklassetyp: maybe(oneOf(codes(emissionClasses))),
    fahrzeugtyp: transporter ? null : maybe(oneOf(codes(bodyTypes))),
    fahrzeugkategorietypnfz: transporter ? maybe(oneOf(codes(vanBodyTypes))) : null,
    vatMode: oneOf(codes(vatModes)),
    schiebetuer: transporter ? maybe(oneOf(codes(slidingDoors))) : null,
    zulaessigesgesamtgewicht: transporter ? maybe(oneOf([1500, 3500, whole(1000, 7500)])) : null,
    keys: maybe(whole(0, 3)),
    accident: maybe(random() < 0.2),
    damageFree: maybe(random() < 0.5),
    fullServiceHistory: maybe(random() < 0.5),
    treadMm: maybe(whole(0, 9)),
    repairCost: maybe(oneOf([0, 500, 501, whole(0, 4000)])),
    equipment:
      Math.floor(random() * 2 ** equipmentBits.length) & Math.floor(random() * 2 ** equipmentBits.length),
    available: random() < 0.85,
    publishedAt: new Date(Date.UTC(2026, whole(0, 8), whole(1, 28))),
    headlineinternet: maybe(`${modellgruppe} ${oneOf(headlines)} ${whole(1, 400)}`),
    ausstattungserie: maybe(descriptions.filter(() => random() < 0.4).join(';;;')),
    ausstattungsonder: random() < 0.5 ? null : oneOf(descriptions),
    consumerDropAt: maybe(moment()),
    dealerDropAt: maybe(moment()),
    backAt: maybe(moment()),
  }
}
