import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parser } from '@prometheus-io/lezer-promql'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { useApi } from '../testing/api.ts'
import { someMetrics } from '../testing/metrics.ts'

const { port, read: metrics } = await someMetrics()
useApi({ METRICS_PORT: String(port) })

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
})

const rules = Rules.parse(parse(read('infra/prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules)
const panels = Dashboard.parse(JSON.parse(read('infra/grafana/portal.json'))).panels

/** The metrics an expression names. @throws Error where Prometheus would refuse it */
function metricsIn(expr: string) {
  const found: string[] = []
  parser.parse(expr).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) throw new Error(`${expr} is not readable at character ${from}`)
      if (name === 'Identifier') found.push(expr.slice(from, to))
    },
  })
  return found
}

/** The names of all series of the instance; `up` is Prometheus’s own. */
async function exportedMetrics() {
  const types = [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return new Set([...names, 'up'])
}

describe('Überwachung', () => {
  test('every alert and every panel uses metrics that exist', async () => {
    const exported = await exportedMetrics()
    const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)]
    const unknown = expressions.flatMap(({ expr }) => metricsIn(expr).filter((name) => !exported.has(name)))
    expect(expressions.length).toBeGreaterThan(20)
    expect(unknown).toEqual([])
  })

  test('every alert has an entry in the runbook, and every entry an alert', () => {
    const titles = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, title]) => title)
    expect(rules.map(({ alert }) => alert)).toEqual(titles)
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  })

  test('every alert is caused by a test of its rule', () => {
    const namesIn = (file: string, pattern: RegExp) =>
      [...new Set([...read(`infra/prometheus/${file}`).matchAll(pattern)].map(([, name]) => name))].toSorted()
    for (const file of ['alerts', 'kubernetes-alerts'])
      expect(namesIn(`${file}.test.yaml`, / - name: (\w+)/g)).toEqual(
        namesIn(`${file}.yaml`, / - alert: (\w+)/g),
      )
  })

  test('an expression that Prometheus would refuse is found', () => {
    expect(() => metricsIn('max by (instance (stock_vehicles)')).toThrow('not readable')
  })
})
