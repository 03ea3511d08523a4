import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { signInProblem } from './facts.ts'
import { usePasskeyLogin } from './queries.ts'

type Props = { returnUrl: string | null; isRemembered: () => boolean }

/** Signs in with a passkey: by the button, or by choosing one in the field of the user name. */
export default function PasskeyLogin(place: Props) {
  return browserSupportsWebAuthn() ? <PasskeyButton {...place} /> : null
}

function PasskeyButton(place: Props) {
  const { start, isPending, error } = usePasskeyLogin(place)
  const problem = error && !isPending ? signInProblem(error) : null
  return (
    <>
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button block pending={isPending} onClick={() => start()}>
        Mit Passkey anmelden
      </Button>
    </>
  )
}
