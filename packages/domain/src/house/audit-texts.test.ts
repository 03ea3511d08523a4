import { expect, test } from 'vitest'
import { auditActionText, auditDetails, auditDetailsText, auditSubjectText } from './audit-texts.ts'

type Entry = Parameters<typeof auditDetails>[0]
const entry = (more: Partial<Entry>): Entry => ({
  ...{ action: 'login', subject: 'account:12', subjectName: null, details: {}, ...more },
})

test('An action is named in German, and one unknown to this release by its identifier', () => {
  expect(auditActionText('paper-viewed')).toBe('Unterlage angesehen')
  expect(auditActionText('recovery-codes-renewed')).toBe('Wiederherstellungscodes erneuert')
  expect(auditActionText('something-new')).toBe('something-new')
})

test.each([
  ['account:12', 'Erika Beispiel, Autohaus Muster', 'Konto Erika Beispiel, Autohaus Muster'],
  ['account:12', null, 'Konto 12'],
  ['setting:CONTACT_PHONE', null, 'Einstellung Telefon'],
  ['enquiry:3f0c1d52-7a10-4f0e-9b3c-0123456789ab', null, 'Anfrage'],
  ['vehicle:480988', null, 'Fahrzeug 480988'],
  ['mails', null, 'Mails'],
  ['stock-source:3', '„Leasing Nord“', 'Herkunft „Leasing Nord“'],
])('The subject %s with the name %j is %j', (subject, subjectName, text) => {
  expect(auditSubjectText({ subject, subjectName })).toBe(text)
})

test('A change is shown with both values as people read them', () => {
  const changes: [Entry, string, string][] = [
    [entry({ subject: 'setting:FINANCING', details: { before: 'false', after: 'true' } }), 'Nein', 'Ja'],
    [
      entry({ subject: 'setting:FINANCE_RATE', details: { before: '7.99', after: '6.5' } }),
      '7,99 %',
      '6,5 %',
    ],
    [entry({ action: 'colleague-role-changed', details: { before: 'yard', after: null } }), 'Hof', 'leer'],
    [
      entry({ action: 'enquiry-state-set', details: { before: 'open', after: 'answered' } }),
      'Neu',
      'Beantwortet',
    ],
    [entry({ action: 'hand-over-moved', details: { from: 'open', to: 'paid' } }), 'Offen', 'Bezahlt'],
    [
      entry({ action: 'purchase-price-corrected', details: { before: 16_400, after: 15_900 } }),
      '16.400\u00a0€',
      '15.900\u00a0€',
    ],
  ]
  for (const [changed, before, after] of changes)
    expect(auditDetails(changed)).toEqual([{ label: '', before, after }])
})

test('The new time of an appointment has a label', () => {
  const moved = entry({ action: 'appointment-moved', details: { at: '2026-11-26T09:00:00.000Z', mailId: 7 } })
  expect(auditDetailsText(moved)).toBe('Termin: 26.11.2026, 10:00 Uhr')
})

test('Details have labels instead of keys, and ids of the program are left out', () => {
  const details = {
    ...{
      partner_number: '200001',
      reason: null,
      mailId: 7,
      company: 'Autohaus Muster',
      gwnummern: ['480988'],
    },
    ...{ from: '10:00', until: '12:00', changed: ['company_name', 'city'], sha256: 'abc' },
  }
  expect(auditDetailsText(entry({ details }))).toBe(
    'GW-Nummern: 480988, Partnernummer: 200001, Betrieb: Autohaus Muster, Ab: 10:00, Bis: 12:00, Geändert: Firma, Ort',
  )
})

test.each<[Partial<Entry>, string]>([
  [{ details: { reason: '' } }, 'Grund: leer'],
  [{ details: { company: true } }, 'Betrieb: Ja'],
  [{ details: { company: false } }, 'Betrieb: Nein'],
  [{ details: { gwnummern: [] } }, 'GW-Nummern: keine'],
  [{ details: { company: { name: 'x' } } }, 'Betrieb: {"name":"x"}'],
  [{ details: { company: 1234.5 } }, 'Betrieb: 1.234,5'],
  [{ details: { company: '2026-11-26' } }, 'Betrieb: 26.11.2026'],
  [{ details: { company: '2026-11-26T09:00:00.000Z' } }, 'Betrieb: 26.11.2026, 10:00 Uhr'],
  [{ details: { company: 'owner' } }, 'Betrieb: Inhaber'],
  [{ details: { company: 'xlsx' } }, 'Betrieb: Excel'],
  [{ details: { company: 'login' } }, `Betrieb: ${auditActionText('login')}`],
  [{ details: { company: 'open' } }, 'Betrieb: Offen'],
  [{ action: 'enquiry-state-set', details: { company: 'open' } }, 'Betrieb: Neu'],
  [{ details: { company: 'unheard of' } }, 'Betrieb: unheard of'],
  [{ details: { something: 'x', company: 'y' } }, 'Betrieb: y, something: x'],
  [{ action: 'price-changed', details: { price: 16_400 } }, 'Preis: 16.400\u00a0€'],
  [{ action: 'price-changed', details: { company: 16_400 } }, 'Betrieb: 16.400'],
  [{ action: 'login', details: { price: 16_400 } }, 'Preis: 16.400'],
  [{ details: { from: 'open', to: 'paid', company: 'y' } }, 'Offen → Bezahlt, Betrieb: y'],
  [{ details: { before: null, after: 5 } }, 'leer → 5'],
  [{ details: { before: 5 } }, ''],
  [{ details: { to: 'paid' } }, ''],
  [{ subject: 'setting:FINANCING', details: { company: 'true' } }, 'Betrieb: Ja'],
  [{ subject: 'setting:FINANCING', details: { company: 5 } }, 'Betrieb: 5'],
])('The details of %j read „%s“', (more, text) => {
  expect(auditDetailsText(entry(more))).toBe(text)
})
