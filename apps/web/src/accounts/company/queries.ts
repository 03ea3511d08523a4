import { readAccount } from '@portal/contract/accounts/account'
import {
  type CompanyInvitation,
  chooseCompany,
  invitePerson,
  leaveCompany,
  listCompanies,
  readCompany,
  removePerson,
  resendInvitation,
  withdrawInvitation,
} from '@portal/contract/accounts/company'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, reads } from '../../api.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { changeAccount, fetchAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast, toastUndo } from '../../ui/toast.ts'

export const companies = queryOptions({ queryKey: ['company', 'all'], queryFn: reads(listCompanies) })

export const company = queryOptions({
  queryKey: ['company', 'current'],
  queryFn: reads(readCompany),
  staleTime: 0,
})

/** Reloads the people of the company and their roles. */
export const refreshCompany = () => queryClient.invalidateQueries({ queryKey: ['company'] })
const fail = (error: unknown) => {
  toastFailure(error)
  return refreshCompany()
}

/** Reloads the account after the company of the session or the role in it has changed. */
export async function reloadAccount() {
  changeAccount(await call(readAccount))
}

export function useSwitchCompany() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (id: number) => {
      await call(chooseCompany, { body: { id } })
      await reloadAccount()
    },
    onSuccess: () => navigate(paths.home),
    onError: fail,
  })
}

/** Leaves the current company; an account without another company is signed out. */
export function useLeaveCompany() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await call(leaveCompany)
      changeAccount(await fetchAccount())
    },
    onSuccess: () => {
      toast('success', t('Sie haben den Betrieb verlassen.'), 'next-page')
      return navigate(paths.home)
    },
    onError: fail,
  })
}

/** A change of people or invitations that reports its result. */
const useChange = (mutationFn: (id: number) => Promise<unknown>, done: string) =>
  useMutation({
    mutationFn,
    onSuccess: () => {
      toast('success', done)
      return refreshCompany()
    },
    onError: fail,
  })

export const useRemovePerson = () =>
  useChange(
    (id) => call(removePerson, { params: { id } }),
    t('Die Person wurde entfernt und ist auf allen Geräten abgemeldet.'),
  )

export const useResendInvitation = () =>
  useChange(
    (id) => call(resendInvitation, { params: { id } }),
    t('Die Einladung wurde noch einmal gesendet. Der frühere Link gilt nicht mehr.'),
  )

/** Withdraws an invitation and offers to undo it by a new mail: the link of the first one has ended. */
export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: ({ id }: CompanyInvitation) => call(withdrawInvitation, { params: { id } }),
    onSuccess: (_, { email, role }) => {
      const restore = async () => {
        await call(invitePerson, { body: { email, role } })
        toast('success', t`Eine neue Einladung an ${email} ist unterwegs.`)
        await refreshCompany()
      }
      toastUndo(t`Die Einladung an ${email} ist zurückgezogen.`, () => void restore().catch(fail))
      return refreshCompany()
    },
    onError: fail,
  })
