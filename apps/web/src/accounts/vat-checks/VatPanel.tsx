import type { changeApplicantVatId, changeVatId, VatId } from '@portal/contract/accounts/vat-checks'
import { countries, homeCountry, isInUnion, type UnionCountry } from '@portal/domain/accounts/countries'
import { vatFormOf, vatIdFlaw } from '@portal/domain/accounts/vat-id'
import { vatStateLabels, vatStateText } from '@portal/domain/accounts/vat-id-states'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../api.ts'
import { detailOf } from '../../detail-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChangeButtons, ChangePanel, type FormEnd } from './ChangePanel.tsx'
import { vatLooks } from './facts.ts'
import { type ForeignCompany, type NumbersChange, NumbersPanel } from './NumbersPanel.tsx'

type Change = typeof changeVatId | typeof changeApplicantVatId

type Props = {
  company: ForeignCompany & { vat: VatId | null }
  /** The call that changes the VAT id; absent for somebody who may not. */
  change?: Change
  /** The call that changes the numbers of register and customs. */
  changeNumbers?: NumbersChange
  /** Reads the data of the page again. */
  onChanged: () => Promise<unknown>
}

/** Country, VAT id with its state and register of the own company; nothing for one from Germany. */
export function VatPanel({ company, change, changeNumbers, onChanged }: Props) {
  const { country, vat } = company
  if (country === homeCountry) return null
  if (!isInUnion(country))
    return <NumbersPanel company={company} change={changeNumbers} onChanged={onChanged} />
  return (
    <>
      <ChangePanel
        id="vat-id"
        title={t('Land und USt-IdNr.')}
        facts={[
          [t('Land'), countries[country].name],
          [t('USt-IdNr.'), vat?.vatId ?? '–'],
        ]}
        state={
          vat && (
            <Alert kind={vatLooks[vat.state]}>
              <b>{vatStateLabels[vat.state]}</b>
              <p>{vatStateText(vat)}</p>
              {vat.isChecking && vat.state !== 'checking' && <p>Eine neue Prüfung läuft.</p>}
            </Alert>
          )
        }
        action={t('USt-IdNr. ändern')}
        saved={t('Gespeichert. Wir prüfen die Nummer.')}
        form={change ? (end) => <VatForm country={country} change={change} {...end} /> : null}
        onChanged={onChanged}
      />
      <NumbersPanel company={company} change={changeNumbers} onChanged={onChanged} />
    </>
  )
}

type FormProps = FormEnd & { country: UnionCountry; change: Change }

function VatForm({ country, change, onChanged, onCancel }: FormProps) {
  const [typed, setTyped] = useState('')
  const [flaw, setFlaw] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (vat_id: string) => call(change, { body: { vat_id } }),
    onSuccess: onChanged,
    onError: (error) => setFlaw(detailOf(error)),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = vatIdFlaw(country, typed)
    setFlaw(found)
    if (found === null) save.mutate(typed)
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      <TextField
        label="Neue USt-IdNr."
        hint={t`Form: ${vatFormOf(country)}. Eine neue Nummer wird neu geprüft.`}
        required
        autoComplete="off"
        // The field follows the button that opened it.
        autoFocus
        value={typed}
        error={flaw ?? undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ChangeButtons action={t('Speichern und prüfen')} isPending={save.isPending} onCancel={onCancel} />
    </form>
  )
}
