import { describe, expect, test } from 'vitest'
import {
  factsOf,
  readSettings,
  type SettingKey,
  settingKeys,
  settings,
  settingText,
  shownSetting,
} from './settings.ts'
import { filledText } from './texts.ts'

const messageOf = (key: SettingKey, text: string) => settings[key].safeParse(text).error?.issues[0]?.message

test.each<[SettingKey, string, string]>([
  ['FINANCING', 'true', 'Ja'],
  ['FINANCING', 'false', 'Nein'],
  ['FINANCE_RATE', '7.99', '7,99 %'],
  ['RESERVATION_DAYS', '3', '3 Tage'],
  ['FINANCE_TYPE', '12', '12'],
  ['FINANCE_RATE_DATE', '2026-09-01', '01.09.2026'],
  ['VAT_CHECK_SERVICE', 'evatr', 'BZSt (eVatR)'],
  ['VAT_CHECK_SERVICE', 'other', 'other'],
  ['CONDITION_RELEASED', 'damages,other', 'Schäden, other'],
  ['CONTACT_CITY', 'Frankfurt, Main', 'Frankfurt, Main'],
  ['LINK_TERMS', '', 'leer'],
])('The setting %s with %j is shown as %j', (key, text, shown) => {
  expect(shownSetting(key, text)).toBe(shown)
})

test('Every setting reads its own default, which is also what an absent one has', () => {
  const values = readSettings({})
  for (const key of settingKeys) {
    const text = factsOf(key).standard
    expect([key, settings[key].parse(text)]).toEqual([key, values[key]])
    expect([key, settings[key].parse(settingText(values[key]))]).toEqual([key, values[key]])
  }
})

describe('A setting', () => {
  test.each<[SettingKey, string[], string[]]>([
    ['FINANCING', ['true', 'false'], ['', 'vielleicht']],
    ['RESERVATION_DAYS', ['1', '60', ' 3 '], ['0', '61', '2,5', '', 'drei']],
    ['FINANCE_RATE', ['0', '7,99', '7.99', '30'], ['30,01', '7,999', '-1']],
    ['API_CALLS_PER_MINUTE', ['1.000', '10000'], ['10001']],
    ['FINANCE_RATE_DATE', ['2026-09-01'], ['2026-02-30', '01.09.2026', '']],
    ['VAT_CHECK_SERVICE', ['off', 'vies'], ['', 'toString', 'Off']],
    ['CONDITION_RELEASED', ['', 'damages', 'damages, tyres,'], ['damages,toString', 'other']],
    [
      'LINK_TERMS',
      ['', 'https://haus.example/agb'],
      ['haus.example', 'https://a@haus.example', 'https://haus'],
    ],
    ['FINANCE_WARNING', ['Achtung!'], ['', ' ', 'a'.repeat(201), 'a\nb', 'a<b']],
    ['TERMS_VERSION', ['a'.repeat(20)], ['a'.repeat(21)]],
    [
      'PICK_UP_DIRECTIONS',
      ['', 'Tor 2\r\nHalle 3\n', 'a\tb'],
      ['a'.repeat(401), 'a<b', 'a\u0007b', 'a\u2028b'],
    ],
  ])('%s accepts %j and refuses %j', (key, accepted, refused) => {
    for (const text of accepted) expect([text, settings[key].safeParse(text).success]).toEqual([text, true])
    for (const text of refused) expect([text, settings[key].safeParse(text).success]).toEqual([text, false])
  })

  test('is stored as its value', () => {
    expect(settings.CONDITION_RELEASED.parse('damages, tyres,')).toEqual(['damages', 'tyres'])
    expect(settings.PICK_UP_DIRECTIONS.parse(' Tor 2\r\nHalle 3 ')).toBe('Tor 2\nHalle 3')
    expect(settings.API_CALLS_PER_MINUTE.parse('1.000')).toBe(1000)
    expect([settingText(['damages', 'tyres']), settingText(7.99), settingText(true)]).toEqual([
      'damages,tyres',
      '7.99',
      'true',
    ])
  })
})

describe('The text of a mail', () => {
  const all = 'Es gibt {Marke}, {Telefon}, {Händlerservice}, {IT-Support}.'

  test.each([
    ['Willkommen bei {Marke}, {Telefon}.', undefined],
    ['Willkommen bei {Firma}.', `„{Firma}“ ist kein Feld. ${all}`],
    ['Willkommen bei {Marke.', `„{Marke.“ ist kein Feld. ${all}`],
    ['Willkommen bei {Marke', `„{Marke“ ist kein Feld. ${all}`],
    ['Willkommen bei Marke}', `„}“ ist kein Feld. ${all}`],
    ['Willkommen bei {}', `„{}“ ist kein Feld. ${all}`],
  ])('%j has the flaw %j', (text, message) => {
    expect(messageOf('MAIL_TEXT_VERIFY', text)).toBe(message)
  })

  test('has the values of its fields, other braces as they are', () => {
    const values = {
      Marke: 'Haus',
      Telefon: '069',
      Händlerservice: 'h@haus.example',
      'IT-Support': 'it@haus.example',
    }
    expect(filledText('{Marke} {Telefon} {Händlerservice} {IT-Support} {Firma} {}', values)).toBe(
      'Haus 069 h@haus.example it@haus.example {Firma} {}',
    )
  })
})
