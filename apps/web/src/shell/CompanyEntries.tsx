import { IconBuildingStore, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { companies, useSwitchCompany } from '../features/company/queries.ts'
import { paths } from '../paths.ts'

/** The people of the company, and the other companies of the account. */
export function CompanyEntries() {
  const { data = [] } = useQuery(companies)
  const change = useSwitchCompany()
  if (data.length === 0) return null
  return (
    <>
      <li>
        <Link to={paths.company}>
          <IconUsers aria-hidden />
          Mein Betrieb
        </Link>
      </li>
      {data
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ id, name }) => (
          <li key={id}>
            <button type="button" disabled={change.isPending} onClick={() => change.mutate(id)}>
              <IconBuildingStore aria-hidden />
              Zu {name} wechseln
            </button>
          </li>
        ))}
    </>
  )
}
