import { readProviderOffer, startProviderSignIn } from '@portal/contract/accounts/provider-sign-in'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const useProviderOffer = () =>
  useQuery({ queryKey: ['provider-offer'], queryFn: ({ signal }) => call(readProviderOffer, { signal }) })

/** Leaves the portal for the page of the identity provider, which sends the browser back. */
export const useProviderSignIn = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await call(startProviderSignIn)
      window.location.assign(url)
    },
  })
