import type { FindingRule } from '@portal/domain/house/stock-imports'

/** A refused cell for the operator: row, column, rule and a German hint. */
export type Finding = { row: number; column: string; value: string; rule: FindingRule; hint: string }

/** A finding and how many rows have it; `row` is the first of them. */
export type FindingGroup = Finding & { rows: number }

const groupsKept = 1000

/** Joins equal findings of different rows; keeps the first 1,000 and counts the rows of all. */
export class FindingGroups {
  total = 0
  #groups = new Map<string, FindingGroup>()

  constructor(findings: readonly Finding[] = []) {
    for (const finding of findings) this.add(finding)
  }

  add(finding: Finding) {
    this.total += 1
    const { column, value, rule, hint } = finding
    const key = JSON.stringify([column, value, rule, hint])
    const known = this.#groups.get(key)
    if (known) known.rows += 1
    else if (this.#groups.size < groupsKept) this.#groups.set(key, { ...finding, rows: 1 })
  }

  get list(): FindingGroup[] {
    return [...this.#groups.values()]
  }
}
