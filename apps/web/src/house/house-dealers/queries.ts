import type { ReviewState } from '@portal/contract/accounts/documents'
import {
  type CompanyChange,
  changeCompany,
  changeDealerState,
  changePersonEmail,
  checkVatIdAgain,
  confirmCompanyNumbers,
  confirmVatId,
  type DealerStateChange,
  endPersonLockout,
  type HouseDealer,
  listDealerEvents,
  listHouseDealers,
  noteOnDealer,
  readHouseDealer,
  resetPersonSecondFactor,
} from '@portal/contract/house/house-dealers'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const pageSize = 20

type Filter = { state?: ReviewState; q?: string; page: number }

export const houseDealers = (filter: Filter) =>
  queryOptions({
    queryKey: ['house-dealers', 'list', filter],
    queryFn: readsPage(listHouseDealers, { query: { ...filter, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const houseDealer = (id: number) =>
  queryOptions({
    queryKey: ['house-dealers', 'one', id],
    queryFn: reads(readHouseDealer, { params: { id } }),
    staleTime: 0,
  })

export const dealerEvents = (id: number, page: number) =>
  queryOptions({
    queryKey: ['house-dealers', 'events', id, page],
    queryFn: readsPage(listDealerEvents, { params: { id }, query: { page, size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const refreshEvents = (id: number) =>
  queryClient.invalidateQueries({ queryKey: ['house-dealers', 'events', id] })

/** Waits for nothing: the changed file removes buttons, and callbacks of a removed component are not called. */
function keep(dealer: HouseDealer) {
  queryClient.setQueryData(houseDealer(dealer.id).queryKey, dealer)
  void refreshEvents(dealer.id)
  void queryClient.invalidateQueries({ queryKey: ['dealer-applications'] })
}

export const useChangeCompany = (id: number) =>
  useMutation({
    mutationFn: (body: CompanyChange) => call(changeCompany, { params: { id }, body }),
    onSuccess: keep,
  })

type Person = { accountId: number }

export const useChangeEmail = (id: number) =>
  useMutation({
    mutationFn: ({ accountId, email }: Person & { email: string }) =>
      call(changePersonEmail, { params: { id, accountId }, body: { email } }),
    onSuccess: keep,
  })

export const useResetSecondFactor = (id: number) =>
  useMutation({
    mutationFn: ({ accountId }: Person) => call(resetPersonSecondFactor, { params: { id, accountId } }),
    onSuccess: keep,
  })

export const useUnlock = (id: number) =>
  useMutation({
    mutationFn: ({ accountId }: Person) => call(endPersonLockout, { params: { id, accountId } }),
    onSuccess: keep,
  })

export const useChangeState = (id: number) =>
  useMutation({
    mutationFn: (body: DealerStateChange) => call(changeDealerState, { params: { id }, body }),
    onSuccess: keep,
  })

export const useCheckVatId = (id: number) =>
  useMutation({
    mutationFn: () => call(checkVatIdAgain, { params: { id } }),
    onSuccess: keep,
  })

export const useConfirmVatId = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call(confirmVatId, { params: { id }, body: { reason } }),
    onSuccess: keep,
  })

export const useConfirmNumbers = (id: number) =>
  useMutation({
    mutationFn: () => call(confirmCompanyNumbers, { params: { id } }),
    onSuccess: keep,
  })

/** @param key of the form, so that a repetition is not stored again */
export const useNote = (id: number) =>
  useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(noteOnDealer, { params: { id }, body: { text }, headers: { 'idempotency-key': key } }),
    onSuccess: () => refreshEvents(id),
  })
