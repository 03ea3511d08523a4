import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { useSingleKeys } from '../../session/single-keys.ts'
import { FigureList } from '../../shell/FigureList.tsx'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { useListAddress } from '../../use-list-address.ts'
import { DueRefundPanel } from '../refunds/DueRefundPanel.tsx'
import { EntryDetail } from './EntryDetail.tsx'
import { EntryList } from './EntryList.tsx'
import { EntryTabs, tabOf } from './EntryTabs.tsx'
import { findingMark } from './facts.ts'
import { bankEntries, bankEntryCounts, pageSize, useUndoDecision } from './queries.ts'
import { StatementDrop } from './StatementDrop.tsx'
import './bank-statements.css'

export const handle = { title: t('Zahlungen') }

export async function loader() {
  await queryClient.ensureQueryData(bankEntryCounts)
  return null
}

/** The payments of the bank statements: new ones are dropped here, doubtful ones decided, also with single keys. */
export function Component() {
  const { address, page, showPage } = useListAddress()
  const tab = tabOf(address)
  const counts = useQuery(bankEntryCounts).data
  const { data, error, isPending, refetch } = useQuery(bankEntries(tab, page))
  const entries = data?.items ?? []
  const pages = Math.ceil((data?.total ?? 0) / pageSize)
  const [chosen, setChosen] = useState<string>()
  const [decided, setDecided] = useState<{ id: string; revision: number }>()
  const undo = useUndoDecision()
  const index = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  )
  const current = entries[index]
  const hasKeys = useSingleKeys().isOn
  const undoLast = () => {
    if (decided && !undo.isPending)
      undo.mutate(decided, {
        onSuccess: ({ id }) => {
          setChosen(id)
          setDecided(undefined)
          toast('success', t('Zurückgenommen.'))
        },
        onError: (refusal) => toast('error', textOf(refusal)),
      })
  }
  const step = (by: number) => setChosen(entries[Math.min(entries.length - 1, Math.max(0, index + by))]?.id)
  useKeys(
    { arrowup: () => step(-1), arrowdown: () => step(1), z: undoLast },
    { isOn: hasKeys, repeating: ['arrowup', 'arrowdown'] },
  )
  return (
    <>
      <HouseHead title="Zahlungen">
        <p>Gebucht wird von selbst nur, was Rechnungsnummer und genauen Betrag hat. 72 Stunden rückgängig.</p>
      </HouseHead>
      <StatementDrop />
      {counts && counts.open.length > 0 && (
        <FigureList
          className="payment-figures"
          figures={counts.open.map(({ finding, count, cents }) => [
            findingMark(finding).label,
            countText(count),
            centsEuroText(cents),
          ])}
        />
      )}
      <DueRefundPanel />
      <div className="payments">
        <section className="hp" aria-label="Liste der Zahlungen">
          <EntryTabs tab={tab} counts={counts} />
          {isPending && <Spinner label="Die Zahlungen werden geladen" />}
          {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
          {data?.total === 0 && (
            <p className="in muted">{tab === 'open' ? t('Alles geklärt.') : t('Noch keine Zahlung.')}</p>
          )}
          <EntryList entries={entries} current={current?.id} onChoose={setChosen} />
          <Pager page={page} pages={pages} onPage={showPage} />
        </section>
        {current && (
          <EntryDetail
            key={`${current.id} ${current.revision}`}
            entry={current}
            place={t`${countText(page * pageSize + index + 1)} von ${countText(data?.total ?? 0)}`}
            hasKeys={hasKeys}
            onDecided={(done) => {
              setDecided(done)
              setChosen(entries[index + 1]?.id ?? entries[index - 1]?.id)
            }}
          />
        )}
      </div>
      {hasKeys && entries.length > 0 && (
        <p className="payment-keys onlyd">
          <kbd>↑</kbd> <kbd>↓</kbd> Zeile <kbd>1</kbd> bis <kbd>3</kbd> Rechnung <kbd>T</kbd> buchen{' '}
          <kbd>R</kbd> zurück <kbd>U</kbd> unbekannt lassen <kbd>Enter</kbd> bestätigen <kbd>Z</kbd>{' '}
          rückgängig
        </p>
      )}
    </>
  )
}
