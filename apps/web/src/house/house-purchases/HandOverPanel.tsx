import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { PurchaseOverview } from '@portal/contract/house/purchase-overview'
import { type HandOverState, handOverLabels, handOverSteps } from '@portal/domain/buyer/hand-over'
import { dayText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconArrowBackUp, IconCheck, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { pickUpText } from '../purchase-overview/facts.ts'
import { nextState, previousState, stepActions } from './facts.ts'
import { useMoveHandOver } from './queries.ts'

type Props = {
  purchase: HousePurchase
  pickUp: PurchaseOverview['pickUp']
}

/** The steps of the hand-over with date and person, with buttons to set the next one and to undo the last one. */
export function HandOverPanel({ purchase, pickUp }: Props) {
  const { id, state, steps, company, takenBackAt, approval } = purchase
  const move = useMoveHandOver(id)
  const isApproved = approval === null || approval === 'approved'
  const next = takenBackAt || !isApproved ? undefined : nextState(state)
  const previous = previousState(state)
  const isMovingTo = (target: HandOverState | undefined) => move.isPending && move.variables.to === target
  const done = new Map(steps.map((step) => [step.step, step]))
  return (
    <section className="hp" aria-labelledby="hand-over">
      <header>
        <h2 id="hand-over">Übergabe</h2>
        {state === 'ready' && <Link to={housePaths.handOver}>Ansicht Platz</Link>}
      </header>
      <ol className="list hand-over">
        {handOverSteps.map((step) => {
          const set = done.get(step)
          return (
            <li key={step} className={set ? 'done' : undefined}>
              {set ? <IconCheck aria-hidden /> : <i aria-hidden />}
              <div className="g">
                <b>{handOverLabels[step]}</b>
                <span>
                  {set
                    ? [set.at ? momentText(set.at) : t('aus dem Import'), set.who].filter(Boolean).join(' · ')
                    : t('noch offen')}
                </span>
              </div>
            </li>
          )
        })}
      </ol>
      {state !== 'collected' && !takenBackAt && (
        <p className="in collector">
          <IconUser aria-hidden />
          <span>{pickUpText(pickUp)}</span>
        </p>
      )}
      <footer className="row wrap">
        {!isApproved && (
          <Alert kind="warn">
            {approval === 'asked'
              ? t('Der Kauf liegt über dem Limit des Käufers. Erst nach der Freigabe geht es weiter.')
              : t(
                  'Der Kauf liegt über dem Limit des Käufers und ist nicht freigegeben. Bitte klären Sie mit dem Betrieb, wie es weitergeht.',
                )}
          </Alert>
        )}
        {next && (
          <Button
            variant="primary"
            pending={isMovingTo(next)}
            disabled={isMovingTo(previous)}
            onClick={() => move.mutate({ from: state, to: next })}
          >
            {stepActions[next]}
          </Button>
        )}
        {previous && (
          <Button
            variant="ghost"
            pending={isMovingTo(previous)}
            disabled={isMovingTo(next)}
            onClick={() => move.mutate({ from: state, to: previous })}
          >
            <IconArrowBackUp aria-hidden />„{handOverLabels[state]}“ zurücknehmen
          </Button>
        )}
        <p className="muted">
          {takenBackAt && t`Das Fahrzeug wurde am ${dayText(takenBackAt)} zurückgenommen. `}
          {company === null
            ? t('Der Partner hat kein Konto und bekommt keine Mail.')
            : t('Inhaber, Buchhaltung und der anfragende Einkäufer bekommen zu jedem Schritt eine Mail.')}
        </p>
        {move.error && <Alert kind="error">{textOf(move.error)}</Alert>}
      </footer>
    </section>
  )
}
