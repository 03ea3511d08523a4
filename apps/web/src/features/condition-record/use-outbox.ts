import { useSyncExternalStore } from 'react'
import { onOutbox, outboxNow } from './outbox.ts'

export const useOutbox = () => useSyncExternalStore(onOutbox, outboxNow)
