import { describe, expect, test } from 'vitest'
import { documentFlaw, isTradeRegistrationOutdated, missingTypes } from './documents.ts'

const file = (name: string, bytes = 1, documentType: string | null = 'GEWERBEANMELDUNG') =>
  documentFlaw({ name, bytes, documentType })

describe('Dokument', () => {
  test.each([
    [file('Führerschein_1 neu-2.pdf'), null],
    [file(`${'a'.repeat(250)}.docx`, 1_048_576), null],
    [file('a.pdf', 1, null), 'document-type-missing'],
    [file('a.pdf', 1, ''), 'document-type-missing'],
    [file(''), 'file-name-missing'],
    [file('a(1).pdf'), 'file-name-invalid'],
    [file(`${'a'.repeat(251)}.pdf`), 'file-name-invalid'],
    [file('a.tar.gz'), 'file-name-invalid'],
    [file('a\nb.pdf'), 'file-name-invalid'],
    [file('ohne'), 'file-name-invalid'],
    [file('bild.svg'), 'file-type-not-allowed'],
    [file('a.pdf', 1_048_577), 'file-too-large'],
  ])('%#: %s is %s', (found, expected) => {
    expect(found).toBe(expected)
  })

  test('of every required type must be there; the register extract may be missing', () => {
    expect(missingTypes([{ documentType: 'PASS_VORDERSEITE' }])).toEqual([
      'GEWERBEANMELDUNG',
      'PASS_RUECKSEITE',
    ])
    const all = ['GEWERBEANMELDUNG', 'PASS_VORDERSEITE', 'PASS_RUECKSEITE'].map((documentType) => ({
      documentType,
    }))
    expect(missingTypes(all)).toEqual([])
  })

  test.each([
    ['2025-06-15', false],
    ['2025-06-14', true],
    ['2026-06-15', false],
  ])('of %s is outdated on 15 June 2026: %s', (issued, isOutdated) => {
    expect(isTradeRegistrationOutdated(issued, '2026-06-15')).toBe(isOutdated)
  })
})
