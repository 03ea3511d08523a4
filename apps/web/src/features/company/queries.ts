import { readAccount } from '@portal/contract/account'
import {
  chooseCompany,
  leaveCompany,
  listCompanies,
  readCompany,
  removePerson,
  resendInvitation,
  withdrawInvitation,
} from '@portal/contract/company'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { toast } from '../../ui/toast.ts'
import { changeAccount, fetchAccount } from '../account/queries.ts'

export const companies = queryOptions({
  queryKey: ['company', 'all'],
  queryFn: ({ signal }) => call(listCompanies, { signal }),
})

export const company = queryOptions({
  queryKey: ['company', 'current'],
  queryFn: ({ signal }) => call(readCompany, { signal }),
  staleTime: 0,
})

/** Reads the people again, and who may do what. */
export const refreshCompany = () => queryClient.invalidateQueries({ queryKey: ['company'] })
const fail = (error: unknown) => {
  toast('error', textOf(error))
  return refreshCompany()
}

/** Reads the account after the session has changed its company, and shows the home page of the company. */
export async function takeUpCompany() {
  changeAccount(await call(readAccount))
}

export function useSwitchCompany() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (id: number) => {
      await call(chooseCompany, { body: { id } })
      await takeUpCompany()
    },
    onSuccess: () => navigate(paths.home),
    onError: fail,
  })
}

/** Leaves the current company; without another one the session has ended. */
export function useLeaveCompany() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      await call(leaveCompany)
      changeAccount(await fetchAccount())
    },
    onSuccess: () => {
      toast('success', 'Sie haben den Betrieb verlassen.', 'next-page')
      return navigate(paths.home)
    },
    onError: fail,
  })
}

export const useRemovePerson = () =>
  useMutation({
    mutationFn: (id: number) => call(removePerson, { params: { id } }),
    onSuccess: () => {
      toast('success', 'Die Person wurde entfernt und ist auf allen Geräten abgemeldet.')
      return refreshCompany()
    },
    onError: fail,
  })

export const useResendInvitation = () =>
  useMutation({
    mutationFn: (id: number) => call(resendInvitation, { params: { id } }),
    onSuccess: () => {
      toast('success', 'Die Einladung wurde noch einmal gesendet. Der frühere Link gilt nicht mehr.')
      return refreshCompany()
    },
    onError: fail,
  })

export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: (id: number) => call(withdrawInvitation, { params: { id } }),
    onSuccess: () => {
      toast('success', 'Die Einladung wurde zurückgezogen.')
      return refreshCompany()
    },
    onError: fail,
  })
