import type { CompanyInvitation } from '@portal/contract/company'
import { companyRoleTexts } from '@portal/domain/company-roles'
import { dayText } from '@portal/domain/formats'
import { Button } from '../../ui/Button.tsx'
import { useResendInvitation, useWithdrawInvitation } from './queries.ts'

export function InvitationList({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  const resend = useResendInvitation()
  const withdraw = useWithdrawInvitation()
  const isBusy = resend.isPending || withdraw.isPending
  return (
    <section className="panel stack" aria-labelledby="invitations">
      <h2 id="invitations">Offene Einladungen</h2>
      <ul className="people-list">
        {invitations.map(({ id, email, role, expiresAt, isExpired }) => (
          <li key={id}>
            <div className="who">
              <b>{email}</b>
              <span className="muted">
                {companyRoleTexts[role].label}, {isExpired ? 'abgelaufen am' : 'gültig bis'}{' '}
                {dayText(new Date(expiresAt))}
              </span>
            </div>
            <Button
              disabled={isBusy}
              aria-label={`Einladung an ${email} noch einmal senden`}
              onClick={() => resend.mutate(id)}
            >
              Noch einmal senden
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              aria-label={`Einladung an ${email} zurückziehen`}
              onClick={() => withdraw.mutate(id)}
            >
              Zurückziehen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
