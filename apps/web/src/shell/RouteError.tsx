import { t } from '@portal/domain/values/text'
import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ApiProblem, textOf } from '../api.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

/** Says that the vehicle, job or purchase of an address does not exist, or that the address contains no valid key. */
function reasonOf(error: unknown): string {
  const status = error instanceof ApiProblem ? error.status : 0
  if (status === 404 || status === 410) return textOf(error)
  return status === 400
    ? t('Die angeforderte Seite gibt es nicht.')
    : textOf(error, { default: t('Die Seite konnte nicht geladen werden.') })
}

/** Shown instead of a page that could not be loaded, at the same address. Loads it again when the network is back. */
export function RouteError() {
  const error = useRouteError()
  const { state, revalidate } = useRevalidator()
  /** The browser caches code that failed to load until the document is reloaded. */
  const retry = () => (error instanceof ApiProblem ? revalidate() : window.location.reload())
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  return (
    <div className="container page stack">
      <h1>Das hat nicht geklappt</h1>
      <Alert kind="error">{reasonOf(error)}</Alert>
      <div className="row">
        <Button variant="primary" pending={state === 'loading'} onClick={retry}>
          Erneut versuchen
        </Button>
      </div>
    </div>
  )
}
