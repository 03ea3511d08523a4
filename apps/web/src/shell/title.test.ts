import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test('the document title is that of the innermost page with a title', () => {
  const outer = { handle: { title: 'Startseite' } }
  const inner = {
    handle: { title: ({ make }: { make: string }) => `Fahrzeuge von ${make}` },
    loaderData: { make: 'Opel' },
  }
  expect(titleOf([outer, { handle: undefined }])).toBe('Startseite')
  expect(titleOf([outer, inner])).toBe('Fahrzeuge von Opel')
  expect(titleOf([outer, { ...inner, loaderData: undefined }])).toBeUndefined()
  expect(titleOf([])).toBeUndefined()
})
