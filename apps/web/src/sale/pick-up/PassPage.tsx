import type { Pass, StorageFee } from '@portal/contract/sale/pick-up'
import { pinText } from '@portal/domain/sale/pick-up'
import { dayText, euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconCopy, IconId, IconPhone, IconPrinter, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { telOf } from '../../shell/entries.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { colourOf } from '../../vehicles/cars/facts.ts'
import { keepPass, keptPass } from '../kept-passes/queries.ts'
import {
  collectorText,
  feeNote,
  freeText,
  kindText,
  passLink,
  passText,
  slotText,
  validText,
} from './facts.ts'
import { pass } from './queries.ts'
import './pick-up.css'

export const handle = { title: t('Abholausweis') }

/** A pick-up pass for whoever has its link: on the phone, or printed on A4. */
export function Component() {
  const { token = '' } = useParams()
  const { data: read, error, refetch, dataUpdatedAt } = useQuery(pass(token))
  const isOffline = error instanceof ApiProblem && (error.status === 0 || error.status >= 502)
  const kept = useQuery({
    queryKey: ['kept-pass', token],
    queryFn: () => keptPass(token),
    enabled: isOffline && !read,
  }).data
  useQuery({
    queryKey: ['offline-copy', 'pass', token, dataUpdatedAt],
    queryFn: () => (read ? keepPass(token, read, Date.now()) : false),
    enabled: read !== undefined,
  })
  const data = read ?? kept?.pass
  return (
    <div className="container page pass-page">
      {data?.shown ? (
        <>
          {isOffline && (
            <Alert kind="warn">
              <b>Kein Netz.</b> Sie sehen den Stand vom {momentText(new Date(kept?.keptAt ?? dataUpdatedAt))}.
              Auf dem Hof wird er neu geprüft.
            </Alert>
          )}
          <ShownPass token={token} shown={data.shown} />
        </>
      ) : (
        <div className="stack">
          <h1>Abholausweis</h1>
          {data ? (
            <Alert kind="warn">{passText(data)}</Alert>
          ) : error ? (
            <LoadFailure
              text={textOf(error, {
                'pass-unknown': t('Diesen Ausweis gibt es nicht. Bitte prüfen Sie den Link.'),
                offline: t(
                  'Keine Verbindung. Zeigen Sie den gedruckten Ausweis, oder versuchen Sie es gleich noch einmal.',
                ),
              })}
              onRetry={refetch}
            />
          ) : (
            <Spinner label="Der Ausweis wird geladen." />
          )}
          {data && <CallLink />}
        </div>
      )}
    </div>
  )
}

function CallLink() {
  const { phone } = usePortalSettings().contact
  return (
    <div>
      <a className={buttonClass({ small: true })} href={telOf(phone)}>
        <IconPhone aria-hidden />
        {phone}
      </a>
    </div>
  )
}

type Shown = NonNullable<Pass['shown']>

function ShownPass({ token, shown }: { token: string; shown: Shown }) {
  const { gwnummer, title, fin, color, pin, appointmentAt, fee, company, puchasesDate } = shown
  return (
    <>
      <div className="pass-tools row">
        <Button small onClick={() => window.print()}>
          <IconPrinter aria-hidden />
          Drucken
        </Button>
        <CallLink />
      </div>
      <div className="pass-grid">
        <article className="pass-card" aria-labelledby="pass-title">
          <header data-theme="dark">
            <p className="small muted">Abholausweis</p>
            <h1 id="pass-title">{title}</h1>
            <p className="meta">
              <span className="gw">
                GW <b>{gwnummer}</b>
              </span>
              {color && <span>{colourOf(color)}</span>}
              <span className="fin">FIN {fin}</span>
            </p>
          </header>
          <div className="pass-code">
            <QrCode text={passLink(token)} label="QR-Code des Abholausweises" />
            <div>
              <p className="small muted">PIN</p>
              <p className="pin">{pinText(pin)}</p>
              {appointmentAt && <p className="small">{validText(appointmentAt)}</p>}
            </div>
          </div>
          <div className="pass-who">
            <IconId aria-hidden />
            <div>
              <p className="small muted">Abholen darf</p>
              <p>
                <b>{collectorText(shown)}</b>
              </p>
              <p className="small">{kindText(shown)}</p>
              <p className="small">Mit amtlichem Ausweis. Der Code allein reicht nicht.</p>
            </div>
          </div>
          <dl className="pass-facts">
            {appointmentAt && (
              <div>
                <dt>Termin</dt>
                <dd>{slotText(appointmentAt)}</dd>
              </div>
            )}
            <div>
              <dt>Käufer</dt>
              <dd>
                {company ?? t('Händler')}, Kauf vom {dayText(puchasesDate)}
              </dd>
            </div>
          </dl>
          {fee && <Fee fee={fee} />}
        </article>
        <Where directions={shown.directions} />
      </div>
      <p className="pass-sign" aria-hidden>
        <span>Ort, Datum</span>
        <span>Unterschrift Abholer</span>
      </p>
    </>
  )
}

const Fee = ({ fee }: { fee: StorageFee }) => (
  <div className={`pass-fee${fee.soFar > 0 ? ' due' : ''}`}>
    <dl>
      <div>
        <dt>Kostenfrei noch</dt>
        <dd>{freeText(fee)}</dd>
      </div>
      <div>
        <dt>Standgebühr bisher</dt>
        <dd>{euroCentText(fee.soFar)}</dd>
      </div>
    </dl>
    <p className="small">{feeNote(fee)}</p>
  </div>
)

/** Address, way, hours and what to bring. */
function Where({ directions }: { directions: string }) {
  const { company, contact, hours, links } = usePortalSettings()
  const address = `${contact.street}, ${contact.postalCode} ${contact.city}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast('success', t('Die Adresse wurde kopiert.')),
      () => toast('error', t('Die Adresse konnte nicht kopiert werden.')),
    )
  return (
    <div className="pass-side stack">
      <section className="panel" aria-labelledby="pass-where">
        <h2 id="pass-where">Hier abholen</h2>
        <div className="stack">
          <address>
            {company}
            <br />
            {contact.street}
            <br />
            {contact.postalCode} {contact.city}
          </address>
          <ol className="pass-way" lang="de">
            {directions
              .split('\n')
              .filter(Boolean)
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ol>
          <div className="row pass-tools">
            <Button small onClick={() => void copy()}>
              <IconCopy aria-hidden />
              Adresse kopieren
            </Button>
            {links.routePlanner && (
              <a
                className={buttonClass({ small: true })}
                href={links.routePlanner}
                target="_blank"
                rel="noreferrer"
              >
                <IconRoute aria-hidden />
                Routenplaner
              </a>
            )}
          </div>
        </div>
      </section>
      {hours.delivery && (
        <section className="panel" aria-labelledby="pass-hours">
          <h2 id="pass-hours">Öffnungszeiten der Abholung</h2>
          <p lang="de">{hours.delivery}</p>
        </section>
      )}
      <section className="panel" aria-labelledby="pass-bring">
        <h2 id="pass-bring">Mitbringen</h2>
        <ul className="pass-bring">
          <li>Amtlicher Ausweis</li>
          <li>Diesen Ausweis, auf dem Telefon oder gedruckt</li>
          <li>Kennzeichen oder Transporter, das Fahrzeug ist abgemeldet</li>
        </ul>
      </section>
    </div>
  )
}
