import { updateProfile } from '@portal/contract/accounts/account'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api.ts'
import { updateAccount, useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'

/** The switch for mails about the company's purchases, in the account. */
export function PurchaseMailsPanel() {
  const isOn = useAccount()?.hasPurchaseMails !== false
  const save = useMutation({
    mutationFn: (hasPurchaseMails: boolean) => call(updateProfile, { body: { hasPurchaseMails } }),
    onSuccess: updateAccount,
    onError: (error) => toastFailure(error),
  })
  return (
    <section className="panel stack">
      <h2>Mails zu Käufen</h2>
      <p>
        Verkauf und Übergabe melden wir Inhabern und Buchhaltung Ihres Betriebs und dem Einkäufer, der zum
        Fahrzeug angefragt hat.
      </p>
      <Checkbox
        label="Mails zu Käufen bekommen"
        checked={save.isPending ? save.variables : isOn}
        onChange={({ target }) => save.mutate(target.checked)}
      />
    </section>
  )
}
