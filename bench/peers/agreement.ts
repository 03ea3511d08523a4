import type { Criteria } from '@portal/domain/search/criteria'
import { askOf, type Counts, type Kind, type Peer, type Questions } from './peer.ts'

async function answerOf<K extends Kind>(peer: Peer, kind: K, questions: Questions, turn: number) {
  const { path, body } = askOf(peer, kind, questions, turn)
  const reply = await peer.server.client.call(path, body)
  if (reply.status !== 200 || reply.body.startsWith('{"errors"'))
    throw new Error(`${peer.name}: ${path} answered ${reply.status}: ${reply.body.slice(0, 500)}`)
  return peer.read[kind](reply.body) as ReturnType<Peer['read'][K]>
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A shop applies the value selected in a list to the counts of that list, so only lists without one are comparable. */
const isOpen = (list: string, criteria: Criteria) =>
  !(list in criteria) && !(list === 'maker' && criteria.car_model !== undefined)

/** Whether the counts of these lists are equal; an option that one side does not return counts as 0 there. */
export function sameCounts(ours: Counts, theirs: Counts, lists: string[]) {
  return lists.every((list) => {
    const [mine = {}, other = {}] = [ours[list], theirs[list]]
    const options = new Set([...Object.keys(mine), ...Object.keys(other)])
    options.delete('null')
    return [...options].every((option) => (mine[option] ?? 0) === (other[option] ?? 0))
  })
}

/** The number of differing responses of a peer by kind. Results must agree before times are compared. */
export async function disagreements(
  ours: Peer,
  theirs: Peer,
  questions: Questions,
): Promise<Record<Kind, number>> {
  const wrong = { count: 0, page: 0, options: 0, vehicle: 0 }
  for (const [turn, criteria] of questions.searches.entries()) {
    for (const kind of ['count', 'page'] as const) {
      const mine = await answerOf(ours, kind, questions, turn)
      if (!same(mine, await answerOf(theirs, kind, questions, turn))) wrong[kind]++
    }
    const mine = await answerOf(ours, 'options', questions, turn)
    const other = await answerOf(theirs, 'options', questions, turn)
    const lists = Object.keys(other).filter((list) => !theirs.countsWithinChoice || isOpen(list, criteria))
    if (!sameCounts(mine, other, lists)) wrong.options++
  }
  for (const [turn, id] of questions.ids.entries())
    if ((await answerOf(theirs, 'vehicle', questions, turn)) !== id) wrong.vehicle++
  return wrong
}
