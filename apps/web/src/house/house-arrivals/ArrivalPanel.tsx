import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { depositText } from '../../sale/arrival/facts.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { arrivalMarks } from './facts.ts'
import { houseArrival, useAcceptArrival, useMarkDeposit } from './queries.ts'

/** The proof that a vehicle sold without VAT has left the country, with deposit; nothing for other sales. */
export function ArrivalPanel({ id }: { id: string }) {
  const { data } = useQuery(houseArrival(id))
  const mark = useMarkDeposit(id)
  const accept = useAcceptArrival(id)
  if (!data || (data.state === 'none' && !data.deposit)) return null
  const { need, state, proof, dueOn, heldPapers, deposit } = data
  const facts: Fact[] = [
    [t('Nachweis'), proof ? t`${purchasePaperLabels[proof.kind]} vom ${dayText(proof.at)}` : t('fehlt')],
    ...(dueOn && !proof ? [[t('Erbeten bis'), dayText(dueOn)] satisfies Fact] : []),
    [
      t('Fahrzeugpapiere'),
      heldPapers ? t('zurückgehalten bis zum Nachweis') : t('können herausgegeben werden'),
    ],
    ...(deposit ? [[t('Kaution'), depositText(deposit)] satisfies Fact] : []),
  ]
  const mayReturn = deposit?.state === 'received' && (state === 'proven' || need === null)
  return (
    <section className="hp" aria-labelledby="arrival">
      <header>
        <h2 id="arrival">{need === 'export' ? t('Ausfuhr') : t('Ankunft im Ausland')}</h2>
        {state !== 'none' && <StateMark {...arrivalMarks[state]} />}
      </header>
      <div className="in stack">
        <FactList facts={facts} />
        {proof && (
          <p className="small muted">
            Nicht in Ordnung? Löschen Sie das Papier unten; der Händler wird um ein neues gebeten.
          </p>
        )}
        {accept.error && <Alert kind="error">{textOf(accept.error)}</Alert>}
        {state === 'checking' && (
          <div>
            <Button small pending={accept.isPending} onClick={() => accept.mutate()}>
              Ausfuhrnachweis annehmen
            </Button>
          </div>
        )}
        {mark.error && <Alert kind="error">{textOf(mark.error)}</Alert>}
        {deposit?.state === 'asked' && (
          <div>
            <Button small pending={mark.isPending} onClick={() => mark.mutate('received')}>
              Kaution ist eingegangen
            </Button>
          </div>
        )}
        {mayReturn && (
          <div>
            <Button small pending={mark.isPending} onClick={() => mark.mutate('returned')}>
              Kaution ist zurückgezahlt
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
