/** Each alert is caused in the containers, seen firing and seen ending; an instance that alone loses the database. */
import { get } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { cases, causeIn, exec, run } from './alert-cases.ts'
import { firstStart } from './first-start.ts'
import type { Containers } from './stack.ts'

const minute = 60_000
let stack: Containers
const seen = new Map<string, string>()

/** The rules without their patience: what is caused here lasts seconds. */
const impatient = (rules: string) =>
  rules
    .replaceAll(/for: \d+m/g, 'for: 0s')
    .replaceAll(/\[(?:5m|15m|1h)\]/g, '[20s]')
    .replace('wal_archived_age_seconds) > 900', 'wal_archived_age_seconds) > 75')
    // A copy reports every 30 or 60 seconds.
    .replace('ok="true"}) > 900)', 'ok="true"}) > 90)')

/** `api-2` reaches the database by a process that can be stopped, and mails about alerts do not wait for others. */
const linked = (compose: string) =>
  compose
    .replace(
      '[node, apps/api/src/cli.ts, alert-mail, /data/alertmanager.yml]',
      `[sh, -c, "portal alert-mail /data/alertmanager.yml && sed -i -e 's/30s/1s/' -e 's/5m/5s/' /data/alertmanager.yml"]`,
    )
    .replace(
      '  api-2: *api\n',
      `  api-2:
    <<: *api
    environment:
      <<: *api-environment
      DATABASE_URL: postgresql://portal_app:\${POSTGRES_APP_PASSWORD:?fehlt}@link:5432/portal
    depends_on:
      migrate: { condition: service_completed_successfully }
      buckets: { condition: service_completed_successfully }
      link: { condition: service_started }
  link:
    <<: *portal
    command:
      - node
      - -e
      - |
        const { connect, createServer } = require('net')
        const ignore = () => undefined
        createServer((client) => {
          const server = connect(5432, 'postgres').on('error', ignore)
          client.on('error', ignore).on('close', () => server.destroy()).pipe(server)
          server.on('close', () => client.destroy()).pipe(client)
        }).listen(5432)
        process.on('SIGTERM', () => process.exit())
    env_file: []
    environment: {}
    healthcheck: { disable: true }
`,
    )

beforeAll(async () => {
  stack = await firstStart(({ read, write }) => {
    write('docker-compose.yml', linked(read('docker-compose.yml')))
    write('infra/prometheus/impatient.yaml', impatient(read('infra/prometheus/alerts.yaml')))
    write(
      'infra/prometheus/prometheus.yml',
      read('infra/prometheus/prometheus.yml')
        .replaceAll('_interval: 15s', '_interval: 1s')
        .replace('rule_files: [alerts.yaml]', 'rule_files: [impatient.yaml]'),
    )
  })
  causeIn(stack)
  await stack.succeed('docker compose --profile monitoring up -d --wait prometheus alertmanager')
}, 60 * minute)

afterAll(async () => {
  console.log(`Seen: ${[...seen].map(([alert, times]) => `${alert} ${times}`).join(', ')}`)
  await stack?.remove()
}, 5 * minute)

/** The subjects of the mails to IT support in the inbox of the mail catcher. */
async function alarmMails(): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${stack.inbox}/email`)
  const mails: { subject: string }[] = JSON.parse(await reply.text())
  return mails.map(({ subject }) => subject)
}

type Alerts = { data: { alerts: { state: string; labels: { alertname: string } }[] } }
async function firing(): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${stack.prometheus}/api/v1/alerts`)
  const { data }: Alerts = JSON.parse(await reply.text())
  return data.alerts.flatMap(({ state, labels }) => (state === 'firing' ? labels.alertname : []))
}

test('the rules and their tests are valid for Prometheus', async () => {
  const promtool =
    'docker compose --profile monitoring run --rm --no-deps -T --entrypoint promtool prometheus'
  await run(`${promtool} check config /etc/prometheus/prometheus.yml`)
  for (const file of ['alerts.test.yaml', 'kubernetes-alerts.test.yaml'])
    await run(`${promtool} test rules /etc/prometheus/${file}`)
  const { groups } = parse(stack.read('infra/prometheus/alerts.yaml'))
  const names: string[] = groups.flatMap(({ rules }: { rules: { alert: string }[] }) =>
    rules.map(({ alert }) => alert),
  )
  expect([...new Set(cases.map(([alert]) => alert))].toSorted()).toEqual(names.toSorted())
})

test.each(cases.map(([alert, cause, end, reason]) => ({ alert, cause, end, reason: reason ?? 'caused' })))(
  '$alert rings and ends: $reason',
  async ({ alert, cause, end, reason }) => {
    const startedAt = performance.now()
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
    const caused = cause()
    await expect.poll(firing, { timeout: 3 * minute, interval: 500 }).toContain(alert)
    const rangAfter = seconds()
    await caused
    await end()
    await expect.poll(firing, { timeout: 4 * minute, interval: 500 }).not.toContain(alert)
    seen.set(`${alert} (${reason})`, `${rangAfter}/${seconds()}`)
  },
  8 * minute,
)

test('every alert and its end are mailed to IT support', async () => {
  const wanted = [...new Set(cases.map(([alert]) => alert))].flatMap((name) => [
    new RegExp(`^\\[FIRING:\\d+\\] ${name}\\b`),
    new RegExp(`^\\[RESOLVED\\] ${name}\\b`),
  ])
  const missing = async () => {
    const mails = await alarmMails()
    return wanted.filter((subject) => !mails.some((mail) => subject.test(mail))).map(String)
  }
  await expect.poll(missing, { timeout: minute, interval: 2000 }).toEqual([])
})

test('every panel of the dashboard has figures of the running portal', async () => {
  type Panel = { title: string; targets?: { expr: string }[] }
  const { panels }: { panels: Panel[] } = JSON.parse(stack.read('infra/grafana/portal.json'))
  const empty: string[] = []
  for (const { title, targets = [] } of panels)
    for (const { expr } of targets) {
      const query = encodeURIComponent(expr)
      const reply = await fetch(`http://127.0.0.1:${stack.prometheus}/api/v1/query?query=${query}`)
      expect(reply.status, expr).toBe(200)
      const { data }: { data: { result: unknown[] } } = JSON.parse(await reply.text())
      if (data.result.length === 0) empty.push(title)
    }
  // A queue has figures while it has jobs.
  expect(empty.filter((title) => title !== 'Background jobs')).toEqual([])
})

/** The status of a page of cars at the proxy, whose certificate is its own. */
const statusAtProxy = () =>
  new Promise<number>((resolve, reject) => {
    const options = { port: stack.https, servername: 'localhost', rejectUnauthorized: false, agent: false }
    get({ ...options, path: '/mvp/api/mvp-car-stocks?size=24' }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    }).on('error', reject)
  })

test(
  'an instance that alone loses the database leaves its requests to the other',
  async () => {
    const liveOf = (service: string) =>
      exec(
        service,
        `node -e "fetch(\\"http://127.0.0.1:3000/livez\\").then(({ status }) => console.log(status))"`,
      )
    await run('docker compose stop link')
    const statuses: number[] = []
    const until = performance.now() + 20_000
    while (performance.now() < until) statuses.push(await statusAtProxy())
    const lastRefused = statuses.lastIndexOf(503)
    console.log(
      `Without its database: ${statuses.filter((status) => status === 503).length} of ${statuses.length} refused`,
    )
    expect(statuses.slice(lastRefused + 1).length).toBeGreaterThan(statuses.length / 2)
    expect(await liveOf('api-2')).toBe('503')

    await run('docker compose stop postgres')
    await expect.poll(() => liveOf('api-2'), { timeout: minute, interval: 500 }).toBe('200')
    await run('docker compose start postgres link')
    await expect.poll(() => statusAtProxy(), { timeout: minute, interval: 500 }).toBe(200)
  },
  5 * minute,
)
