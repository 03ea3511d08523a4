/**
 * Runs a client of the package registry (npm or pnpm) until it has fetched everything. A registry that refuses, stalls
 * or is slow is reported every ten seconds, and the client is started again; it continues with what it has stored.
 * Plain JavaScript without dependencies, because nothing is installed yet.
 */
import { execute, signalGroup } from './groups.mjs'

const seconds = 1000

/**
 * A mark that differs whenever something has arrived, how far it is ("3 von 9 Paketen sind da"), and whether
 * everything has arrived, so that the client works without the registry.
 * @typedef {{ mark: string, text: string, isReceived?: boolean }} Progress
 */
/** @typedef {{ reportMs: number, answerMs: number, stalledMs: number, giveUpMs: number, pauseMs: number }} Patience */
/** @type {Patience} */
const patience = {
  reportMs: 10 * seconds,
  answerMs: 8 * seconds,
  stalledMs: 60 * seconds,
  giveUpMs: 600 * seconds,
  pauseMs: 5 * seconds,
}

const reasons = {
  ECONNREFUSED: 'lehnt Verbindungen ab',
  ECONNRESET: 'bricht Verbindungen ab',
  ENOTFOUND: 'ist nicht zu finden',
  EAI_AGAIN: 'ist nicht zu finden',
}

/** Why the registry does not answer, or null if it does; asked by npm, which knows proxies and certificates. */
async function problemOfRegistry(options, answerMs) {
  let output = ''
  let timer
  const quick = ['--fetch-retries=0', '--no-update-notifier']
  const code = await execute(
    'npm',
    ['ping', ...quick],
    options,
    (line) => {
      output += `${line}\n`
    },
    (child) => {
      timer = setTimeout(() => signalGroup(child, 'SIGKILL'), answerMs)
    },
  )
  clearTimeout(timer)
  if (code === 0) return null
  const found = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? ''
  // Any other answer of the 4xx kind is an answer: not every registry has this address.
  if (/^E4\d\d$/.test(found)) return null
  if (/^E5\d\d$/.test(found)) return `antwortet mit Fehler ${found.slice(1)}`
  return reasons[found] ? `${reasons[found]} (${found})` : 'antwortet nicht'
}

/** The host of the registry in use, for messages. */
async function registryHost(options) {
  let address = ''
  await execute('npm', ['config', 'get', 'registry', '--no-update-notifier'], options, (line) => {
    if (URL.canParse(line)) address = new URL(line).host
  })
  return address
}

/**
 * Runs the client again and again until it succeeds.
 *
 * @param {{ program: string, args: string[], options: object, onLine: (line: string) => void,
 *   progress: () => Progress, onStart?: () => void, isComplete?: () => boolean, waits?: Patience }} client
 * @returns null, or the last lines of the client when it fails although the registry answers, or the reason why
 *   nothing arrived for ten minutes
 */
export async function fetchAll(client) {
  const { program, args, options, onLine, progress, onStart, isComplete, waits = patience } = client
  const startedAt = Date.now()
  const since = (moment) => `${Math.round((Date.now() - moment) / seconds)} s`
  let host
  let mark = progress().mark
  let movedAt = startedAt
  let current
  const moved = () => {
    const now = progress().mark
    if (now !== mark) movedAt = Date.now()
    mark = now
  }
  const report = async () => {
    moved()
    if (progress().isReceived) {
      console.log(`Nach ${since(startedAt)}: ${progress().text}.`)
      return
    }
    const isSlow = Date.now() - movedAt < waits.reportMs
    host ??= await registryHost(options)
    if (isSlow) {
      console.log(`Nach ${since(startedAt)}: ${progress().text}; die Paketquelle ${host} ist langsam.`)
      return
    }
    const problem = (await problemOfRegistry(options, waits.answerMs)) ?? 'antwortet, liefert aber nichts'
    console.log(
      `Seit ${since(movedAt)} kommt nichts: Die Paketquelle ${host} ${problem}; es wird weiter versucht.`,
    )
  }
  let isReporting = false
  const reports = setInterval(async () => {
    if (isReporting) return
    isReporting = true
    await report()
    isReporting = false
  }, waits.reportMs)
  const watch = setInterval(() => {
    moved()
    if (
      current &&
      !progress().isReceived &&
      Date.now() - Math.max(movedAt, current.startedAt) > waits.stalledMs
    ) {
      signalGroup(current.child, 'SIGKILL')
    }
  }, 500)
  let last = []
  try {
    for (let failures = 0; ; ) {
      last = []
      onStart?.()
      const code = await execute(
        program,
        args,
        options,
        (line) => {
          onLine(line)
          last = [...last, line].slice(-20)
        },
        (child) => {
          current = { child, startedAt: Date.now() }
        },
      )
      current = undefined
      if (code === 0 && (isComplete?.() ?? true)) return null
      const problem = await problemOfRegistry(options, waits.answerMs)
      if (problem === null) failures += 1
      if (failures === 3) return last.join('\n')
      if (Date.now() - movedAt > waits.giveUpMs) return `Die Paketquelle ${host} ${problem}.`
      await new Promise((done) => setTimeout(done, waits.pauseMs))
    }
  } finally {
    clearInterval(reports)
    clearInterval(watch)
  }
}
