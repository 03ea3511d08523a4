import { createApiKey, listApiKeys, type NewApiKey, revokeApiKey } from '@portal/contract/accounts/api-keys'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'

export const apiKeys = queryOptions({
  queryKey: ['company', 'api-keys'],
  queryFn: reads(listApiKeys),
  staleTime: 0,
})

const refresh = () => queryClient.invalidateQueries({ queryKey: apiKeys.queryKey })

/** Creates a key. Its result is not kept in memory longer than the page shows it. */
export const useCreateKey = () =>
  useMutation({
    mutationFn: (body: NewApiKey) => call(createApiKey, { body }),
    gcTime: 0,
    onSuccess: refresh,
  })

export const useRevokeKey = () =>
  useMutation({
    mutationFn: (id: number) => call(revokeApiKey, { params: { id } }),
    onSuccess: () => {
      toast('success', 'Der Schlüssel ist gesperrt.')
      return refresh()
    },
    onError: (error) => {
      toastFailure(error)
      return refresh()
    },
  })
