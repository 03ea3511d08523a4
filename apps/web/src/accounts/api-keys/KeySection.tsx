import type { ApiKey, NewApiKey } from '@portal/contract/accounts/api-keys'
import { isLive, liveKeysMaximum } from '@portal/domain/accounts/api-keys'
import { t } from '@portal/domain/values/text'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyList } from './KeyList.tsx'
import { NewKeyPanel } from './NewKeyPanel.tsx'
import { type CreatedKey, type KeyOwner, keyDraft } from './queries.ts'
import '../../styles/api-keys.css'

type Props = { owner: KeyOwner; keys: readonly ApiKey[] }

/** All keys of a company or of the house, and above them the one just made. */
export function KeySection({ owner, keys }: Props) {
  const draft = useKeptDraft(keyDraft, useAccount()?.id)
  const [asked, setAsked] = useState<{ kept?: NewApiKey } | undefined>(
    draft?.owner === owner.name ? { kept: draft.values } : undefined,
  )
  const [created, setCreated] = useState<CreatedKey>()
  const live = keys.filter(({ state }) => isLive(state))
  const ended = keys.filter(({ state }) => !isLive(state))
  return (
    <>
      {created && <NewKeyPanel key={created.key} created={created} onSaved={() => setCreated(undefined)} />}
      <section className="panel stack" aria-labelledby="keys">
        <div className="row between">
          <h2 id="keys">API-Schlüssel</h2>
          <span className="small muted">
            {live.length} von {liveKeysMaximum}
          </span>
        </div>
        {live.length === 0 && (
          <p>
            Zurzeit hat kein Programm einen gültigen Schlüssel. Legen Sie für jedes Programm einen eigenen an.
          </p>
        )}
        <KeyList owner={owner} keys={live} />
        {ended.length > 0 && (
          <Disclosure title={t`Beendete Schlüssel (${ended.length})`}>
            <KeyList owner={owner} keys={ended} />
          </Disclosure>
        )}
        <div>
          <Button disabled={live.length >= liveKeysMaximum} onClick={() => setAsked({})}>
            <IconPlus aria-hidden />
            {live.length === 0 ? t('Schlüssel anlegen') : t('Weiterer Schlüssel')}
          </Button>
        </div>
      </section>
      {asked && (
        <KeyDialog owner={owner} {...asked} onCreated={setCreated} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
