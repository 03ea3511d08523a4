import type { Account } from '@portal/contract/accounts/account'
import type { CheckedPass, ExpectedPickUps } from '@portal/contract/house/yard-hand-over'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { ensureAccount, useAccount } from '../../session/account.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { ExpectedList } from './ExpectedList.tsx'
import { byDay, type Done, doneText, timeText } from './facts.ts'
import type { HandOverForm } from './form.ts'
import { HandOverFields } from './HandOverFields.tsx'
import { forgetForm, keepForm, keepPickUps, keptForm, loadPickUps } from './kept-hand-overs.ts'
import { continueHandOvers } from './outbox.ts'
import { expectedPickUps } from './queries.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { UnsentHandOvers } from './UnsentHandOvers.tsx'
import './yard-hand-over.css'

export const handle = { title: t('Ausgabe') }

export async function loader() {
  const account = await ensureAccount()
  await loadPickUps(account)
  if (account) void continueHandOvers(account.id)
  return null
}

/** The yard hands sold vehicles over: who comes, the pass, and the record; also without a connection. */
export function Component() {
  const { data, error, refetch } = useQuery(expectedPickUps)
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState<{
    pass: CheckedPass
    code: string
    kept: HandOverForm | undefined
  }>()
  const [refused, setRefused] = useState<{ gwnummer: string | undefined; code: string | null }>()
  const [done, setDone] = useState<Done>()
  const account = useAccount()
  const accountId = account?.id ?? 0
  const onChecked = useCallback(
    async (pass: CheckedPass, code: string) => {
      const kept = await keptForm(accountId, pass.gwnummer)
      setDone(undefined)
      setChecked({ pass, code, kept })
      window.scrollTo(0, 0)
    },
    [accountId],
  )
  const leave = (next?: Done) => {
    if (checked) void forgetForm(checked.pass.gwnummer)
    setChecked(undefined)
    setChosen(undefined)
    setRefused(undefined)
    setDone(next)
    window.scrollTo(0, 0)
  }
  const cancel = (form: HandOverForm) => {
    leave()
    toastUndo(t('Die Ausgabe ist abgebrochen.'), () => {
      if (!checked) return
      void keepForm(accountId, checked.pass.gwnummer, form)
      setChecked({ ...checked, kept: form })
    })
  }
  const isOffline = error instanceof ApiProblem && error.status === 0
  const note = isOffline && data && (
    <Alert kind="warn">
      <b>Kein Netz, Sie können weiterarbeiten.</b> Alles liegt auf diesem Gerät und wird gesendet, sobald
      wieder Empfang da ist. Zahlungen zuletzt geprüft um {timeText(data.readAt)} Uhr.
    </Alert>
  )
  const dialog = refused && <RefuseDialog {...refused} onDone={leave} onClose={() => setRefused(undefined)} />
  if (checked)
    return (
      <>
        <HouseHead title={t`Ausgabe ${checked.pass.gwnummer}`} />
        {note}
        <HandOverFields
          {...checked}
          onDone={leave}
          onCancel={cancel}
          onRefuse={() => setRefused({ gwnummer: checked.pass.gwnummer, code: checked.code })}
        />
        {dialog}
      </>
    )
  const days = data && byDay(data)
  return (
    <>
      <HouseHead title="Ausgabe">
        <p>Wer abholt, und die Übergabe mit Protokoll</p>
      </HouseHead>
      {note}
      <div role="status">{done && <Alert kind="ok">{doneText(done)}</Alert>}</div>
      <div className="hand-over-start">
        <CodeEntry
          key={`${chosen} ${done?.gwnummer}`}
          gwnummer={chosen}
          onChecked={onChecked}
          onRefuse={(code) => setRefused({ gwnummer: chosen, code })}
        />
        <div className="stack">
          {account && <UnsentHandOvers accountId={account.id} />}
          <section className="hp" aria-labelledby="expected">
            <header>
              <h2 id="expected">Heute erwartet</h2>
              {data && <span className="muted small">Stand {timeText(data.readAt)} Uhr</span>}
            </header>
            {days?.today.length === 0 && <p className="in muted">Heute wird niemand erwartet.</p>}
            {days && <ExpectedList pickUps={days.today} chosen={chosen} onChoose={setChosen} />}
            {!data && error && (
              <div className="in">
                <LoadFailure text={textOf(error)} onRetry={refetch} />
              </div>
            )}
            {!data && !error && <Spinner label="Die Abholungen werden geladen." />}
          </section>
          {days && days.later.length > 0 && (
            <section className="hp" aria-labelledby="later">
              <header>
                <h2 id="later">Später erwartet</h2>
              </header>
              <ExpectedList pickUps={days.later} isDated chosen={chosen} onChoose={setChosen} />
            </section>
          )}
          {account && data && !isOffline && <OfflineNote account={account} list={data} />}
        </div>
      </div>
      {dialog}
    </>
  )
}

/** Stores the list for use without a connection, again whenever it was read, and says whether this device is ready. */
function OfflineNote({ account, list }: { account: Account; list: ExpectedPickUps }) {
  const { data: isKept, isPending } = useQuery({
    queryKey: ['offline-copy', account.id, 'pick-ups', list.readAt],
    queryFn: () => keepPickUps(account, list),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <p role="status" className="muted small">
      {isPending && t('Dieses Gerät wird für die Ausgabe ohne Netz vorbereitet …')}
      {isKept && t('Bereit: Die Ausgabe geht auf diesem Gerät auch ohne Netz.')}
      {isKept === false &&
        t('Nicht bereit: Dieser Browser bewahrt nichts auf. Ohne Netz geht die Ausgabe hier nicht.')}
    </p>
  )
}
