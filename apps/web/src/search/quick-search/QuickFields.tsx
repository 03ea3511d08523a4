import { euroText, kmText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { kmFrom, kmTo, priceFromHome, priceToHome } from '@portal/domain/vehicles/attributes/steps'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useAccount } from '../../session/account.ts'
import { FromTo } from '../../ui/FromTo.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import {
  lowerSteps,
  nameChoices,
  type QuickForm,
  transporterIn,
  upperSteps,
  withChosen,
  withMaker,
} from '../criteria/form.ts'
import { makers, modelGroups, years } from '../criteria/queries.ts'

type Props = { form: QuickForm; onChange: (form: QuickForm) => void; disabled: boolean }

type Bound = 'yearFrom' | 'yearTo' | 'kilometerFrom' | 'kilometerTo' | 'priceFrom' | 'priceTo'

/** The chosen bounds in the width of a field: "5.000–15.000 €", "ab 2019"; the unit is written once. */
function rangeText(low: number | undefined, high: number | undefined, label: (step: number) => string) {
  if (low === undefined) return high === undefined ? t('beliebig') : t`bis ${label(high)}`
  return high === undefined ? t`ab ${label(low)}` : `${label(low).split('\u00a0')[0]}–${label(high)}`
}

/** All criteria of the quick search except vehicle type and GW number. */
export function QuickFields({ form, onChange, disabled }: Props) {
  const isNet = useAccount()?.buysNet === true
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
      text: rangeText(low, high, label),
      from: side(from, lowerSteps(lower, high), low),
      to: side(to, upperSteps(upper, low), high),
    }
  }
  return (
    <>
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
      <FromTo legend="Erstzulassung" {...range('yearFrom', 'yearTo', [yearNumbers, yearNumbers], String)} />
      <FromTo legend="Kilometerstand" {...range('kilometerFrom', 'kilometerTo', [kmFrom, kmTo], kmText)} />
      <FromTo
        legend={isNet ? t('Preis (netto)') : t('Preis')}
        {...range('priceFrom', 'priceTo', [priceFromHome, priceToHome], euroText)}
      />
    </>
  )
}
