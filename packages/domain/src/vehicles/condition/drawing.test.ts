import { expect, test } from 'vitest'
import {
  drawingSize,
  drawnParts,
  fromNoseUp,
  noseUp,
  placedPath,
  pointOfShares,
  sharesOfPoint,
} from './drawing.ts'
import { drawnPanels } from './panels.ts'

test('every drawn panel is in the drawing once, with its label inside', () => {
  expect(drawnParts.map(({ panel }) => panel).toSorted()).toEqual(
    drawnPanels.map(({ value }) => value).toSorted(),
  )
  for (const {
    label: [x, y],
  } of drawnParts) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(drawingSize.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(drawingSize.height)
  }
})

test('the right side mirrors the left one', () => {
  const labelOf = (name: string) => drawnParts.find(({ panel }) => panel === name)?.label
  expect(labelOf('TUER_VORN_LINKS')).toEqual([288, 336])
  expect(labelOf('TUER_VORN_RECHTS')).toEqual([288, 64])
})

test('a place with the nose up leads back to the same place', () => {
  expect(fromNoseUp(noseUp([120, 30]))).toEqual([120, 30])
  expect(placedPath('M10 20 L30 40 Z', noseUp)).toBe('M380 10 L360 30 Z')
})

test('a point of a panel is kept as shares of the box around it', () => {
  expect(pointOfShares('TUER_VORN_LINKS', 0.5, 1)).toEqual([267, 354])
  expect(sharesOfPoint('TUER_VORN_LINKS', [267, 354])).toEqual({ x: 0.5, y: 1 })
  expect(sharesOfPoint('RAD_VORN_LINKS', [0, 356])).toEqual({ x: 0, y: 0.5 })
  expect(pointOfShares('UNTERBODEN', 0.5, 0.5)).toBeNull()
})
