import { z } from 'zod'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const findingsShown = 20
const Findings = z.array(
  z.object({ row: z.number(), column: z.string(), value: z.string(), hint: z.string() }),
)
const Report = z.object({
  findings: Findings,
  notices: Findings.default([]),
  images: Findings.default([]),
})

type Delivery = { name: string; folder: 'done' | 'refused'; summary: string; report: object }

/** Reports the result of a delivery to the operator; the complete report is beside the file. */
export function inboxLetter(env: Env, { name, folder, summary, report }: Delivery) {
  const { findings, notices, images } = Report.parse(report)
  const all = [...findings, ...notices, ...images]
  const list = all
    .slice(0, findingsShown)
    .map(
      ({ row, column, value, hint }) =>
        `Zeile ${row}${column && `, ${column}`}${value && ` „${value}“`}: ${hint}`,
    )
  const rest = all.length - list.length
  const isDone = folder === 'done'
  return letter(env, {
    template: 'stock-inbox',
    recipient: env.MAIL_STOCK,
    subject: () => (isDone ? `Lieferung ${name} übernommen` : `Lieferung ${name} abgewiesen`),
    body: () => [
      `${name}: ${summary}`,
      ...(list.length > 0 ? ['Hinweise:', { list }] : []),
      ...(rest > 0 ? [`… und ${rest} weitere.`] : []),
      `Der ganze Bericht liegt als report.json bei der Datei im Ordner ${folder}.`,
    ],
  })
}
