import type { PageName } from '@portal/contract/site/portal-settings'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { pageText } from './queries.ts'

/** The operator's additional text of a page, as paragraphs; `otherwise` is shown if there is none. */
export function PageText({ page, otherwise }: { page: PageName; otherwise?: string }) {
  const { data, error } = useQuery(pageText(page))
  if (error) return <Alert kind="error">{textOf(error)}</Alert>
  const text = data?.text || (data && otherwise) || ''
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} className="page-text">
      {paragraph}
    </p>
  ))
}
