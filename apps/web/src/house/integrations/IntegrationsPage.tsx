import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CallPanel } from '../../accounts/api-keys/CallPanel.tsx'
import { KeySection } from '../../accounts/api-keys/KeySection.tsx'
import { keysOf } from '../../accounts/api-keys/queries.ts'
import { WebhookOwner, webhooksOf } from '../../accounts/webhooks/queries.ts'
import { WebhookList } from '../../accounts/webhooks/WebhookList.tsx'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { houseKeys, houseWebhooks } from './queries.ts'

export const handle = { title: t('Schnittstellen') }

export async function loader() {
  await Promise.all([
    queryClient.ensureQueryData(keysOf(houseKeys)),
    queryClient.ensureQueryData(webhooksOf(houseWebhooks)),
  ])
  return null
}

/** Keys and addresses of the house's own programs, for administrators. */
export function Component() {
  const { keys, callsPerMinute } = useSuspenseQuery(keysOf(houseKeys)).data
  const webhooks = useSuspenseQuery(webhooksOf(houseWebhooks)).data
  return (
    <>
      <HouseHead title="Schnittstellen">
        <p>Für eigene Programme, zum Beispiel Buchhaltung oder Lager. Ein Schlüssel gehört zu einem Zweck.</p>
      </HouseHead>
      <div className="stack l">
        <KeySection owner={houseKeys} keys={keys} />
        <CallPanel
          callsPerMinute={callsPerMinute}
          title="So ruft ein Programm das Portal auf"
          example="/mvp/api/house-purchases?size=20"
        >
          Das Programm sendet den Schlüssel mit jedem Aufruf. Es handelt im Namen des Administrators, der ihn
          angelegt hat; der Schlüssel endet mit dessen Zugang.
        </CallPanel>
        <h2>Webhooks</h2>
        <WebhookOwner value={houseWebhooks}>
          <WebhookList webhooks={webhooks} />
        </WebhookOwner>
      </div>
    </>
  )
}
