import type { BankAccount } from '@portal/contract/house/bank-account'
import { personName } from '@portal/domain/accounts/person-name'
import { maskedIban } from '@portal/domain/sale/iban-texts'
import type { Db } from '../../plugins/db.ts'

const person = { select: { firstName: true, lastName: true } } as const
type Name = { firstName: string; lastName: string } | null
const namesOf = (...people: Name[]) => people.flatMap((one) => (one ? [personName(one)] : []))

/** The account in force and the proposal that waits, as an administrator sees them. */
export async function bankAccountFor(db: Db, actorId: number): Promise<BankAccount> {
  const [current, proposal] = await Promise.all([
    db.bankAccount.findFirst({
      where: { state: 'confirmed' },
      orderBy: { decidedAt: 'desc' },
      include: { proposedBy: person, decidedBy: person },
    }),
    db.bankAccount.findFirst({
      where: { state: 'proposed' },
      orderBy: { id: 'desc' },
      include: { proposedBy: person },
    }),
  ])
  return {
    current: current && {
      holder: current.holder,
      maskedIban: maskedIban(current.iban),
      at: (current.decidedAt ?? current.proposedAt).toISOString(),
      people: namesOf(current.proposedBy, current.decidedBy),
    },
    proposal: proposal && {
      id: proposal.id,
      holder: proposal.holder,
      maskedIban: maskedIban(proposal.iban),
      at: proposal.proposedAt.toISOString(),
      people: namesOf(proposal.proposedBy),
      isOwn: proposal.proposedById === actorId,
    },
  }
}
