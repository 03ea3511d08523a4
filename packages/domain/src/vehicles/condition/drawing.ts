import type { Panel } from './panels.ts'

/** A place in the drawing: from the left and from above, with the nose of the car to the left. */
export type Point = readonly [x: number, y: number]
export type Placement = (point: Point) => Point

/** The drawing shows the car unfolded from above: right side on top, body, left side below. */
export const drawingSize = { width: 640, height: 400 }

type Outline = { panel: string; path: string; label: Point; isGlass?: true }

const body = [
  {
    panel: 'STOSSFAENGER_VORN',
    path: 'M70 136 C48 146 40 172 40 200 C40 228 48 254 70 264 L82 254 C68 244 62 224 62 200 C62 176 68 156 82 146 Z',
    label: [51, 200],
  },
  {
    panel: 'MOTORHAUBE',
    path: 'M88 146 C74 158 68 178 68 200 C68 222 74 242 88 254 L196 250 C190 234 188 218 188 200 C188 182 190 166 196 150 Z',
    label: [128, 200],
  },
  {
    panel: 'WINDSCHUTZSCHEIBE',
    path: 'M202 151 C196 166 194 183 194 200 C194 217 196 234 202 249 L252 240 C248 228 246 214 246 200 C246 186 248 172 252 160 Z',
    label: [221, 200],
    isGlass: true,
  },
  {
    panel: 'DACH',
    path: 'M259 160 C255 172 253 186 253 200 C253 214 255 228 259 240 L440 240 C444 228 446 214 446 200 C446 186 444 172 440 160 Z',
    label: [350, 200],
  },
  {
    panel: 'HECKSCHEIBE',
    path: 'M447 160 C450 172 452 186 452 200 C452 214 450 228 447 240 L499 247 C504 232 506 216 506 200 C506 184 504 168 499 153 Z',
    label: [479, 200],
    isGlass: true,
  },
  {
    panel: 'HECKKLAPPE',
    path: 'M506 152 C510 168 512 184 512 200 C512 216 510 232 506 248 L556 251 C562 236 565 218 565 200 C565 182 562 164 556 149 Z',
    label: [538, 200],
  },
  {
    panel: 'STOSSFAENGER_HINTEN',
    path: 'M563 147 C569 164 572 182 572 200 C572 218 569 236 563 253 L575 260 C593 250 599 226 599 200 C599 174 593 150 575 140 Z',
    label: [585, 200],
  },
] as const satisfies Outline[]

/** The left side; the right side is its mirror image. */
const side = [
  {
    panel: 'KOTFLUEGEL_VORN',
    path: 'M64 332 C70 321 92 316 130 314 L206 313 L206 354 L170 354 C170 335 156 322 138 322 C120 322 106 335 106 354 L74 354 C65 350 61 342 64 332 Z',
    label: [188, 334],
  },
  { panel: 'TUER_VORN', path: 'M212 313 L322 312 L322 354 L212 354 Z', label: [288, 336] },
  {
    panel: 'TUER_HINTEN',
    path: 'M328 312 L436 312 C443 318 446 328 443 338 C441 344 440 349 440 354 L328 354 Z',
    label: [384, 333],
  },
  {
    panel: 'SEITENWAND_HINTEN',
    path: 'M444 312 L540 312 C558 314 568 320 571 330 C573 340 571 350 565 354 L510 354 C510 335 496 322 478 322 C466 322 456 328 451 338 C453 327 451 318 444 312 Z',
    label: [527, 334],
  },
  { panel: 'SCHWELLER', path: 'M176 360 L440 360 L440 382 L176 382 Z', label: [308, 371] },
  {
    panel: 'SEITENSCHEIBE_VORN',
    path: 'M214 307 L238 290 C244 286 250 284 258 284 L320 283 L320 307 Z',
    label: [278, 296],
    isGlass: true,
  },
  {
    panel: 'SEITENSCHEIBE_HINTEN',
    path: 'M326 283 L424 284 C434 284 440 287 446 291 L466 307 L326 307 Z',
    label: [386, 296],
    isGlass: true,
  },
] as const satisfies Outline[]

const wheels = [
  { panel: 'RAD_VORN', label: [138, 356] },
  { panel: 'RAD_HINTEN', label: [478, 356] },
] as const
export const wheelRadius = 25

/** Lines that make the car recognisable: lamps, roof, wipers; of a side: handles, mirror, lamps. */
const bodyLines =
  'M90 156 L112 158 L100 170 M90 244 L112 242 L100 230 M292 172 L418 172 L418 228 L292 228 Z M204 176 L224 184 M204 224 L224 216'
const sideLines =
  'M302 321 L314 321 M416 321 L428 321 M206 306 C200 303 200 294 208 293 L215 297 L214 306 Z M66 333 L96 322 L100 318 M556 318 L569 330'

const mirrored: Placement = ([x, y]) => [x, drawingSize.height - y]
export const noseLeft: Placement = (point) => point
/** For narrow screens. */
export const noseUp: Placement = ([x, y]) => [drawingSize.height - y, x]
/** From a place in the drawing with the nose up back to the drawing's own. */
export const fromNoseUp: Placement = ([x, y]) => [y, drawingSize.height - x]

/** A path of absolute coordinates in pieces; those at odd positions are the coordinates, x and y in turn. */
const piecesOf = (path: string) => path.split(/(-?\d+(?:\.\d+)?)/)

const coordinatesOf = (path: string) =>
  piecesOf(path)
    .filter((_, position) => position % 2 === 1)
    .map(Number)

const pointsIn = (path: string): Point[] => {
  const all = coordinatesOf(path)
  return Array.from({ length: all.length / 2 }, (_, point) => [all[2 * point] ?? 0, all[2 * point + 1] ?? 0])
}

/** A path with every point placed elsewhere. */
export function placedPath(path: string, placement: Placement): string {
  const placed = pointsIn(path).flatMap((point) => placement(point).map((value) => Number(value.toFixed(1))))
  return piecesOf(path)
    .map((piece, position) => (position % 2 === 1 ? placed[(position - 1) / 2] : piece))
    .join('')
}

export type DrawnPart = {
  panel: Panel
  /** Absolute coordinates; null for a wheel, a circle around its label. */
  path: string | null
  label: Point
  isGlass: boolean
}

const sides = [
  ['LINKS', noseLeft],
  ['RECHTS', mirrored],
] as const

/** Every panel of the drawing. */
export const drawnParts: readonly DrawnPart[] = [
  ...body.map((part) => ({ isGlass: false, ...part })),
  ...sides.flatMap(([name, placement]) => [
    ...side.map((part) => ({
      isGlass: 'isGlass' in part,
      panel: `${part.panel}_${name}` as const,
      path: placedPath(part.path, placement),
      label: placement(part.label),
    })),
    ...wheels.map(({ panel, label }) => ({
      isGlass: false,
      panel: `${panel}_${name}` as const,
      path: null,
      label: placement(label),
    })),
  ]),
]

type Box = { left: number; top: number; width: number; height: number }

const pointsOf = ({ path, label: [x, y] }: DrawnPart): Point[] =>
  path === null
    ? [
        [x - wheelRadius, y - wheelRadius],
        [x + wheelRadius, y + wheelRadius],
      ]
    : pointsIn(path)

function boxAround(part: DrawnPart): Box {
  const points = pointsOf(part)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

const boxes = new Map<Panel, Box>(drawnParts.map((part) => [part.panel, boxAround(part)]))

/** The place in the drawing of a point of a panel, given as shares of the box around the panel. */
export function pointOfShares(panel: Panel, x: number, y: number): Point | null {
  const box = boxes.get(panel)
  return box ? [box.left + x * box.width, box.top + y * box.height] : null
}

const shareWithin = (value: number) => Number(Math.min(1, Math.max(0, value)).toFixed(3))

/** The shares of the box around the panel for a place in the drawing; a place outside counts as the nearest edge. */
export function sharesOfPoint(panel: Panel, [x, y]: Point): { x: number; y: number } | null {
  const box = boxes.get(panel)
  return box
    ? { x: shareWithin((x - box.left) / box.width), y: shareWithin((y - box.top) / box.height) }
    : null
}

/** Lines inside the panels. */
export const drawnLines = `${bodyLines} ${sideLines} ${placedPath(sideLines, mirrored)}`
