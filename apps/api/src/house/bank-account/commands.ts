import { personName } from '@portal/domain/accounts/person-name'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { t } from '@portal/domain/values/text'
import { administratorsOf } from '../../accounts/admin-accounts/queries.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import { conflict, invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { bankAccountLetter } from './mail.ts'

type Account = { id: number; holder: string; iban: string }
type Event = 'proposed' | 'confirmed' | 'refused'

const actions: Record<Event, AuditAction> = {
  proposed: 'bank-account-proposed',
  confirmed: 'bank-account-confirmed',
  refused: 'bank-account-refused',
}

/** Records an event and mails it to all administrators, so that nobody changes the account unnoticed. */
async function announce(tx: Transaction, context: CommandContext, event: Event, account: Account) {
  const actor = await tx.account.findUniqueOrThrow({ where: { id: context.actorId } })
  for (const email of await administratorsOf(tx))
    await queueMail(tx, bankAccountLetter(context.env, email, { event, who: personName(actor), account }))
  await audit(tx, { ...actedBy(context), action: actions[event], subject: `bank-account:${account.id}` })
}

/** The proposal that waits, locked with the account. @throws ProblemError conflict if another decision was faster */
async function waitingProposal(tx: Transaction, id: number) {
  await lockByName(tx, 'bank-account')
  const proposal = await tx.bankAccount.findUnique({ where: { id } })
  if (!proposal) throw new ProblemError('not-found')
  if (proposal.state !== 'proposed') throw conflict(t('Über diesen Vorschlag wurde schon entschieden.'))
  return proposal
}

/** Proposes an account; dealers see it after another administrator has confirmed it. */
export const proposeAccount = (context: CommandContext, { holder, iban }: { holder: string; iban: string }) =>
  context.db.$transaction(async (tx) => {
    await lockByName(tx, 'bank-account')
    if (await tx.bankAccount.findFirst({ where: { state: 'proposed' } }))
      throw conflict(t('Es wartet schon ein Vorschlag. Bitte erst darüber entscheiden.'))
    const account = await tx.bankAccount.create({
      data: { holder, iban, proposedAt: context.now, proposedById: context.actorId },
    })
    await announce(tx, context, 'proposed', account)
  })

/**
 * Puts a proposed account in force.
 * @param iban typed by the second administrator from the bank's document
 * @throws ProblemError forbidden for the administrator who proposed it, validation-failed for another number
 */
export const confirmAccount = (context: CommandContext, id: number, iban: string) =>
  context.db.$transaction(async (tx) => {
    const proposal = await waitingProposal(tx, id)
    // Without its author nobody could tell whether the second administrator is another person.
    if (proposal.proposedById === context.actorId || proposal.proposedById === null)
      throw new ProblemError('forbidden', { title: t('Bestätigen kann nur ein zweiter Administrator.') })
    if (proposal.iban !== iban)
      throw invalidField('iban', t('Diese IBAN ist eine andere als die vorgeschlagene.'))
    await tx.bankAccount.update({
      where: { id },
      data: { state: 'confirmed', decidedAt: context.now, decidedById: context.actorId },
    })
    await announce(tx, context, 'confirmed', proposal)
  })

/** Refuses a proposal, or withdraws one's own. */
export const refuseAccount = (context: CommandContext, id: number) =>
  context.db.$transaction(async (tx) => {
    const proposal = await waitingProposal(tx, id)
    await tx.bankAccount.update({
      where: { id },
      data: { state: 'refused', decidedAt: context.now, decidedById: context.actorId },
    })
    await announce(tx, context, 'refused', proposal)
  })
