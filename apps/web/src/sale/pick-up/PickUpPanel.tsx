import type { HandOverState } from '@portal/contract/sale/hand-overs'
import type { PickUp } from '@portal/contract/sale/pick-up'
import { passStateLabels, pinText } from '@portal/domain/sale/pick-up'
import { refusalReasons } from '@portal/domain/sale/refusals'
import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { passPath } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Fact } from '../../ui/FactList.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts'
import { toast } from '../../ui/toast.ts'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { collectorText, feeNote, freeText, kindText, passLink, passTexts, slotText } from './facts.ts'
import { pickUpDraft } from './form.ts'
import { pickUp, useCallOffPickUp, useRenewPass } from './queries.ts'
import './pick-up.css'

const PickUpDialog = lazy(() => import('./PickUpDialog.tsx'))

type Bought = { id: string; state: HandOverState }

/** Who collects the vehicle, the pass for that person, and what standing costs. */
export function PickUpPanel({ purchase }: { purchase: Bought }) {
  const { data, error, refetch } = useQuery(pickUp(purchase.id))
  return (
    <section className="panel stack" aria-labelledby="pick-up">
      <h2 id="pick-up">Abholausweis</h2>
      {data ? (
        <Shown purchase={purchase} data={data} />
      ) : error ? (
        <LoadFailure text={textOf(error)} onRetry={refetch} />
      ) : (
        <Spinner label="Die Abholung wird geladen." />
      )}
    </section>
  )
}

function factsOf({ pass, fee }: PickUp, state: HandOverState): Fact[] {
  if (!pass && state === 'collected') return []
  return [
    [t('Abholen darf'), pass ? collectorText(pass) : t('noch niemand eingetragen')],
    ...(pass
      ? [[t('Wie'), kindText(pass)] as const, [t('Stand'), passStateLabels[pass.state]] as const]
      : []),
    ...(pass?.appointmentAt ? [[t('Termin'), slotText(pass.appointmentAt)] as const] : []),
    ...(pass?.pin ? [['PIN', pinText(pass.pin)] as const] : []),
    ...(fee
      ? [
          [t('Kostenfrei noch'), freeText(fee)] as const,
          [t('Standgebühr bisher'), euroCentText(fee.soFar)] as const,
        ]
      : []),
  ]
}

/** What to do next. */
function noteOf({ pass }: PickUp, state: HandOverState) {
  if (state === 'collected') return t('Das Fahrzeug ist abgeholt.')
  if (state !== 'ready')
    return t(
      'Der Ausweis mit PIN entsteht, sobald das Fahrzeug bereit ist. Tragen Sie jetzt schon ein, wer abholt.',
    )
  if (pass?.state === 'requested')
    return t('Das Fahrzeug ist bereit. Wählen Sie Tag und Uhrzeit, dann entsteht der Ausweis.')
  if (pass && pass.state !== 'ready') return passTexts[pass.state]
  return pass
    ? t('Geben Sie den Link an die Person weiter. Sie braucht außerdem ihren amtlichen Ausweis.')
    : t('Das Fahrzeug ist bereit. Tragen Sie ein, wer es abholt und wann.')
}

function Shown({ purchase: { id, state }, data }: { purchase: Bought; data: PickUp }) {
  const { pass, mayChange, fee, refusals } = data
  const draft = useKeptDraft(pickUpDraft, useAccount()?.id)
  const mayName = mayChange && state !== 'collected'
  const [kept, setKept] = useState(draft?.id === id && mayName ? draft.fields : undefined)
  const [asked, setAsked] = useState<'form' | 'renew' | 'call-off' | undefined>(kept && 'form')
  const renew = useRenewPass(id)
  const callOff = useCallOffPickUp(id)
  const close = () => {
    setAsked(undefined)
    setKept(undefined)
  }
  const isOpen = pass !== null && ['requested', 'ready', 'expired'].includes(pass.state)
  const change = asked === 'renew' ? renew : callOff
  return (
    <>
      <p className="small">{noteOf(data, state)}</p>
      <dl className="pick-up-facts">
        {factsOf(data, state).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pass?.carrierRefusal && <Alert kind="warn">{pass.carrierRefusal}</Alert>}
      {fee && <p className="small muted">{feeNote(fee)}</p>}
      {refusals.length > 0 && (
        <section className="stack s" aria-labelledby="refusals">
          <h3 id="refusals">Nicht ausgegeben</h3>
          <ul className="pick-up-refusals">
            {refusals.map(({ at, reason, text }) => (
              <li key={at}>
                <b>{refusalReasons[reason]}</b>
                <small>{momentText(at)}</small>
                {text && (
                  <p className="small" lang="de">
                    {text}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!mayChange && <p className="small muted">Inhaber und Einkäufer Ihres Betriebs können das ändern.</p>}
      {mayChange && pass?.token && <PassLinks token={pass.token} />}
      {mayName && (
        <div className="row">
          <Button small onClick={() => setAsked('form')}>
            {isOpen ? t('Abholung ändern') : t('Abholer eintragen')}
          </Button>
          {pass?.token && (
            <Button small onClick={() => setAsked('renew')}>
              Erneuern
            </Button>
          )}
          {isOpen && (
            <Button small onClick={() => setAsked('call-off')}>
              Absagen
            </Button>
          )}
        </div>
      )}
      {asked === 'form' && (
        <Suspense>
          <PickUpDialog {...{ id, pass, kept }} isReady={state === 'ready'} onClose={close} />
        </Suspense>
      )}
      {(asked === 'renew' || asked === 'call-off') && (
        <ConfirmDialog
          title={asked === 'renew' ? t('Ausweis erneuern?') : t('Abholung absagen?')}
          action={asked === 'renew' ? t('Erneuern') : t('Absagen')}
          pending={change.isPending}
          onConfirm={() => change.mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          <p>
            {asked === 'renew'
              ? t(
                  'Der bisherige Link und die PIN gelten sofort nicht mehr. Bitte geben Sie den neuen Link weiter.',
                )
              : t('Der Ausweis gilt sofort nicht mehr, und der Termin wird frei.')}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function PassLinks({ token }: { token: string }) {
  const url = passLink(token)
  const share = async () => {
    if (hasShareSheet() && (await openShareSheet({ title: t('Abholausweis'), url }))) return
    await navigator.clipboard.writeText(url).then(
      () => toast('success', t('Der Link wurde kopiert.')),
      () =>
        toast(
          'error',
          t(
            'Der Link konnte nicht kopiert werden. Bitte öffnen Sie den Ausweis und kopieren Sie die Adresse.',
          ),
        ),
    )
  }
  return (
    <div className="stack s">
      <Link className={buttonClass({ variant: 'primary', block: true })} to={passPath(token)}>
        Ausweis öffnen
      </Link>
      <Button block onClick={() => void share()}>
        Link weitergeben
      </Button>
    </div>
  )
}
