import { useLocation } from 'react-router'
import { loginPath } from '../paths.ts'

/** The login page with the current page as return address. */
export function useLoginPath() {
  const { pathname, search } = useLocation()
  return loginPath(pathname + search)
}
