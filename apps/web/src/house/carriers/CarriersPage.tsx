import type { HouseCarrier } from '@portal/contract/house/carriers'
import { t } from '@portal/domain/values/text'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { CarrierDialog } from './CarrierDialog.tsx'
import { concernText, proofText, stateOf } from './facts.ts'
import { ProofList } from './ProofList.tsx'
import { type CarrierFields, carrierDraft, carriers } from './queries.ts'

export const handle = { title: t('Speditionen') }

export async function loader() {
  await queryClient.ensureQueryData(carriers)
  return null
}

/** The id of a new carrier is null. */
type Edited = { id: number | null; kept?: CarrierFields }

/** The form of a draft; undefined if its carrier is no longer listed. */
function openAgain(kept: CarrierFields, carriers: HouseCarrier[]): Edited | undefined {
  const isListed = carriers.some(({ id }) => id === kept.id)
  return kept.id === null || isListed ? { id: kept.id, kept } : undefined
}

/** The carriers that buyers choose from, with what they have proved and until when. */
export function Component() {
  const { data } = useSuspenseQuery(carriers)
  const draft = useKeptDraft(carrierDraft, useAccount()?.id)
  const [edited, setEdited] = useState(draft ? openAgain(draft, data) : undefined)
  const concern = concernText(data)
  return (
    <>
      <HouseHead title="Speditionen">
        <p>Wer für Händler abholt, mit Versicherung und Lizenz</p>
      </HouseHead>
      <div className="stack">
        <div>
          <Button variant="primary" onClick={() => setEdited({ id: null })}>
            <IconPlus aria-hidden />
            Spedition eintragen
          </Button>
        </div>
        {concern !== null && <Alert kind="warn">{concern}</Alert>}
        {data.length === 0 && (
          <p className="muted">Noch keine Spedition. Händler tragen dann selbst eine Firma ein.</p>
        )}
        {data.map((carrier) => (
          <section key={carrier.id} className="hp" aria-labelledby={`carrier-${carrier.id}`}>
            <header>
              <h2 id={`carrier-${carrier.id}`}>{carrier.name}</h2>
              <StateMark {...stateOf(carrier.state)} />
            </header>
            <div className="in stack s">
              <p>{proofText(carrier)}</p>
              <ProofList carrier={carrier} />
              <div>
                <Button small onClick={() => setEdited({ id: carrier.id })}>
                  Ändern<span className="vh"> {carrier.name}</span>
                </Button>
              </div>
            </div>
          </section>
        ))}
      </div>
      {edited && (
        <CarrierDialog
          carrier={data.find(({ id }) => id === edited.id) ?? null}
          kept={edited.kept}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
