import { useEffect, useState } from 'react'

/** The last value that stayed the same for `ms` milliseconds: what is asked for while somebody types. */
export function useSettled<Value>(value: Value, ms = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
