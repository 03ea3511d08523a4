import { readInvitation } from '@portal/contract/company-invitations'
import { companyRoleTexts } from '@portal/domain/company-roles'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call, textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { AcceptPanel } from './AcceptPanel.tsx'
import { JoinForm } from './JoinForm.tsx'

export const handle = { title: 'Einladung', needsNoTerms: true }

/** The target of an invitation's link. */
export function Component() {
  const token = useParams().token ?? ''
  const { data, error } = useQuery({
    queryKey: ['company-invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { params: { token }, signal }),
    retry: false,
    staleTime: 0,
  })
  return (
    <div className="container page single">
      {!data && !error && <Spinner label="Die Einladung wird geladen" />}
      {error && (
        <EmptyState level="h1" title="Einladung" action={<LinkButton to={paths.home}>Zur Suche</LinkButton>}>
          {textOf(error)}
        </EmptyState>
      )}
      {data && (
        <div className="panel stack">
          <h1>Einladung von {data.company}</h1>
          <p>
            Sie arbeiten mit als <b>{companyRoleTexts[data.role].label}</b>:{' '}
            {companyRoleTexts[data.role].rights}. Die Einladung gilt für {data.email}.
          </p>
          {data.hasAccount ? (
            <AcceptPanel token={token} email={data.email} />
          ) : (
            <JoinForm token={token} email={data.email} />
          )}
        </div>
      )}
    </div>
  )
}
