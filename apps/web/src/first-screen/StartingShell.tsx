import { Logo } from '../shell/Logo.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Shown until the first page is ready: the parts of the shell that do not depend on the account. */
export function StartingShell() {
  return (
    <>
      <header className="header" data-theme="dark">
        <div className="container">
          <span className="logo">
            <Logo />
          </span>
        </div>
      </header>
      <main className="starting">
        <Spinner label="Einen Moment bitte" />
      </main>
    </>
  )
}

/** Shown instead of the portal when even the shell cannot be rendered. */
export const StartingError = () => (
  <main>
    <RouteError />
  </main>
)
