import { factsOf, shownSetting } from '@portal/domain/house/settings/settings'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { PagedList } from '../../PagedList.tsx'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useListAddress } from '../../use-list-address.ts'
import { BeforeAfter } from '../stock-jobs/BeforeAfter.tsx'
import { historySize, settingHistory, useUndoChange } from './queries.ts'

/** The changes of settings; the newest change of each setting can be undone. */
export function SettingHistory() {
  const { page, showPage } = useListAddress()
  const undo = useUndoChange()
  return (
    <section className="hp" aria-labelledby="changes">
      <header>
        <h2 id="changes">Geschichte</h2>
      </header>
      <PagedList
        result={useQuery(settingHistory(page))}
        loading={t('Die Geschichte wird geladen')}
        empty={<p className="in muted">Noch keine Änderungen.</p>}
        {...{ page, pageSize: historySize }}
        onPage={showPage}
      >
        {(items) => (
          <ul className="set-history" aria-labelledby="changes">
            {items.map(({ key, revision, before, after, at, by, isLatest }) => (
              <li key={`${key} ${revision}`}>
                {factsOf(key).label}:
                <BeforeAfter before={shownSetting(key, before)} after={shownSetting(key, after)} />
                <span className="muted small">
                  {momentText(at)} · {by ?? t('gelöschtes Konto')}
                </span>
                {isLatest && (
                  <Button
                    small
                    variant="ghost"
                    disabled={undo.isPending}
                    aria-label={t`${factsOf(key).label} zurücksetzen`}
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
        )}
      </PagedList>
    </section>
  )
}
