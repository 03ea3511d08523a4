import { type CompanyInvitation, invitePerson, type NewInvitation } from '@portal/contract/accounts/company'
import { changeCompanyNumbers, changeVatId } from '@portal/contract/accounts/vat-checks'
import { companyRoleTexts, invitationDays } from '@portal/domain/accounts/company-roles'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { LimitPanel } from '../purchase-limits/LimitPanel.tsx'
import { vatPoll } from '../vat-checks/facts.ts'
import { VatPanel } from '../vat-checks/VatPanel.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { OwnersFactor } from './OwnersFactor.tsx'
import { PeopleList } from './PeopleList.tsx'
import { company, refreshCompany, useResendInvitation, useWithdrawInvitation } from './queries.ts'
import '../../styles/company.css'

export const handle = { title: t('Mein Betrieb') }

/** The people of a company; its owners can invite and remove people and change roles. */
export function Component() {
  const account = useAccount()
  const { data, error } = useQuery({ ...company, refetchInterval: ({ state }) => vatPoll(state.data?.vat) })
  if (!account) return null
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Mein Betrieb</h1>
        {data && <p className="muted">{data.name}</p>}
      </div>
      {!data && !error && <Spinner label="Der Betrieb wird geladen" />}
      {error && (
        <EmptyState title={textOf(error)} action={<LinkButton to={paths.account}>Mein Konto</LinkButton>}>
          Ihr Konto gehört zurzeit zu keinem freigeschalteten Betrieb.
        </EmptyState>
      )}
      {data && (
        <div className="stack l">
          <PeopleList people={data.people} isOwner={data.role === 'owner'} ownId={account.id} />
          {data.role === 'owner' && <LimitPanel />}
          <VatPanel
            company={data}
            {...(data.role === 'owner' && { change: changeVatId, changeNumbers: changeCompanyNumbers })}
            onChanged={refreshCompany}
          />
          {data.role === 'owner' && <InvitePersonForm />}
          {data.role === 'owner' && <IntegrationsLink />}
          {data.role === 'owner' && <OwnersFactor isDemanded={data.ownersNeedSecondFactor} />}
          {data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
        </div>
      )}
    </div>
  )
}

const IntegrationsLink = () => (
  <section className="panel stack" aria-labelledby="integrations">
    <h2 id="integrations">Schnittstellen</h2>
    <p>
      Mit einem API-Schlüssel holt Ihre Warenwirtschaft Bestand, Käufe und Papiere selbst ab. Über Webhooks
      erfährt sie sofort von Käufen, Übergaben, Preisen und neuen Treffern, ohne dass sie danach fragt.
    </p>
    <div className="row wrap">
      <LinkButton to={`${paths.company}/integrations`}>API-Schlüssel verwalten</LinkButton>
      <LinkButton to={`${paths.company}/webhooks`}>Webhooks verwalten</LinkButton>
    </div>
  </section>
)

const rules = lazyRules(async () => (await import('./form.ts')).invitationResolver)
const empty: NewInvitation = { email: '', role: 'buyer' }

function InvitePersonForm() {
  const form = useForm({ resolver: rules, defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const invite = useMutation({
    mutationFn: (body: NewInvitation) => call(invitePerson, { body }),
    onSuccess: ({ email }) => {
      toast('success', t`Die Einladung an ${email} ist unterwegs.`)
      form.reset(empty)
      return refreshCompany()
    },
  })
  return (
    <InvitationForm
      title="Person einladen"
      note={
        <p>
          Die Person erhält eine Mail mit einem Link, der {invitationDays} Tage gilt und nur mit dieser
          Adresse angenommen werden kann.
        </p>
      }
      email={{ error: errors.email?.message, ...form.register('email') }}
      role={form.register('role')}
      roles={companyRoleTexts}
      error={invite.error}
      isPending={isSubmitting || invite.isPending}
      onSubmit={form.handleSubmit((values) => invite.mutate(values))}
    />
  )
}

function InvitationList({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  const resend = useResendInvitation()
  const withdraw = useWithdrawInvitation()
  return (
    <section className="panel stack" aria-labelledby="invitations">
      <h2 id="invitations">Offene Einladungen</h2>
      <ul className="people-list">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <div className="who">
              <b>{invitation.email}</b>
              <span className="muted">
                {companyRoleTexts[invitation.role].label},{' '}
                {invitation.isExpired
                  ? t`abgelaufen am ${dayText(new Date(invitation.expiresAt))}`
                  : t`gültig bis ${dayText(new Date(invitation.expiresAt))}`}
              </span>
            </div>
            <Button
              pending={resend.isPending && resend.variables === invitation.id}
              disabled={withdraw.isPending}
              aria-label={t`Einladung an ${invitation.email} noch einmal senden`}
              onClick={() => resend.mutate(invitation.id)}
            >
              Noch einmal senden
            </Button>
            <Button
              variant="ghost"
              pending={withdraw.isPending && withdraw.variables.id === invitation.id}
              disabled={resend.isPending}
              aria-label={t`Einladung an ${invitation.email} zurückziehen`}
              onClick={() => withdraw.mutate(invitation)}
            >
              Zurückziehen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
