import { registrationLabels } from '@portal/domain/accounts/registration-labels'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ApiProblem } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { paths } from '../../paths.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { passwordHint, passwordInput } from '../password/PasswordFields.tsx'
import { ApplicantFields } from './ApplicantFields.tsx'
import { CountryFields } from './CountryFields.tsx'
import {
  emptyRegistration,
  fieldOf,
  isAtFields,
  isFormField,
  isUnverified,
  postalHint,
  type RegistrationFormState,
  registeredText,
  registrationProblem,
} from './facts.ts'
import { AnnouncementFailed, PartnerRefused, register } from './queries.ts'
import { Steps } from './Steps.tsx'

const rules = lazyRules(async () => (await import('./form.ts')).registrationResolver)

export const handle = { title: t('Registrieren als Händler'), needsNoTerms: true }

export function Component() {
  const { mail } = usePortalSettings()
  const navigate = useNavigate()
  const form = useForm({
    resolver: rules,
    defaultValues: emptyRegistration,
    mode: 'onTouched',
  })
  const registration = useMutation({
    mutationFn: (values: Parameters<typeof register>[0]) => register(values, mail.dealers),
    onSuccess: (_, { partner_number }) => {
      toast('success', registeredText(partner_number !== undefined))
      return navigate(paths.login)
    },
    onError: (error) => {
      if (error instanceof PartnerRefused) form.setError('partner_number', { message: error.message })
      if (error instanceof ApiProblem)
        for (const { path, message } of error.errors) if (isFormField(path)) form.setError(path, { message })
      if (!(error instanceof AnnouncementFailed)) return
      toast(
        'error',
        t`Ihr Konto wurde angelegt, aber unser Händlerservice konnte nicht benachrichtigt werden. Bitte wenden Sie sich an ${mail.dealers}.`,
        'next-page',
      )
      navigate(paths.login)
    },
  })
  const { error } = registration
  const isGeneral =
    error &&
    !(error instanceof PartnerRefused) &&
    !(error instanceof AnnouncementFailed) &&
    !isAtFields(error)
  return (
    <div className="container page form">
      <div className="page-head">
        <h1>Registrieren als Händler</h1>
        <p className="muted">
          Die Registrierung ist kostenlos. Felder mit <span className="req">*</span> sind Pflichtfelder.
        </p>
      </div>
      <Steps current={1} />
      <form
        className="stack l"
        onSubmit={form.handleSubmit((values) => registration.mutate(values))}
        noValidate
      >
        <CountryFields form={form} />
        <CustomerStatus form={form} />
        <ApplicantFields form={form} />
        <CompanyFields form={form} />
        <CredentialFields form={form} />
        {isGeneral && (
          <Alert kind="error">
            {registrationProblem(error, mail.itSupport)}
            {isUnverified(error) && (
              <>
                {' '}
                <Link to={paths.verificationMail}>Neue Mail anfordern</Link>
              </>
            )}
          </Alert>
        )}
        <div className="formfoot">
          <LinkButton variant="ghost" to={paths.login}>
            Abbrechen
          </LinkButton>
          <Button
            type="submit"
            variant="primary"
            pending={form.formState.isSubmitting || registration.isPending}
          >
            Registrierung senden
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Existing customers enter their partner number instead of uploading documents (H-12). */
function CustomerStatus({ form }: { form: RegistrationFormState }) {
  const isCustomer = form.watch('already_vendor_box')
  return (
    <section className="panel">
      <h2>Kundenstatus</h2>
      <Checkbox label="Ich bin bereits Kunde" {...form.register('already_vendor_box')} />
      {isCustomer && (
        <div className="form2 revealed">
          <TextField {...fieldOf(form, 'partner_number')} required inputMode="numeric" />
        </div>
      )}
    </section>
  )
}

function CredentialFields({ form }: { form: RegistrationFormState }) {
  const { touchedFields } = form.formState
  /** An untouched repetition is not reported as wrong. */
  const checkAgain = () => touchedFields.pwdagain && form.trigger('pwdagain')
  return (
    <section className="panel">
      <h2>Zugangsdaten</h2>
      <div className="form2">
        <TextField
          className="full"
          label={registrationLabels.login}
          name="login"
          value={form.watch('email')}
          readOnly
          autoComplete="username"
          hint="Entspricht Ihrer E-Mail-Adresse"
        />
        <TextField
          {...fieldOf(form, 'password', { onChange: checkAgain })}
          {...passwordInput}
          hint={passwordHint}
          required
        />
        <TextField {...fieldOf(form, 'pwdagain')} {...passwordInput} required />
        <TextArea {...fieldOf(form, 'comments')} className="full" optional maxLength={2000} />
      </div>
    </section>
  )
}

function CompanyFields({ form }: { form: RegistrationFormState }) {
  return (
    <section className="panel">
      <h2>Unternehmen</h2>
      <div className="form2 four">
        <TextField {...fieldOf(form, 'company_name')} className="full" required autoComplete="organization" />
        <TextField {...fieldOf(form, 'street')} className="span2" required autoComplete="address-line1" />
        <TextField
          {...fieldOf(form, 'house_number')}
          className="span2"
          required
          autoComplete="address-line2"
        />
        <TextField
          {...fieldOf(form, 'postal_code')}
          className="span2"
          hint={postalHint(form.watch('country'))}
          required
          autoComplete="postal-code"
        />
        <TextField {...fieldOf(form, 'city')} className="span2" required autoComplete="address-level2" />
        <TextField {...fieldOf(form, 'bussines_years')} className="span2" required inputMode="numeric" />
        <TextField
          {...fieldOf(form, 'avg_sold_cars_per_year')}
          className="span2"
          required
          inputMode="numeric"
        />
      </div>
    </section>
  )
}
