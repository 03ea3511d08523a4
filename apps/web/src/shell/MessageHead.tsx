import { momentText } from '@portal/domain/values/formats'
import { IconLock } from '@tabler/icons-react'

type Props = { author: string; at: string; isNote: boolean }

/** Who wrote a message of a desk and when; a note is for the house only. */
export const MessageHead = ({ author, at, isNote }: Props) => (
  <p className="by">
    <b>
      {isNote && (
        <>
          <IconLock aria-hidden />
          Notiz, nur im Haus ·{' '}
        </>
      )}
      {author}
    </b>
    <time dateTime={at}>{momentText(at)}</time>
  </p>
)
