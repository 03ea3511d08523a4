import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { HouseHead } from '../../shell/HouseHead.tsx'
import '../../styles/stock-jobs.css'
import './settings.css'
import { settingGroups } from '@portal/domain/house/settings/fields'
import { factsOf, type SettingKey } from '@portal/domain/house/settings/settings'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import {
  afterSaving,
  changesDraft,
  changesOf,
  faultOf,
  noDrafts,
  onNewestRevision,
  withDraft,
} from './form.ts'
import { allSettings, useSaveSettings } from './queries.ts'
import { SettingHistory } from './SettingHistory.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingsPreview } from './SettingsPreview.tsx'

export const handle = { title: t('Einstellungen') }

export async function loader() {
  await queryClient.ensureQueryData(allSettings)
  return null
}

/** The operator's settings: one group is shown at a time, all changes are saved together. */
export function Component() {
  const { data: settings } = useSuspenseQuery(allSettings)
  const [query] = useSearchParams()
  const group = settingGroups.find(({ id }) => id === query.get('group')) ?? settingGroups[0]
  const kept = useKeptDraft(changesDraft, useAccount()?.id)
  const [drafts, setDrafts] = useState(kept ? new Map(kept) : noDrafts)
  useKeepDraft(changesDraft, () => (drafts.size === 0 ? null : [...drafts]))
  const save = useSaveSettings()
  const problem = save.error instanceof ApiProblem ? save.error : null
  const settingOf = (key: SettingKey) => settings.find((setting) => setting.key === key)
  const faultIn = (key: SettingKey) => {
    const draft = drafts.get(key)
    // A value saved before its rule was made is not used; the default is.
    if (!draft) return faultOf(key, settingOf(key)?.value ?? null)
    return faultOf(key, draft.value) ?? problem?.errors.find(({ path }) => path === key)?.message
  }
  const hasFaults = [...drafts].some(([key, { value }]) => faultOf(key, value))
  const changed = plural(drafts.size, '1 Änderung', '# Änderungen')
  const isSaving = useRef(false)
  const submit = () => {
    // A second quick click arrives before the button is disabled.
    if (isSaving.current) return
    isSaving.current = true
    save.mutate(changesOf(drafts), {
      onSettled: () => {
        isSaving.current = false
      },
      onSuccess: (saved) => {
        setDrafts((current) => afterSaving(current, drafts, saved))
        toast('success', t('Gespeichert. Die Änderung gilt ab sofort.'))
      },
      onError: async (error) => {
        if (!(error instanceof ApiProblem) || error.type !== 'setting-changed') return
        const saved = await queryClient.fetchQuery(allSettings)
        setDrafts((current) => onNewestRevision(current, error.errors, saved))
      },
    })
  }
  return (
    <>
      <HouseHead title="Einstellungen">
        <p>Gelten für alle. Jede Änderung steht mit altem und neuem Wert im Protokoll.</p>
        <Link to={housePaths.bankAccount}>Bankkonto</Link>
      </HouseHead>
      <div className="setgrid">
        <nav className="setnav" aria-label="Gruppen">
          {settingGroups.map(({ id, label }) => {
            const count = [...drafts.keys()].filter((key) => factsOf(key).group === id).length
            return (
              <Link key={id} to={`?group=${id}`} replace aria-current={id === group.id ? 'page' : undefined}>
                {label}
                {count > 0 && (
                  <span className="tag">
                    {count}
                    <span className="vh"> geändert</span>
                  </span>
                )}
              </Link>
            )
          })}
        </nav>
        <section className="hp" aria-labelledby="group">
          <header>
            <h2 id="group">{group.label}</h2>
          </header>
          {settings
            .filter(({ key }) => factsOf(key).group === group.id)
            .map((setting) => (
              <SettingRow
                key={setting.key}
                setting={setting}
                draft={drafts.get(setting.key)?.value}
                fault={faultIn(setting.key)}
                onChange={(value) => setDrafts((current) => withDraft(current, setting, value))}
              />
            ))}
        </section>
        <div className="col">
          <SettingsPreview
            drafts={drafts}
            before={(key) => settingOf(key)?.value ?? ''}
            standard={(key) => settingOf(key)?.standard ?? ''}
          />
          <SettingHistory />
        </div>
      </div>
      {drafts.size > 0 && (
        <div className="stickyfoot">
          {problem && <Alert kind="error">{textOf(problem)}</Alert>}
          <p role="status">
            <span className="st run">{changed} nicht gespeichert</span>
          </p>
          <div className="end">
            <Button
              variant="ghost"
              onClick={() => {
                setDrafts(noDrafts)
                save.reset()
              }}
            >
              Verwerfen
            </Button>
            <Button variant="primary" pending={save.isPending} disabled={hasFaults} onClick={submit}>
              {changed} speichern
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
