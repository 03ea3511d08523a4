import type { HouseMessage } from '@portal/contract/house/enquiry-desk'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconPaperclip } from '@tabler/icons-react'
import { MessageHead } from '../../shell/MessageHead.tsx'
import { NoteText } from '../../shell/NoteText.tsx'
import { deliveryText } from './facts.ts'

const looks: Record<HouseMessage['kind'], string> = {
  asker: 'bub',
  house: 'bub us',
  note: 'bub note',
  system: 'event',
  log: 'event',
}

/** The thread, oldest message first. */
export const MessageList = ({ messages }: { messages: HouseMessage[] }) => (
  <ol className="msgs" aria-label="Verlauf">
    {messages.map((message) => (
      <li key={message.id} className={looks[message.kind]}>
        <ThreadMessage message={message} />
      </li>
    ))}
  </ol>
)

function ThreadMessage({ message }: { message: HouseMessage }) {
  const { kind, author, event, text, files, at, mailState } = message
  const name = author ?? t('Gelöschtes Konto')
  if (kind === 'log' || kind === 'system')
    return (
      <p>
        <NoteText event={event} text={text} /> · {name}, {momentText(at)}
      </p>
    )
  return (
    <>
      <MessageHead author={name} at={at} isNote={kind === 'note'} />
      <p className="words">{text}</p>
      {files.map((file) => (
        <p key={file} className="file">
          <IconPaperclip aria-hidden />
          {file}
        </p>
      ))}
      {mailState && (
        <p className={`st ${mailState === 'failed' ? 'bad' : mailState === 'sent' ? 'ok' : 'wait'}`}>
          {deliveryText[mailState]}
        </p>
      )}
    </>
  )
}
