import { asOperator, type Operator } from '../operator/operator.ts'
import { DeliveryReport } from './delivery.ts'
import { DeliveryError } from './delivery-bytes.ts'

const findingsShown = 20

/** Prints the first findings of a delivery; the report contains all. */
function printFindings({ findings, total }: DeliveryReport) {
  for (const { row, column, value, hint } of findings.slice(0, findingsShown))
    console.error(`Zeile ${row}, ${column} „${value}“: ${hint}`)
  if (total > findingsShown) console.error(`… und ${total - findingsShown} weitere Hinweise.`)
}

/**
 * Runs an operator's import of one file. Prints findings and summary; sets exit code 2 when rows were refused and 1
 * when the file as a whole is unusable.
 *
 * @param work imports and returns its German summary
 */
export async function runImport(work: (operator: Operator, report: DeliveryReport) => Promise<string>) {
  const report = new DeliveryReport()
  try {
    await asOperator(async (operator) => {
      const summary = await work(operator, report)
      printFindings(report)
      console.log(summary)
    })
    if (report.rejected > 0) process.exitCode = 2
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
