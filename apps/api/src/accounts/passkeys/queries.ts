import type { Passkey } from '@portal/contract/accounts/passkeys'
import type { Db } from '../../plugins/db.ts'
import { passkeyView, shownColumns } from './view.ts'

/** The passkeys of an account, the newest first. */
export async function passkeysOf(db: Db, accountId: number): Promise<Passkey[]> {
  const rows = await db.passkey.findMany({
    where: { accountId },
    orderBy: { id: 'desc' },
    select: shownColumns,
  })
  return rows.map(passkeyView)
}
