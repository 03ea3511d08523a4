import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { houseConditionPath } from '../../house-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ConditionView } from '../../vehicles/condition/ConditionView.tsx'
import { houseCondition } from '../condition-record/queries.ts'

/** The recorded condition, and a link to the page where it is recorded. */
export function ConditionPanel({ gwnummer }: { gwnummer: string }) {
  const { data, error } = useQuery(houseCondition(gwnummer))
  return (
    <section className="hp condition" aria-labelledby="condition">
      <header>
        <h2 id="condition">Aufgenommener Zustand</h2>
        <LinkButton to={houseConditionPath(gwnummer)}>Zustand aufnehmen</LinkButton>
      </header>
      <div className="in">
        {error && <Alert kind="error">{textOf(error)}</Alert>}
        {data &&
          (data.condition ? <ConditionView condition={data.condition} /> : <p>Noch nichts aufgenommen.</p>)}
      </div>
    </section>
  )
}
