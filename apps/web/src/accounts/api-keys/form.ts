import { NewApiKey } from '@portal/contract/accounts/api-keys'
import { keyYearsMaximum, keyYearsStandard, yearsLater } from '@portal/domain/accounts/api-keys'
import { today } from '@portal/domain/buyer/appointment'
import { formResolver } from '../../form-resolver.ts'

export const keyResolver = formResolver(NewApiKey)

/** An empty form; the key ends after a year unless another day is chosen. */
export const emptyKey = (now: Date): NewApiKey => ({
  name: '',
  scopes: [],
  expiresOn: yearsLater(today(now), keyYearsStandard),
})

/** The first and the last day on which a key may end. */
export const expiryBounds = (now: Date) => ({
  min: today(now),
  max: yearsLater(today(now), keyYearsMaximum),
})
