import { has } from '@portal/domain/accounts/roles'
import { summaryOf } from '@portal/domain/search/criteria-summary'
import { t } from '@portal/domain/values/text'
import { IconBellPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { storedSearch } from '../../storage.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { toast } from '../../ui/toast.ts'
import { criteriaFrom } from '../criteria/address.ts'
import { nameChoices } from '../criteria/form.ts'
import { makers, modelGroups } from '../criteria/queries.ts'
import { modelsOf } from '../detail-search/queries.ts'
import { criteriaWith, formOf } from './facts.ts'
import type { NotificationForm } from './form.ts'
import { useSubscribe } from './queries.ts'
import './notifications.css'

export const handle = { title: t('Findebenachrichtigung') }

const loadForm = () => import('./form.ts')
const rules = lazyRules(async () => (await loadForm()).resolver)

const activated = t('Die Findebenachrichtigung wurde erfolgreich aktiviert.')

/** Creates a search notification from the search the caller came from (specification section 2). */
export function Component() {
  const navigate = useNavigate()
  const account = useAccount()
  const { mail } = usePortalSettings()
  const stored = storedSearch.read()
  const criteria = criteriaFrom(stored?.criteria ?? {})
  const form = useForm<NotificationForm>({
    resolver: rules,
    defaultValues: formOf(criteria, account?.email ?? ''),
    mode: 'onTouched',
  })
  const { carMaker, carModel, carModelDetail } = form.watch()
  const transporter = criteria.transporter ?? false
  const { data: makerNames = [] } = useQuery(makers(transporter))
  const { data: groups = [] } = useQuery(modelGroups(carMaker, transporter))
  const { data: models = [] } = useQuery(modelsOf(transporter, carMaker || undefined, carModel || undefined))
  const subscribe = useSubscribe()
  const rows = summaryOf(criteriaWith(criteria, { carMaker, carModel, carModelDetail }))

  const sender = has(account, 'ROLE_DEALER') ? mail.dealers : mail.private
  const submit = form.handleSubmit(async (values) =>
    subscribe.mutate((await loadForm()).payloadOf(criteria, values, sender), {
      onSuccess: async ({ state }) => {
        if (state === 'unconfirmed') return
        toast('success', activated)
        await navigate(account ? paths.notifications : paths.home)
      },
    }),
  )
  if (subscribe.data?.state === 'unconfirmed') return <ConfirmationAsked email={form.getValues('email')} />
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Finde&shy;benachrichtigung</h1>
        <p className="muted">Wir informieren Sie per E-Mail, sobald ein passendes Fahrzeug eintrifft.</p>
      </div>
      <form className="stack l" onSubmit={submit} noValidate>
        <section className="panel">
          <h2>Fahrzeug</h2>
          <div className="form2 three">
            <SelectField
              label="Hersteller"
              placeholder="Alle"
              choices={nameChoices(makerNames, carMaker)}
              {...form.register('carMaker', {
                onChange: () => {
                  form.setValue('carModel', '')
                  form.setValue('carModelDetail', '')
                },
              })}
              value={carMaker}
            />
            <SelectField
              label="Modellreihe"
              placeholder="Alle"
              disabled={carMaker === ''}
              choices={nameChoices(groups, carModel)}
              {...form.register('carModel', { onChange: () => form.setValue('carModelDetail', '') })}
              value={carModel}
            />
            <SelectField
              label="Modell"
              placeholder="Alle"
              disabled={carModel === ''}
              choices={nameChoices(
                models.map(({ modell }) => modell),
                carModelDetail,
              )}
              {...form.register('carModelDetail')}
              value={carModelDetail}
            />
          </div>
        </section>
        <section className="panel">
          <h2>Ihre Suchkriterien</h2>
          {rows.length === 0 && <p className="muted">Keine Einschränkung: alle neuen Fahrzeuge.</p>}
          <FactList facts={rows.map(({ label, value }) => [label, value])} />
          <p className="small">
            <Link to={stored?.searchType === 'basic' ? paths.home : paths.detailSearch}>Suche ändern</Link>
          </p>
        </section>
        <section className="panel">
          <h2>Benachrichtigung an</h2>
          <div className="form2">
            <EmailField
              label="E-Mail"
              required
              error={form.formState.errors.email?.message}
              {...form.register('email')}
            />
          </div>
        </section>
        {subscribe.error && (
          <Alert kind="error">
            {textOf(subscribe.error, {
              'too-many-attempts': subscribe.error.message,
              'subscriptions-full': subscribe.error.message,
              default: t('Die Findebenachrichtigung konnte nicht aktiviert werden.'),
            })}
          </Alert>
        )}
        <div className="formfoot">
          <Button variant="ghost" onClick={() => navigate(-1)}>
            Abbrechen
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={form.formState.isSubmitting || subscribe.isPending}
          >
            <IconBellPlus aria-hidden />
            Findebenachrichtigung aktivieren
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Shown instead of the form until the address is confirmed by the link of the mail. */
function ConfirmationAsked({ email }: { email: string }) {
  return (
    <div className="container page single">
      <div className="panel stack">
        <h1>Bitte bestätigen Sie Ihre Adresse</h1>
        <div role="status">
          <Alert>
            Die Findebenachrichtigung ist noch nicht aktiv. Wir haben eine Mail an <b>{email}</b> gesendet.
          </Alert>
        </div>
        <p>
          Erst wenn Sie den Link darin öffnen und bestätigen, senden wir Ihnen passende Fahrzeuge. Ohne
          Bestätigung erhalten Sie keine weitere Mail.
        </p>
        <LinkButton block to={paths.home}>
          Zur Startseite
        </LinkButton>
      </div>
    </div>
  )
}
