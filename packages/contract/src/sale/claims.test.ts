import { claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { expect, test } from 'vitest'
import { NewClaim } from './claims.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => id(from + index))
const item = (photos: string[]) => ({ area: 'body', description: 'Delle', photos })
const half = claimPhotosMaximum / 2
const refused = `Höchstens ${claimPhotosMaximum} Fotos, jedes einmal.`

test.each<[what: string, photos: string[][], message: string | undefined]>([
  ['no photos', [[]], undefined],
  ['the most photos of all defects together', [ids(0, half), ids(half, half)], undefined],
  ['one photo too many', [ids(0, half), ids(half, half + 1)], refused],
  ['the same photo of two defects', [ids(0, 2), ids(1, 2)], refused],
])('A claim with %s', (_, photos, message) => {
  expect(NewClaim.safeParse({ km: 68_420, items: photos.map(item) }).error?.issues[0]?.message).toBe(message)
})
