import type { CheckedPass } from '@portal/contract/house/yard-hand-over'
import { collectorKinds, handedPapers, handOverPhotosMaximum } from '@portal/domain/sale/pick-up'
import { kmText, momentText } from '@portal/domain/values/formats'
import { namesOf } from '@portal/domain/values/records'
import { t } from '@portal/domain/values/text'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { detailOf } from '../../detail-of.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { showRefusal } from '../../ui/refused-form.ts'
import { SignaturePad } from '../../ui/SignaturePad.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import type { Done } from './facts.ts'
import {
  emptyHandOver,
  type HandOverForm,
  handOverDraft,
  missingText,
  recordOf,
  withoutFlaws,
} from './form.ts'
import { HandOverPhotos } from './HandOverPhotos.tsx'
import { keepForm } from './kept-hand-overs.ts'
import { useHandOver } from './sending.ts'

type Props = {
  pass: CheckedPass
  code: string
  /** What was filled in before the page was loaded again. */
  kept: HandOverForm | undefined
  onDone: (done: Done) => void
  onCancel: (form: HandOverForm) => void
  onRefuse: () => void
}

/** Everything that is recorded when a vehicle is handed over, on one page. */
export function HandOverFields({ pass, code, kept, onDone, onCancel, onRefuse }: Props) {
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const accountId = useAccount()?.id ?? 0
  const { mutate, error, isPending } = useHandOver(accountId)
  const [draft] = useState(() =>
    handOverDraft(kept ?? emptyHandOver(pass), (form) => void keepForm(accountId, pass.gwnummer, form)),
  )
  const form = useSyncExternalStore(draft.subscribe, draft.form)
  const set = (change: Partial<HandOverForm>) => {
    draft.change((known) => ({ ...known, ...change }))
    setFlaws((known) => withoutFlaws(known, change))
  }
  const missing = missingText(form)
  // No form element: Enter in a field must not hand the vehicle over.
  const fields = useRef<HTMLDivElement>(null)
  const send = (button: Element) => {
    const { record, flaws: wrong } = recordOf(form, pass, code)
    setFlaws(wrong)
    if (record) mutate(record, { onSuccess: onDone })
    if (fields.current) showRefusal(fields.current, button)
  }
  return (
    <div ref={fields} className="stack">
      <CarCard pass={pass} />
      <div className="hand-over-grid">
        <div className="stack">
          <section className="hp" aria-labelledby="checks">
            <header>
              <h2 id="checks">Prüfen</h2>
            </header>
            <ul className="hand-over-checks">
              <li>
                <IconCheck aria-hidden />
                <p>
                  <b>Ausweis gültig</b>
                  <small>Termin {momentText(pass.appointmentAt)}</small>
                </p>
              </li>
              <li>
                <IconCheck aria-hidden />
                <p>
                  <b>Bezahlt, Papiere fertig</b>
                  <small>zur Abholung freigegeben</small>
                </p>
              </li>
              <li className="ask">
                <div>
                  <p>
                    Abholen darf: <b>{[pass.name, pass.firm].filter(Boolean).join(', ')}</b>
                    <small>{[kindLabel(pass.kind), pass.plate].filter(Boolean).join(', ')}</small>
                  </p>
                  <Checkbox
                    label={t`Amtlicher Ausweis gesehen, der Name ${pass.name} stimmt`}
                    checked={form.isIdentitySeen}
                    error={flaws.isIdentitySeen}
                    onChange={({ target }) => set({ isIdentitySeen: target.checked })}
                  />
                  <p className="small">Kein Foto vom Ausweis, keine Nummer.</p>
                </div>
              </li>
            </ul>
          </section>
          <section className="hp" aria-labelledby="vehicle">
            <header>
              <h2 id="vehicle">Fahrzeug</h2>
            </header>
            <div className="in stack">
              <div className="hand-over-numbers">
                <TextField
                  label="Kilometerstand"
                  hint={pass.mileage === null ? undefined : t`Im Bestand: ${kmText(pass.mileage)}`}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  value={form.mileage}
                  error={flaws.mileage}
                  onChange={({ target }) => set({ mileage: target.value })}
                />
                <TextField
                  label="Schlüssel"
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={1}
                  value={form.keys}
                  error={flaws.keys}
                  onChange={({ target }) => set({ keys: target.value })}
                />
              </div>
              <fieldset>
                <legend>Mitgegeben</legend>
                {namesOf(handedPapers).map((paper) => (
                  <Checkbox
                    key={paper}
                    label={handedPapers[paper]}
                    checked={form.papers.includes(paper)}
                    onChange={({ target }) =>
                      set({
                        papers: namesOf(handedPapers).filter((one) =>
                          one === paper ? target.checked : form.papers.includes(one),
                        ),
                      })
                    }
                  />
                ))}
              </fieldset>
              <TextArea
                label="Bemerkung"
                hint="Neue Schäden, Tankstand, was fehlt."
                optional
                rows={2}
                maxLength={500}
                value={form.note}
                error={flaws.note}
                onChange={({ target }) => set({ note: target.value })}
              />
            </div>
          </section>
        </div>
        <div className="stack">
          <section className="hp" aria-labelledby="photos">
            <header>
              <h2 id="photos">Fotos bei der Übergabe</h2>
              <span className="muted small">
                {form.photos.length} von {handOverPhotosMaximum}
              </span>
            </header>
            <HandOverPhotos
              photos={form.photos}
              flaw={flaws.photos}
              onChange={(change) => draft.change((known) => ({ ...known, photos: change(known.photos) }))}
            />
          </section>
          <SignaturePanel form={form} pass={pass} flaw={flaws.signedName ?? flaws.signature} set={set} />
        </div>
      </div>
      {error && <Alert kind="error">{detailOf(error)}</Alert>}
      <div className="hand-over-foot">
        <p id="missing" role="status">
          {missing}
        </p>
        <Button variant="ghost" onClick={() => onCancel(form)}>
          Abbrechen
        </Button>
        <Button onClick={onRefuse}>Nicht ausgeben</Button>
        <Button
          variant="primary"
          pending={isPending}
          aria-describedby="missing"
          onClick={({ currentTarget }) => send(currentTarget)}
        >
          Fahrzeug übergeben
        </Button>
      </div>
    </div>
  )
}

const kindLabel = (kind: string) => {
  const labels: Record<string, string> = collectorKinds
  return labels[kind]
}

const CarCard = ({ pass: { title, gwnummer, color, location, fin, photo } }: Pick<Props, 'pass'>) => (
  <section className="hp hand-over-car" aria-label="Abzuholendes Fahrzeug">
    <CarImage photo={photo ?? undefined} alt={title} sizes="168px" eager />
    <div>
      <h2>{title}</h2>
      <p className="meta">
        <span className="gw">
          GW <b>{gwnummer}</b>
        </span>
        {color && <span>{color}</span>}
        <span>{location ?? t('Ohne Standort')}</span>
      </p>
      <p className="fin">
        FIN {fin.slice(0, -6)}
        <b>{fin.slice(-6)}</b>
      </p>
    </div>
  </section>
)

type SignatureProps = {
  form: HandOverForm
  pass: CheckedPass
  flaw: string | undefined
  set: (change: Partial<HandOverForm>) => void
}

/** The signature of who collects, or the typed name. */
function SignaturePanel({ form, pass, flaw, set }: SignatureProps) {
  const { isNameTyped, signature, typedName, keys } = form
  return (
    <section className="hp" aria-labelledby="signature">
      <header>
        <h2 id="signature">Unterschrift</h2>
        {!isNameTyped && signature.length > 0 && (
          <Button variant="ghost" small onClick={() => set({ signature: [] })}>
            Löschen
          </Button>
        )}
      </header>
      <div className="in stack s">
        {isNameTyped ? (
          <TextField
            label="Name der Person, die abholt"
            required
            autoComplete="off"
            maxLength={80}
            value={typedName}
            error={flaw}
            onChange={({ target }) => set({ typedName: target.value })}
          />
        ) : (
          <>
            <SignaturePad name={pass.name} value={signature} onChange={(next) => set({ signature: next })} />
            {flaw && <FieldMessage text={flaw} />}
          </>
        )}
        <p className="small muted">
          {keys === '1'
            ? t('„Ich habe das Fahrzeug, die genannten Papiere und einen Schlüssel übernommen.“')
            : keys
              ? t`„Ich habe das Fahrzeug, die genannten Papiere und ${keys} Schlüssel übernommen.“`
              : t('„Ich habe das Fahrzeug, die genannten Papiere und die Schlüssel übernommen.“')}
        </p>
        <div>
          <Button variant="ghost" small onClick={() => set({ isNameTyped: !isNameTyped })}>
            {isNameTyped ? t('Auf dem Glas unterschreiben') : t('Ohne Unterschrift, Name eintippen')}
          </Button>
        </div>
      </div>
    </section>
  )
}
