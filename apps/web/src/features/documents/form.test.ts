import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../api.ts'
import {
  acceptedFiles,
  chosenFlaws,
  documentTypeChoices,
  fileFlaws,
  isComplete,
  uploadProblem,
} from './form.ts'

describe('Auswahl eines Dokuments', () => {
  test('marks the required types', () => {
    expect(documentTypeChoices.map(({ label }) => label)).toEqual([
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
  ])('%s of %i bytes', (name, size, flaws) => {
    expect(fileFlaws({ name, size })).toEqual(flaws)
  })
})

describe('Eine gewählte Datei', () => {
  test.each([
    ['gewerbe.pdf', '%PDF-1.7', []],
    ['programm.pdf', 'MZ', ['file-content-differs']],
    ['a(1).pdf', 'MZ', ['file-name-invalid', 'file-content-differs']],
    ['IMG_1.HEIC', '\0\0\0\u0018ftypheic', ['file-is-heic']],
  ])('%s with %j: %j', async (name, content, flaws) => {
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
    expect(isComplete(all)).toBe(true)
    expect(isComplete(all.slice(1))).toBe(false)
  })

  test('does not count a paper that was refused', () => {
    const refused = { documentType: 'GEWERBEANMELDUNG' as const, reviewState: 'rejected' }
    expect(isComplete([refused, ...all.slice(1)])).toBe(false)
  })
})

describe('Fehler beim Hochladen', () => {
  test('name the problem the server found, or the contact', () => {
    const tooLarge = new ApiProblem({ type: 'file-too-large', status: 400, title: '' })
    expect(uploadProblem(tooLarge, 'hilfe@autoexpo.example')).toBe(
      'Die Dateigröße sollte kleiner als 1 MB sein',
    )
    expect(uploadProblem(new Error('kaputt'), 'hilfe@autoexpo.example')).toContain('hilfe@autoexpo.example')
  })
})
