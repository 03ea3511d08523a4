import type { ApiKey } from '@portal/contract/accounts/api-keys'
import { apiKeyStateLabels, apiScopeTexts, isLive } from '@portal/domain/accounts/api-keys'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { creatorText, shownKey, stateTone, usageText } from './facts.ts'
import { type KeyOwner, useRevokeKey } from './queries.ts'

/** Keys with their scopes, use and end; live ones can be revoked. */
export function KeyList({ owner, keys }: { owner: KeyOwner; keys: readonly ApiKey[] }) {
  const [revoked, setRevoked] = useState<ApiKey>()
  return (
    <>
      <ul className="key-list">
        {keys.map((key) => (
          <li key={key.id} className="stack s">
            <div className="row between">
              <h3>{key.name}</h3>
              <span className={`tag ${stateTone[key.state]}`}>{apiKeyStateLabels[key.state]}</span>
            </div>
            <code>{shownKey(key)}</code>
            <ul className="row" aria-label="Berechtigungen">
              {key.scopes.map((scope) => (
                <li key={scope} className="tag">
                  {apiScopeTexts[scope].label}
                </li>
              ))}
            </ul>
            <p className="small muted">
              {usageText(key)}. {creatorText(key)}.
            </p>
            {isLive(key.state) && (
              <div>
                <Button small aria-label={t`${key.name} sperren`} onClick={() => setRevoked(key)}>
                  Sperren
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {revoked && <RevokeDialog owner={owner} apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  )
}

type RevokeProps = { owner: KeyOwner; apiKey: ApiKey; onClose: () => void }

function RevokeDialog({ owner, apiKey, onClose }: RevokeProps) {
  const revoke = useRevokeKey(owner)
  return (
    <ConfirmDialog
      title={t`„${apiKey.name}“ sperren?`}
      onClose={onClose}
      action="Sperren"
      pending={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey.id, { onSettled: onClose })}
    >
      <p>
        Programme mit diesem Schlüssel werden sofort abgewiesen. Das lässt sich nicht rückgängig machen; Sie
        können aber einen neuen Schlüssel anlegen.
      </p>
    </ConfirmDialog>
  )
}
