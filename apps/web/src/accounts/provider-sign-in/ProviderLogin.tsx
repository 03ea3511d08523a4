import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useProviderOffer, useProviderSignIn } from './queries.ts'

/** The way to the house's identity provider, if there is one. */
export default function ProviderLogin() {
  const { data } = useProviderOffer()
  const { mutate, isPending, isSuccess, error } = useProviderSignIn()
  if (!data?.isOffered) return null
  return (
    <>
      {error && <Alert kind="error">{textOf(error, {})}</Alert>}
      <Button block pending={isPending || isSuccess} onClick={() => mutate()}>
        Mit Firmenkonto anmelden
      </Button>
      <p className="muted">Nur für Mitarbeiterinnen und Mitarbeiter des Hauses.</p>
    </>
  )
}
