import { maskedIban } from '@portal/domain/sale/iban-texts'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Account = { holder: string; iban: string }

const texts = {
  proposed:
    'hat ein neues Bankkonto für Zahlungen der Händler vorgeschlagen. Ein zweiter Administrator muss es bestätigen.',
  confirmed: 'hat das neue Bankkonto bestätigt. Händler sehen es ab sofort bei ihren Käufen.',
  refused: 'hat das vorgeschlagene Bankkonto verworfen. Es bleibt beim bisherigen.',
}

const subjects = {
  proposed: 'Neues Bankkonto vorgeschlagen',
  confirmed: 'Neues Bankkonto bestätigt',
  refused: 'Bankkonto nicht geändert',
}

/** To an administrator: a change of the account of the house. Names no account number. */
export const bankAccountLetter = (
  env: Env,
  recipient: string,
  { event, who, account }: { event: keyof typeof texts; who: string; account: Account },
) =>
  letter(env, {
    template: `bank-account-${event}`,
    recipient,
    subject: () => subjects[event],
    body: () => [
      'Guten Tag,',
      `${who} ${texts[event]}`,
      {
        rows: [
          ['Empfänger', account.holder],
          ['Konto', maskedIban(account.iban)],
        ],
      },
      'Kommt Ihnen das falsch vor, rufen Sie bitte sofort einen anderen Administrator an.',
      { page: '/house/settings/bank-account', label: 'Zum Bankkonto' },
    ],
  })
