/** The key pair for notifications of a trial portal, generated once and kept in the data directory. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPushKeys } from '../../apps/api/src/credentials/push-keys.ts'
import type { Env } from '../../apps/api/src/env.ts'

/** @returns the settings of the key pair; none where the operator sets it or there is no demo data */
export function trialPushKeys({ DATA_DIR, DEMO_DATA, VAPID_PUBLIC_KEY }: Env): Record<string, string> {
  if (VAPID_PUBLIC_KEY || !DEMO_DATA) return {}
  const file = join(DATA_DIR, 'push-keys.json')
  if (!existsSync(file)) {
    mkdirSync(DATA_DIR, { recursive: true })
    writeFileSync(file, JSON.stringify(newPushKeys()), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
