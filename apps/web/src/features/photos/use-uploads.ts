import { useSyncExternalStore } from 'react'
import { onUploads, uploadsNow } from './uploads.ts'

export const useUploads = () => useSyncExternalStore(onUploads, uploadsNow)
