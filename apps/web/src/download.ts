import type { Endpoint } from '@portal/contract/endpoint'
import { type CallInput, callFile, type Rest } from './api.ts'

/** Fetches a file from an endpoint and saves it as a browser download named `fileName`. */
export async function download<E extends Endpoint>(
  endpoint: E,
  fileName: string,
  ...input: Rest<CallInput<E>>
) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await callFile(endpoint, ...input))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
