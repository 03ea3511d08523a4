import type { Pass } from '@portal/contract/sale/pick-up'
import { dayMs } from '@portal/domain/values/durations'
import { createStore, del, entries, get, set } from 'idb-keyval'
import { keepPageFiles, registerOffline } from '../../offline-files.ts'

/**
 * The passes opened on this device, by token, so that a driver can show them without a connection. `public/offline.js`
 * reads which there are.
 */
const store = () => createStore('portal-passes', 'passes')

type KeptPass = { pass: Pass; keptAt: number }

const keptMs = 30 * dayMs

/** Stores a pass for use without a connection; one that is not valid any more is deleted. @returns whether it is stored */
export async function keepPass(token: string, pass: Pass, now: number): Promise<boolean> {
  for (const [key, { keptAt }] of await entries<string, KeptPass>(store()))
    if (now - keptAt > keptMs) await del(key, store())
  if (!pass.shown) {
    await del(token, store())
    return false
  }
  if (!(await registerOffline())) return false
  await set(token, { pass, keptAt: now } satisfies KeptPass, store())
  return keepPageFiles()
}

/** A pass as it was when this device had a connection; null if it was never opened here. */
export const keptPass = async (token: string) => (await get<KeptPass>(token, store())) ?? null
