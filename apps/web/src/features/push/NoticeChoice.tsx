import { NoticeBy } from '@portal/contract/push'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useChooseNoticeBy } from './queries.ts'

const labels: Record<NoticeBy, string> = {
  both: 'Mitteilung und E-Mail',
  push: 'nur Mitteilung; nimmt kein Gerät sie an, kommt nach zehn Minuten die E-Mail',
  mail: 'nur E-Mail',
}

/** Whether news at once come as notification, mail or both; daily summaries always come by mail. */
export function NoticeChoice({ noticeBy }: { noticeBy: NoticeBy }) {
  const choose = useChooseNoticeBy()
  const chosen = choose.isPending ? choose.variables : noticeBy
  return (
    <fieldset>
      <legend>Sofort-Nachrichten kommen als</legend>
      {NoticeBy.options.map((option) => (
        <Checkbox
          key={option}
          type="radio"
          name="noticeBy"
          label={labels[option]}
          checked={chosen === option}
          onChange={() => choose.mutate(option)}
        />
      ))}
    </fieldset>
  )
}
