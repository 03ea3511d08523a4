import type { HouseClaim } from '@portal/contract/house/claim-desk'
import { isBuyersTurn, isHousesTurn, isOpenClaim } from '@portal/domain/sale/claim-states'
import { dayText, euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { housePaths, housePurchasePath, houseVehiclePath } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ConditionView } from '../../vehicles/condition/ConditionView.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { DefectTable } from './DefectTable.tsx'
import { EventList } from './EventList.tsx'
import { aroundOf, deadlineText, outcomeTexts, stateOf } from './facts.ts'
import { houseClaim, useMoveClaim } from './queries.ts'

/** A claim: the comparison and its history, and beside them the decision. */
export function ClaimView({ id }: { id: string }) {
  const { data: claim, error } = useQuery(houseClaim(id))
  const failure = error && (
    <Alert kind="error">{textOf(error, { 'not-found': t('Diese Reklamation gibt es nicht.') })}</Alert>
  )
  if (!claim) return failure ?? <Spinner label="Die Reklamation wird geladen" />
  const { condition } = claim
  return (
    <>
      <section className="thread" aria-labelledby="claim">
        {failure}
        <Head claim={claim} />
        <div className="claim-body stack">
          <Deadline claim={claim} />
          {claim.warnings.length > 0 && (
            <Alert kind="warn">
              <ul>
                {claim.warnings.map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
              </ul>
            </Alert>
          )}
          {claim.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the defects of a claim never change
            <DefectTable key={index} claim={claim} item={item} />
          ))}
          {condition && (
            <Disclosure title="Alle Bauteile beim Verkauf">
              <ConditionView condition={condition} />
            </Disclosure>
          )}
        </div>
        <EventList claim={claim} />
      </section>
      <aside className="claim-decision" aria-label="Entscheidung und Händler">
        {isOpenClaim(claim.state) ? <DecisionForm key={claim.id} claim={claim} /> : <Outcome claim={claim} />}
        <FactList facts={aroundOf(claim)} />
      </aside>
    </>
  )
}

function Head({ claim }: { claim: HouseClaim }) {
  const { title, number, company, purchase, gwnummer, holder, state, version } = claim
  const me = useAccount()?.id
  const take = useMoveClaim(claim.id)
  const { look, text } = stateOf(claim)
  return (
    <header>
      <div>
        <h2 id="claim">{title}</h2>
        <p className="muted">
          <Link to={housePurchasePath(purchase.id)}>{gwnummer}</Link> ·{' '}
          {vehicleName(purchase.maker, purchase.model)} · {company ?? t('Partner ohne Konto')} · {number}
        </p>
      </div>
      <div className="whose">
        <span className={`st ${look}`}>{text}</span>
        {isOpenClaim(state) && holder?.id !== me && (
          <Button
            small
            pending={take.isPending}
            onClick={() =>
              take.mutate({ action: 'take', version }, { onError: (error) => toastFailure(error) })
            }
          >
            Übernehmen
          </Button>
        )}
      </div>
    </header>
  )
}

function Deadline({ claim }: { claim: HouseClaim }) {
  const { state, dueAt, isOverdue } = claim
  if (dueAt === null) return null
  return (
    <p className={isOverdue ? 'claim-deadline hot' : 'claim-deadline'}>
      <IconClock aria-hidden />
      {isHousesTurn(state) && (
        <>
          <b>Antwort bis {momentText(dueAt)}</b> {deadlineText(claim, new Date(Date.now()))}
        </>
      )}
      {isBuyersTurn(state) && (
        <b>Die Frist ruht. Ohne Antwort verfällt die Reklamation am {dayText(dueAt)}.</b>
      )}
    </p>
  )
}

/** A closed claim, and what the office has to do next. */
function Outcome({ claim }: { claim: HouseClaim }) {
  const { amount, reason, state, purchase, settlement } = claim
  return (
    <section className="stack" aria-labelledby="outcome">
      <h2 id="outcome">{stateOf(claim).text}</h2>
      {amount !== null && <p className="claim-sum">{euroCentText(amount)}</p>}
      {reason && <p className="words">{reason}</p>}
      {outcomeTexts(claim).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {state === 'taken-back' &&
        (settlement.isInStock ? (
          <LinkButton variant="primary" to={houseVehiclePath(claim.gwnummer)}>
            Fahrzeug ansehen
          </LinkButton>
        ) : (
          <>
            <p>
              FIN: <b className="fin">{purchase.fin}</b>
            </p>
            <LinkButton variant="primary" to={housePaths.newVehicle}>
              Fahrzeug anlegen
            </LinkButton>
          </>
        ))}
      {(state === 'accepted' || state === 'taken-back') && (
        <LinkButton to={housePurchasePath(purchase.id)}>Zum Kauf</LinkButton>
      )}
    </section>
  )
}
