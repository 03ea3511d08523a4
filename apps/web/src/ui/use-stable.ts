import { useEffect, useState } from 'react'

/** The value once it has been unchanged for `ms` milliseconds; undefined while it changes. */
export function useStable<Value>(value: Value, ms: number): Value | undefined {
  const [paused, setPaused] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused === value ? value : undefined
}
