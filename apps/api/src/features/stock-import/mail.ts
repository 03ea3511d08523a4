import { z } from 'zod'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const shown = 20
const Findings = z.object({
  findings: z.array(z.object({ row: z.number(), column: z.string(), value: z.string(), hint: z.string() })),
})

type Told = { name: string; folder: 'done' | 'refused'; summary: string; report: object }

/** Reports the result of a delivery to the operator; the complete report is beside the file. */
export function inboxLetter(env: Env, { name, folder, summary, report }: Told) {
  const { findings } = Findings.parse(report)
  const list = findings
    .slice(0, shown)
    .map(
      ({ row, column, value, hint }) =>
        `Zeile ${row}${column && `, ${column}`}${value && ` „${value}“`}: ${hint}`,
    )
  const rest = findings.length - list.length
  const isDone = folder === 'done'
  return letter(env, {
    template: 'stock-inbox',
    recipient: env.MAIL_STOCK,
    subject: isDone ? `Lieferung ${name} übernommen` : `Lieferung ${name} abgewiesen`,
    body: [
      `${name}: ${summary}`,
      ...(list.length > 0 ? ['Hinweise:', { list }] : []),
      ...(rest > 0 ? [`… und ${rest} weitere.`] : []),
      `Der ganze Bericht liegt als report.json bei der Datei im Ordner ${folder}.`,
    ],
  })
}
