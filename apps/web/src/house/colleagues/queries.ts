import {
  endColleague,
  endColleagueLockout,
  listColleagues,
  sendColleagueLink,
  setColleagueRole,
} from '@portal/contract/house/colleagues'
import type { HouseRole } from '@portal/domain/accounts/house-roles'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'

export const colleagues = queryOptions({
  queryKey: ['colleagues'],
  queryFn: reads(listColleagues),
  staleTime: 0,
})

export const refreshColleagues = () => queryClient.invalidateQueries({ queryKey: colleagues.queryKey })

/** A change that reports its result and reloads the accounts. */
const useChange = <Input>(mutationFn: (input: Input) => Promise<unknown>, done: string) =>
  useMutation({
    mutationFn,
    onSuccess: () => toast('success', done),
    onError: (error) => toastFailure(error),
    onSettled: refreshColleagues,
  })

export const useSetRole = () =>
  useChange(
    ({ id, role }: { id: number; role: HouseRole }) =>
      call(setColleagueRole, { params: { id }, body: { role } }),
    t('Die Rolle gilt ab sofort; offene Sitzungen sind beendet.'),
  )

export const useEndColleague = () =>
  useChange(
    (id: number) => call(endColleague, { params: { id } }),
    t('Der Zugang ist beendet, alle Sitzungen sind abgemeldet.'),
  )

export const useUnlock = () =>
  useChange(
    (id: number) => call(endColleagueLockout, { params: { id } }),
    t('Die Sperre ist aufgehoben; die Person bekommt eine Mail.'),
  )

export const useSendLink = () =>
  useChange((id: number) => call(sendColleagueLink, { params: { id } }), t('Der neue Link ist unterwegs.'))
