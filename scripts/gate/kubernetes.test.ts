/** Checks the manifests against the types of their kinds, and the rules for all of them. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import { PodMonitor, PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'infra/kubernetes')

type Manifest = { apiVersion: string; kind: string; metadata?: { name: string } }

const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted()
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
      const content: Manifest = document.toJS()
      return { file, content, text: JSON.stringify(content) }
    }),
  )

/** Type errors of these documents as values of their kinds, unknown fields included. */
function typeErrors(documents: Manifest[]): string {
  const file = join(root, 'scripts/gate/.manifests', `${process.pid}-${performance.now()}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  onTestFinished(() => rmSync(file, { force: true }))
  const lines = documents.map(
    (one, at) =>
      `export const m${at}: Kinds['${one.apiVersion} ${one.kind}'] & Head = ${JSON.stringify(one)}`,
  )
  const head = [
    `import type { Kinds } from '../kubernetes-kinds.ts'`,
    'type Head = { apiVersion: string; kind: string }',
  ]
  writeFileSync(file, [...head, ...lines].join('\n'))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext']
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...options, '--allowImportingTsExtensions', file], {
      encoding: 'utf8',
    })
    return ''
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

/** The models with a schema at run time, which also knows patterns, limits and lists of values. */
const models = {
  ...{ ConfigMap, Deployment, Gateway, HorizontalPodAutoscaler, HTTPRoute, Job, Namespace, NetworkPolicy },
  ...{ PersistentVolumeClaim, PodDisruptionBudget, PodMonitor, PrometheusRule, Service },
}
const isModelled = (kind: string): kind is keyof typeof models => kind in models

/** What the schema of the kind refuses, empty if nothing; kinds without a model (kubernetes-kinds.ts) are not checked. */
function problemOf({ kind, ...content }: Manifest): string {
  if (!isModelled(kind)) return ''
  try {
    new models[kind](JSON.parse(JSON.stringify(content))).validate()
    return ''
  } catch (error) {
    return String(error)
  }
}

const ofKind = (kind: string) => manifests.filter(({ content }) => content.kind === kind)

describe('Kubernetes', () => {
  test('every document has the fields of its kind and no other', { timeout: 60_000 }, () => {
    expect(manifests.length).toBeGreaterThan(12)
    expect(typeErrors(manifests.map(({ content }) => content))).toBe('')
  })

  test('every value has the form that the schema of its kind demands', () => {
    for (const { file, content } of manifests) expect(problemOf(content), `${file} ${content.kind}`).toBe('')
    const withText = (kind: string, from: string, to: string) =>
      JSON.parse(
        ofKind(kind)
          .find(({ text }) => text.includes(from))
          ?.text.replace(from, to) ?? '{}',
      )
    expect(problemOf(withText('Deployment', '"replicas":1', '"replicas":"1"'))).toContain('replicas')
    expect(problemOf(withText('HTTPRoute', '"hostnames":["', '"hostnames":["Not a name '))).toContain(
      'hostnames',
    )
  })

  test('a misspelt field and an unknown kind are found', { timeout: 60_000 }, () => {
    const deployment = ofKind('Deployment')[0]?.content
    const probes = JSON.parse(JSON.stringify(deployment).replace('livenessProbe', 'livenessProbes'))
    expect(typeErrors([probes])).toContain('livenessProbes')
    const cluster = JSON.parse(
      JSON.stringify(ofKind('Cluster')[0]?.content).replace('instances', 'instanzen'),
    )
    expect(typeErrors([cluster])).toContain('instanzen')
    expect(typeErrors([{ apiVersion: 'networking.k8s.io/v1', kind: 'Ingress' }])).toContain('Ingress')
  })

  test('every Deployment has probes, limits, a read-only file system and no root', () => {
    for (const { file, text } of ofKind('Deployment'))
      for (const wanted of [
        ...['startupProbe', 'readinessProbe', 'livenessProbe', '"limits"'],
        ...['"readOnlyRootFilesystem":true', '"runAsNonRoot":true', '"allowPrivilegeEscalation":false'],
      ])
        expect(`${file} ${text.includes(wanted) ? '' : `lacks ${wanted}`}`).toBe(`${file} `)
  })

  test('metrics are reachable for Prometheus only', () => {
    const metrics = ofKind('NetworkPolicy').filter(({ text }) => /"port":(?:"metrics"|9187)/.test(text))
    expect(metrics.map(({ content }) => content.metadata?.name)).toEqual(['metrics', 'database'])
    for (const { text } of metrics) expect(text).toContain('"app.kubernetes.io/name":"prometheus"')
    expect(ofKind('Service').some(({ text }) => text.includes('metrics'))).toBe(false)
  })

  test('the alert rules are those of docker compose, with the backups of CloudNativePG', async () => {
    const groupsOf = (name: string) =>
      parse(readFileSync(join(root, 'infra/prometheus', name), 'utf8')).groups
    const groups = [groupsOf('alerts.yaml')[0], ...groupsOf('kubernetes-alerts.yaml')]
    const rule = {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: 'portal' },
      spec: { groups },
    }
    const head = '# Made from infra/prometheus by `pnpm vitest run -u scripts/gate/kubernetes.test.ts`.\n'
    await expect(head + stringify(rule)).toMatchFileSnapshot(join(folder, 'rules.yaml'))
  })

  test('only a migration owns the tables, and no process gets all secrets', () => {
    const using = (text: string) => manifests.filter((one) => one.text.includes(text)).map(({ file }) => file)
    expect(using('"name":"portal-db-app"')).toEqual([join('migrate', 'job.yaml')])
    expect(using('"key":"SMTP_URL"')).toEqual(['worker.yaml'])
    expect(using('"secretRef"')).toEqual([])
  })

  test('the migration is a separate job, which the main kustomization leaves out', () => {
    expect(ofKind('Job').map(({ file }) => file)).toEqual([join('migrate', 'job.yaml')])
    const main = readFileSync(join(folder, 'kustomization.yaml'), 'utf8')
    expect(main).not.toMatch(/^ {2}- migrate/m)
  })
})
