import '../../styles/results.css'
import { countText } from '@portal/domain/values/formats'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

type Props = {
  title: string
  count: number
  /** Shown after the number: the unit and further information about the list. */
  summary: ReactNode
  /** Shown to the right of the title. */
  tools?: ReactNode
  empty: { title: string; art: ReactNode; hint: string }
  children: ReactNode
}

/** The page of stored cars: the watchlist of an account, or the shortlist of a device. */
export const KeptCars = ({ title, count, summary, tools, empty, children }: Props) => (
  <div className="results-area" data-theme="dark">
    <div className="container results stack l">
      <div className="row between">
        <div>
          <h1>{title}</h1>
          <p className="muted" aria-live="polite">
            <span className="count">{countText(count)}</span> {summary}
          </p>
        </div>
        {tools}
      </div>
      {count > 0 ? (
        children
      ) : (
        <EmptyState
          title={empty.title}
          art={empty.art}
          action={
            <LinkButton variant="primary" to={paths.home}>
              <IconSearch aria-hidden />
              Zur Suche
            </LinkButton>
          }
        >
          {empty.hint}
        </EmptyState>
      )}
    </div>
  </div>
)
