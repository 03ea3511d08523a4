import type { NoticeBy } from '@portal/contract/push'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useChooseNoticeBy } from './queries.ts'

const choices: readonly { value: NoticeBy; label: string }[] = [
  { value: 'both', label: 'Mitteilung und E-Mail' },
  { value: 'push', label: 'nur Mitteilung; nimmt kein Gerät sie an, kommt nach zehn Minuten die E-Mail' },
  { value: 'mail', label: 'nur E-Mail' },
]

/** Whether news at once come as notification, mail or both; daily summaries always come by mail. */
export function NoticeChoice({ noticeBy }: { noticeBy: NoticeBy }) {
  const choose = useChooseNoticeBy()
  const chosen = choose.isPending ? choose.variables : noticeBy
  return (
    <fieldset>
      <legend>Sofort-Nachrichten kommen als</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          type="radio"
          name="noticeBy"
          label={label}
          checked={chosen === value}
          onChange={() => choose.mutate(value)}
        />
      ))}
    </fieldset>
  )
}
