import type { ClaimForm } from '@portal/contract/sale/claims'
import { claimItemsMaximum, claimItemText, claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { kmRemark } from '@portal/domain/sale/claim-warnings'
import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { typedNumber } from '@portal/domain/values/typed-number'
import { IconClock } from '@tabler/icons-react'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { purchasePath } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useMedia } from '../../ui/use-media.ts'
import { untilText } from './facts.ts'
import { type ClaimFields, claimDraft, type Flaws, flawsOf, noItem, requestOf } from './form.ts'
import { ItemForm } from './ItemForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import { useFileClaim } from './queries.ts'
import { ReportPanel } from './ReportPanel.tsx'
import '../../styles/condition.css'

type Props = { id: string; accountId: number; form: ClaimForm }

/** The defects, the mileage and what the company expects; kept on this device until it is sent. */
export default function FilingForm({ id, accountId, form }: Props) {
  const [draft] = useState(() => claimDraft(accountId, id))
  const fields = useSyncExternalStore(draft.subscribe, draft.fields)
  const [isWaiting, setWaiting] = useState(false)
  const [open, setOpen] = useState(fields.items.length - 1)
  const [flaws, setFlaws] = useState<Flaws>({})
  const page = useRef<HTMLFormElement>(null)
  const isWide = useMedia('(min-width: 1024px)')
  const navigate = useNavigate()
  const send = useFileClaim(id, () => {
    // That of the page, which may have been left and opened again.
    claimDraft(accountId, id).clear()
    toast('success', t('Ihre Meldung ist angekommen. Sie bekommen sie auch per E-Mail.'), 'next-page')
  })
  const { items, km, isKmConfirmed, wanted } = fields
  const item = items[open] ?? noItem
  const photoCount = items.reduce((sum, { photos }) => sum + photos.length, 0)
  const remark = kmRemark(typedNumber(km, 0), form.known)
  const forgive = (paths: readonly string[]) =>
    setFlaws((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !paths.includes(path))))
  const change = (changes: Partial<ClaimFields>) => {
    draft.change(changes)
    forgive(Object.keys(changes))
  }
  const refuse = (found: Flaws) => {
    setFlaws(found)
    const index = /^items\.(\d+)\./.exec(Object.keys(found)[0] ?? '')?.[1]
    if (index !== undefined) setOpen(Number(index))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWaiting) return
    const typed = requestOf(draft.fields())
    if (!typed.request) return refuse(typed.flaws)
    setWaiting(true)
    const haveArrived = await draft.queue.settled()
    setWaiting(false)
    if (!haveArrived) return
    // Photos were added, and the form may have been changed while they were sent.
    const made = requestOf(draft.fields())
    if (!made.request) return refuse(made.flaws)
    setFlaws({})
    send.mutate(made.request, {
      onSuccess: () => navigate(purchasePath(id)),
      onError: (error) => refuse(error instanceof ApiProblem ? flawsOf(error.errors) : {}),
    })
  }
  const isAboutFields = send.error instanceof ApiProblem && send.error.errors.length > 0
  const report = <ReportPanel condition={form.condition} known={form.known} panel={item.panel} />
  return (
    <>
      {form.period.lastDay && (
        <p className="claim-until">
          <IconClock aria-hidden />
          <span>
            <b>{untilText(form.period.lastDay)}</b>. Danach bitte anrufen.
          </span>
        </p>
      )}
      <div className="claim-columns">
        <form ref={page} className="stack l" noValidate onSubmit={submit} aria-label="Mangel melden">
          {items.length > 1 && (
            <nav className="panel stack" aria-label="Mängel dieser Meldung">
              <ol className="claim-items">
                {items.map((other, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: defects have no other name, and stay in their order
                  <li key={index}>
                    <Button
                      small
                      variant={index === open ? 'ink' : 'secondary'}
                      aria-current={index === open ? 'true' : undefined}
                      onClick={() => setOpen(index)}
                    >
                      {index + 1}. {claimItemText({ ...other, panel: other.panel || null })}
                    </Button>
                  </li>
                ))}
              </ol>
              <Button
                small
                variant="ghost"
                onClick={() => {
                  draft.removeItem(open)
                  setOpen(0)
                  setFlaws({})
                }}
              >
                Mangel {open + 1} entfernen
              </Button>
            </nav>
          )}
          <ItemForm
            key={open}
            item={item}
            index={open}
            flaws={flaws}
            condition={form.condition}
            report={isWide ? null : report}
            onChange={(changes) => {
              draft.changeItem(open, () => changes)
              forgive(Object.keys(changes).map((name) => `items.${open}.${name}`))
            }}
            photos={
              <section className="panel stack" aria-labelledby="claim-photos">
                <div className="row between">
                  <h2 id="claim-photos">Fotos</h2>
                  <span className="small muted">
                    {photoCount} von {claimPhotosMaximum}
                  </span>
                </div>
                <PhotoField
                  purchaseId={id}
                  queue={draft.queue}
                  photos={item.photos}
                  room={claimPhotosMaximum - photoCount}
                  error={flaws[`items.${open}.photos`]}
                  onAdd={(files) => draft.addPhotos(open, files)}
                  onDrop={(photo) =>
                    draft.changeItem(open, ({ photos }) => ({
                      photos: photos.filter((one) => one !== photo),
                    }))
                  }
                />
                <p className="small muted">
                  Eines aus zwei Metern, eines nah. Ort und Gerät werden entfernt.
                </p>
              </section>
            }
          />
          {items.length < claimItemsMaximum && (
            <Button
              onClick={() => {
                change({ items: [...items, noItem] })
                setOpen(items.length)
                page.current?.scrollIntoView()
              }}
            >
              Weiteren Mangel hinzufügen
            </Button>
          )}
          <section className="panel stack" aria-labelledby="claim-car">
            <h2 id="claim-car">Zum Fahrzeug</h2>
            <TextField
              label="Kilometerstand heute"
              required
              inputMode="numeric"
              autoComplete="off"
              value={km}
              error={remark && !isKmConfirmed ? remark : flaws.km}
              onChange={({ target }) => change({ km: target.value, isKmConfirmed: false })}
            />
            {remark && (
              <Checkbox
                label="Der Kilometerstand stimmt"
                checked={isKmConfirmed}
                onChange={({ target }) => change({ isKmConfirmed: target.checked })}
              />
            )}
            <TextField
              label="Betrag, den Sie erwarten, brutto (in €)"
              optional
              inputMode="decimal"
              autoComplete="off"
              hint={form.price === null ? undefined : t`Höchstens der Kaufpreis: ${euroCentText(form.price)}`}
              value={wanted}
              error={flaws.wanted}
              onChange={({ target }) => change({ wanted: target.value })}
            />
          </section>
          {send.error && !isAboutFields && <Alert kind="error">{textOf(send.error)}</Alert>}
          {flaws.items && <Alert kind="error">{flaws.items}</Alert>}
          <div className="stack">
            <Button type="submit" variant="primary" pending={send.isPending || isWaiting}>
              Mangel melden
            </Button>
            <p role="status" className="hint">
              {isWaiting && t('Ihre Meldung wird gesendet, sobald alle Fotos angekommen sind.')}
            </p>
            <p className="hint">
              {fields.at > 0 && t`Entwurf auf diesem Gerät gespeichert, ${momentText(new Date(fields.at))}. `}
              Antwort bis {momentText(form.answerBy)}, hier und per E-Mail.
            </p>
          </div>
        </form>
        <aside className="stack l" aria-label="Zustand beim Kauf und nächste Schritte">
          {isWide && report}
          <section className="panel stack" aria-labelledby="claim-next">
            <h2 id="claim-next">Wie es weitergeht</h2>
            <ol className="claim-next">
              <li>Wir vergleichen mit Gutachten und Übergabe.</li>
              <li>Sie bekommen Gutschrift, Ablehnung mit Begründung oder Rücknahme.</li>
            </ol>
            <p className="small muted">Das Fahrzeug bitte bis dahin nicht reparieren.</p>
          </section>
        </aside>
      </div>
    </>
  )
}
