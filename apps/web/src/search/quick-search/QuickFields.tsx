import { euroText, kmText } from '@portal/domain/values/formats'
import { kmFrom, kmTo, priceFromHome, priceToHome } from '@portal/domain/vehicles/attributes/steps'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { FromTo } from '../../ui/FromTo.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Silhouette } from '../../vehicles/cars/Silhouette.tsx'
import {
  lowerSteps,
  nameChoices,
  type QuickForm,
  transporterIn,
  upperSteps,
  withChosen,
  withMaker,
  withVehicle,
} from '../criteria/form.ts'
import { makers, modelGroups, years } from '../criteria/queries.ts'

type Props = { form: QuickForm; onChange: (form: QuickForm) => void; disabled: boolean }

const vehicles = [
  { value: 'pkw', label: 'PKW', icon: <Silhouette kind="pkw" /> },
  { value: 'lkw', label: 'Transporter', icon: <Silhouette kind="transporter" /> },
]

type Bound = 'yearFrom' | 'yearTo' | 'kilometerFrom' | 'kilometerTo' | 'priceFrom' | 'priceTo'

/** All criteria of the quick search except the GW number. */
export function QuickFields({ form, onChange, disabled }: Props) {
  const transporter = transporterIn(form)
  const { data: makerNames = [] } = useQuery(makers(transporter))
  const { data: groupNames = [] } = useQuery(modelGroups(form.carMaker, transporter))
  const { data: yearNumbers = [] } = useQuery(years)

  const set = (name: keyof QuickForm) => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ ...form, [name]: target.value }),
  })

  /** The two lists of a range; each offers what the other bound allows and the value chosen before. */
  function range(from: Bound, to: Bound, steps: readonly number[][], label: (step: number) => string) {
    const [low, high] = [form[from], form[to]].map((text) => (text === '' ? undefined : Number(text)))
    const [lower = [], upper = []] = steps
    const side = (name: Bound, allowed: number[], chosen: number | undefined) => ({
      ...set(name),
      choices: withChosen(allowed, chosen).map((value) => ({ value, label: label(value) })),
    })
    return {
      disabled,
      from: side(from, lowerSteps(lower, high), low),
      to: side(to, upperSteps(upper, low), high),
    }
  }
  return (
    <>
      <h2>Schnellsuche</h2>
      <Segment
        legend="Fahrzeugtyp"
        name="carDecision"
        items={vehicles}
        value={form.carDecision}
        disabled={disabled}
        onChange={({ target }) => onChange(withVehicle(form, target.value === 'lkw' ? 'lkw' : 'pkw'))}
      />
      <div className="two">
        <SelectField
          label="Hersteller"
          name="carMaker"
          placeholder="Alle"
          choices={nameChoices(makerNames, form.carMaker)}
          value={form.carMaker}
          disabled={disabled}
          onChange={({ target }) => onChange(withMaker(form, target.value))}
        />
        <SelectField
          label="Modellreihe"
          placeholder="Alle"
          choices={nameChoices(groupNames, form.carModel)}
          {...set('carModel')}
          disabled={disabled || form.carMaker === ''}
        />
      </div>
      <FromTo legend="Erstzulassung" {...range('yearFrom', 'yearTo', [yearNumbers, yearNumbers], String)} />
      <FromTo legend="Kilometerstand" {...range('kilometerFrom', 'kilometerTo', [kmFrom, kmTo], kmText)} />
      <FromTo legend="Preis" {...range('priceFrom', 'priceTo', [priceFromHome, priceToHome], euroText)} />
    </>
  )
}
