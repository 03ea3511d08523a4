import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAccount } from '../account/queries.ts'
import { ColleagueRow } from './ColleagueRow.tsx'
import { InviteColleagueForm } from './InviteColleagueForm.tsx'
import { colleagues } from './queries.ts'
import '../company/company.css'

export const handle = { title: 'Kollegen' }

/** The accounts of the house: invited, limited and ended by administrators. */
export function Component() {
  const ownId = useAccount()?.id
  const { data, error, refetch } = useQuery(colleagues)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Kollegen</h1>
        <p className="muted">Jeder Zugang braucht beim ersten Anmelden einen zweiten Faktor.</p>
      </div>
      <div className="stack l">
        {!data && !error && <Spinner label="Die Kollegen werden geladen" />}
        {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
        {data && (
          <section className="panel stack" aria-labelledby="colleagues">
            <h2 id="colleagues">Zugänge</h2>
            <ul className="people-list">
              {data.map((colleague) => (
                <ColleagueRow key={colleague.id} colleague={colleague} isOwn={colleague.id === ownId} />
              ))}
            </ul>
          </section>
        )}
        <InviteColleagueForm />
      </div>
    </div>
  )
}
