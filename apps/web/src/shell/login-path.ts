import { useLocation } from 'react-router'
import { loginPath } from '../paths.ts'

/** The login page with the way back to the page that is open. */
export function useLoginPath() {
  const { pathname, search } = useLocation()
  return loginPath(pathname + search)
}
