import type { RetentionRun } from '@portal/contract/house/retention'
import { retentionKinds } from '@portal/domain/house/retention'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

const kinds: Readonly<Record<string, readonly [one: string, more: string]>> = retentionKinds

/** "3 Mails, 1 Anfrage" or "nichts". */
export function deletedText({ counts }: RetentionRun): string {
  const parts = Object.entries(counts).flatMap(([kind, count]) => {
    if (count === 0) return []
    const [one, more] = kinds[kind] ?? [kind, kind]
    return `${countText(count)} ${count === 1 ? one : more}`
  })
  return parts.join(', ') || t('nichts')
}
