import { tyreStates, wheelPositions } from '@portal/domain/condition/wheels'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { TyreSetName, TyresFormReturn } from './tyres-form.ts'

type Props = { form: TyresFormReturn; name: TyreSetName; index: number }

/** Depth, make, size, DOT and state of one wheel. */
export function WheelFields({ form, name, index }: Props) {
  const { errors } = form.formState
  const wheel = `${name}.wheels.${index}` as const
  const field = (fact: 'depthMm' | 'make' | 'size' | 'dot') => ({
    ...form.register(`${wheel}.${fact}`),
    error: errors[name]?.wheels?.[index]?.[fact]?.message,
    autoComplete: 'off',
  })
  return (
    <fieldset className="wheel-fields">
      <legend>{wheelPositions[index]?.label}</legend>
      <TextField label="Profil (mm)" inputMode="decimal" {...field('depthMm')} />
      <TextField label="Marke" {...field('make')} />
      <TextField label="Größe" {...field('size')} />
      <TextField label="DOT" inputMode="numeric" {...field('dot')} />
      <SelectField
        label="Zustand"
        placeholder="unbekannt"
        choices={tyreStates}
        {...form.register(`${wheel}.state`)}
      />
    </fieldset>
  )
}
