import type { changeApplicantNumbers, changeCompanyNumbers } from '@portal/contract/accounts/vat-checks'
import { type Country, countries, isInUnion } from '@portal/domain/accounts/countries'
import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../api.ts'
import { detailOf } from '../../detail-of.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { Alert } from '../../ui/Alert.tsx'
import type { Fact } from '../../ui/FactList.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChangeButtons, ChangePanel, type FormEnd } from './ChangePanel.tsx'
import type { SentNumbers, TypedNumbers } from './form.ts'

const rules = lazyRules(async () => (await import('./form.ts')).numbersResolver)

export type NumbersChange = typeof changeCompanyNumbers | typeof changeApplicantNumbers

export type ForeignCompany = {
  country: Country
  register_number: string | null
  eori: string | null
  numbersChangedAt: string | null
}

type Props = {
  company: ForeignCompany
  /** The call that changes the numbers; absent for somebody who may not. */
  change?: NumbersChange
  onChanged: () => Promise<unknown>
}

/** The numbers of a company in another country: of its register, and outside the Union with the customs. */
export function NumbersPanel({ company, change, onChanged }: Props) {
  const { country, register_number, eori, numbersChangedAt } = company
  const isUnion = isInUnion(country)
  return (
    <ChangePanel
      id="company-numbers"
      title={isUnion ? t('Register') : t('Land und Ausfuhr')}
      facts={[
        ...(isUnion ? [] : [[t('Land'), countries[country].name] satisfies Fact]),
        [registrationLabels.register_number, register_number ?? '–'],
        ...(isUnion ? [] : [[registrationLabels.eori, eori ?? '–'] satisfies Fact]),
      ]}
      state={
        numbersChangedAt && (
          <Alert kind="warn">
            <b>Wird geprüft</b>
            <p>
              Geändert: {momentText(numbersChangedAt)}. Wir vergleichen die Nummern mit Ihrem Registerauszug.
              Sie müssen nichts tun.
            </p>
          </Alert>
        )
      }
      action={isUnion ? t('Registernummer ändern') : t('Nummern ändern')}
      saved={t('Gespeichert.')}
      form={change ? (end) => <NumbersForm {...{ country, change, register_number, eori }} {...end} /> : null}
      onChanged={onChanged}
    >
      {!isUnion && (
        <p className="small">
          Eine USt-IdNr. brauchen Sie nicht. Rechnungen ohne MwSt. setzen den Ausfuhrnachweis des Zolls
          voraus. Für Fahrzeuge nach § 25a ändert sich nichts.
        </p>
      )}
    </ChangePanel>
  )
}

type FormProps = FormEnd & {
  country: Country
  change: NumbersChange
  register_number: string | null
  eori: string | null
}

function NumbersForm({ country, change, register_number, eori, onChanged, onCancel }: FormProps) {
  const form = useForm<TypedNumbers, unknown, SentNumbers>({
    resolver: rules,
    mode: 'onTouched',
    defaultValues: { register_number: register_number ?? '', eori: eori ?? '' },
  })
  const save = useMutation({
    mutationFn: (body: SentNumbers) => call(change, { body }),
    onSuccess: onChanged,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <form className="stack" onSubmit={form.handleSubmit((body) => save.mutate(body))} noValidate>
      {save.error && <Alert kind="error">{detailOf(save.error)}</Alert>}
      <TextField
        label={registrationLabels.register_number}
        hint={countries[country].register}
        optional
        autoComplete="off"
        // The field follows the button that opened it.
        autoFocus
        error={errors.register_number?.message}
        {...form.register('register_number')}
      />
      {!isInUnion(country) && (
        <TextField
          label={registrationLabels.eori}
          hint="Ihre Nummer beim Zoll, wenn Sie eine haben."
          optional
          autoComplete="off"
          error={errors.eori?.message}
          {...form.register('eori')}
        />
      )}
      <ChangeButtons action={t('Speichern')} isPending={isSubmitting || save.isPending} onCancel={onCancel} />
    </form>
  )
}
