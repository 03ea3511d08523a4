import type { Holder } from '@portal/contract/house/enquiry-desk'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Composer, type Unsent } from './Composer.tsx'
import { EnquiryAside } from './EnquiryAside.tsx'
import { MessageList } from './MessageList.tsx'
import { houseEnquiry } from './queries.ts'
import { ThreadHead } from './ThreadHead.tsx'

type Props = { id: string; colleagues: Holder[] } & Unsent

/** An enquiry: its messages, the form for an answer, and beside them car and asker. */
export function Thread({ id, colleagues, ...unsent }: Props) {
  const { data: enquiry, error } = useQuery(houseEnquiry(id))
  const failure = error && (
    <Alert kind="error">{textOf(error, { 'not-found': t('Diese Anfrage gibt es nicht.') })}</Alert>
  )
  if (!enquiry) return failure ?? <Spinner label="Die Anfrage wird geladen" />
  return (
    <>
      <section className="thread" aria-labelledby="thread">
        {failure}
        <ThreadHead enquiry={enquiry} colleagues={colleagues} />
        <MessageList messages={enquiry.messages} />
        <Composer enquiry={enquiry} {...unsent} />
      </section>
      <EnquiryAside enquiry={enquiry} />
    </>
  )
}
