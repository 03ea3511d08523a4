import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { t } from '@portal/domain/values/text'
import type { AttributeName } from '@portal/domain/vehicles/attributes/attributes'
import { hiddenReasons } from '@portal/domain/vehicles/attributes/visibility'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { housePhotosPath } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { FixDialog } from './FixDialog.tsx'
import { fixes, fulfilledTexts, missingFacts } from './facts.ts'
import { fixDraft } from './form.ts'
import { useFixAll, useRunAtOnce } from './queries.ts'

type Props = { vehicle: HouseVehicle; onEdit: (name: AttributeName) => void }

/** The reasons why searches do not find the vehicle, each with the action that resolves it. */
export function HiddenReasons({ vehicle, onEdit }: Props) {
  const { gwnummer, hiddenReasons: reasons } = vehicle
  const publish = useRunAtOnce(gwnummer)
  const fix = useFixAll(vehicle)
  const navigate = useNavigate()
  const draft = useKeptDraft(fixDraft, useAccount()?.id)
  const kept = draft?.gwnummer === gwnummer ? draft.texts : undefined
  const [isAsking, setAsking] = useState(kept !== undefined)
  const names = missingFacts(vehicle)
  /** Photos are uploaded on another page, so they come last. */
  const onFixed = () => {
    setAsking(false)
    if (reasons.includes('photo')) navigate(housePhotosPath(gwnummer))
  }
  const fixAll = () =>
    names.length > 0
      ? setAsking(true)
      : fix.mutate({}, { onSuccess: onFixed, onError: (error) => toastFailure(error) })
  if (reasons.length === 0)
    return (
      <p className="alert ok visible-note">
        <IconCircleCheck aria-hidden /> Im Portal sichtbar
      </p>
    )
  return (
    <section className="hp" aria-labelledby="why">
      <header>
        <h2 id="why">Warum nicht sichtbar</h2>
        <span className="muted small">
          {reasons.length} {reasons.length === 1 ? t('Grund') : t('Gründe')}
        </span>
      </header>
      <ul className="why">
        {reasons.map((code) => {
          const { hint, fact, isByPublishing, isByPhotos } = fixes[code]
          return (
            <li key={code}>
              <IconAlertTriangle aria-hidden />
              <div>
                <b>{hiddenReasons[code].label}</b>
                <p>{hint}</p>
                {fact && <Button onClick={() => onEdit(fact)}>Eintragen</Button>}
                {isByPublishing && (
                  <Button pending={publish.isPending} onClick={() => publish.mutate({ action: 'publish' })}>
                    Wieder anbieten
                  </Button>
                )}
                {isByPhotos && <LinkButton to={housePhotosPath(gwnummer)}>Fotos hochladen</LinkButton>}
              </div>
            </li>
          )
        })}
        {fulfilledTexts(vehicle).map((text) => (
          <li key={text} className="ok">
            <IconCircleCheck aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {reasons.length > 1 && !reasons.includes('sold') && (
        <footer>
          <Button variant="primary" pending={fix.isPending} onClick={fixAll}>
            Alle {reasons.length} beheben und zeigen
          </Button>
        </footer>
      )}
      {isAsking && (
        <FixDialog {...{ vehicle, names, kept }} onClose={() => setAsking(false)} onFixed={onFixed} />
      )}
    </section>
  )
}
