import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { toHousePurchase, toPurchase, vehicleRows } from '../hand-overs/mail.ts'

type Bought = {
  publicId: string
  gwnummer: string
  maker: string
  model: string
  price: { toNumber(): number } | null
}

const rowsOf = (purchase: Bought) => ({
  rows: [
    ...vehicleRows(purchase),
    [t('Preis'), purchase.price ? euroCentText(purchase.price.toNumber()) : t('noch offen')] as const,
  ],
})

/** To the owners: a purchase is above the limit of its buyer. */
export const approvalLetter = (
  env: Env,
  recipient: string,
  purchase: Bought,
  { buyer, expiresAt }: { buyer: string; expiresAt: Date },
) =>
  letter(env, {
    template: 'approval-asked',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Bitte freigeben: Kauf ${purchase.gwnummer}`,
    body: () => [
      t('Guten Tag,'),
      t`${buyer} hat ein Fahrzeug gekauft, das über dem vereinbarten Limit liegt. Bitte entscheiden Sie bis ${momentText(expiresAt)}.`,
      rowsOf(purchase),
      toPurchase(purchase),
    ],
  })

const outcomes = {
  approved: 'ist freigegeben',
  refused: 'ist abgelehnt',
  expired: 'wurde nicht rechtzeitig freigegeben',
} as const

export type Outcome = { state: keyof typeof outcomes; reason: string | null }

function decisionSubject({ gwnummer }: Bought, state: Outcome['state']) {
  if (state === 'approved') return t`Ihr Kauf ${gwnummer} ist freigegeben`
  return state === 'refused'
    ? t`Ihr Kauf ${gwnummer} ist abgelehnt`
    : t`Ihr Kauf ${gwnummer} wurde nicht rechtzeitig freigegeben`
}

const decisions = {
  approved: t('Ihr Kauf ist freigegeben.'),
  refused: t('Ihr Kauf ist abgelehnt.'),
  expired: t('Ihr Kauf wurde nicht rechtzeitig freigegeben.'),
}

/** To the buyer: how the company has decided. */
export const decisionLetter = (env: Env, recipient: string, purchase: Bought, { state, reason }: Outcome) =>
  letter(env, {
    template: 'approval-decided',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => decisionSubject(purchase, state),
    body: () => [
      t('Guten Tag,'),
      t(decisions[state]),
      ...(reason ? [t`Grund: ${reason}`] : []),
      rowsOf(purchase),
      toPurchase(purchase),
    ],
  })

/** To the sales office: a purchase does not stand. */
export const notApprovedLetter = (env: Env, purchase: Bought, { state, reason }: Outcome) =>
  letter(env, {
    template: 'approval-missing',
    recipient: env.MAIL_SALES,
    subject: () => `Kauf ${purchase.gwnummer} ${outcomes[state]}`,
    body: () => [
      'Guten Tag,',
      `der Kauf ${outcomes[state]}. Bitte klären Sie mit dem Betrieb, ob der Verkauf zurückgenommen wird.`,
      ...(reason ? [`Grund: ${reason}`] : []),
      rowsOf(purchase),
      toHousePurchase(purchase),
    ],
  })
