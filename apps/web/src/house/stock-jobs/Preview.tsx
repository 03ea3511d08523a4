import type { StockJobDetails, StockRule } from '@portal/contract/house/stock-jobs'
import { today } from '@portal/domain/buyer/appointment'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { housePaths } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { startText } from './facts.ts'
import { type FieldErrors, fieldsOf, isPreviewed, type RuleFields, ruleDraft, ruleOf } from './form.ts'
import { JobRows } from './JobRows.tsx'
import { JobSums } from './JobSums.tsx'
import { latestJob, useChangeRule, useDiscardJob, useStartJob } from './queries.ts'
import { RuleForm } from './RuleForm.tsx'
import { Templates } from './Templates.tsx'

/** The form of the rule beside its preview, which is computed again with each change. */
export function Preview({ job, rule }: { job: StockJobDetails; rule: StockRule }) {
  const navigate = useNavigate()
  const asFields = (stored: StockRule) => fieldsOf(stored, today(new Date(job.createdAt)))
  const kept = useKeptDraft(ruleDraft, useAccount()?.id)
  const [fields, setFields] = useState(() => (kept?.id === job.id ? kept.fields : asFields(rule)))
  /** The fields were not sent, or another person has changed the rule. */
  const isOther = !isPreviewed(fields, rule)
  const [isTyped, setTyped] = useState(kept?.id === job.id)
  useKeepDraft(ruleDraft, () => (isTyped ? { id: job.id, fields } : null))
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = useChangeRule(job.id)
  const start = useStartJob(job.id)
  const discard = useDiscardJob(job.id)
  const edit = (next: RuleFields) => {
    setFields(next)
    setTyped(true)
    const read = ruleOf(next)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read || (!change.isPending && isPreviewed(next, rule))) return
    change.mutate(read.rule, {
      onError: (error) => {
        if (error instanceof ApiProblem && error.errors.length > 0) setErrors(flawsOf(error.errors))
        else showReason(error)
      },
    })
  }
  const isInvalid = Object.keys(errors).length > 0
  const typed = ruleOf(fields)
  /** The previewed rule with the reason and the mails as typed. */
  const typedRule = 'rule' in typed && !isOther ? typed.rule : rule
  /** Another tab or person may have changed, started or discarded the job. */
  const showReason = (error: Error) => {
    toastFailure(error)
    if (!(error instanceof ApiProblem) || error.type !== 'conflict') return
    latestJob(job.id).then(
      (latest) => latest.rule.action !== 'import' && setFields(asFields(latest.rule)),
      () => navigate(housePaths.jobs),
    )
  }
  return (
    <>
      {job.state === 'failed' && (
        <Alert kind="error">
          Der Auftrag ist fehlgeschlagen. Am Bestand wurde nichts geändert; Sie können ihn noch einmal
          starten.
        </Alert>
      )}
      <div className="cols left">
        <section className="hp" aria-labelledby="rule">
          <header>
            <h2 id="rule">Regel</h2>
            {fields.action === 'price' && (
              <Templates
                rule={'rule' in typed && typed.rule.action === 'price' ? typed.rule : null}
                onApply={(template) => edit(asFields(template))}
              />
            )}
          </header>
          <div className="in stack">
            <RuleForm
              {...{ fields, errors, watchers: job.watchers }}
              onChange={(change) => edit(change(fields))}
            />
          </div>
        </section>
        <div className="col">
          <JobSums job={job} />
          <JobRows job={job} states={['changes', 'refused', 'unchanged']} />
        </div>
      </div>
      <div className="stickyfoot">
        <p className="muted" role="status">
          {isInvalid
            ? t('Die Regel ist unvollständig; die Vorschau zeigt den letzten Stand.')
            : isOther && !change.isPending
              ? t('Die Vorschau gehört noch zur vorigen Regel.')
              : t`${plural(job.counts.changes, '1 Änderung', '# Änderungen')}, ${countText(job.counts.refused)} abgelehnt. Danach 72 Stunden rückgängig.`}
        </p>
        <div className="end">
          <Button
            pending={discard.isPending}
            onClick={() =>
              discard.mutate(undefined, {
                onSuccess: () => navigate(housePaths.vehicles),
                onError: showReason,
              })
            }
          >
            Verwerfen
          </Button>
          {isOther && !isInvalid && !change.isPending ? (
            <Button variant="primary" onClick={() => edit(fields)}>
              Vorschau neu berechnen
            </Button>
          ) : (
            <Button
              variant="primary"
              pending={start.isPending || change.isPending}
              disabled={isInvalid || job.counts.changes === 0}
              onClick={() => start.mutate(typedRule, { onError: showReason })}
            >
              {startText(job)}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
