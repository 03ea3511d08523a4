import { expect, test } from 'vitest'
import { EnquiryEvent, enquiryEventText } from './enquiry-events.ts'

const [at, before] = ['2026-11-25T09:15:00.000Z', '2026-11-24T13:00:00.000Z']

test.each([
  [
    { kind: 'appointment-set', at, before: null },
    'Ihr Termin ist bestätigt: Mittwoch, 25. November 2026 um 10:15 Uhr.',
  ],
  [
    { kind: 'appointment-set', at, before },
    'Ihr Termin wurde verschoben, vom Dienstag, 24. November 2026 um 14:00 Uhr auf Mittwoch, 25. November 2026 um 10:15 Uhr.',
  ],
  [
    { kind: 'appointment-cancelled', at },
    'Ihr Termin am Mittwoch, 25. November 2026 um 10:15 Uhr wurde abgesagt.',
  ],
  [{ kind: 'taken' }, 'Anfrage übernommen'],
  [{ kind: 'given-back' }, 'Anfrage abgegeben'],
  [{ kind: 'handed-over', name: 'Eva Beispiel' }, 'An Eva Beispiel übergeben'],
  [{ kind: 'state-set', state: 'closed' }, 'Stand: Geschlossen'],
])('%o is written as „%s“', (stored, text) => {
  expect(enquiryEventText(EnquiryEvent.parse(stored))).toBe(text)
})
