import { login } from '@portal/contract/accounts/auth'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { completeLogin } from '../after-login/queries.ts'
import { type LoginForm, loginBody } from './form.ts'

/** Signs in and opens the page that fits the account's state. */
export function useLogin(returnUrl: string | null) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (form: LoginForm) => {
      await call(login, { body: loginBody(form) })
      return completeLogin(returnUrl)
    },
    // Replaces the login page in the history, because going back to it would end the session.
    onSuccess: (place) => navigate(place, { replace: true }),
  })
}
