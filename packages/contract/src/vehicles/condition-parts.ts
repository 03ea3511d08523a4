import { t } from '@portal/domain/values/text'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { damageKinds, damageSeverities, damageStates } from '@portal/domain/vehicles/condition/damages'
import { technicalGrades, technicalGroups } from '@portal/domain/vehicles/condition/findings'
import {
  driveStates,
  previousUses,
  serviceHistories,
  serviceProofs,
} from '@portal/domain/vehicles/condition/history'
import { paintMaximum } from '@portal/domain/vehicles/condition/paint'
import { paintedPanels, panels } from '@portal/domain/vehicles/condition/panels'
import {
  rimKinds,
  treadMaximumMm,
  tyreSeasons,
  tyreStates,
  wheelPositions,
} from '@portal/domain/vehicles/condition/wheels'
import { z } from 'zod'

/** The parts of a recorded condition: the same in a record, a delivery and every answer. */

/** Without markup, control characters other than line breaks, and halves of characters. */
export const plainText = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^(?:[^<>\p{Cc}\p{Cs}]|\n)*$/u, t('Bitte ohne Steuerzeichen und ohne < und >.'))
export const noteText = plainText(500)
const shortText = plainText(60)

/** Refuses a list that names something twice. */
export const once =
  <Entry>(of: (entry: Entry) => string, what: string) =>
  (entries: Entry[], context: z.RefinementCtx) => {
    for (const [index, entry] of entries.entries())
      if (entries.findIndex((other) => of(other) === of(entry)) < index)
        context.addIssue({ code: 'custom', path: [index], message: t`${what} steht doppelt: ${of(entry)}.` })
  }

const share = z
  .number()
  .min(0, t('Der Punkt liegt außerhalb der Zeichnung (0 bis 1).'))
  .max(1, t('Der Punkt liegt außerhalb der Zeichnung (0 bis 1).'))
  .nullable()
const centimetres = z.number().positive().max(1000).nullable()

/**
 * A damage without its costs. The point is relative to the box around the panel in the drawing with the nose to the
 * left: x from left to right, y from top to bottom; null if none was recorded.
 */
export const damageFacts = {
  /** Created by the client that records the damage; never changes. */
  id: z.uuid(),
  panel: z.enum(codesOf(panels)),
  x: share,
  y: share,
  kind: z.enum(codesOf(damageKinds)),
  severity: z.enum(codesOf(damageSeverities)).nullable(),
  lengthCm: centimetres,
  widthCm: centimetres,
  /** How many spots of this kind. */
  count: z.int().min(1).max(1000).nullable(),
  state: z.enum(codesOf(damageStates)),
}

const micrometres = z.int().min(0).max(paintMaximum)

/** Paint thickness in micrometres; the factory range is the maker's, where it is known. */
export const Paint = z.strictObject({
  factory: z
    .strictObject({ from: micrometres, to: micrometres })
    .refine(({ from, to }) => from <= to, t('Der Werksbereich beginnt über seinem Ende.'))
    .nullable(),
  readings: z
    .array(z.strictObject({ panel: z.enum(codesOf(paintedPanels)), micrometres }))
    .max(paintedPanels.length)
    .superRefine(once(({ panel }) => panel, t('Das Bauteil'))),
})
export type Paint = z.infer<typeof Paint>

export const Wheel = z.strictObject({
  position: z.enum(codesOf(wheelPositions)),
  make: shortText.nullable(),
  /** "225/50 R17 98W". */
  size: shortText.nullable(),
  /** Week and year of production: "1423". */
  dot: z
    .string()
    .regex(/^(0[1-9]|[1-4]\d|5[0-3])\d\d$/, t('Die DOT-Nummer hat vier Ziffern: Woche und Jahr.'))
    .nullable(),
  depthMm: z.number().min(0).max(treadMaximumMm).nullable(),
  state: z.enum(codesOf(tyreStates)).nullable(),
})

export const TyreSet = z.strictObject({
  season: z.enum(codesOf(tyreSeasons)).nullable(),
  rim: z.enum(codesOf(rimKinds)).nullable(),
  wheels: z
    .array(Wheel)
    .min(1)
    .max(wheelPositions.length)
    .superRefine(once(({ position }) => position, t('Das Rad'))),
})
export type TyreSet = z.infer<typeof TyreSet>

/** A set is null when there is none or it was not recorded. */
export const Tyres = z.strictObject({ mounted: TyreSet.nullable(), second: TyreSet.nullable() })
export type Tyres = z.infer<typeof Tyres>

export const ServiceEntry = z.strictObject({
  date: z.iso.date(),
  km: z.int().min(0).max(1_000_000).nullable(),
  work: noteText,
  /** Who did the work. */
  workshop: plainText(120).nullable(),
  proof: z.enum(codesOf(serviceProofs)),
})

export const Service = z.strictObject({
  history: z.enum(codesOf(serviceHistories)).nullable(),
  /** Newest first in an answer. */
  entries: z.array(ServiceEntry).max(60),
})
export type Service = z.infer<typeof Service>

export const TechnicalFinding = z.strictObject({
  group: z.enum(codesOf(technicalGroups)),
  grade: z.enum(codesOf(technicalGrades)),
  note: noteText.nullable(),
})
export const TechnicalFindings = z
  .array(TechnicalFinding)
  .max(technicalGroups.length)
  .superRefine(once(({ group }) => group, t('Die Baugruppe')))
export type TechnicalFindings = z.infer<typeof TechnicalFindings>

export const PreviousUses = z.array(z.enum(codesOf(previousUses))).max(previousUses.length)

/** A paper is null when it is unknown whether it exists. */
export const Papers = z.strictObject({
  coc: z.boolean().nullable(),
  registrationPart1: z.boolean().nullable(),
  registrationPart2: z.boolean().nullable(),
  reimported: z.boolean().nullable(),
  /** Country of the last registration, ISO 3166. */
  lastCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, t('Das Land hat zwei Großbuchstaben, zum Beispiel DE.'))
    .nullable(),
})
export type Papers = z.infer<typeof Papers>

export const ReadyToDrive = z.strictObject({
  state: z.enum(codesOf(driveStates)),
  /** The restriction, or why not. */
  note: noteText.nullable(),
})
export type ReadyToDrive = z.infer<typeof ReadyToDrive>
