import type { ImportCheck, StockImport } from '@portal/contract/stock-imports'
import { countText } from '@portal/domain/formats'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { useAccount } from '../account/queries.ts'
import { FindingsTable } from './FindingsTable.tsx'
import { decisionsDraft, type Texts } from './form.ts'
import { ImportSums } from './ImportSums.tsx'
import { useCheck, useTake } from './queries.ts'
import { RemovalGuard } from './RemovalGuard.tsx'
import { UnknownNames } from './UnknownNames.tsx'

const withText = (all: Texts, outer: string, inner: string, text: string): Texts => ({
  ...all,
  [outer]: { ...all[outer], [inner]: text },
})

const sizeOf = (all: Texts) => Object.values(all).reduce((sum, texts) => sum + Object.keys(texts).length, 0)

/** The names without empty ones, which stay as delivered. */
const filledIn = (all: Texts): Texts =>
  Object.fromEntries(
    Object.entries(all).map(([column, names]) => [
      column,
      Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== '')),
    ]),
  )

/** Adds new corrections to the earlier ones. */
const merged = (old: Texts, fresh: Texts): Texts => ({
  ...old,
  ...Object.fromEntries(Object.entries(fresh).map(([row, texts]) => [row, { ...old[row], ...texts }])),
})

const takeText = (check: ImportCheck, isReleased: boolean) => {
  const count = check.inserted + check.updated + (isReleased ? check.held : check.withdrawn)
  const files = check.photos + check.reports
  if (count === 0 && files > 0)
    return files === 1 ? '1 Datei übernehmen' : `${countText(files)} Dateien übernehmen`
  if (count === 0) return 'Ohne Änderungen abschließen'
  return count === 1 ? '1 Fahrzeug übernehmen' : `${countText(count)} Fahrzeuge übernehmen`
}

/** Third step: the findings, the decisions about them, and the takeover. */
export function CheckStep({ current, check }: { current: StockImport; check: ImportCheck }) {
  const { id } = current
  const draft = useKeptDraft(decisionsDraft, useAccount()?.id)
  const kept = draft?.id === id ? draft : { corrections: {}, names: {} }
  const [corrections, setCorrections] = useState<Texts>(kept.corrections)
  const [names, setNames] = useState<Texts>(kept.names)
  useKeepDraft(decisionsDraft, () =>
    sizeOf(corrections) + sizeOf(names) === 0 ? null : { id, corrections, names },
  )
  const [isReleased, setReleased] = useState(false)
  const again = useCheck(id)
  const take = useTake(id)
  const isDone = current.state === 'done'
  const values = filledIn(names)
  const decided = sizeOf(corrections) + sizeOf(values)
  const error = again.error ?? take.error
  const checkAgain = () =>
    again.mutate(
      { corrections: merged(current.corrections, corrections), values },
      {
        onSuccess: () => {
          setCorrections({})
          setNames({})
        },
      },
    )
  return (
    <>
      {check.message && <Alert kind="warn">{check.message}</Alert>}
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
          chosen={names}
          onChoose={(column, key, name) => setNames((old) => withText(old, column, key, name))}
        />
      )}
      {check.findings.length > 0 && (
        <FindingsTable
          importId={current.id}
          findings={check.findings}
          total={check.findingsTotal}
          note="Abgewiesene Zeilen und Zeilen in Quarantäne lassen das Fahrzeug, wie es ist."
          corrections={corrections}
          {...(isDone
            ? {}
            : {
                onCorrect: (row: number, column: string, text: string) =>
                  setCorrections((old) => withText(old, String(row), column, text)),
              })}
        />
      )}
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {(!isDone || check.held > 0) && (
        <div className="import-foot">
          {decided > 0 ? (
            <Button variant="primary" pending={again.isPending} onClick={checkAgain}>
              {decided === 1 ? '1 Angabe erneut prüfen' : `${countText(decided)} Angaben erneut prüfen`}
            </Button>
          ) : (
            <Button
              variant="primary"
              pending={take.isPending}
              disabled={isDone && !isReleased}
              onClick={() => take.mutate(isReleased)}
            >
              {isDone ? `${countText(check.held)} Abgänge übernehmen` : takeText(check, isReleased)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
