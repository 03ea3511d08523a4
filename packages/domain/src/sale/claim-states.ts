/** The states of a claim about a collected vehicle, and who may move it. */
import { t } from '../values/text.ts'

export const claimStates = [
  'filed',
  'question',
  'review',
  'offered',
  'accepted',
  'rejected',
  'taken-back',
  'withdrawn',
  'lapsed',
] as const
export type ClaimState = (typeof claimStates)[number]

/** `clock`: a period has passed. */
export type ClaimSide = 'buyer' | 'house' | 'clock'

const decided = ['accepted', 'rejected', 'taken-back'] as const

const moves: Record<ClaimState, Partial<Record<ClaimSide, readonly ClaimState[]>>> = {
  filed: { buyer: ['withdrawn'], house: ['review', 'question', 'offered', ...decided] },
  review: { buyer: ['withdrawn'], house: ['question', 'offered', ...decided] },
  question: { buyer: ['review', 'withdrawn'], house: ['question', 'offered', ...decided], clock: ['lapsed'] },
  offered: {
    buyer: ['accepted', 'review', 'withdrawn'],
    house: ['question', 'offered', ...decided],
    clock: ['lapsed'],
  },
  accepted: {},
  rejected: {},
  'taken-back': {},
  withdrawn: {},
  lapsed: {},
}

export const mayMoveClaim = (side: ClaimSide, from: ClaimState, to: ClaimState) =>
  moves[from][side]?.includes(to) === true

/** The states in which the house has to act; only then its clock runs. */
export const housesTurn = ['filed', 'review'] as const satisfies ClaimState[]
/** The states in which the buyer has to act. */
export const buyersTurn = ['question', 'offered'] as const satisfies ClaimState[]
export const openClaims = [...housesTurn, ...buyersTurn] as const

const isAmong = (states: readonly ClaimState[], state: ClaimState) => states.includes(state)
export const isHousesTurn = (state: ClaimState) => isAmong(housesTurn, state)
export const isBuyersTurn = (state: ClaimState) => isAmong(buyersTurn, state)
export const isOpenClaim = (state: ClaimState) => isAmong(openClaims, state)

const labels: Record<ClaimState, string> = {
  filed: t('Neu'),
  review: t('Zu entscheiden'),
  question: t('Wartet auf Händler'),
  offered: t('Wartet auf Händler'),
  accepted: t('Gutschrift'),
  rejected: t('Abgelehnt'),
  'taken-back': t('Rücknahme'),
  withdrawn: t('Zurückgezogen'),
  lapsed: t('Verfallen'),
}

/** The state for the house; a claim is overdue when its clock runs and has passed the time. */
export const claimLabel = (state: ClaimState, isOverdue: boolean) =>
  isOverdue && isHousesTurn(state) ? t('Überfällig') : labels[state]

const buyersLabels: Partial<Record<ClaimState, string>> = {
  filed: t('Gemeldet'),
  review: t('In Prüfung'),
  question: t('Rückfrage an Sie'),
  offered: t('Angebot an Sie'),
}

/** The state for the company that filed the claim. */
export const buyersClaimLabel = (state: ClaimState) => buyersLabels[state] ?? labels[state]

/** What the house may do with a claim, by the state that follows. */
export const claimActions = {
  take: 'review',
  ask: 'question',
  offer: 'offered',
  credit: 'accepted',
  refuse: 'rejected',
  'take-back': 'taken-back',
} as const satisfies Record<string, ClaimState>
export type ClaimAction = keyof typeof claimActions
