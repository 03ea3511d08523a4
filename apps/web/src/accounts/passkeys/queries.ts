import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@portal/contract/accounts/passkeys'
import { t } from '@portal/domain/values/text'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toast } from '../../ui/toast.ts'
import { completeLogin } from '../after-login/queries.ts'

const passkeys = {
  queryKey: ['passkeys'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listPasskeys, { signal }),
}
const refresh = () => queryClient.invalidateQueries({ queryKey: passkeys.queryKey })

export const usePasskeys = () => useQuery(passkeys)

export const useAddPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const answer = await startRegistration({ optionsJSON: await call(startPasskey) })
      return call(addPasskey, { body: answer })
    },
    onSuccess: () => {
      toast('success', t('Der Passkey ist hinzugefügt.'))
      return refresh()
    },
  })

export const useRenamePasskey = (id: number) =>
  useMutation({
    mutationFn: (body: { name: string }) => call(renamePasskey, { params: { id }, body }),
    onSuccess: refresh,
  })

export const useRemovePasskey = (id: number) =>
  useMutation({
    mutationFn: () => call(removePasskey, { params: { id } }),
    onSuccess: () => toast('success', t('Der Passkey ist entfernt.')),
    onSettled: refresh,
  })

type SignIn = {
  returnUrl: string | null
  /** Read when a passkey was chosen. */
  isRemembered: () => boolean
}

const ask = async (useBrowserAutofill: boolean) =>
  startAuthentication({ optionsJSON: await call(startPasskeySignIn), useBrowserAutofill })

/**
 * Signs in with a passkey and opens the page that fits the account's state: by a button, or, for as long as the login
 * page is open, by the browser's offer in the field of the user name. The button ends that offer.
 */
export function usePasskeyLogin({ returnUrl, isRemembered }: SignIn) {
  const navigate = useNavigate()
  const signIn = useMutation({
    mutationFn: async (answer: Awaited<ReturnType<typeof ask>>) => {
      await call(signInByPasskey, { body: { answer, rememberMe: isRemembered() } })
      return completeLogin(returnUrl)
    },
    // Replaces the login page in the history, because going back to it would end the session.
    onSuccess: (place) => navigate(place, { replace: true }),
  })
  const button = useMutation({
    mutationFn: async () => {
      signIn.reset()
      WebAuthnAbortService.cancelCeremony()
      signIn.mutate(await ask(false))
    },
  })
  useQuery({
    queryKey: ['passkey-autofill'],
    queryFn: async ({ signal }) => {
      if (!(await browserSupportsWebAuthnAutofill())) return null
      signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
      signIn.mutate(await ask(true))
      return null
    },
    // A login empties the cache while the page is still shown; without this the offer would start anew.
    enabled: button.isIdle && signIn.isIdle,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return {
    start: button.mutate,
    isPending: button.isPending || signIn.isPending,
    /** The browser's own offer ends silently. */
    error: button.error ?? signIn.error,
  }
}
