import {
  type BankAccount,
  confirmBankAccount,
  type NewBankAccount,
  proposeBankAccount,
  readBankAccount,
  refuseBankAccount,
} from '@portal/contract/house/bank-account'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const bankAccount = queryOptions({
  queryKey: ['bank-account'],
  queryFn: reads(readBankAccount),
  staleTime: 0,
})

const keep = (account: BankAccount) => queryClient.setQueryData(bankAccount.queryKey, account)
/** After a refusal another administrator may have decided. */
const onError = () => queryClient.invalidateQueries({ queryKey: bankAccount.queryKey })

export const useProposeAccount = () =>
  useMutation({
    mutationFn: (body: NewBankAccount) => call(proposeBankAccount, { body }),
    onSuccess: keep,
    onError,
  })

export const useConfirmAccount = (id: number) =>
  useMutation({
    mutationFn: (iban: string) => call(confirmBankAccount, { params: { id }, body: { iban } }),
    onSuccess: keep,
    onError,
  })

export const useRefuseAccount = (id: number) =>
  useMutation({
    mutationFn: () => call(refuseBankAccount, { params: { id } }),
    onSuccess: keep,
    onError,
  })
