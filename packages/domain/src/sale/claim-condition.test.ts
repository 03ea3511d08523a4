import { expect, test } from 'vitest'
import { conditionAfterClaim, damageKindIn } from './claim-condition.ts'

test.each([
  ['Delle etwa 3 cm, Lack gebrochen.', 'DELLE'],
  ['Tiefer Kratzer', 'KRATZER'],
  ['Die Scheibe ist gerissen', 'RISS'],
  ['Hagel auf dem Dach, viele Dellen', 'HAGEL'],
  ['Der Aschenbecher fehlt', 'FEHLT'],
  ['Lack matt', 'LACKSCHADEN'],
  ['Macht Geräusche', null],
  ['Anlasser dreht nicht', null],
])('"%s" names %s', (description, kind) => {
  expect(damageKindIn(description)).toBe(kind)
})

const dent = {
  id: 'a',
  panel: 'TUER_VORN_LINKS' as const,
  kind: 'DELLE' as const,
  note: 'klein',
  ownPhotos: ['alt'],
}
const noPhotos: string[] = []
const item = { area: 'body', panel: null, damageId: null, description: 'Delle', photos: noPhotos } as const
const after = (items: Parameters<typeof conditionAfterClaim>[1]['items'], known = {}) =>
  conditionAfterClaim({ damages: [dent], findings: null, ...known }, { number: 'R-0007', items }, () => 'new')

test('A damage that has become worse keeps its facts and gets a note and the photos', () => {
  const worse = { ...item, damageId: 'a', description: 'jetzt 9 cm', photos: ['neu'] }
  expect(after([worse]).damages).toEqual([
    { ...dent, note: 'klein R-0007: jetzt 9 cm', ownPhotos: ['alt', 'neu'] },
  ])
})

test('A damage has the photos of the claim up to its maximum, those before it first to go', () => {
  const photos = Array.from({ length: 12 }, (_, index) => `neu ${index}`)
  const [worse] = after([{ ...item, damageId: 'a', photos: photos.slice(0, 10) }]).damages ?? []
  expect(worse?.ownPhotos).toEqual(photos.slice(0, 10))
  const added = after([{ ...item, panel: 'DACH', photos }]).damages?.at(-1)
  expect(added?.ownPhotos).toEqual(photos.slice(0, 10))
})

test('A named kind of damage is added to its panel, and nothing that was recorded is lost', () => {
  const { damages, findings } = after([{ ...item, panel: 'DACH' }])
  expect(damages).toMatchObject([dent, { id: 'new', panel: 'DACH', kind: 'DELLE', note: 'R-0007: Delle' }])
  expect(findings).toBeNull()
})

test('Everything else is a defect of its group, together with what was found before', () => {
  const engine = { ...item, area: 'engine', description: 'Verliert Öl' } as const
  const known = { findings: [{ group: 'ANTRIEB', grade: 'OHNE_BEFUND', note: null }] }
  expect(after([engine, { ...engine, description: 'Rasselt' }], known).findings).toEqual([
    { group: 'ANTRIEB', grade: 'MANGEL', note: 'R-0007: Verliert Öl R-0007: Rasselt' },
  ])
  expect(after([{ ...item, panel: 'DACH', description: 'Wölbt sich' }]).findings).toEqual([
    { group: 'KAROSSERIE', grade: 'MANGEL', note: 'R-0007: Dach: Wölbt sich' },
  ])
})

test('Papers are no finding, and a condition that was not recorded stays so', () => {
  const papers = { ...item, area: 'papers', description: 'Teil II ist verschwunden' } as const
  expect(after([papers], { damages: null })).toEqual({ damages: null, findings: null })
})
