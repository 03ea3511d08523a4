import type { VehicleCondition } from '@portal/contract/vehicles/condition'
import type { TyreSet } from '@portal/contract/vehicles/condition-parts'
import { dayText, euroCentText, kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { drawingSize, drawnLines, drawnParts, wheelRadius } from '@portal/domain/vehicles/condition/drawing'
import { figurePlace, marksOf, panelStates } from '@portal/domain/vehicles/condition/drawn-findings'
import {
  damagesText,
  damageText,
  depthText,
  factoryText,
  findingFact,
  historyText,
  isWorn,
  paintJudgement,
  panelName,
  recordFacts,
  serviceFact,
  sumFacts,
  wheelName,
  wheelText,
} from '@portal/domain/vehicles/condition/texts'
import { type Drawn, type PdfBlock, taggedPdf } from '../../http/pdf.ts'
import type { DamagePicture, ReportedVehicle } from './queries.ts'

const heading = (text: string): PdfBlock => ({ kind: 'heading', text })
const paragraph = (text: string): PdfBlock => ({ kind: 'text', text })
const table = (head: string[], widths: (number | '*')[], rows: string[][]): PdfBlock => ({
  kind: 'table',
  head,
  widths,
  rows,
})

/** A heading with its blocks; nothing without a block. */
const section = (title: string, blocks: PdfBlock[]): PdfBlock[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : []

function damageBlocks({ damages, sums, depreciation }: VehicleCondition): PdfBlock[] {
  if (!damages) return []
  if (damages.length === 0) return [paragraph(t('Bei der Aufnahme wurden keine Schäden gefunden.'))]
  const rows = damages.map((damage) => [
    String(damage.number),
    panelName(damage.panel),
    [damageText(damage), damage.note].filter(Boolean).join('\n'),
    damage.amount === null ? t('ohne Betrag') : euroCentText(damage.amount),
  ])
  return [
    table([t('Nr.'), t('Bauteil'), t('Schaden'), t('Betrag (netto)')], [30, 140, '*', 90], rows),
    paragraph((sums ? sumFacts(sums) : []).map(([label, value]) => t`${label}: ${value}`).join(' · ')),
    ...(depreciation.reason ? [paragraph(depreciation.reason)] : []),
  ]
}

function paintBlocks({ paint }: VehicleCondition): PdfBlock[] {
  if (!paint || paint.readings.length === 0) return []
  const rows = paint.readings.map(({ panel, micrometres }) => [
    panelName(panel),
    `${micrometres} µm`,
    paintJudgement(micrometres, paint.factory),
  ])
  return [
    paragraph(t`Werkslack: ${factoryText(paint.factory)}`),
    table([t('Bauteil'), t('Lackdicke'), t('Vergleich')], [180, 90, '*'], rows),
  ]
}

const tyreBlocks = (set: TyreSet | null | undefined): PdfBlock[] =>
  set
    ? [
        table(
          [t('Rad'), t('Profil'), t('Reifen')],
          [100, 130, '*'],
          set.wheels.map((wheel) => [
            wheelName(wheel),
            wheel.depthMm === null
              ? t('nicht gemessen')
              : isWorn(wheel)
                ? t`${depthText(wheel.depthMm)}, bald wechseln`
                : depthText(wheel.depthMm),
            wheelText(wheel, set),
          ]),
        ),
      ]
    : []

function serviceBlocks({ service }: VehicleCondition): PdfBlock[] {
  if (!service) return []
  const { history, entries } = service
  return [
    ...(history ? [paragraph(t`Scheckheft: ${historyText(history)}`)] : []),
    ...(entries.length > 0 ? [table([t('Datum'), t('Arbeiten')], [150, '*'], entries.map(serviceFact))] : []),
  ]
}

function factBlocks(condition: VehicleCondition): PdfBlock[] {
  const { accident } = condition
  const rows = [
    ...(accident === null ? [] : [[t('Unfallfahrzeug'), accident ? t('ja') : t('nein')]]),
    ...recordFacts(condition),
  ]
  return rows.length > 0 ? [table([t('Angabe'), t('Wert')], [180, '*'], rows)] : []
}

const scale = 0.72
const colours = {
  plain: { fill: '#f1f4f4', edge: '#748c96' },
  repainted: { fill: '#fff5dd', edge: '#8f6400' },
  repaired: { fill: '#e5f5ec', edge: '#176b3e' },
  damaged: { fill: '#fcecec', edge: '#a81e29' },
  point: { fill: '#06141a', edge: '#ffffff' },
  repairedPoint: { fill: '#ffffff', edge: '#176b3e' },
}

/** The drawing of the car with its numbered points. */
function conditionFigure({ damages, paint }: VehicleCondition): PdfBlock {
  const states = panelStates(damages, paint)
  const marks = marksOf(damages ?? [])
  const coloursOf = (state: ReturnType<typeof states.get>) => {
    if (!state) return colours.plain
    if (state.present > 0) return colours.damaged
    if (state.repaired > 0) return colours.repaired
    return state.isRepainted ? colours.repainted : colours.plain
  }
  const ink = '#0b1f27'
  const paintFigures = drawnParts.flatMap((part): Drawn[] => {
    const micrometres = states.get(part.panel)?.micrometres ?? null
    return micrometres === null
      ? []
      : [{ label: String(micrometres), at: figurePlace(part, marks), colour: ink }]
  })
  const points = marks.flatMap(({ number, point: [x, y], isRepaired }): Drawn[] => {
    const { fill, edge } = isRepaired ? colours.repairedPoint : colours.point
    return [
      { circle: [x, y, 11], fill, edge },
      { label: String(number), at: [x, y], colour: edge },
    ]
  })
  return {
    kind: 'figure',
    alt: damages
      ? t`Zeichnung des Fahrzeugs: ${damagesText(damages)}. Alle Angaben folgen in den Tabellen.`
      : t('Zeichnung des Fahrzeugs. Alle Angaben folgen in den Tabellen.'),
    height: drawingSize.height * scale + 8,
    scale,
    lineWidth: 1.2,
    drawing: [
      ...drawnParts.map(({ panel, path, label: [x, y] }): Drawn => {
        const { fill, edge } = coloursOf(states.get(panel))
        return path === null ? { circle: [x, y, wheelRadius], fill, edge } : { path, fill, edge }
      }),
      { path: drawnLines, edge: colours.plain.edge },
      ...paintFigures,
      ...points,
    ],
  }
}

/**
 * The recorded condition as a tagged PDF in the reader's language; parts that were not recorded are left out, and notes are
 * as they were written.
 */
export function conditionReport(
  vehicle: ReportedVehicle,
  condition: VehicleCondition,
  photos: readonly DamagePicture[],
  brand: string,
): Promise<Buffer> {
  const { gwnummer, hersteller, modell, registered, km, fin } = vehicle
  const { recordedAt, recordedBy, damages, paint, tyres, findings } = condition
  const blocks: PdfBlock[] = [
    paragraph(
      [vehicleName(hersteller, modell), t`EZ ${registrationText(registered)}`, kmText(km)].join(' · '),
    ),
    ...(fin ? [paragraph(t`FIN ${fin}`)] : []),
    paragraph(
      t`Aufgenommen am ${dayText(recordedAt)} von ${recordedBy}. Beträge sind geschätzte Reparaturkosten, netto.`,
    ),
    ...(damages || paint ? [conditionFigure(condition)] : []),
    ...section(t('Schäden'), damageBlocks(condition)),
    ...section(t('Fotos der Schäden'), photos.length > 0 ? [{ kind: 'photos', photos }] : []),
    ...section(t('Lackdicke'), paintBlocks(condition)),
    ...section(t('Reifen'), tyreBlocks(tyres?.mounted)),
    ...section(t('Zweiter Radsatz'), tyreBlocks(tyres?.second)),
    ...section(t('Wartung'), serviceBlocks(condition)),
    ...section(
      t('Technik'),
      findings && findings.length > 0
        ? [table([t('Baugruppe'), t('Befund')], [180, '*'], findings.map(findingFact))]
        : [],
    ),
    ...section(t('Nutzung und Papiere'), factBlocks(condition)),
  ]
  return taggedPdf(t`Zustandsbericht GW ${gwnummer}`, blocks, brand, new Date(recordedAt))
}
