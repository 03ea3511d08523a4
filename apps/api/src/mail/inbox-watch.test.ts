import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startImapServer } from '../testing/imap-server.ts'
import { watchInbox } from './inbox-watch.ts'

let inbox: Awaited<ReturnType<typeof startImapServer>>
let news = 0
const errors: unknown[] = []
let stop: () => Promise<void>

beforeEach(async () => {
  inbox = await startImapServer()
  news = 0
  errors.length = 0
})
afterEach(async () => {
  await stop()
  await inbox.stop()
})

const watch = (firstPauseMs: number, maxIdleTime?: number) => {
  stop = watchInbox({
    ...{ imapUrl: inbox.url, firstPauseMs, maxIdleTime },
    onNews: () => {
      news += 1
    },
    onError: (error) => errors.push(error),
  })
}
const soon = { timeout: 10_000, interval: 20 }
const connected = (count: number) => expect.poll(() => inbox.waiting(), soon).toBe(count)
const logins = () => inbox.commands.filter((command) => command.startsWith('LOGIN')).length

describe('An inbox that is watched', () => {
  test('tells of each mail when it arrives, and of what may have arrived before', async () => {
    watch(10)
    await connected(1)
    expect(news).toBe(1)
    inbox.deliver('Subject: eins\r\n\r\n')
    await expect.poll(() => news, soon).toBe(2)
    inbox.deliver('Subject: zwei\r\n\r\n')
    await expect.poll(() => news, soon).toBe(3)
    expect(errors).toEqual([])
  })

  test('is watched again after its connection was lost', async () => {
    watch(10)
    for (let round = 1; round <= 3; round += 1) {
      await connected(1)
      await expect.poll(() => news, soon).toBe(round)
      inbox.cut()
      await connected(0)
    }
    await connected(1)
    expect(logins()).toBe(4)
  })

  test('is asked less and less often while it refuses', async () => {
    inbox.state.password = 'anders'
    watch(40)
    await expect.poll(() => errors.length, soon).toBe(4)
    const since = performance.now()
    await expect.poll(() => errors.length, soon).toBe(5)
    // The fourth pause is eight times the first.
    expect(performance.now() - since).toBeGreaterThan(250)
    inbox.state.password = 'geheim'
    await connected(1)
    expect(news).toBe(1)
  })

  test('tells at once of a mail that arrives between two waits', async () => {
    let arrived = 0
    inbox.state.idleEnded = () => {
      if (arrived === 5) return
      inbox.deliver(`Subject: ${arrived}\r\n\r\n`)
      arrived += 1
    }
    watch(10, 60)
    await expect.poll(() => arrived, soon).toBe(5)
    // One at the start and one for each mail, long before the pause after which a silent connection is asked.
    await expect.poll(() => news, { timeout: 2000, interval: 20 }).toBe(6)
    expect(inbox.commands.filter((command) => command === 'IDLE').length).toBeGreaterThan(5)
    expect(errors).toEqual([])
  })

  test('is waited at again when the server ends the wait', async () => {
    watch(10)
    for (let round = 1; round <= 3; round += 1) {
      await connected(1)
      inbox.endIdle()
      inbox.deliver(`Subject: ${round}\r\n\r\n`)
      await expect.poll(() => news, { timeout: 2000, interval: 20 }).toBe(round + 1)
    }
    expect(logins()).toBe(1)
  })

  test('is left when the watch ends', async () => {
    watch(10)
    await connected(1)
    await stop()
    await connected(0)
    expect(errors).toEqual([])
  })
})
