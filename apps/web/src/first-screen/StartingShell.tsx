import { Logo } from '../shell/Logo.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** What stands there until the first page is ready: the frame without anything that depends on the account. */
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

/** Takes the place of the whole portal when not even its frame can be shown. */
export const StartingError = () => (
  <main>
    <RouteError />
  </main>
)
