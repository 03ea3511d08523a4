import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { listen } from '../testing/servers.ts'
import { scanForViruses } from './virus-scan.ts'

let scanner: Server | undefined

/** Implements the server side of clamd's INSTREAM: reports the marker, or sends a custom answer. */
async function aScanner(answer?: string) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return
      const isStream = received.toString('latin1').startsWith('zINSTREAM\0')
      const found = received.includes('virus-marker') ? 'stream: Test.Marker FOUND\0' : 'stream: OK\0'
      socket.end(answer ?? (isStream ? found : 'UNKNOWN COMMAND\0'))
    })
  })
  scanner = server
  return readEnv({ AV_MODE: 'clamd', CLAMD_PORT: String(await listen(server)) })
}

afterEach(() => {
  scanner?.close()
})

describe('Virenprüfung', () => {
  test('accepts a clean file and refuses an infected one', async () => {
    const env = await aScanner()
    await scanForViruses(env, Buffer.from('ein Papier'))
    await expect(scanForViruses(env, Buffer.from('virus-marker'))).rejects.toMatchObject({
      type: 'file-refused',
    })
  })

  test.each(['', 'stream: size limit exceeded ERROR'])(
    'refuses when the scanner answers %j',
    async (answer) => {
      const env = await aScanner(answer)
      await expect(scanForViruses(env, Buffer.from('x'))).rejects.toMatchObject({ type: 'unavailable' })
    },
  )

  test('refuses when the scanner is unavailable', async () => {
    const env = readEnv({ AV_MODE: 'clamd', CLAMD_PORT: '1' })
    await expect(scanForViruses(env, Buffer.from('x'))).rejects.toMatchObject({ type: 'unavailable' })
  })

  test('does not connect when it is disabled', async () => {
    await scanForViruses(readEnv({ AV_MODE: 'off', CLAMD_PORT: '1' }), Buffer.from('virus-marker'))
  })
})
