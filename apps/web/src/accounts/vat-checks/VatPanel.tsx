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
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { vatLooks } from './facts.ts'
import { type ForeignCompany, type NumbersChange, NumbersPanel } from './NumbersPanel.tsx'

type Change = typeof changeVatId | typeof changeApplicantVatId

type Props = {
  company: ForeignCompany & { vat: VatId | null }
  /** The call that changes the VAT id; absent for somebody who may not. */
  change?: Change
  /** The call that changes the numbers outside the Union. */
  changeNumbers?: NumbersChange
  /** Reads the data of the page again. */
  onChanged: () => Promise<unknown>
}

/** Country and VAT id of the own company with its state; nothing for one from Germany. */
export function VatPanel({ company, change, changeNumbers, onChanged }: Props) {
  const { country, vat } = company
  const [isOpen, setOpen] = useState(false)
  if (country === homeCountry) return null
  if (!isInUnion(country))
    return <NumbersPanel company={company} change={changeNumbers} onChanged={onChanged} />
  const changed = () => {
    setOpen(false)
    toast('success', t('Gespeichert. Wir prüfen die Nummer.'))
    return onChanged()
  }
  return (
    <section className="panel stack" aria-labelledby="vat-id">
      <h2 id="vat-id">Land und USt-IdNr.</h2>
      <FactList
        facts={[
          [t('Land'), countries[country].name],
          [t('USt-IdNr.'), vat?.vatId ?? '–'],
        ]}
      />
      <div role="status">
        {vat && (
          <Alert kind={vatLooks[vat.state]}>
            <b>{vatStateLabels[vat.state]}</b>
            <p>{vatStateText(vat)}</p>
            {vat.isChecking && vat.state !== 'checking' && <p>Eine neue Prüfung läuft.</p>}
          </Alert>
        )}
      </div>
      {change && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>USt-IdNr. ändern</Button>
        </div>
      )}
      {change && isOpen && (
        <VatForm country={country} change={change} onChanged={changed} onCancel={() => setOpen(false)} />
      )}
    </section>
  )
}

type FormProps = {
  country: UnionCountry
  change: Change
  onChanged: () => Promise<unknown>
  onCancel: () => void
}

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
      <div className="row wrap">
        <Button type="submit" variant="primary" pending={save.isPending}>
          Speichern und prüfen
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
