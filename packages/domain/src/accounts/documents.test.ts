import { describe, expect, test } from 'vitest'
import {
  contentFlaw,
  fileNameFlaw,
  isTradeRegistrationOutdated,
  missingTypes,
  paperLabel,
  papersOf,
} from './documents.ts'

describe('Dokument', () => {
  test.each([
    ['Führerschein_1 neu-2.pdf', null],
    [`${'a'.repeat(250)}.docx`, null],
    ['', 'file-name-missing'],
    ['  ', 'file-name-missing'],
    ['a(1).pdf', 'file-name-invalid'],
    [`${'a'.repeat(251)}.pdf`, 'file-name-invalid'],
    [`${'\u{10400}'.repeat(130)}.pdf`, 'file-name-invalid'],
    ['a.tar.gz', 'file-name-invalid'],
    ['a\nb.pdf', 'file-name-invalid'],
    ['ohne', 'file-name-invalid'],
    ['bild.svg', 'file-type-not-allowed'],
  ])('called %j is %s', (name, flaw) => {
    expect(fileNameFlaw(name)).toBe(flaw)
  })

  test('of a German company are those of the specification', () => {
    expect(papersOf('DE')).toEqual([
      { type: 'GEWERBEANMELDUNG', label: 'Gewerbeanmeldung', required: true },
      { type: 'PASS_VORDERSEITE', label: 'Pass Vorderseite', required: true },
      { type: 'PASS_RUECKSEITE', label: 'Pass Rückseite', required: true },
      { type: 'HANDELSREGISTERAUSZUG', label: 'Handelsregisterauszug', required: false },
    ])
  })

  test('of every required type must be there; the register extract may be missing', () => {
    expect(missingTypes([{ documentType: 'PASS_VORDERSEITE' }], 'DE')).toEqual([
      'GEWERBEANMELDUNG',
      'PASS_RUECKSEITE',
    ])
    const all = ['GEWERBEANMELDUNG', 'PASS_VORDERSEITE', 'PASS_RUECKSEITE'].map((documentType) => ({
      documentType,
    }))
    expect(missingTypes(all, 'DE')).toEqual([])
  })

  test('of a company from another country contain the extract of its register, and no trade registration', () => {
    expect(papersOf('PL').map(({ label, required }) => [label, required])).toEqual([
      ['Registerauszug (KRS oder CEIDG)', true],
      ['Pass Vorderseite', true],
      ['Pass Rückseite', true],
    ])
    expect(missingTypes([{ documentType: 'GEWERBEANMELDUNG' }], 'PL')).toEqual([
      'HANDELSREGISTERAUSZUG',
      'PASS_VORDERSEITE',
      'PASS_RUECKSEITE',
    ])
    expect(paperLabel('AT', 'HANDELSREGISTERAUSZUG')).toBe('Registerauszug (Firmenbuch)')
    expect(paperLabel('DE', 'HANDELSREGISTERAUSZUG')).toBe('Handelsregisterauszug')
    // Handed in before the company moved to another country.
    expect(paperLabel('AT', 'GEWERBEANMELDUNG')).toBe('Gewerbeanmeldung')
  })

  test.each([
    ['2025-06-15', false],
    ['2025-06-14', true],
    ['2026-06-15', false],
  ])('of %s is outdated on 15 June 2026: %s', (issued, isOutdated) => {
    expect(isTradeRegistrationOutdated(issued, '2026-06-15')).toBe(isOutdated)
  })
})

describe('Der Inhalt einer gewählten Datei', () => {
  const start = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  test.each([
    ['gewerbe.pdf', '%PDF-1.7\n', null],
    ['gewerbe.PDF', '%PDF-1.7\n', null],
    ['pass.jpg', '\xff\xd8\xff\xe0', null],
    ['pass.jpeg', '\xff\xd8\xff\xe1', null],
    ['pass.png', '\x89PNG\r\n\x1a\n', null],
    ['gewerbe.docx', 'PK\x03\x04', null],
    ['programm.pdf', 'MZ\x90\x00', 'file-content-differs'],
    ['pass.png', '\xff\xd8\xff\xe0', 'file-content-differs'],
    ['leer.pdf', '', 'file-content-differs'],
    ['pass.jpg', '\x00\x00\x00\x18ftypheic', 'file-is-heic'],
    ['IMG_1.HEIC', '\x00\x00\x00\x24ftypmif1', 'file-is-heic'],
    ['bild.svg', '<svg>', null],
  ])('%s that starts with %j: %s', (name, text, flaw) => {
    expect(contentFlaw(name, start(text))).toBe(flaw)
  })
})
