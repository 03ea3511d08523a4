import { describe, expect, test } from 'vitest'
import { areAlike, fileMaxBytes, isHeicContent, judgeFile, vehicleInName } from './photos.ts'

describe('file names', () => {
  test.each([
    ['480988_03.jpg', { gwnummer: '480988', number: 3 }],
    ['480988_3.webp', { gwnummer: '480988', number: 3 }],
    ['480988_gutachten.pdf', { gwnummer: '480988', number: null }],
    ['480988.jpg', { gwnummer: '480988', number: null }],
    ['480988_123.jpg', { gwnummer: '480988', number: null }],
    ['4809881_01.jpg', null],
    ['IMG_2231.jpg', null],
    ['', null],
  ])('%s belongs to %j', (name, target) => {
    expect(vehicleInName(name)).toEqual(target)
  })

  test.each([
    ['a.JPG', 'GUTACHTEN_INTERNETBILD'],
    ['a.jpeg', 'GUTACHTEN_INTERNETBILD'],
    ['gutachten.pdf', 'GUTACHTEN_LIGHT'],
    ['scan.pdf', 'GUTACHTEN_LIGHT'],
    ['480988_Zustandsbericht.PDF', 'VERKAUFSEXPERTISE'],
  ])('%s is of type %s', (name, type) => {
    expect(judgeFile(name, fileMaxBytes)).toEqual({ type })
  })
})

test.each([
  ['a.jpg', fileMaxBytes + 1, 'Die Datei ist größer als 25 MB.'],
  ['a.jpg', 0, 'Die Datei ist leer.'],
  ['a.heic', 1, 'HEIC muss vor dem Hochladen in JPEG umgewandelt werden.'],
  ['foto', 1, 'Das ist kein Foto (JPEG, PNG, WebP) und kein PDF.'],
  ['foto.jpg.exe', 1, 'Das ist kein Foto (JPEG, PNG, WebP) und kein PDF.'],
])('%s with %d bytes: %s', (name, bytes, flaw) => {
  expect(judgeFile(name, bytes)).toEqual({ flaw })
})

test.each([
  ['00000000000000ff', '00000000000000ff', true],
  ['00000000000000ff', '00000000000000e0', true],
  ['00000000000000ff', '00000000000000c0', false],
  ['ffffffffffffffff', '0000000000000000', false],
])('photos with the hashes %s and %s are alike: %s', (one, other, alike) => {
  expect(areAlike(one, other)).toBe(alike)
})

test.each([
  ['HEIC of a phone', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', true],
  ['a burst of HEIC', '\0\0\0\u0018ftypmsf1\0\0\0\0', true],
  ['a video', '\0\0\0\u0018ftypmp42\0\0\0\0', false],
  ['JPEG', 'ÿØÿà\0\u0010JFIF\0\u0001\u0001', false],
  ['nothing', '', false],
])('the content is recognised: %s', (_what, content, isHeic) => {
  expect(isHeicContent(Buffer.from(content, 'latin1'))).toBe(isHeic)
})
