import { writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'

/** A row of a Markdown table. */
export const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

export const heading = (...cells: string[]) => [row(...cells), row(...cells.map(() => '---'))]

/** Whether a figure is within its limit; null = no goal. */
export const verdict = (value: number, limit: number | null) =>
  limit === null ? 'no goal' : value <= limit ? 'met' : 'MISSED'

/** Whether a figure reaches its minimum. */
export const reached = (value: number, goal: number) => (value >= goal ? 'met' : 'MISSED')

/** Hardware and the current load of other programs. */
export const machine = () =>
  `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} (one minute, at the end)`

/** Prints a table and writes it to bench/results/<name>.md. */
export async function publish(name: string, title: string, lines: string[]) {
  const text = `# ${title}\n\n${machine()}\n\n${lines.join('\n')}\n`
  console.log(text)
  await writeFile(new URL(`./results/${name}.md`, import.meta.url), text)
}
