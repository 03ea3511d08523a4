/** The size limits of files. */
import type { SourceFile } from './files.ts'

const longest = 300
const medianBudget = 60
const percentile95Budget = 250
const exempt = [
  /\.(test|spec)\.tsx?$/,
  /\.css$/,
  /^packages\/domain\/src\/options\.ts$/,
  /^apps\/web\/src\/routes\.tsx$/,
  /vehicle-art\.mjs$/,
  /^bench\//,
  /^e2e\//,
]

/** @returns one line per exceeded limit. */
export function sizeProblems(files: SourceFile[]): string[] {
  const counted = files.filter(({ path }) => !exempt.some((pattern) => pattern.test(path)))
  const sizes = counted.map(({ lines }) => lines).toSorted((a, b) => a - b)
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0
  const tooLong = counted.filter(({ lines }) => lines > longest)
  return [
    ...tooLong.map(({ path, lines }) => `${path}: ${lines} lines, at most ${longest} are allowed`),
    ...(at(0.5) > medianBudget
      ? [`the median file has ${at(0.5)} lines, at most ${medianBudget} are allowed`]
      : []),
    ...(at(0.95) > percentile95Budget ? [`5 % of the files have more than ${percentile95Budget} lines`] : []),
  ]
}
