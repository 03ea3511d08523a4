import { TyreSet, type Tyres, Wheel } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import { numberFieldText } from '@portal/domain/values/typed-number'
import { wheelPositions } from '@portal/domain/vehicles/condition/wheels'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import type { PartDraft } from './PartPanel.tsx'
import { chosen, typedNumber, typedText } from './typed-fields.ts'

const WheelFields = z.object({
  position: Wheel.shape.position,
  make: typedText(Wheel.shape.make),
  size: typedText(Wheel.shape.size),
  dot: typedText(Wheel.shape.dot),
  depthMm: typedNumber(Wheel.shape.depthMm, 1),
  state: chosen(Wheel.shape.state.unwrap()),
})

/** Omits wheels without any value; a set without wheels becomes null. */
const SetFields = z
  .object({
    season: chosen(TyreSet.shape.season.unwrap()),
    rim: chosen(TyreSet.shape.rim.unwrap()),
    wheels: z.array(WheelFields),
  })
  .transform(({ wheels, ...set }) => {
    const known = wheels.filter(({ position: _, ...facts }) =>
      Object.values(facts).some((fact) => fact !== null),
    )
    return known.length > 0 ? { ...set, wheels: known } : null
  })

const TyresFields = z.object({ mounted: SetFields, second: SetFields })
export type TyresFields = z.input<typeof TyresFields>
export type TyresFormReturn = UseFormReturn<TyresFields, unknown, Tyres>
export const tyresResolver = formResolver(TyresFields)
export const tyresDraft = aDraft<PartDraft<TyresFields>>('tyres')

export const tyreSetNames = { mounted: t('Montiert'), second: t('Zweiter Radsatz') } as const
export type TyreSetName = keyof typeof tyreSetNames

const setFields = (set: TyreSet | null | undefined): TyresFields['mounted'] => ({
  season: set?.season ?? '',
  rim: set?.rim ?? '',
  wheels: wheelPositions.map(({ value: position }) => {
    const wheel = set?.wheels.find((one) => one.position === position)
    return {
      position,
      make: wheel?.make ?? '',
      size: wheel?.size ?? '',
      dot: wheel?.dot ?? '',
      depthMm: numberFieldText(wheel?.depthMm ?? null),
      state: wheel?.state ?? '',
    }
  }),
})

export const tyresFields = (tyres: Tyres | null): TyresFields => ({
  mounted: setFields(tyres?.mounted),
  second: setFields(tyres?.second),
})

/** Copies make, size, DOT and state of the first wheel to all wheels of a set; the depths stay. */
export function withFirstOnAll(set: TyresFields['mounted']): TyresFields['mounted'] {
  const [first] = set.wheels
  if (!first) return set
  return { ...set, wheels: set.wheels.map(({ position, depthMm }) => ({ ...first, position, depthMm })) }
}
