import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ApiProblem } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.ts'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { CustomerStatus } from './CustomerStatus.tsx'
import {
  emptyRegistration,
  isFormField,
  isUnverified,
  registeredText,
  registrationProblem,
  registrationResolver,
} from './form.ts'
import { AnnouncementFailed, PartnerRefused, register } from './queries.ts'
import { Steps } from './Steps.tsx'

export const handle = { title: 'Registrieren als Händler', needsNoTerms: true }

export function Component() {
  const { mail } = usePortalSettings()
  const navigate = useNavigate()
  const form = useForm({
    resolver: registrationResolver,
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
      if (error instanceof PartnerRefused)
        form.setError('partner_number', { message: error.message }, { shouldFocus: true })
      if (error instanceof ApiProblem)
        for (const { path, message } of error.errors) if (isFormField(path)) form.setError(path, { message })
      if (!(error instanceof AnnouncementFailed)) return
      toast(
        'error',
        `Ihr Konto wurde angelegt, aber unser Händlerservice konnte nicht benachrichtigt werden. Bitte wenden Sie sich an ${mail.dealers}.`,
      )
      navigate(paths.login)
    },
  })
  const { error } = registration
  const isGeneral = error && !(error instanceof PartnerRefused) && !(error instanceof AnnouncementFailed)
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
        <CustomerStatus form={form} />
        <ContactFields form={form} />
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
          <Button type="submit" variant="primary" pending={registration.isPending}>
            Registrierung senden
          </Button>
        </div>
      </form>
    </div>
  )
}
