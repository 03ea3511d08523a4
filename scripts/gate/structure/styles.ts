/** Style sheets take spacing, radius and type sizes from the tokens and change at five widths. */
import type { SourceFile } from './files.ts'

/** In pixels: large phones, tablets, the house's column, two columns beside each other, the widest page. */
const breakpoints = [480, 720, 900, 1024, 1200]
const tokens = 'apps/web/src/ui/tokens.css'
const isSheet = (path: string) =>
  /^apps\/web\/src\/.*\.css$/.test(path) && path !== tokens && !path.endsWith('/fonts.css')

const scaled =
  /^(?:margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding|font|font-size)(?:-|$)|radius$/
/** A width of one pixel is a line and not a space. */
const number = /(?<![\w.#-])-?(?!1px\b)(?:\d*[1-9]\d*(?:\.\d+)?|\d*\.\d+)(?:px|rem|em)\b/
const declaration = /(?<=[;{]\s*)([a-z-]+):([^;{}]+);/g
const width = /\b(min|max)-width:\s*(\d+)px/g

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (found) => found.replaceAll(/[^\n]/g, ' '))

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

function numberProblems({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  return [...code.matchAll(declaration)].flatMap(({ index, 1: property = '', 2: value = '' }) => {
    const found = scaled.test(property) && number.exec(value)?.[0]
    return found
      ? [`${path}:${lineOf(code, index)}: ${property} has ${found}, take the nearest token of ${tokens}`]
      : []
  })
}

/** A query with `max-width` ends one pixel before the breakpoint. */
const isBreakpoint = (bound: string | undefined, pixels: number) =>
  breakpoints.includes(bound === 'max' ? pixels + 1 : pixels)

function breakpointProblems({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  const queries = path.endsWith('.css') ? /@(?:media|container)[^{]*/g : /\b(?:useMedia|matchMedia)\([^)]*/g
  return [...code.matchAll(queries)].flatMap(({ index, 0: query }) =>
    [...query.matchAll(width)]
      .filter(([, bound, pixels]) => !isBreakpoint(bound, Number(pixels)))
      .map(
        ([found]) =>
          `${path}:${lineOf(code, index)}: ${found} is no breakpoint; they are ${breakpoints.join(', ')} px`,
      ),
  )
}

/** @returns one line per number outside the scale and per width that is no breakpoint */
export function styleProblems(files: SourceFile[]): string[] {
  const web = files.filter(({ path }) => path.startsWith('apps/web/src/'))
  return [
    ...web.filter(({ path }) => isSheet(path)).flatMap(numberProblems),
    ...web.flatMap(breakpointProblems),
  ]
}
