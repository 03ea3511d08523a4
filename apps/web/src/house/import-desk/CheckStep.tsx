import type { ImportCheck, ImportFinding, StockImport } from '@portal/contract/house/stock-imports'
import { openMakers } from '@portal/domain/house/stock-imports'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { FindingsTable } from '../imports/FindingsTable.tsx'
import { CheckNotes } from './CheckNotes.tsx'
import {
  type Decisions,
  decidedCount,
  decisionsDraft,
  mergedTexts,
  namesToSend,
  noDecisions,
  withText,
} from './form.ts'
import { ImportSums } from './ImportSums.tsx'
import { useCheck, useTake } from './queries.ts'
import { RemovalGuard } from './RemovalGuard.tsx'
import { keyOf, UnknownNames } from './UnknownNames.tsx'

const takeText = (check: ImportCheck, isReleased: boolean) => {
  const count = check.inserted + check.updated + (isReleased ? check.held : check.withdrawn)
  const files = check.photos + check.reports
  if (count === 0 && files > 0) return plural(files, '1 Datei übernehmen', '# Dateien übernehmen')
  if (count === 0) return t('Ohne Änderungen abschließen')
  return plural(count, '1 Fahrzeug übernehmen', '# Fahrzeuge übernehmen')
}

/** Third step: the findings, the decisions about them, and the takeover. */
export function CheckStep({ current, check }: { current: StockImport; check: ImportCheck }) {
  const { id } = current
  const draft = useKeptDraft(decisionsDraft, useAccount()?.id)
  const [decisions, setDecisions] = useState<Decisions>(draft?.id === id ? draft : noDecisions)
  const { corrections, replacements, names, newNames } = decisions
  useKeepDraft(decisionsDraft, () => (decisions === noDecisions ? null : { id, ...decisions }))
  const [isReleased, setReleased] = useState(false)
  const again = useCheck(id)
  const take = useTake(id)
  const isDone = current.state === 'done'
  const decided = decidedCount(decisions)
  const waiting = openMakers(check.unknown).filter((maker) => !newNames.includes(maker)).length
  const error = again.error ?? take.error
  const change = (changes: Partial<Decisions>) => setDecisions((old) => ({ ...old, ...changes }))
  const checkAgain = () =>
    again.mutate(
      {
        corrections: mergedTexts(current.corrections, corrections),
        replacements: mergedTexts(current.replacements, replacements),
        values: namesToSend(decisions),
      },
      { onSuccess: () => setDecisions(noDecisions) },
    )
  const correct = ({ row, rows, column, value }: ImportFinding, text: string) =>
    setDecisions((old) =>
      rows > 1
        ? { ...old, replacements: withText(old.replacements, column, value, text) }
        : { ...old, corrections: withText(old.corrections, String(row), column, text) },
    )
  return (
    <>
      {check.message && <Alert kind="warn">{check.message}</Alert>}
      {!isDone && <CheckNotes current={current} />}
      {check.held > 0 && (
        <RemovalGuard
          {...{ check, isReleased }}
          limit={current.source.shrinkPercent}
          sourceName={current.sourceName}
          onRelease={setReleased}
        />
      )}
      <ImportSums check={check} />
      {!isDone && check.unknown.length > 0 && (
        <UnknownNames
          names={check.unknown}
          decisions={decisions}
          onChoose={(name, chosen) =>
            change({
              names: withText(names, name.column, keyOf(name), chosen),
              newNames: newNames.filter((maker) => maker !== name.value || name.column !== 'hersteller'),
            })
          }
          onNew={(makers) => setDecisions((old) => toggledNew(old, makers))}
        />
      )}
      {check.findings.length > 0 && (
        <FindingsTable
          importId={current.id}
          findings={check.findings}
          total={check.findingsTotal}
          note="Abgewiesene Zeilen und Zeilen in Quarantäne lassen das Fahrzeug, wie es ist."
          draftOf={({ row, rows, column, value }) =>
            rows > 1 ? replacements[column]?.[value] : corrections[row]?.[column]
          }
          {...(isDone ? {} : { onCorrect: correct })}
        />
      )}
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {(!isDone || check.held > 0) && (
        <div className="import-foot">
          {decided > 0 ? (
            <Button variant="primary" pending={again.isPending} onClick={checkAgain}>
              {plural(decided, '1 Angabe erneut prüfen', '# Angaben erneut prüfen')}
            </Button>
          ) : (
            <>
              {!isDone && waiting > 0 && (
                <span>
                  {plural(
                    waiting,
                    '1 unbekannter Hersteller noch zu entscheiden',
                    '# unbekannte Hersteller noch zu entscheiden',
                  )}
                </span>
              )}
              <Button
                variant="primary"
                pending={take.isPending}
                disabled={isDone ? !isReleased : waiting > 0}
                onClick={() => take.mutate({ releaseRemovals: isReleased, newNames })}
              >
                {isDone
                  ? plural(check.held, '1 Abgang übernehmen', '# Abgänge übernehmen')
                  : takeText(check, isReleased)}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** Confirms makers as new, or takes it back if all of them are. A maker that is new has no other name. */
function toggledNew({ names, newNames, ...rest }: Decisions, makers: readonly string[]): Decisions {
  const others = newNames.filter((maker) => !makers.includes(maker))
  const isConfirmed = makers.every((maker) => newNames.includes(maker))
  const hersteller = Object.fromEntries(
    Object.entries(names.hersteller ?? {}).filter(([maker]) => !makers.includes(maker)),
  )
  return { ...rest, names: { ...names, hersteller }, newNames: isConfirmed ? others : [...others, ...makers] }
}
