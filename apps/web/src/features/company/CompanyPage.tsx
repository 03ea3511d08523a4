import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAccount } from '../account/queries.ts'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PeopleList } from './PeopleList.tsx'
import { company } from './queries.ts'
import './company.css'

export const handle = { title: 'Mein Betrieb' }

/** The people of a company; its owners invite, change roles and remove. */
export function Component() {
  const account = useAccount()
  const { data, error } = useQuery(company)
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
          {data.role === 'owner' && <InviteForm />}
          {data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
        </div>
      )}
    </div>
  )
}
