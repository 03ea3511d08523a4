import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `ms` milliseconds; undefined while it still changes. */
export function usePaused<Value>(value: Value, ms: number): Value | undefined {
  const [paused, setPaused] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused === value ? value : undefined
}
