/**
 * `pnpm test:clock '2027-03-28 01:55' [America/Los_Angeles]` runs the gate as if it started at this time of
 * Europe/Berlin, on a machine in the given time zone: Node, PostgreSQL and the browser get the same shifted clock.
 * Without arguments it takes a random one of the times at which tests are most likely to fail, and prints it.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { instantOf } from '../../packages/domain/src/buyer/appointment.ts'

const dayMs = 86_400_000
const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles']

/** The next day from tomorrow on for which a condition holds, as an ISO date. */
function nextDay(isWanted: (day: Date) => boolean): string {
  let at = Date.now() + dayMs
  while (!isWanted(new Date(at))) at += dayMs
  return new Date(at).toISOString().slice(0, 10)
}
const isDate = (month: number, date: number) => (day: Date) =>
  day.getUTCMonth() + 1 === month && day.getUTCDate() === date
const isLastSunday = (month: number) => (day: Date) =>
  day.getUTCMonth() + 1 === month && day.getUTCDay() === 0 && day.getUTCDate() > 24
const workingDay = () => nextDay((day) => day.getUTCDay() >= 1 && day.getUTCDay() <= 5)

/** Before and after the last appointment of a day, ends of days, years and months, holidays and clock changes. */
const clocks = [
  () => `${workingDay()} 12:40`,
  () => `${workingDay()} 12:50`,
  () => `${workingDay()} 23:58`,
  () => `${nextDay((day) => day.getUTCDay() === 6)} 10:00`,
  () => `${nextDay(isDate(12, 24))} 14:00`,
  () => `${nextDay(isDate(12, 31))} 23:57`,
  () => `${nextDay(isLastSunday(3))} 01:55`,
  () => `${nextDay(isLastSunday(10))} 02:30`,
  () => `${nextDay(isDate(2, 29))} 12:00`,
]

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** Node takes an unknown time zone as UTC. */
function isZone(name: string | undefined): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const [given, zone = given ? process.env.TZ : oneOf(zones)] = process.argv.slice(2)
const local = given ?? oneOf(clocks)()
const [day = '', time = ''] = local.split(' ')
const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T12:00Z`).toJSON()?.startsWith(day)
const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
if (!isDay || !isTime || !isZone(process.argv[3]) || process.argv.length > 4) {
  console.error("Usage: pnpm test:clock ['YYYY-MM-DD HH:MM' [time zone]]")
  process.exit(1)
}
const offsetMs = instantOf(day, time).getTime() - Date.now()
console.log(
  `The clock of this run starts at ${local} (Europe/Berlin), time zone of the machine: ${zone ?? 'its own'}.`,
)

const preload = new URL('shifted-date.ts', import.meta.url).href
const child = spawn(process.execPath, [fileURLToPath(new URL('test.ts', import.meta.url))], {
  env: {
    ...process.env,
    ...(zone ? { TZ: zone } : {}),
    TEST_CLOCK_OFFSET_MS: String(offsetMs),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(' '),
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
