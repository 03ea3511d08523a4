import type { Criteria } from '@portal/domain/search/criteria'
import { useQueries } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { withoutText, withoutTexts } from '../criteria/facts.ts'
import { count } from '../criteria/queries.ts'

type Props = { criteria: Criteria; onSearch: (criteria: Criteria) => void }

/** The searches that find cars without one of the plain words of a search without hits, or without all of them. */
export default function TextOffers({ criteria, onSearch }: Props) {
  const texts = [criteria.text ?? []].flat()
  const left = texts.length > 1 ? [...texts.map((text) => [text]), texts] : [texts]
  const counts = useQueries({
    queries: left.map((words) => ({
      ...count(withoutTexts(criteria, words)),
      enabled: texts.length > 0,
    })),
  })
  const offers = left.flatMap((words, place) => {
    const total = counts[place]?.data ?? 0
    return total > 0 ? [{ words, total }] : []
  })
  const single = offers.filter(({ words }) => words.length === 1)
  return (single.length > 0 ? single : offers).map(({ words, total }) => (
    <Button key={words.join()} onClick={() => onSearch(withoutTexts(criteria, words))}>
      {withoutText(words, total)}
    </Button>
  ))
}
