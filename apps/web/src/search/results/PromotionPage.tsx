import { t } from '@portal/domain/values/text'
import '../../styles/results.css'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { CompareBar } from '../../buyer/compare/CompareBar.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { searchOf } from '../criteria/address.ts'
import { queryOf, type Search } from '../criteria/form.ts'
import { ResultHead } from './ResultHead.tsx'
import { ResultList } from './ResultList.tsx'
import { promotion } from './result-pages.ts'

export const handle = { title: ({ make }: Awaited<ReturnType<typeof loader>>) => t`Fahrzeuge von ${make}` }

export async function loader({ request, params: { make = '' } }: LoaderFunctionArgs) {
  const search = searchOf(new URL(request.url).searchParams)
  return { make, search, ...(await promotion(make, search)) }
}

/** The cars of one maker (D-15). */
export function Component() {
  const { make, search, cars, total } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const show = async (next: Search) => {
    await navigate({ search: queryOf(next) }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="results-area" data-theme="dark">
      <div className="container results">
        <ResultHead title={t`Fahrzeuge von ${make}`} total={total}>
          <LinkButton to={paths.home}>Zur Schnellsuche</LinkButton>
        </ResultHead>
        <ResultList
          {...{ cars, total, sort: search.sort, pages: search.pages }}
          onSort={(sort) => show({ ...search, sort, pages: 1 })}
          onMore={() => show({ ...search, pages: search.pages + 1 })}
          empty={
            <EmptyState
              title="Für Ihre Suchkriterien konnten wir leider keine Fahrzeuge finden."
              action={<LinkButton to={paths.home}>Zur Schnellsuche</LinkButton>}
            />
          }
        />
      </div>
      <CompareBar />
    </div>
  )
}
