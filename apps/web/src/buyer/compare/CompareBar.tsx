import './compare.css'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { comparePath } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { clearComparison, comparedMaximum, comparedMinimum, useComparison } from './queries.ts'

/** Shows how many cars are selected, with a link to the comparison from two cars on. */
export function CompareBar() {
  const chosen = useComparison()
  return (
    <div className="compare-bar" data-theme="light" hidden={chosen.length === 0}>
      <div className="container row between">
        <p role="status">
          {chosen.length} von {comparedMaximum} Fahrzeugen zum Vergleich gewählt
        </p>
        <div className="row">
          <Button variant="ghost" onClick={clearComparison}>
            Auswahl aufheben
          </Button>
          {chosen.length >= comparedMinimum && (
            <LinkButton variant="primary" to={comparePath(chosen)}>
              <IconArrowsLeftRight aria-hidden />
              Vergleichen
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
