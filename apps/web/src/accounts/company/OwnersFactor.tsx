import { demandSecondFactor } from '@portal/contract/accounts/company'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api.ts'
import { paths } from '../../paths.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { refreshCompany } from './queries.ts'

/** Whether the owners of the company need a second factor; saved at once. */
export function OwnersFactor({ isDemanded }: { isDemanded: boolean }) {
  const demand = useMutation({
    // One change after the other: the field stays enabled meanwhile.
    scope: { id: 'owners-factor' },
    mutationFn: (ownersNeedSecondFactor: boolean) =>
      call(demandSecondFactor, { body: { ownersNeedSecondFactor } }),
    onError: (error) => toastFailure(error),
    onSettled: refreshCompany,
  })
  return (
    <section className="panel stack" aria-labelledby="owners-factor">
      <h2 id="owners-factor">Zweiter Faktor</h2>
      <p>
        Inhaber laden Personen ein und ändern Rollen. Ein Code aus einer Authenticator-App schützt ihre Konten
        auch dann, wenn jemand das Passwort kennt. Jeder richtet ihn unter{' '}
        <Link to={paths.account}>Mein Konto</Link> ein.
      </p>
      <Checkbox
        label="Alle Inhaber brauchen einen zweiten Faktor"
        checked={demand.isPending ? demand.variables : isDemanded}
        // Not `disabled`, which would take the focus.
        aria-busy={demand.isPending || undefined}
        onChange={({ target }) => demand.mutate(target.checked)}
      />
    </section>
  )
}
