import { countText } from '@portal/domain/formats'
import { kmFrom, kmTo, priceFromHome, priceToHome } from '@portal/domain/vehicle/steps'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { FromTo } from '../../ui/FromTo.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Silhouette } from '../cars/Silhouette.tsx'
import { type QuickForm, withMaker, withVehicle } from './form.ts'
import { makers, modelGroups, years } from './queries.ts'

type Props = { form: QuickForm; onChange: (form: QuickForm) => void; disabled: boolean }

const vehicles = [
  { value: 'pkw', label: 'PKW', icon: <Silhouette kind="pkw" /> },
  { value: 'lkw', label: 'Transporter', icon: <Silhouette kind="transporter" /> },
]

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const grouped = (values: readonly number[]) => values.map((value) => ({ value, label: countText(value) }))
const plain = (values: readonly number[]) => values.map((value) => ({ value, label: String(value) }))

/** A stored choice that the list does not offer (yet) still shows as chosen. */
const including = (names: readonly string[], chosen: string) =>
  chosen === '' || names.includes(chosen) ? names : [...names, chosen]

/** All criteria of the quick search but the GW number. */
export function QuickFields({ form, onChange, disabled }: Props) {
  const isTransporter = form.carDecision === 'lkw'
  const { data: makerNames = [] } = useQuery(makers(isTransporter))
  const { data: groupNames = [] } = useQuery(modelGroups(form.carMaker, isTransporter))
  const { data: yearNumbers = [] } = useQuery(years)

  const set = (name: keyof QuickForm) => ({
    name,
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ ...form, [name]: target.value }),
  })
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
          choices={named(including(makerNames, form.carMaker))}
          value={form.carMaker}
          disabled={disabled}
          onChange={({ target }) => onChange(withMaker(form, target.value))}
        />
        <SelectField
          label="Modellreihe"
          placeholder="Alle"
          choices={named(including(groupNames, form.carModel))}
          {...set('carModel')}
          disabled={disabled || form.carMaker === ''}
        />
      </div>
      <FromTo
        legend="Erstzulassung"
        disabled={disabled}
        from={{ ...set('yearFrom'), choices: plain(yearNumbers) }}
        to={{ ...set('yearTo'), choices: plain(yearNumbers) }}
      />
      <div className="two">
        <FromTo
          legend="Kilometerstand"
          disabled={disabled}
          from={{ ...set('kilometerFrom'), choices: grouped(kmFrom) }}
          to={{ ...set('kilometerTo'), choices: grouped(kmTo) }}
        />
        <FromTo
          legend="Preis"
          disabled={disabled}
          from={{ ...set('priceFrom'), choices: grouped(priceFromHome) }}
          to={{ ...set('priceTo'), choices: grouped(priceToHome) }}
        />
      </div>
    </>
  )
}
