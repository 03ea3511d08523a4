import { useQuery } from '@tanstack/react-query'
import { PageText } from '../../site/legal/PageText.tsx'
import { pageText } from '../../site/legal/queries.ts'

/** The notice about the legal guarantee, which consumers have to see before a contract (Regulation (EU) 2025/1960). */
export function GuaranteeNotice() {
  const { data, isPending } = useQuery(pageText('guarantee'))
  if (isPending || data?.text === '') return null
  return (
    <section className="panel stack" aria-labelledby="gewaehrleistung">
      <h2 id="gewaehrleistung">Ihre gesetzliche Gewährleistung</h2>
      <div lang="de" className="stack">
        <PageText page="guarantee" />
      </div>
    </section>
  )
}
