import { blockDate, listBlockedDates, unblockDate } from '@portal/contract/enquiries'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, textOf } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { germanDay } from './facts.ts'

const blockedDates = { queryKey: ['blocked-dates'], queryFn: () => call(listBlockedDates) }
const settled = {
  onSuccess: () => queryClient.invalidateQueries({ queryKey: blockedDates.queryKey }),
  onError: (error: Error) => toast('error', textOf(error)),
}

/** Maintains extra days without appointments, such as stocktaking and bridge days (U-08). */
export function BlockedDates() {
  const { data = [], error } = useQuery(blockedDates)
  const [date, setDate] = useState('')
  const [reason, setReason] = useState('')
  const block = useMutation({
    mutationFn: () => call(blockDate, { params: { date }, body: { reason: reason.trim() || null } }),
    ...settled,
    onSuccess: () => {
      setDate('')
      setReason('')
      return settled.onSuccess()
    },
  })
  const unblock = useMutation({
    mutationFn: (day: string) => call(unblockDate, { params: { date: day } }),
    ...settled,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    block.mutate()
  }
  return (
    <section className="panel stack">
      <h2>Tage ohne Termine</h2>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      <form className="form2 three" onSubmit={submit}>
        <TextField
          label="Tag"
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField
          label="Grund"
          optional
          maxLength={100}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" pending={block.isPending} className="low">
          Tag sperren
        </Button>
      </form>
      <ul hidden={data.length === 0}>
        {data.map((blocked) => (
          <li key={blocked.date}>
            {germanDay(blocked.date)} {blocked.reason}{' '}
            <Button
              small
              variant="ghost"
              aria-label={`${germanDay(blocked.date)} freigeben`}
              onClick={() => unblock.mutate(blocked.date)}
            >
              Freigeben
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
