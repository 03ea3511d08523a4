import { useEffect, useState } from 'react'
import type { Draft } from '../draft.ts'

/** The draft kept for an account when its session ended, null if there is none. The draft is cleared, because the form has its content now. */
export function useKeptDraft<Value>(draft: Draft<Value>, owner: number | undefined): Value | null {
  const [kept] = useState(() => draft.of(owner))
  useEffect(() => draft.forget(), [draft])
  return kept
}

/** Keeps what `read` returns when the session ends while this form is open; null = nothing worth keeping. */
export function useKeepDraft<Value>(draft: Draft<Value>, read: () => Value | null) {
  useEffect(() => draft.follow(read))
}
