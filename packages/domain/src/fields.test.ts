import { describe, expect, test } from 'vitest'
import {
  city,
  companyName,
  email,
  escapeHtml,
  houseNumber,
  naturalCount,
  partnerNumber,
  personName,
  positiveCount,
  postalCode,
  street,
  telephone,
  unescapeHtml,
} from './fields.ts'

const messageOf = (schema: ReturnType<typeof personName> | ReturnType<typeof email>, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('Felder', () => {
  test.each([
    [personName('Vorname'), ['Anna-Lena', 'José', 'van Dyk', 'Zoë'], ['A--B', 'A1', ' - ', "O'Neil", 'A  B']],
    [
      email(),
      ['a@b.de', 'a.b+c@sub.domain.info', 'A@B.DE'],
      ['a@b', 'a@b.museum', 'a b@c.de', 'a@b.de,c@d.de', 'a@@b.de', '.a@b.de'],
    ],
    [telephone(), ['+49-611123', '+43-1'], ['0611', '+49611', '+4-1', '+49-', '+49-1234567890123456']],
    [street(), ['Str. d. 17. Juni', "Rue de l'Est", 'Am Weg-1'], ['#1', 'A\nB', 'a'.repeat(101)]],
    [houseNumber(), ['12', '12a', '12-14', '12/3', '12a-14b'], ['a12', '12-', '12ab', '1 2']],
    [postalCode(), ['35463', 'SW1A 1AA', '1-2'], ['12', '12345678901', '35463!']],
    [city(), ['Bad Homburg', "L'Aquila", 'Sankt-Peter'], ['X', 'A1', 'a'.repeat(51)]],
    [companyName(), ['Auto & Co. KG', "Müller's, 2 GmbH"], ['A', 'A<b>', 'a'.repeat(61)]],
    [partnerNumber(), ['1', '0042'], ['12a', '-1', '1'.repeat(21)]],
  ])('take what they should and nothing else (%#)', (schema, good, bad) => {
    for (const value of good) expect(schema.safeParse(value).success, value).toBe(true)
    for (const value of bad) expect(schema.safeParse(value).success, value).toBe(false)
  })

  test('have the error messages of the specification', () => {
    expect(messageOf(personName('Vorname'), '')).toBe('Vorname ist erforderlich')
    expect(messageOf(personName('Vorname'), undefined)).toBe('Vorname ist erforderlich')
    expect(messageOf(personName('Vorname'), 'A1')).toBe('Ungültige(s) Zeichen im Feld Vorname')
    expect(messageOf(email(), 'x')).toBe('Ungültige Emailadresse')
    expect(messageOf(telephone(), 'x')).toBe('Ungültige Telefonnummer')
  })

  test.each([
    [positiveCount('Jahre'), ['1', '5', 12], ['0', '05', '-1', '1.5', '', null, 1.5, 0]],
    [naturalCount('Autos'), ['0', '10', 0], ['-1', '1.5', '01', '', true]],
  ])('count in whole numbers, sent as text or number (%#)', (schema, good, bad) => {
    for (const value of good) expect(schema.parse(value)).toBe(Number(value))
    for (const value of bad) expect(schema.safeParse(value).success, String(value)).toBe(false)
  })

  test.each([
    ['names', personName('x'), 'a'.repeat(60_000)],
    ['names with separators', personName('x'), 'a-'.repeat(30_000)],
    ['addresses', email(), `${'a.'.repeat(30_000)}@`],
    ['hosts', email(), `a@${'a.'.repeat(30_000)}`],
    ['streets', street(), `${'a '.repeat(30_000)}#`],
    ['companies', companyName(), `${"a'".repeat(30_000)}#`],
  ])(
    'refuse 60,000 characters of %s, which a careless pattern would never finish',
    (_title, schema, value) => {
      expect(schema.safeParse(value).success).toBe(false)
    },
  )
})

describe('HTML-Zeichen', () => {
  test.each(['<b>"Tag"</b>', "O'Neil & Sohn", '&amp; bleibt', '&lt;'])(
    'of %j survive the way to the server',
    (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      expect(unescapeHtml(escapeHtml(text))).toBe(text)
    },
  )

  test('are decoded once only', () => {
    expect(unescapeHtml('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;')
  })
})
