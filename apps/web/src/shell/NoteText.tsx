type Props = { event: string | null; text: string }

/** What the portal notes in a thread, with the words added to it. Older notes are a German text alone. */
export const NoteText = ({ event, text }: Props) =>
  event === null ? <span lang="de">{text}</span> : [event, text].filter(Boolean).join(' ')
