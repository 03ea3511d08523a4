import { describe, expect, test } from 'vitest'
import { dataSheetOf, dataSheetsIn } from './data-sheets.ts'
import { openingHours } from './opening-hours.ts'
import { type SettingKey, settings } from './settings.ts'

const messageOf = (key: SettingKey, text: string) => settings[key].safeParse(text).error?.issues[0]?.message

describe('A setting of the imprint is a field of its own', () => {
  test.each<[SettingKey, string[], string[], string]>([
    [
      'CONTACT_PHONE',
      ['+49 69 90009 120', '069/90009-120', '0049 69 90009120'],
      ['abc', '+49 69 111 abc', '12', '', '<b>069 90009</b>'],
      'Bitte eine Telefonnummer wie +49 69 90009 120 angeben.',
    ],
    [
      'CONTACT_FAX',
      ['', '+49 69 90009 129'],
      ['abc', '60528 Frankfurt'],
      'Bitte eine Telefonnummer wie +49 69 90009 120 angeben.',
    ],
    [
      'CONTACT_POSTAL_CODE',
      ['60528', ' 01067 '],
      ['+49 69 111', '6052', '605280', 'Frankfurt', ''],
      'Die Postleitzahl hat fünf Ziffern.',
    ],
    [
      'COMPANY_VAT_ID',
      ['DE123456789', 'de 123 456 789'],
      ['123456789', 'DE12345678', 'abc', ''],
      'Die Umsatzsteuer-ID hat die Form DE123456789.',
    ],
    [
      'MAIL_SALES',
      ['verkauf@haus.example', 'Verkauf@Haus.example'],
      ['verkauf', 'verkauf@haus', 'a@b.example, c@d.example', ''],
      'Bitte geben Sie eine E-Mail-Adresse an.',
    ],
    [
      'EMERGENCY_ADMIN',
      ['', 'notfall@haus.example'],
      ['notfall', 'notfall@haus', 'a@b.example, c@d.example'],
      'Bitte geben Sie eine E-Mail-Adresse an, oder lassen Sie das Feld leer.',
    ],
    [
      'LINK_FAQ',
      ['https://haus.example/faq'],
      ['https://faq', 'https://user:pass@haus.example', 'https://haus', 'ftp://haus.example', 'abc', ''],
      'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
    ],
    [
      'CONTACT_CITY',
      ['Frankfurt am Main', 'Halle (Saale)'],
      ['60528', '+49', ''],
      'Bitte einen Ort ohne Ziffern angeben.',
    ],
    [
      'CONTACT_STREET',
      ['Musterring 12', 'Q5, 14–22 Haus B', 'Straße des 17. Juni 135'],
      ['abc', '12', '+49 69 111', ''],
      'Bitte eine Straße mit Hausnummer angeben.',
    ],
    [
      'COMPANY_REGISTER',
      ['Amtsgericht Frankfurt am Main, HRB 12345', 'FN 123456a, Handelsgericht Wien'],
      ['abc', 'HRB', '12345', ''],
      'Bitte Gericht und Nummer wie Amtsgericht Frankfurt am Main, HRB 12345 angeben.',
    ],
    [
      'COMPANY_MANAGERS',
      ['Mira Muster, Jonas Beispiel', 'Žaneta Õ. Öz'],
      ['', '-', '+49 69 111', 'M'],
      'Bitte einen Namen angeben.',
    ],
    ['INVOICE_CONTACT', ['', 'Mira Muster'], ['+49 69 111', '1'], 'Bitte einen Namen angeben.'],
    [
      'INVOICE_TAX_NUMBER',
      ['', '045/123/45678', '045 999 00000', '93815/08152', '2893081508152'],
      ['abc', 'DE123456789', '123', '045/123/45678/', '12345678901234'],
      'Die Steuernummer hat 10 bis 13 Ziffern, wie 045/123/45678.',
    ],
    [
      'HOURS_SALES',
      ['', 'Mo–Fr 09:00–17:00'],
      ['abc', '9-17', 'Mo–Fr', 'Mo–Fr 17:00–09:00', 'Mo–Fr 25:00–26:00'],
      'Bitte Zeiten wie Mo–Fr 08:00–17:00, Sa 09:00–12:00 angeben.',
    ],
  ])('%s accepts %j and refuses %j', (key, accepted, refused, message) => {
    for (const text of accepted) expect([text, messageOf(key, text)]).toEqual([text, undefined])
    for (const text of refused) expect([text, messageOf(key, text)]).toEqual([text, message])
  })

  test.each<SettingKey>(['CONTACT_STREET', 'COMPANY_MANAGERS', 'COMPANY_REGISTER', 'INVOICE_CONTACT'])(
    '%s names refused characters',
    (key) => {
      expect(messageOf(key, '<b>Musterring 12</b>')).toMatch(/^Spitze Klammern/)
    },
  )

  test('Data sheets are a line for each maker', () => {
    const text = 'Audi: https://haus.example/audi\n\n Mercedes-Benz: https://haus.example/mb '
    expect(messageOf('DATA_SHEETS', text)).toBeUndefined()
    expect(dataSheetsIn(text)).toEqual({
      Audi: 'https://haus.example/audi',
      'Mercedes-Benz': 'https://haus.example/mb',
    })
    expect(dataSheetsIn('')).toEqual({})
    expect(dataSheetOf(dataSheetsIn(text), 'Audi')).toBe('https://haus.example/audi')
    expect(dataSheetOf(dataSheetsIn(text), 'MERCEDES-BENZ')).toBe('https://haus.example/mb')
    expect(dataSheetOf(dataSheetsIn(text), 'constructor')).toBeNull()
    for (const line of [
      'Audi https://haus.example',
      'Audi: http://haus.example',
      'Audi: https://a@haus.example',
    ])
      expect(messageOf('DATA_SHEETS', line)).toBe(`„${line}“ hat nicht die Form „Audi: https://…“.`)
  })

  test('Values are stored in one spelling', () => {
    expect(settings.MAIL_SALES.parse('Verkauf@Haus.example')).toBe('verkauf@haus.example')
    expect(settings.COMPANY_VAT_ID.parse('de 123 456 789')).toBe('DE123456789')
    expect(settings.HOURS_SALES.parse('Mo-Fr 8-17 Uhr')).toBe('Mo–Fr 08:00–17:00')
  })
})

test.each([
  ['Mo-Fr 8-17 Uhr, Sa 9.00 bis 12.00', 'Mo–Fr 08:00–17:00, Sa 09:00–12:00'],
  ['Mo bis Do: 8:00–12:00 und 13:00–17:00; Fr 8–12', 'Mo–Do 08:00–12:00 und 13:00–17:00, Fr 08:00–12:00'],
  ['So geschlossen', 'So geschlossen'],
  ['Sa nach Vereinbarung', 'Sa nach Vereinbarung'],
  ['Mo–Fr 08:00–17:00 und', null],
  ['Xy 08:00–17:00', null],
  ['Mo–Fr 08:60–17:00', null],
  ['', null],
])('The hours %j are %j', (text, hours) => {
  expect(openingHours(text)).toBe(hours)
})
