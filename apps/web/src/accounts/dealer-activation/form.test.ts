import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { ageText, sizeText, waitingText } from './facts.ts'
import { ActivationForm, activationProblem, activationQuery, activationReason } from './form.ts'

const problem = (type: string, status = 400) => new ApiProblem({ type, status, title: 'vom Server' })

describe('Händleraktivierung', () => {
  test('names both missing fields', () => {
    const { error } = ActivationForm.safeParse({ username: '', partnernumber: '', aktivieren: 'ja' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Benutzername ist erforderlich',
      'Partnernummer ist erforderlich',
    ])
  })

  test('sends the three names of the specification', () => {
    expect(activationQuery({ username: 'a@b.example', partnernumber: '4711', aktivieren: 'nein' })).toEqual({
      username: 'a@b.example',
      partnernumber: '4711',
      aktivieren: false,
    })
  })

  test.each([
    ['dealer-is-activated', true, 'Der Händleraccount ist bereits aktiv.'],
    ['dealer-is-activated', false, 'Der Händleraccount ist bereits deaktiv.'],
    ['partnernumber-already-assigned', true, 'vom Server'],
    ['email-not-verified-exception', true, 'vom Server'],
    ['internal', true, 'Händler konnte nicht aktiviert werden.'],
  ])('%s with aktivieren %s is shown as "%s"', (type, wantedActive, text) => {
    expect(activationProblem(problem(type), wantedActive)).toBe(text)
  })

  test('adds the reason only to the general text', () => {
    expect(activationReason(problem('documents-missing'))).toBe('vom Server')
    expect(activationReason(problem('dealer-is-activated'))).toBeNull()
    expect(activationReason(problem('internal', 500))).toBeNull()
  })
})

describe('Warteliste', () => {
  const now = new Date('2026-06-18T12:00:00+02:00')

  test.each([
    ['2026-06-18T11:40:00+02:00', 'vor 20 Min.'],
    ['2026-06-18T09:30:00+02:00', 'vor 2 Std.'],
    ['2026-06-18T05:12:00+02:00', 'heute 05:12'],
    ['2026-06-17T09:00:00+02:00', 'gestern'],
    ['2026-06-12T09:00:00+02:00', '12.06.2026'],
  ])('a registration at %s is shown as %s', (iso, text) => {
    expect(ageText(iso, now)).toBe(text)
  })

  test('counts one dealer in the singular', () => {
    expect(waitingText(1)).toBe('1 Händler wartet auf Freischaltung')
    expect(waitingText(5)).toBe('5 Händler warten auf Freischaltung')
  })

  test('shows sizes in whole kilobytes, never zero', () => {
    expect(sizeText(20)).toBe('1 KB')
    expect(sizeText(412_000)).toBe('402 KB')
  })
})
