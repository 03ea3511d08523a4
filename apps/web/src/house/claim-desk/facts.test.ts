import { describe, expect, test } from 'vitest'
import { addressOf, deadlineText, deskText, outcomeTexts, scopeOf, viewOf, withScope } from './facts.ts'
import { buttonOf, moveOf, undecided } from './form.ts'

const now = new Date('2026-12-01T13:00:00Z')
const entry = { createdAt: '2026-11-30T09:22:00Z' }

describe('The deadline of a claim', () => {
  test.each([
    ['review', '2026-12-02T11:00:00Z', 'noch 22 h'],
    ['filed', '2026-12-01T13:30:00Z', 'noch unter 1 h'],
    ['filed', '2026-12-04T13:00:00Z', 'noch 3 Tage'],
    ['review', '2026-12-01T08:00:00Z', 'seit 5 h drüber'],
    ['question', '2026-12-15T08:00:00Z', 'ruht'],
    ['offered', '2026-12-15T08:00:00Z', 'ruht'],
    ['accepted', null, '30.11.2026'],
  ] as const)('that is %s and due %s is "%s"', (state, dueAt, text) => {
    expect(deadlineText({ ...entry, state, dueAt }, now)).toBe(text)
  })
})

describe('The list', () => {
  const read = (text: string) => viewOf(new URLSearchParams(text))

  test('shows open claims unless the address says otherwise', () => {
    expect(read('')).toEqual({ filter: { state: 'open' }, page: 0 })
    expect(read('state=all&page=2')).toEqual({ filter: {}, page: 2 })
    expect(read('state=nonsense&holder=x&page=-1')).toEqual({ filter: { state: 'open' }, page: 0 })
  })

  test.each(['', '?state=all', '?state=overdue&holder=7', '?q=Audi&page=3'])(
    'has the address %s',
    (address) => {
      expect(addressOf(read(address.slice(1)))).toBe(address)
    },
  )

  test('has quick filters that keep the search', () => {
    expect(withScope({ q: 'Audi', state: 'overdue' }, 'mine', 7)).toEqual({
      q: 'Audi',
      state: 'open',
      holder: '7',
    })
    expect(scopeOf({ state: 'open', holder: '7' }, 7)).toBe('mine')
    expect(scopeOf({ state: 'open', holder: '7' }, 8)).toBeUndefined()
    expect(scopeOf({}, 7)).toBe('all')
  })

  test('tells how many are open', () => {
    expect(deskText({ open: 6, overdue: 1, answerHours: 19 })).toBe(
      '6 offen, 1 über der Frist · Antwort im Mittel nach 19 h',
    )
    expect(deskText({ open: 0, overdue: 0, answerHours: null })).toBe('0 offen, 0 über der Frist')
  })
})

describe('A decision', () => {
  test('has a button that names its result', () => {
    expect(buttonOf(undecided)).toBe('Betrag gutschreiben')
    expect(buttonOf({ action: 'offer', text: '', amount: '380' })).toBe('380,00\u00a0€ anbieten')
    expect(buttonOf({ action: 'refuse', text: '', amount: '380' })).toBe('Reklamation ablehnen')
  })

  test('needs an amount where money is given, and a reason always', () => {
    expect(moveOf({ action: 'credit', text: ' ', amount: '' }, 3)).toEqual({
      flaws: {
        text: 'Bitte begründen Sie die Entscheidung.',
        amount: 'Bitte einen Betrag wie 16.400 oder 16.400,50 angeben.',
      },
    })
    expect(moveOf({ action: 'refuse', text: 'Nein', amount: '380' }, 3)).toEqual({
      move: { action: 'refuse', text: 'Nein', version: 3 },
    })
    expect(moveOf({ action: 'offer', text: 'Ja', amount: '1.380,50' }, 3)).toEqual({
      move: { action: 'offer', text: 'Ja', version: 3, amount: 1380.5 },
    })
  })
})

const settlement = { invoice: null, madeNumber: null, paidCents: 0, isInStock: true }
const invoice = { number: 'RE-1', isDelivered: false }

test.each([
  ['accepted', { invoice, madeNumber: 'RE-2' }, 'Die Rechnungskorrektur RE-2 ist erstellt'],
  ['accepted', { invoice }, 'Bitte korrigieren Sie jetzt die Rechnung RE-1'],
  [
    'accepted',
    { invoice: { ...invoice, isDelivered: true } },
    'Die Rechnung RE-1 kommt aus der Buchhaltung.',
  ],
  ['accepted', {}, 'Zu diesem Kauf gibt es keine Rechnung.'],
  ['taken-back', { invoice, madeNumber: 'RE-2' }, 'Die Rechnung ist storniert (RE-2).'],
  ['taken-back', { paidCents: 1_987_000 }, 'Bitte überweisen Sie dem Händler 19.870,00\u00a0€ zurück.'],
  ['taken-back', {}, 'Das Fahrzeug ist wieder im Bestand'],
  ['taken-back', { isInStock: false }, 'Bitte legen Sie es neu an.'],
] as const)('A claim that is %s with %j: %s', (state, change, text) => {
  expect(outcomeTexts({ state, settlement: { ...settlement, ...change } }).join(' ')).toContain(text)
})
