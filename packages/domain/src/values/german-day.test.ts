import { describe, expect, test } from 'vitest'
import { languages } from '../site/language.ts'
import { germanDayText } from './german-day.ts'

const hourMs = 3_600_000

describe.each(languages)('A day in %s', (language) => {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeZone: 'Europe/Berlin',
  })

  test('is written as Intl writes it, at every hour around midnight from 2016 to 2035', () => {
    for (let at = Date.UTC(2016, 0, 1); at < Date.UTC(2036, 0, 1); at += 24 * hourMs)
      for (const hour of [0, 12, 21, 22, 23]) {
        const date = new Date(at + hour * hourMs)
        const text = germanDayText(date, language)
        if (text !== format.format(date))
          expect([date.toISOString(), text]).toEqual([date.toISOString(), format.format(date)])
      }
  })

  test('may be given as an ISO date, also one before summer time', () => {
    for (const day of ['1949-05-23', '1962-07-01', '2026-03-29', '2026-10-25'])
      expect(germanDayText(day, language)).toBe(format.format(new Date(day)))
  })
})

test('A text that is no date has no day', () => {
  expect(() => germanDayText('morgen', 'de')).toThrow(RangeError)
})
