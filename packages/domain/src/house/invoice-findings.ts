import { hasErrors, type InvoiceFinding } from '../sale/invoice.ts'

export type FindingList = ReturnType<typeof findingList>

/** Collects what a check has found. */
export function findingList() {
  const findings: InvoiceFinding[] = []
  const add =
    (severity: InvoiceFinding['severity']) => (rule: string, term: string, holds: unknown, text: string) => {
      if (!holds) findings.push({ rule, term, severity, text })
    }
  return { findings, must: add('error'), should: add('hint') }
}

/** Errors first. */
export const bySeverity = (findings: readonly InvoiceFinding[]) => [
  ...findings.filter((finding) => hasErrors([finding])),
  ...findings.filter((finding) => !hasErrors([finding])),
]
