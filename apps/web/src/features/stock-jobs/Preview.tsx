import type { StockJobDetails, StockRule } from '@portal/contract/stock-jobs'
import { today } from '@portal/domain/appointment'
import { countText } from '@portal/domain/formats'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { startText } from './facts.ts'
import { type FieldErrors, fieldsOf, type RuleFields, ruleOf } from './form.ts'
import { JobRows } from './JobRows.tsx'
import { JobSums } from './JobSums.tsx'
import { useChangeRule, useDiscardJob, useStartJob } from './queries.ts'
import { RuleForm } from './RuleForm.tsx'

/** The rule beside its preview, which is computed again with each change. */
export function Preview({ job, rule }: { job: StockJobDetails; rule: StockRule }) {
  const navigate = useNavigate()
  const [fields, setFields] = useState(() => fieldsOf(rule, today(new Date(job.createdAt))))
  const [errors, setErrors] = useState<FieldErrors>({})
  const change = useChangeRule(job.id)
  const start = useStartJob(job.id)
  const discard = useDiscardJob(job.id)
  const edit = (next: RuleFields) => {
    setFields(next)
    const read = ruleOf(next)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    change.mutate(read.rule, {
      onError: (error) => {
        if (error instanceof ApiProblem && error.errors.length > 0)
          setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])))
        else toast('error', textOf(error))
      },
    })
  }
  const isInvalid = Object.keys(errors).length > 0
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
          </header>
          <div className="in stack">
            <RuleForm fields={fields} errors={errors} onChange={edit} />
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
            ? 'Die Regel ist unvollständig; die Vorschau zeigt den letzten Stand.'
            : `${countText(job.counts.changes)} Änderungen, ${countText(job.counts.refused)} abgelehnt. Danach 72 Stunden rückgängig.`}
        </p>
        <div className="end">
          <Button
            pending={discard.isPending}
            onClick={() => discard.mutate(undefined, { onSuccess: () => navigate(housePaths.vehicles) })}
          >
            Verwerfen
          </Button>
          <Button
            variant="primary"
            pending={start.isPending || change.isPending}
            disabled={isInvalid || job.counts.changes === 0}
            onClick={() => start.mutate(undefined, { onError: (error) => toast('error', textOf(error)) })}
          >
            {startText(job)}
          </Button>
        </div>
      </div>
    </>
  )
}
