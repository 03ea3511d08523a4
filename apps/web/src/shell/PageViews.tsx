import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../consent.ts'
import { trackPage } from '../features/tracking/track.ts'

/** Counts every page view once the visitor has consented. */
export function PageViews() {
  const { pathname } = useLocation()
  const isAgreed = useConsent('analytics')
  useEffect(() => {
    if (isAgreed) trackPage(pathname)
  }, [isAgreed, pathname])
  return null
}
