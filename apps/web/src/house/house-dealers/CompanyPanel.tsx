import { CompanyChange, type HouseDealer } from '@portal/contract/house/house-dealers'
import { countries, homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import { countText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { detailOf } from '../../detail-of.ts'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useChangeCompany, useConfirmNumbers } from './queries.ts'

/** The company's data and the dialog that changes them. */
export function CompanyPanel({ dealer }: { dealer: HouseDealer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="hp" aria-labelledby="company">
      <header>
        <h2 id="company">Firma</h2>
        <Button small onClick={() => setOpen(true)}>
          Ändern<span className="vh">: Firmendaten</span>
        </Button>
      </header>
      <div className="in stack">
        <FactList
          facts={[
            [t('Land'), countries[dealer.country].name],
            ...(dealer.country === homeCountry
              ? []
              : [[t('Registernummer'), dealer.register_number ?? '–'] satisfies Fact]),
            ...(isInUnion(dealer.country) ? [] : [[t('EORI-Nummer'), dealer.eori ?? '–'] satisfies Fact]),
            [t('Anschrift'), `${dealer.street} ${dealer.house_number}, ${dealer.postal_code} ${dealer.city}`],
            [t('Telefon'), dealer.telephone],
            [t('Partnernummer'), dealer.partner_number ?? '–'],
            [t('Geschäftsjahre'), countText(dealer.bussines_years)],
            [t('Fahrzeuge im Jahr'), countText(dealer.avg_sold_cars_per_year)],
          ]}
        />
        {dealer.numbersChangedAt && <ChangedNumbers id={dealer.id} changedAt={dealer.numbersChangedAt} />}
      </div>
      {isOpen && <CompanyDialog dealer={dealer} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Numbers that the company has changed and nobody of the house has compared yet. */
function ChangedNumbers({ id, changedAt }: { id: number; changedAt: string }) {
  const confirm = useConfirmNumbers(id)
  return (
    <Alert kind="warn">
      <p>
        Register- oder EORI-Nummer geändert: {momentText(changedAt)}. Bitte mit dem Registerauszug
        vergleichen.
      </p>
      <Button
        small
        pending={confirm.isPending}
        onClick={() =>
          confirm.mutate(undefined, {
            onSuccess: () => toast('success', t('Die Prüfung ist vermerkt.')),
            onError: (error) => toastFailure(error),
          })
        }
      >
        Als geprüft vermerken
      </Button>
    </Alert>
  )
}

const fields = [
  ['company_name', t('Firma')],
  ['street', t('Straße')],
  ['house_number', t('Hausnummer')],
  ['postal_code', t('Postleitzahl')],
  ['city', t('Ort')],
  ['telephone', t('Telefon')],
] as const

/** What was entered when the session ended. */
const companyDraft = aDraft<{ id: number; values: CompanyChange }>('company')

function CompanyDialog({ dealer, onClose }: { dealer: HouseDealer; onClose: () => void }) {
  const { company_name, street, house_number, postal_code, city, telephone, partner_number } = dealer
  const kept = useKeptDraft(companyDraft, useAccount()?.id)
  const form = useForm<CompanyChange>({
    resolver: formResolver(CompanyChange),
    mode: 'onTouched',
    ...(kept?.id === dealer.id ? { values: kept.values } : {}),
    defaultValues: { company_name, street, house_number, postal_code, city, telephone, partner_number },
  })
  useKeepDraft(companyDraft, () => ({ id: dealer.id, values: form.getValues() }))
  const save = useChangeCompany(dealer.id)
  const { errors } = form.formState
  return (
    <FormDialog
      title="Firmendaten ändern"
      action="Speichern"
      pending={save.isPending}
      isUnsaved={kept?.id === dealer.id || form.formState.isDirty}
      onSubmit={form.handleSubmit((values) =>
        save.mutate(values, {
          onSuccess: () => {
            toast('success', t('Gespeichert. Der Händler bekommt eine Mail mit den Änderungen.'))
            onClose()
          },
        }),
      )}
      onClose={onClose}
    >
      {save.error && <Alert kind="error">{detailOf(save.error)}</Alert>}
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          required
          autoComplete="off"
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <TextField
        label="Partnernummer"
        optional={partner_number === null}
        inputMode="numeric"
        autoComplete="off"
        error={errors.partner_number?.message}
        {...form.register('partner_number', { setValueAs: (text: string | null) => text?.trim() || null })}
      />
    </FormDialog>
  )
}
