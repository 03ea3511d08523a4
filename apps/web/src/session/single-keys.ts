import { updateProfile } from '@portal/contract/accounts/account'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { storedResultSettings } from '../storage.ts'
import { toastFailure } from '../toast-failure.ts'
import { updateAccount, useAccount } from './account.ts'

const isOnHere = () => storedResultSettings.read()?.hasKeys !== false

/**
 * Whether single keys act as shortcuts (WCAG 2.1.4), and the switch: kept with the account, for visitors on the device.
 */
export function useSingleKeys() {
  const account = useAccount()
  const [chosen, setChosen] = useState<boolean>()
  const save = useMutation({
    mutationFn: (hasSingleKeys: boolean) => call(updateProfile, { body: { hasSingleKeys } }),
    onSuccess: updateAccount,
    onError: (error) => {
      setChosen(undefined)
      toastFailure(error)
    },
  })
  return {
    isOn: chosen ?? (account ? account.hasSingleKeys !== false : isOnHere()),
    switchTo: (isOn: boolean) => {
      setChosen(isOn)
      if (account) save.mutate(isOn)
      else storedResultSettings.write({ ...storedResultSettings.read(), hasKeys: isOn })
    },
  }
}
