import {
  dismissCar,
  dismissCars,
  listDismissedCars,
  restoreAllCars,
  restoreCar,
} from '@portal/contract/vehicles/dismissed-cars'
import { seesOffers } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toastUndo } from '../../ui/toast.ts'

const key = ['dismissed-cars']

const dismissedCars = (accountId: number | undefined) =>
  queryOptions({
    queryKey: [...key, accountId],
    queryFn: reads(listDismissedCars),
    enabled: accountId !== undefined,
  })

const none: readonly number[] = []

/** The cars the account has dismissed; visitors and applicants have no such list. */
export function useDismissedCars(): { hasList: boolean; ids: readonly number[] } {
  const account = useAccount()
  const hasList = seesOffers(account)
  const { data } = useQuery(dismissedCars(hasList ? account.id : undefined))
  return { hasList, ids: data ?? none }
}

/** Reloads all lists and counts that omit dismissed cars. */
function useSearchAgain() {
  const { revalidate } = useRevalidator()
  return () => {
    // Removed rather than invalidated, because a running request may return results from before the change.
    queryClient.removeQueries({ queryKey: ['cars', 'results'] })
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: ['cars'] }),
      queryClient.invalidateQueries({ queryKey: ['best-results'] }),
      queryClient.invalidateQueries({ queryKey: ['notifications', 'searches'] }),
      revalidate(),
    ])
  }
}

/** @param name of a car whose dismissal can be undone by a message */
type Change = { fahrzeugid: number; isDismissed: boolean; name?: string }

/**
 * Dismisses a car or shows it again. Changes are sent one after the other, in the order of the clicks.
 * @param onFail called with the car of a failed change
 */
export function useDismissal(onFail?: (fahrzeugid: number) => void) {
  const searchAgain = useSearchAgain()
  const { mutate } = useMutation({
    scope: { id: 'dismissed-cars' },
    mutationFn: ({ fahrzeugid, isDismissed }: Change) =>
      call(isDismissed ? dismissCar : restoreCar, { params: { fahrzeugid } }),
    onSuccess: (_, { fahrzeugid, isDismissed, name }) => {
      if (isDismissed && name !== undefined)
        toastUndo(t`${name} ist ausgeblendet.`, () => mutate({ fahrzeugid, isDismissed: false }))
      return searchAgain()
    },
    onError: (error, { fahrzeugid }) => {
      toastFailure(error)
      onFail?.(fahrzeugid)
    },
  })
  return mutate
}

/** Shows all dismissed cars again, and offers to undo it. */
export function useRestoreAll() {
  const searchAgain = useSearchAgain()
  const { ids } = useDismissedCars()
  const dismissAgain = useMutation({
    mutationFn: (dismissed: readonly number[]) => call(dismissCars, { body: { ids: [...dismissed] } }),
    onSuccess: searchAgain,
    onError: (error) => toastFailure(error),
  })
  return useMutation({
    mutationFn: async () => {
      const dismissed = ids
      await call(restoreAllCars)
      return dismissed
    },
    onSuccess: (dismissed) => {
      toastUndo(t('Alle Fahrzeuge werden wieder gezeigt.'), () => dismissAgain.mutate(dismissed))
      return searchAgain()
    },
    onError: (error) => toastFailure(error),
  })
}
