import { useEffect, useState } from 'react'

/** The last value that stayed unchanged for `ms` milliseconds, for requests made while the user types. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
