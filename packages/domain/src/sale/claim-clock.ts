import { dayMs, minuteMs } from '../values/durations.ts'
import { answerDue, resumedDue } from './claim-period.ts'
import { type ClaimState, isBuyersTurn, isHousesTurn } from './claim-states.ts'
import type { Holidays } from './working-days.ts'

export type ClaimClock = {
  /** When the side that has to act must have answered; null once the claim is decided. */
  dueAt: Date | null
  /** What was left of the house's time when a question stopped its clock. */
  leftMinutes: number | null
  /** Whether the house has been told that its time is over. */
  isEscalated: boolean
}

type Rules = { now: Date; answerDays: number; waitDays: number; holidays: Holidays }

const none: ClaimClock = { dueAt: null, leftMinutes: null, isEscalated: false }

/** The clock of a new claim. */
export const newClock = ({ now, answerDays, holidays }: Rules): ClaimClock => ({
  ...none,
  dueAt: answerDue(now, answerDays, holidays),
})

/**
 * The clock after a change of the state. A question stops the time of the house, and the answer lets it go on; a declined
 * offer gives the house its whole time again.
 */
export function clockAfter(clock: ClaimClock, from: ClaimState, to: ClaimState, rules: Rules): ClaimClock {
  const { now, waitDays, holidays } = rules
  if (isBuyersTurn(to)) {
    const left = clock.dueAt
      ? Math.max(0, Math.ceil((clock.dueAt.getTime() - now.getTime()) / minuteMs))
      : null
    return {
      dueAt: new Date(now.getTime() + waitDays * dayMs),
      leftMinutes: to !== 'question' ? null : isHousesTurn(from) ? left : clock.leftMinutes,
      isEscalated: clock.isEscalated,
    }
  }
  if (!isHousesTurn(to)) return none
  if (isHousesTurn(from)) return clock
  if (clock.leftMinutes === null) return newClock(rules)
  return {
    dueAt: resumedDue(now, clock.leftMinutes * minuteMs, holidays),
    leftMinutes: null,
    isEscalated: clock.isEscalated && clock.leftMinutes === 0,
  }
}
