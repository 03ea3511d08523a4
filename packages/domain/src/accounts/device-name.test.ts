import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge auf Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Chrome/140.0 Safari/537.36 OPR/120.0`,
    'Opera auf Mac',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${like} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet auf Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} FxiOS/140.0 Safari/604.1`,
    'Firefox auf iPhone',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/140.0 Safari/537.36`, 'Chrome auf ChromeOS'],
  [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${like} CriOS/140.0 Safari/604.1`, 'Chrome auf iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1.15`, 'Safari auf Mac'],
  ['curl/8.9.0', 'Browser auf unbekanntem System'],
  ['', 'Browser auf unbekanntem System'],
])('The user agent %j is named „%s“', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
