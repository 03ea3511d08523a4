/** A line chart with logarithmic axes: milliseconds by stock size. */
type Line = {
  name: string
  points: (readonly [size: number, ms: number])[]
  /** The number of a colour; by default that of the line. */
  colour?: number
  isDashed?: boolean
}

const [width, height, left, bottom, top, right] = [820, 400, 60, 50, 20, 300]
const labelHeight = 15
const colours = ['#0a5c8a', '#b3541e', '#6b7280']

/**
 * @param lines one line each, labelled at the last point
 * @returns an SVG document
 */
export function plot(lines: Line[]): string {
  const all = lines.flatMap(({ points }) => points)
  const sizes = [...new Set(all.map(([size]) => size))]
  const decades = (values: number[]) =>
    [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))] as const
  const [low, high] = decades(all.map(([, ms]) => ms))
  const [small, large] = [Math.log10(Math.min(...sizes)), Math.log10(Math.max(...sizes))]
  const x = (size: number) => left + ((Math.log10(size) - small) / (large - small)) * (width - left - right)
  const y = (ms: number) =>
    height - bottom - ((Math.log10(ms) - low) / (high - low)) * (height - bottom - top)
  const text = (atX: number, atY: number, content: string, anchor = 'middle', fill = '#374151') =>
    `<text x="${atX.toFixed(1)}" y="${atY.toFixed(1)}" text-anchor="${anchor}" fill="${fill}">${content}</text>`
  const rule = (ms: number) =>
    `<line x1="${left}" x2="${width - right}" y1="${y(ms).toFixed(1)}" y2="${y(ms).toFixed(1)}" stroke="#e5e7eb"/>`
  const ticks = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step))
  const lastMs = ({ points }: Line) => points.at(-1)?.[1] ?? 1
  const fromAbove = lines.toSorted((a, b) => lastMs(b) - lastMs(a))
  /** Labels of close lines are moved apart. */
  const labelAt = new Map<Line, number>()
  for (const [index, line] of fromAbove.entries()) {
    const above = fromAbove[index - 1]
    const free = above ? (labelAt.get(above) ?? 0) + labelHeight : 0
    labelAt.set(line, Math.max(free, y(lastMs(line)) + 4))
  }
  const drawn = lines.flatMap((line, index) => {
    const { name, points, isDashed = false } = line
    const colour = colours[(line.colour ?? index) % colours.length]
    const path = points.map(([size, ms]) => `${x(size).toFixed(1)},${y(ms).toFixed(1)}`).join(' ')
    const dots = points.map(
      ([size, ms]) =>
        `<circle cx="${x(size).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="3.5" fill="${colour}"/>`,
    )
    const [size, ms] = points.at(-1) ?? [1, 1]
    const label = text(
      x(size) + 10,
      labelAt.get(line) ?? y(ms),
      `${name} ${ms.toFixed(2)} ms`,
      'start',
      colour,
    )
    return [
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${isDashed ? ' stroke-dasharray="5 4"' : ''}/>`,
      ...dots,
      label,
    ]
  })
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="p50 in milliseconds against vehicles in stock">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...ticks.flatMap((ms) => [rule(ms), text(left - 8, y(ms) + 4, `${ms} ms`, 'end')]),
    ...sizes.map((size) =>
      text(x(size), height - bottom + 20, size.toLocaleString('en', { notation: 'compact' })),
    ),
    text((left + width - right) / 2, height - 8, 'vehicles in stock (p50 over HTTP, one client)'),
    ...drawn,
    '</svg>',
  ].join('\n')}\n`
}
