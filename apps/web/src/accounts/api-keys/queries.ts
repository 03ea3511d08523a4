import {
  type ApiKeys,
  type ApiScope,
  createApiKey,
  listApiKeys,
  type NewApiKey,
  revokeApiKey,
} from '@portal/contract/accounts/api-keys'
import { companyScopes } from '@portal/domain/accounts/api-keys'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { aDraft } from '../../draft.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'

/** Whose keys a page manages: those of the own company, or of the house. */
export type KeyOwner = {
  name: string
  scopes: readonly ApiScope[]
  list: (signal: AbortSignal) => Promise<ApiKeys>
  create: (body: NewApiKey) => Promise<{ name: string; key: string }>
  revoke: (id: number) => Promise<unknown>
}

/** The key being entered for an owner; the finished key is never part of it. */
export const keyDraft = aDraft<{ owner: string; values: NewApiKey }>('api-key')

export const companyKeys: KeyOwner = {
  name: 'company',
  scopes: companyScopes,
  list: (signal) => call(listApiKeys, { signal }),
  create: (body) => call(createApiKey, { body }),
  revoke: (id) => call(revokeApiKey, { params: { id } }),
}

export const keysOf = ({ name, list }: KeyOwner) =>
  queryOptions({
    queryKey: [name, 'api-keys'],
    queryFn: ({ signal }) => list(signal),
    staleTime: 0,
  })

const refresh = (owner: KeyOwner) => queryClient.invalidateQueries({ queryKey: keysOf(owner).queryKey })

export type CreatedKey = Awaited<ReturnType<KeyOwner['create']>>

/**
 * Creates a key. Its result is not kept in memory longer than the page shows it.
 * @param onCreated called even if the dialog was closed meanwhile, because the key cannot be read later
 */
export const useCreateKey = (owner: KeyOwner, onCreated: (created: CreatedKey) => void) =>
  useMutation({
    mutationFn: owner.create,
    gcTime: 0,
    onSuccess: (created) => {
      onCreated(created)
      void refresh(owner)
    },
  })

export const useRevokeKey = (owner: KeyOwner) =>
  useMutation({
    mutationFn: owner.revoke,
    onSuccess: () => {
      toast('success', t('Der Schlüssel ist gesperrt.'))
      return refresh(owner)
    },
    onError: (error) => {
      toastFailure(error)
      return refresh(owner)
    },
  })
