import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import { needOf } from './facts.ts'
import { acceptedFiles, chosenFlaws, fileFlaws, isComplete, paperChoices, uploadProblem } from './form.ts'

describe('Auswahl eines Dokuments', () => {
  test('marks the required types', () => {
    expect(paperChoices('DE').map(({ label }) => label)).toEqual([
      'Gewerbeanmeldung *',
      'Pass Vorderseite *',
      'Pass Rückseite *',
      'Handelsregisterauszug',
    ])
  })

  test('offers the six endings of the specification', () => {
    expect(acceptedFiles.split(',').toSorted()).toEqual(['.doc', '.docx', '.jpeg', '.jpg', '.pdf', '.png'])
  })

  test.each([
    ['gewerbe.pdf', 1_048_576, []],
    ['gewerbe.pdf', 1_048_577, ['file-too-large']],
    ['Führerschein.pdf', 10, []],
    ['scan.tiff', 10, ['file-type-not-allowed']],
    ['a(1).pdf', 10, ['file-name-invalid']],
    ['a(1).pdf', 2_000_000, ['file-name-invalid', 'file-too-large']],
  ])('%s of %i bytes has the flaws %j', (name, size, flaws) => {
    expect(fileFlaws({ name, size })).toEqual(flaws)
  })
})

describe('Eine gewählte Datei', () => {
  test.each([
    ['gewerbe.pdf', '%PDF-1.7', []],
    ['programm.pdf', 'MZ', ['file-content-differs']],
    ['a(1).pdf', 'MZ', ['file-name-invalid', 'file-content-differs']],
    ['IMG_1.HEIC', '\0\0\0\u0018ftypheic', ['file-is-heic']],
  ])('%s with %j has the flaws %j', async (name, content, flaws) => {
    expect(await chosenFlaws(new File([content], name))).toEqual(flaws)
  })
})

describe('Vollständigkeit', () => {
  const all = [
    { documentType: 'GEWERBEANMELDUNG' as const },
    { documentType: 'PASS_VORDERSEITE' as const },
    { documentType: 'PASS_RUECKSEITE' as const },
  ]

  test('needs the three required papers', () => {
    expect(isComplete(all, 'DE')).toBe(true)
    expect(isComplete(all.slice(1), 'DE')).toBe(false)
  })

  test('does not count a rejected paper', () => {
    const refused = { documentType: 'GEWERBEANMELDUNG' as const, reviewState: 'rejected' }
    expect(isComplete([refused, ...all.slice(1)], 'DE')).toBe(false)
  })
})

describe('Fehler beim Hochladen', () => {
  test('name the problem that the server reports, or the contact', () => {
    const tooLarge = new ApiProblem({ type: 'file-too-large', status: 400, title: '' })
    expect(uploadProblem(tooLarge, 'hilfe@autoexpo.example')).toBe(
      'Die Dateigröße sollte kleiner als 1 MB sein',
    )
    expect(uploadProblem(new Error('kaputt'), 'hilfe@autoexpo.example')).toContain('hilfe@autoexpo.example')
  })
})

describe('Erforderliche Dokumente', () => {
  const type = 'GEWERBEANMELDUNG' as const
  const chosen = { id: '1', file: new File(['x'], 'gewerbe.pdf'), documentType: type } as const
  const uploaded = (reviewState: 'open' | 'accepted' | 'rejected') => ({
    id: '2',
    name: 'gewerbe.pdf',
    documentType: type,
    bytes: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    reviewState,
    reviewReason: null,
  })

  test.each([
    ['open', true],
    ['accepted', true],
    ['rejected', false],
  ] as const)('count an uploaded paper that is %s: %s', (reviewState, isUploaded) => {
    expect(needOf(type, [], [uploaded(reviewState)]).isUploaded).toBe(isUploaded)
  })

  test('do not count a paper that is only chosen', () => {
    expect(needOf(type, [chosen], [])).toMatchObject({ isUploaded: false, isChosen: true })
    expect(needOf(type, [{ ...chosen, problem: 'zu groß' }], [])).toMatchObject({ isChosen: false })
    expect(needOf('PASS_VORDERSEITE', [chosen], [])).toMatchObject({ isUploaded: false, isChosen: false })
  })
})
