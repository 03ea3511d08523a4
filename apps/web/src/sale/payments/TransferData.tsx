import { epcCodeText } from '@portal/domain/sale/epc-code'
import { ibanText } from '@portal/domain/sale/iban-texts'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { t } from '@portal/domain/values/text'
import { IconCopy, IconShieldExclamation } from '@tabler/icons-react'
import { telOf } from '../../shell/entries.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { transferText } from './facts.ts'
import { PayCode } from './PayCode.tsx'

type Transfer = { recipient: string; iban: string; reference: string }

const copy = (text: string, what: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast('success', t`${what} kopiert.`),
    () => toast('error', t('Das Kopieren ist in diesem Browser nicht möglich.')),
  )

/** Recipient, account, reference and amount, each to be copied, as code for a banking app, and the warning of fraud. */
export function TransferData({ transfer, cents }: { transfer: Transfer; cents: number }) {
  const { recipient, iban, reference } = transfer
  const { phone } = usePortalSettings().contact
  const amount = centsEuroText(cents)
  const code = epcCodeText({ ...transfer, amountCents: cents })
  const rows = [
    { label: t('Empfänger'), shown: recipient, copied: recipient },
    { label: 'IBAN', shown: ibanText(iban), copied: iban },
    { label: t('Verwendungszweck'), shown: reference, copied: reference },
    { label: t('Betrag'), shown: amount, copied: (cents / 100).toFixed(2).replace('.', ',') },
  ]
  return (
    <>
      <div className="due-pay">
        <div className="due-data">
          <dl>
            {rows.map(({ label, shown, copied }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span>{shown}</span>
                  <button
                    type="button"
                    className="iconbtn"
                    aria-label={t`${label} kopieren`}
                    onClick={() => copy(copied, label)}
                  >
                    <IconCopy aria-hidden />
                  </button>
                </dd>
              </div>
            ))}
          </dl>
          <Button variant="primary" onClick={() => copy(transferText(transfer, cents), t('Zahlungsdaten'))}>
            <IconCopy aria-hidden />
            Zahlungsdaten kopieren
          </Button>
        </div>
        {code && <PayCode text={code} />}
      </div>
      <p className="due-guard">
        <IconShieldExclamation aria-hidden />
        <span>
          <b>Unsere IBAN steht nur auf dieser Seite.</b> Wir schicken sie nie per E-Mail. Nennt Ihnen eine
          E-Mail eine andere IBAN: nicht überweisen und anrufen, <a href={telOf(phone)}>{phone}</a>.
        </span>
      </p>
    </>
  )
}
