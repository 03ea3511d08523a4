import { factsOf, type SettingKey, shownSetting } from '@portal/domain/house/settings/settings'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { BeforeAfter } from '../stock-jobs/BeforeAfter.tsx'
import { changesOf, type Drafts } from './form.ts'
import { settingsPreview } from './queries.ts'

type Props = { drafts: Drafts; before: (key: SettingKey) => string; standard: (key: SettingKey) => string }

const groupsOfMails = ['brand', 'contact', 'mailboxes', 'mails']

/** The unsaved changes with their effects, and a mail with the new values. */
export function SettingsPreview({ drafts, before, standard }: Props) {
  const changes = useDebounced(changesOf(drafts))
  const { data, error } = useQuery(settingsPreview(changes))
  const showsMail = changes.some(({ key }) => groupsOfMails.includes(factsOf(key).group))
  return (
    <section className="hp" aria-labelledby="preview">
      <header>
        <h2 id="preview">Vorschau</h2>
        <span className="muted small">vor dem Speichern</span>
      </header>
      <div className="set-preview">
        {drafts.size === 0 && <p className="muted">Noch nichts geändert.</p>}
        {[...drafts].map(([key, { value }]) => (
          <div key={key}>
            <b>{factsOf(key).label}</b>
            <BeforeAfter
              before={shownSetting(key, before(key))}
              after={shownSetting(key, value ?? standard(key))}
            />
            {data?.effects
              .filter((effect) => effect.key === key)
              .map(({ text }) => (
                <p key={text} className="muted">
                  {text}
                </p>
              ))}
          </div>
        ))}
        {error && drafts.size > 0 && <Alert kind="error">{textOf(error)}</Alert>}
        {data && drafts.size > 0 && showsMail && (
          <div>
            <b>So schreibt das Portal</b>
            <p className="muted">
              Von {data.mail.sender}, Betreff „{data.mail.subject}“
            </p>
            <p className="set-mail" lang="de">
              {data.mail.text}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
