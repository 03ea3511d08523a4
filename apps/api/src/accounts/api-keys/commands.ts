import { ApiScope, type NewApiKey } from '@portal/contract/accounts/api-keys'
import { endOfDay, keyYearsMaximum, liveKeysMaximum, yearsLater } from '@portal/domain/accounts/api-keys'
import { today } from '@portal/domain/buyer/appointment'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { audit } from '../../audit/audit.ts'
import { newApiKey } from '../../credentials/api-keys.ts'
import { hashOf } from '../../credentials/secrets.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { administratorsOf } from '../admin-accounts/queries.ts'
import { lockCurrentCompany } from '../company/commands.ts'
import { keyCreatedMail, keyRevokedMail } from './mail.ts'
import { keyParts, keyView } from './view.ts'

type Key = { id: number; name: string; lastFour: string; scopes: string[]; expiresAt: Date }

/** Whose keys are meant; null = those of the house. */
type KeyContext = CommandContext & { companyId: number | null }

/** Serializes the changes of the keys of a company or of the house. */
const lockKeys = (tx: Transaction, companyId: number | null) =>
  companyId === null ? lockByName(tx, 'api keys of the house') : lockCurrentCompany(tx, companyId)

/** Who is told about keys: the owners of a company, or all administrators. */
async function recipientsOf(tx: Transaction, companyId: number) {
  const { company_name: company, members } = await tx.dealer.findUniqueOrThrow({
    where: { accountId: companyId },
    select: {
      company_name: true,
      members: { where: { role: 'owner' }, select: { account: { select: { email: true } } } },
    },
  })
  return { company, recipients: members.map(({ account }) => account.email) }
}

/** Tells everybody who may manage the keys, the acting person included, and the audit trail. */
async function announce(
  tx: Transaction,
  context: KeyContext,
  action: 'api-key-created' | 'api-key-revoked',
  key: Key,
) {
  const { env, companyId, actorId, requestId, now: at } = context
  const { company, recipients } =
    companyId === null
      ? { company: env.BRAND_NAME, recipients: await administratorsOf(tx) }
      : await recipientsOf(tx, companyId)
  const person = await tx.account.findUniqueOrThrow({
    where: { id: actorId },
    select: { firstName: true, lastName: true },
  })
  const scopes = key.scopes.map((scope) => ApiScope.parse(scope))
  const mail = action === 'api-key-created' ? keyCreatedMail : keyRevokedMail
  const page = companyId === null ? '/house/integrations' : '/company/integrations'
  for (const recipient of recipients)
    await queueMail(tx, mail(env, { recipient, company, page, person, key: { ...key, scopes } }))
  const details = { name: `${key.name} (…${key.lastFour})`, until: dayText(key.expiresAt) }
  await audit(tx, {
    ...{ actorId, requestId, at, action },
    subject: companyId === null ? `api-key:${key.id}` : `account:${companyId}`,
    details: { ...details, scopes: scopes.join(', ') },
  })
}

function expiryOf(day: string, now: Date): Date {
  const first = today(now)
  if (day < first) throw invalidField('expiresOn', t('Dieser Tag ist schon vorbei.'))
  if (day > yearsLater(first, keyYearsMaximum))
    throw invalidField('expiresOn', t`Ein Schlüssel gilt höchstens ${keyYearsMaximum} Jahre.`)
  return endOfDay(day)
}

/**
 * Creates a key of a company or of the house. Only its hash is stored, so the result is the only place that has the key.
 * @throws ProblemError validation-failed (end date), api-keys-full
 */
export function createKey(context: KeyContext, { name, scopes, expiresOn }: NewApiKey) {
  const { db, now, companyId, actorId } = context
  const expiresAt = expiryOf(expiresOn, now)
  return db.$transaction(async (tx) => {
    await lockKeys(tx, companyId)
    const live = { dealerId: companyId, revokedAt: null, expiresAt: { gte: now } }
    if ((await tx.apiKey.count({ where: live })) >= liveKeysMaximum) throw new ProblemError('api-keys-full')
    const key = newApiKey()
    const stored = await tx.apiKey.create({
      data: {
        ...{ dealerId: companyId, name, scopes, expiresAt },
        ...{ keyHash: hashOf(key), lastFour: key.slice(-4), createdById: actorId, createdAt: now },
      },
      ...keyParts,
    })
    await announce(tx, context, 'api-key-created', stored)
    return { ...keyView(stored, now), key }
  })
}

/**
 * Revokes a key, with effect on every instance within a second; a repetition changes nothing.
 * @throws ProblemError not-found, also for another company's key
 */
export const revokeKey = (context: KeyContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const { companyId, now } = context
    await lockKeys(tx, companyId)
    const key = await tx.apiKey.findFirst({ where: { id, dealerId: companyId } })
    if (!key) throw new ProblemError('not-found', { title: t('Diesen API-Schlüssel gibt es nicht.') })
    if (key.revokedAt) return
    await tx.apiKey.update({ where: { id }, data: { revokedAt: now } })
    await announce(tx, context, 'api-key-revoked', key)
  })
