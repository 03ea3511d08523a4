import { useEffect, useState } from 'react'
import { painted } from './painted.ts'

/** False until the component was painted, for requests that can wait so that they do not delay the page. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    painted().then(() => isGone || setPainted(true))
    return () => {
      isGone = true
    }
  }, [])
  return isPainted
}
