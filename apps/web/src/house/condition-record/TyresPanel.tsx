import type { Tyres } from '@portal/contract/vehicles/condition-parts'
import { rimKinds, tyreSeasons, tyreStates, wheelPositions } from '@portal/domain/vehicles/condition/wheels'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Wheels } from '../../vehicles/condition/TyreSets.tsx'
import { PartFooter, type PartFormProps, PartPanel, usePartForm } from './PartPanel.tsx'
import {
  type TyreSetName,
  type TyresFields,
  type TyresFormReturn,
  tyreSetNames,
  tyresDraft,
  tyresFields,
  tyresResolver,
  withFirstOnAll,
} from './tyres-form.ts'

type Props = {
  gwnummer: string
  tyres: Tyres | null
  isUnsent: boolean
  onSave: (part: { tyres: Tyres }) => void
}

/** The tyres on the car and the second set, wheel by wheel. */
export const TyresPanel = ({ gwnummer, tyres, isUnsent, onSave }: Props) => (
  <PartPanel
    title="Reifen"
    draft={tyresDraft}
    fields={tyresFields(tyres)}
    form={(form) => <TyresForm {...form} onSave={onSave} />}
    shown={tyres && (tyres.mounted || tyres.second) && <Sets tyres={tyres} />}
    {...{ gwnummer, isUnsent }}
  />
)

const Sets = ({ tyres: { mounted, second } }: { tyres: Tyres }) => (
  <>
    {mounted && <Wheels set={mounted} />}
    {second && (
      <>
        <h3>Zweiter Radsatz</h3>
        <Wheels set={second} />
      </>
    )}
  </>
)

function TyresForm({ onSave, ...part }: PartFormProps<TyresFields> & Pick<Props, 'onSave'>) {
  const { form, save } = usePartForm(part, tyresDraft, tyresResolver, (tyres) => onSave({ tyres }))
  return (
    <form className="stack" onSubmit={save} noValidate>
      <SetFields form={form} name="mounted" />
      <SetFields form={form} name="second" />
      <PartFooter onClose={part.onClose} />
    </form>
  )
}

function SetFields({ form, name }: { form: TyresFormReturn; name: TyreSetName }) {
  const { register, getValues, setValue } = form
  return (
    <fieldset className="stack">
      <legend>{tyreSetNames[name]}</legend>
      <div className="sizes">
        <SelectField
          label="Jahreszeit"
          placeholder="unbekannt"
          choices={tyreSeasons}
          {...register(`${name}.season`)}
        />
        <SelectField label="Felgen" placeholder="unbekannt" choices={rimKinds} {...register(`${name}.rim`)} />
      </div>
      {[0, 1, 2, 3].map((index) => (
        <WheelFields key={index} form={form} name={name} index={index} />
      ))}
      <Button small onClick={() => setValue(name, withFirstOnAll(getValues(name)))}>
        Marke, Größe, DOT und Zustand von vorn links für alle
      </Button>
    </fieldset>
  )
}

type WheelFieldsProps = { form: TyresFormReturn; name: TyreSetName; index: number }

/** Depth, make, size, DOT and state of one wheel. */
function WheelFields({ form, name, index }: WheelFieldsProps) {
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
