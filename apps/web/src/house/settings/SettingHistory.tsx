import { factsOf, shownSetting } from '@portal/domain/house/settings/settings'
import { momentText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { toast } from '../../ui/toast.ts'
import { BeforeAfter } from '../stock-jobs/BeforeAfter.tsx'
import { historySize, settingHistory, useUndoChange } from './queries.ts'

/** The changes of settings; the newest change of each setting can be undone. */
export function SettingHistory() {
  const [page, setPage] = useState(0)
  const { data, error } = useQuery(settingHistory(page))
  const undo = useUndoChange()
  return (
    <section className="hp" aria-labelledby="changes">
      <header>
        <h2 id="changes">Geschichte</h2>
      </header>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {data?.total === 0 && <p className="in muted">Noch keine Änderungen.</p>}
      <ul className="set-history" aria-labelledby="changes">
        {data?.items.map(({ key, revision, before, after, at, by, isLatest }) => (
          <li key={`${key} ${revision}`}>
            {factsOf(key).label}:
            <BeforeAfter before={shownSetting(key, before)} after={shownSetting(key, after)} />
            <span className="muted small">
              {momentText(at)} · {by ?? 'gelöschtes Konto'}
            </span>
            {isLatest && (
              <Button
                small
                variant="ghost"
                disabled={undo.isPending}
                aria-label={`${factsOf(key).label} zurücksetzen`}
                onClick={() =>
                  undo.mutate(
                    { key, revision },
                    {
                      onSuccess: () =>
                        toast('success', `${factsOf(key).label}: ${shownSetting(key, before)}`),
                      onError: (problem) => toastFailure(problem),
                    },
                  )
                }
              >
                zurücksetzen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.total > historySize && (
        <Pager page={page} pages={Math.ceil(data.total / historySize)} onPage={setPage} />
      )}
    </section>
  )
}
