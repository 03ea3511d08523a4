import type { CheckedPass } from '@portal/contract/house/yard-hand-over'
import { dayText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { textOf } from '../../api.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { ExpectedList } from './ExpectedList.tsx'
import { HandOverFields } from './HandOverFields.tsx'
import { expectedPickUps } from './queries.ts'
import './yard-hand-over.css'

export const handle = { title: 'Ausgabe' }

/** The yard hands sold vehicles over: who comes today, the pass, and the record. */
export function Component() {
  const { data, error, refetch } = useQuery(expectedPickUps)
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState<{ pass: CheckedPass; code: string }>()
  const [done, setDone] = useState<string>()
  const onChecked = useCallback((pass: CheckedPass, code: string) => {
    setDone(undefined)
    setChecked({ pass, code })
    window.scrollTo(0, 0)
  }, [])
  const leave = (gwnummer?: string) => {
    setChecked(undefined)
    setChosen(undefined)
    setDone(gwnummer)
    window.scrollTo(0, 0)
  }
  if (checked)
    return (
      <>
        <HouseHead title={`Ausgabe ${checked.pass.gwnummer}`} />
        <HandOverFields {...checked} onDone={leave} onCancel={() => leave()} />
      </>
    )
  return (
    <>
      <HouseHead title="Ausgabe">
        <p>Wer heute abholt, und die Übergabe mit Protokoll</p>
      </HouseHead>
      {done && (
        <div role="status">
          <Alert kind="ok">GW {done} ist übergeben. Das Protokoll liegt bei den Papieren des Kaufs.</Alert>
        </div>
      )}
      <div className="hand-over-start">
        <CodeEntry key={`${chosen} ${done}`} gwnummer={chosen} onChecked={onChecked} />
        <section className="hp" aria-labelledby="expected">
          <header>
            <h2 id="expected">Heute erwartet</h2>
            {data && <span className="muted small">{dayText(data.day)}</span>}
          </header>
          {data ? (
            <ExpectedList pickUps={data.pickUps} chosen={chosen} onChoose={setChosen} />
          ) : error ? (
            <div className="in">
              <LoadFailure text={textOf(error)} onRetry={refetch} />
            </div>
          ) : (
            <Spinner label="Die Abholungen werden geladen." />
          )}
        </section>
      </div>
    </>
  )
}
