import type { TradeCalculation } from '@portal/contract/buyer/watch-desk'
import { mayBuy } from '@portal/domain/accounts/roles'
import { grossProfitOf } from '@portal/domain/buyer/trade-calculation'
import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { readOnlyText } from '../watchlist/queries.ts'
import { type CalculationFields, calculationDraft, calculationOf, fieldsOf } from './form.ts'
import { calculation, useSaveCalculation } from './queries.ts'

type Props = { fahrzeugid: number; purchase: number; vatMode: string }

const labels: [keyof TradeCalculation, string, string][] = [
  ['preparation', t('Aufbereitung in EUR'), t('netto')],
  ['transport', t('Transport in EUR'), t('netto')],
  ['salePrice', t('Eigener Verkaufspreis in EUR'), t('brutto')],
]

const profitLabels = {
  REGEL: t('Rohertrag (netto)'),
  DIFFERENZ: t('Rohertrag (Marge nach § 25a UStG)'),
}
const netProfitLabel = t('Rohertrag (vor Steuern)')

/** The dealer's own calculation for a vehicle; only the account sees it. */
export default function CalculationBlock({ fahrzeugid, purchase, vatMode }: Props) {
  const { data } = useSuspenseQuery(calculation(fahrzeugid))
  const account = useAccount()
  const kept = useKeptDraft(calculationDraft, account?.id)
  const [typed, setTyped] = useState<CalculationFields>(() =>
    kept?.fahrzeugid === fahrzeugid ? kept.typed : fieldsOf(data),
  )
  const isReadOnly = !mayBuy(account)
  useKeepDraft(calculationDraft, () => (isReadOnly ? null : { fahrzeugid, typed }))
  const save = useSaveCalculation(fahrzeugid)
  const entered = calculationOf(typed)
  const isNet = account?.buysNet === true
  const profit = entered && grossProfitOf(purchase, vatMode, entered, isNet)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entered && !isReadOnly) save.mutate(entered)
  }
  return (
    <section className="panel stack" aria-labelledby="kalkulation">
      <h2 id="kalkulation">Ihre Kalkulation</h2>
      <form className="form2" onSubmit={submit} noValidate>
        {labels.map(([name, label, hint]) => (
          <TextField
            key={name}
            label={label}
            hint={name === 'salePrice' && isNet ? t('ohne Steuer') : hint}
            inputMode="decimal"
            value={typed[name]}
            readOnly={isReadOnly}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <p role="status">
          {isNet ? netProfitLabel : profitLabels[vatMode === 'REGEL' ? 'REGEL' : 'DIFFERENZ']}:{' '}
          <b>{profit === null ? '-' : euroCentText(profit)}</b>
        </p>
        {!entered && <p className="full">Bitte geben Sie Beträge wie 350 oder 349,50 ein.</p>}
        <div className="full">
          {isReadOnly ? (
            <p className="muted">{readOnlyText}</p>
          ) : (
            <Button type="submit" pending={save.isPending} disabled={!entered}>
              Auf der Merkliste speichern
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
