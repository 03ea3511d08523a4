import type { ReplyState } from '@portal/contract/house/mail-replies'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { PagedList } from '../../PagedList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useListAddress } from '../../use-list-address.ts'
import { InboundMailCard } from './InboundMailCard.tsx'
import { inboundMails, pageSize } from './queries.ts'

export const handle = { title: t('Posteingang') }

const states: Record<ReplyState, string> = {
  unassigned: t('Nicht zugeordnet'),
  assigned: t('Zugeordnet'),
  discarded: t('Verworfen'),
}
const choices = Object.entries(states).map(([value, label]) => ({ value, label }))
const isState = (text: string | null): text is ReplyState => text !== null && Object.hasOwn(states, text)

/** Answers by mail: those that landed in no thread first, each with the reason. */
export function Component() {
  const { address, page, change, showPage } = useListAddress()
  const given = address.get('status')
  const state = isState(given) ? given : 'unassigned'
  const found = useQuery(inboundMails({ state, page }))
  return (
    <>
      <HouseHead title="Posteingang">
        <p>Antworten per Mail, neueste zuerst</p>
      </HouseHead>
      <search className="house-filters">
        <SelectField
          label="Status"
          choices={choices}
          value={state}
          onChange={(event) => change({ status: event.target.value })}
        />
      </search>
      <PagedList
        result={found}
        loading={t('Posteingang wird geladen')}
        empty={
          <EmptyState title="Keine Mail">
            {state === 'unassigned'
              ? t('Alle Antworten sind in ihren Vorgängen gelandet.')
              : t('Wählen Sie einen anderen Status.')}
          </EmptyState>
        }
        {...{ page, pageSize }}
        onPage={showPage}
      >
        {(mails) => (
          <div className="stack">
            {mails.map((mail) => (
              <InboundMailCard key={mail.id} mail={mail} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  )
}
