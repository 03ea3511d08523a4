import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { normalEmail } from './email-address.ts'
import {
  city,
  companyName,
  email,
  eoriNumber,
  escapeHtml,
  freeText,
  houseNumber,
  naturalCount,
  optionalField,
  partnerNumber,
  personNameField,
  positiveCount,
  postalCode,
  registerNumber,
  street,
  telephone,
  unescapeHtml,
} from './fields.ts'

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('Felder', () => {
  test.each([
    [
      personNameField('Vorname'),
      [
        'Anna-Lena',
        'José',
        'van Dyk',
        'Zoë',
        "O'Neil",
        'D’Angelo',
        'Hans-J. Müller',
        'St. Clair',
        'Karl jun.',
        'H.P. Müller',
        'Zoe\u0308',
      ],
      ['A--B', 'A1', 'Anna B1', ' - ', "'", '.', 'A  B', 'A..B', "O''Neil"],
    ],
    [
      email(),
      [
        'a@b.de',
        'a.b+c@sub.domain.info',
        'A@B.DE',
        'a@b.museum',
        'a@b.online',
        "o'neil@b.de",
        'info@müller.de',
      ],
      [
        'a@b',
        'a b@c.de',
        'a@b.de,c@d.de',
        'a@@b.de',
        '.a@b.de',
        'müller@b.de',
        'a@раураӏ.de',
        'a@b.d',
        'a@-b.de',
      ],
    ],
    [telephone(), ['+49-611123', '+43-1'], ['0611', '+49611', '+4-1', '+49-', '+49-1234567890123456']],
    [
      street(),
      ['Str. d. 17. Juni', "Rue de l'Est", 'Am Weg-1', 'Q 7, 24', 'Ring (Hof 2)', 'Am Markt/Ecke'],
      ['#1', 'A\nB', 'a'.repeat(101)],
    ],
    [
      houseNumber(),
      ['12', '12a', '12 a', '12-14', '12 - 14', '12–14', '12/3', '12a-14b', '12 a - 14 b'],
      ['a12', '12-', '12ab', '1 2', '12  a'],
    ],
    [postalCode(), ['35463', 'SW1A 1AA', '1-2'], ['12', '12345678901', '35463!', '!35463']],
    [
      city(),
      ['Bad Homburg', "L'Aquila", 'Sankt-Peter', 'Frankfurt (Oder)', 'Homburg v. d. Höhe', 'Halle/Saale'],
      ['X', 'A1', '1 Bonn', 'a'.repeat(51)],
    ],
    [
      companyName(),
      [
        'Auto & Co. KG',
        "Müller's, 2 GmbH",
        'Cars+More e.K.',
        'Muster UG (haftungsbeschränkt)',
        'Kfz Müller/Schmidt',
      ],
      ['A', 'A<b>', '<b>Auto', 'a'.repeat(61)],
    ],
    [partnerNumber(), ['1', '0042'], ['12a', '-1', '1'.repeat(21)]],
    [
      registerNumber('Nummer'),
      ['HRB 12345', 'FN 123456a', 'CHE-1.2/3'],
      ['1', 'HRB#1', '#HRB 1', 'a'.repeat(41)],
    ],
    [
      eoriNumber('EORI'),
      ['GB123456789000', 'ch 123.456/7-8'],
      ['G1', '1B2', '1GB2', `GB${'1'.repeat(16)}`, 'GB_1', 'GB1_'],
    ],
  ])('accept the valid values and no others (%#)', (schema, good, bad) => {
    for (const value of good) expect(schema.safeParse(value).success, value).toBe(true)
    for (const value of bad) expect(schema.safeParse(value).success, value).toBe(false)
  })

  test('have the error messages of the specification', () => {
    expect(messageOf(personNameField('Vorname'), '')).toBe('Vorname ist erforderlich')
    expect(messageOf(personNameField('Vorname'), undefined)).toBe('Vorname ist erforderlich')
    expect(messageOf(personNameField('Vorname'), 'A--B')).toBe('Ungültige(s) Zeichen im Feld Vorname')
    expect(messageOf(email(), 'x')).toBe('Ungültige Emailadresse')
  })

  test.each([
    [personNameField('Vorname'), 'A1', 'Ungültige(s) Zeichen im Feld Vorname: „1“'],
    [houseNumber(), '12#', 'Ungültige(s) Zeichen im Feld Hausnummer: „#“'],
    [city(), 'Bonn 3', 'Ungültige(s) Zeichen im Feld Ort: „3“'],
    [companyName(), 'Auto<b>', 'Ungültige(s) Zeichen im Feld Firma: „<“'],
    [partnerNumber(), '100 001', 'Ungültige(s) Zeichen im Feld Partnernummer: Leerzeichen'],
    [city(), 'a'.repeat(51), 'Ungültige(s) Zeichen im Feld Ort (höchstens 50 Zeichen)'],
    [street(), 'Weg #1', 'Ungültige(s) Zeichen im Feld Straße: „#“'],
    [postalCode(), '35463!', 'Ungültige(s) Zeichen im Feld Postleitzahl: „!“'],
    [registerNumber('Nummer'), 'HRB 1 #2', 'Ungültige(s) Zeichen im Feld Nummer: „#“'],
    [eoriNumber('EORI'), 'GB_1', 'Ungültige(s) Zeichen im Feld EORI: „_“. Beispiel: GB123456789000'],
    [naturalCount('Autos'), '1.5', 'Ungültige(s) Zeichen im Feld Autos: „.“'],
    [naturalCount('Autos'), true, 'Autos ist erforderlich'],
    [email(), 'a b@c.de', 'Ungültige Emailadresse: Leerzeichen'],
    [email(), 'müller@web.de', 'Ungültige Emailadresse: „ü“'],
    [email(), 'a@b_c.de', 'Ungültige Emailadresse: „_“'],
    [email(), 'a@раураӏ.de', 'Ungültige Emailadresse: „р“'],
  ])('name the character that does not fit (%#)', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })

  test.each([
    ['Info@Müller.DE', 'info@müller.de'],
    ['info@xn--mller-kva.de', 'info@müller.de'],
    ['info@mu\u0308ller.de', 'info@müller.de'],
    ['info@xn--ü.de', 'info@xn--ü.de'],
  ])('store the address %s as %s', (typed, stored) => {
    expect(normalEmail(typed)).toBe(stored)
    expect(normalEmail(stored)).toBe(stored)
  })

  test('keep a text that is longer than an address as it is', () => {
    const address = (length: number) => `${'A'.repeat(length - 5)}@B.de`
    expect(normalEmail(address(254))).toBe(address(254).toLowerCase())
    expect(normalEmail(address(255))).toBe(address(255))
    expect(normalEmail('A')).toBe('a')
  })

  test.each([
    [personNameField('Vorname'), 100],
    [city(), 50],
    [companyName(), 60],
    [partnerNumber(), 20],
  ])('have up to their greatest number of characters (%#)', (schema, length) => {
    expect(schema.safeParse('1'.repeat(length)).error?.issues[0]?.message ?? '').not.toMatch(/höchstens/)
    expect(schema.safeParse('1'.repeat(length + 1)).error?.issues[0]?.message).toMatch(
      `(höchstens ${length} Zeichen)`,
    )
  })

  test.each([
    [positiveCount('Jahre'), ['1', '5', 12], ['0', '05', '-1', '1.5', '', null, 1.5, 0]],
    [naturalCount('Autos'), ['0', '7', '10', 0], ['-1', '1.5', '01', '', true]],
  ])('count in whole numbers, sent as text or number (%#)', (schema, good, bad) => {
    for (const value of good) expect(schema.parse(value)).toBe(Number(value))
    for (const value of bad) expect(schema.safeParse(value).success, String(value)).toBe(false)
  })

  test.each([
    ['names', personNameField('x'), 'a'.repeat(60_000)],
    ['names with separators', personNameField('x'), 'a-'.repeat(30_000)],
    ['addresses', email(), `${'a.'.repeat(30_000)}@`],
    ['hosts', email(), `a@${'a.'.repeat(30_000)}`],
    ['streets', street(), `${'a '.repeat(30_000)}#`],
    ['companies', companyName(), `${"a'".repeat(30_000)}#`],
  ])('refuse 60,000 characters of %s in linear time', (_title, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
})

describe('A field that may be absent', () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [' \n', undefined],
    [' Bonn ', 'Bonn'],
  ])('has for %j the value %j', (typed, value) => {
    expect(optionalField(city()).parse(typed)).toBe(value)
  })

  test('is checked when it is there', () => {
    expect(optionalField(city()).safeParse('Bonn 3').success).toBe(false)
    expect(optionalField(naturalCount('Autos')).parse(7)).toBe(7)
  })
})

describe('Text of several lines', () => {
  const comment = freeText(5)

  test.each([
    [' a\n\tb ', 'a\n\tb'],
    ['&lt;b&gt;', '<b>'],
    ['&#x27;&#39;', "''"],
    ['12345  ', '12345'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(comment.parse(typed)).toBe(stored)
  })

  test.each([
    ['123456', 'Höchstens 5 Zeichen'],
    [`${'&amp;'.repeat(6)}`, 'Höchstens 5 Zeichen'],
    [' '.repeat(31), 'Höchstens 5 Zeichen'],
    ['a\u0007', 'Ungültige Zeichen'],
    ['a\u000bb', 'Ungültige Zeichen'],
    ['a\u007fb', 'Ungültige Zeichen'],
  ])('%j is refused: %s', (typed, message) => {
    expect(comment.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })
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
