import { updateProfile } from '@portal/contract/account'
import { useMutation } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { toast } from '../../ui/toast.ts'
import { updateAccount, useAccount } from '../account/queries.ts'

/** The switch for mails about the company's purchases, in the account. */
export function PurchaseMailsPanel() {
  const isOn = useAccount()?.hasPurchaseMails !== false
  const save = useMutation({
    mutationFn: (hasPurchaseMails: boolean) => call(updateProfile, { body: { hasPurchaseMails } }),
    onSuccess: updateAccount,
    onError: (error) => toast('error', textOf(error)),
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
