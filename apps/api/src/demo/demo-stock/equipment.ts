import { attributes } from '@portal/domain/vehicles/attributes/attributes'
import { labelOf } from '@portal/domain/vehicles/attributes/texts'
import type { Draw } from './draw.ts'

/** Equipment flags by the tags of the listings whose name differs; the tags below have no flag. */
const fromTag: Record<string, string> = { led: 'ledScheinwerfer' }
const withoutFlag = new Set(['euro_5', 'euro_6', 'winterreifen', 'sitze', ''])

const mentionedIn = (tags: string) =>
  tags
    .split('|')
    .map((tag) => fromTag[tag] ?? tag)
    .filter((tag) => !withoutFlag.has(tag))

/**
 * The share of cars with a flag besides those mentioned: in the cheapest and in the most expensive quarter of the
 * stock.
 */
const carShares: [string, number, number][] = [
  ['klimaanlage', 0.5, 0.25],
  ['klimaautomatik', 0.12, 0.65],
  ['navigation', 0.06, 0.62],
  ['sitzheizung', 0.08, 0.6],
  ['lederausstattung', 0.04, 0.42],
  ['einparkhilfe', 0.1, 0.66],
  ['tempomat', 0.15, 0.7],
  ['ahk', 0.1, 0.22],
  ['leichtmetallfelgen', 0.3, 0.8],
  ['schiebedach', 0.08, 0.22],
  ['isofix', 0.35, 0.7],
  ['freisprecheinrichtung', 0.1, 0.6],
  ['scheckheftgepflegt', 0.25, 0.55],
  ['huauneu', 0.18, 0.15],
  ['standheizung', 0.02, 0.1],
  ['xenon', 0.04, 0.34],
  ['ledScheinwerfer', 0.01, 0.3],
  ['behindertengerecht', 0.004, 0.004],
]
const vanShares: [string, number, number][] = [
  ['abs', 0.7, 0.9],
  ['esp', 0.3, 0.8],
  ['trennwand', 0.5, 0.6],
  ['ahk', 0.25, 0.35],
  ['partikelfilter', 0.2, 0.5],
  ['navigation', 0.08, 0.3],
  ['einparkhilfe', 0.1, 0.4],
  ['tempomat', 0.1, 0.4],
  ['klimaanlage', 0.4, 0.6],
  ['freisprecheinrichtung', 0.1, 0.3],
  ['sitzheizung', 0.05, 0.2],
  ['standheizung', 0.06, 0.15],
  ['doppelkabine', 0.08, 0.08],
  ['ladebordwand', 0.03, 0.03],
  ['kommunalfahrzeug', 0.02, 0.02],
  ['liegeplatz', 0.02, 0.02],
  ['kran', 0.01, 0.01],
  ['scheckheftgepflegt', 0.2, 0.5],
  ['huauneu', 0.2, 0.15],
]

/** The mentioned equipment plus random flags; automatic air conditioning excludes the manual one. */
export function equipmentOf(tags: string, priceRank: number, transporter: boolean, draw: Draw): string[] {
  const flags = new Set(mentionedIn(tags))
  for (const [flag, cheap, dear] of transporter ? vanShares : carShares)
    if (draw.chance(cheap + (dear - cheap) * priceRank)) flags.add(flag)
  if (flags.has('klimaautomatik')) flags.delete('klimaanlage')
  if (flags.has('ledScheinwerfer')) flags.delete('xenon')
  return [...flags]
}

const common = [
  'Airbag Fahrer- und Beifahrerseite',
  'Außenspiegel elektrisch verstellbar',
  'Bordcomputer',
  'Elektrische Fensterheber vorn',
  'Servolenkung',
  'Wegfahrsperre elektronisch',
  'Zentralverriegelung mit Fernbedienung',
]
const extras = [
  'Ambientebeleuchtung',
  'Dachreling',
  'Fußmatten Velours',
  'Gepäckraumabdeckung',
  'Lenkrad beheizbar',
  'Metallic-Lackierung',
  'Reserverad',
  'Rückfahrkamera',
  'Sportsitze vorn',
]

/** Flags that describe the vehicle, but not its equipment. */
const noEquipment = new Set(['scheckheftgepflegt', 'huauneu', 'kommunalfahrzeug'])
/** Fitted in the factory only, so never special equipment. */
const alwaysSeries = new Set(['abs', 'esp', 'isofix', 'partikelfilter', 'doppelkabine'])

/** The two lists of the vehicle page: standard and special equipment, each sorted. */
export function equipmentTexts(flags: string[], draw: Draw): { series: string[]; special: string[] } {
  const series = common.filter(() => draw.chance(0.75))
  const special = extras.filter(() => draw.chance(0.2))
  for (const flag of flags) {
    const isSeries = draw.chance(0.55) || alwaysSeries.has(flag)
    if (!noEquipment.has(flag))
      (isSeries ? series : special).push(labelOf(attributes.equipment.options, flag))
  }
  const sorted = (entries: string[]) => entries.toSorted((a, b) => a.localeCompare(b, 'de'))
  return { series: sorted(series), special: sorted(special) }
}
