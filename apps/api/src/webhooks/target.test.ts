import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startReceiver } from '../testing/webhooks.ts'
import { isPublicAddress, postTo, TargetError } from './target.ts'

describe('An address of the internet', () => {
  test.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['::ffff:93.184.216.34', true],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
    ['100.64.0.1', false],
    ['100.127.255.254', false],
    ['127.0.0.1', false],
    ['127.8.8.8', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.0.0.1', false],
    ['192.0.2.1', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['198.51.100.1', false],
    ['203.0.113.1', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:169.254.169.254', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:a00:1', false],
    ['::127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['100::1', false],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['2002:7f00:1::', false],
    ['fc00::1', false],
    ['fd00:ec2::254', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['kein.name', false],
    ['', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('A webhook', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.stop())

  const answering =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const options = {
    headers: {},
    body: '{}',
    innerOrigins: [],
    resolve: answering('127.0.0.1'),
    timeoutMs: 400,
  }
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => (error instanceof TargetError ? error.code : error),
    )

  test.each([
    ['an inner address', 'https://dms.haendler.example/', ['10.0.0.5']],
    ['an inner one beside a public one', 'https://dms.haendler.example/', ['93.184.216.34', '192.168.0.1']],
    ['the metadata service', 'https://metadata.haendler.example/', ['169.254.169.254']],
    ['an inner one mapped into IPv6', 'https://dms.haendler.example/', ['::ffff:127.0.0.1']],
  ])('is not sent where a name leads to %s', async (_, url, addresses) => {
    expect(await failure(postTo(url, { ...options, resolve: answering(...addresses) }))).toBe('address')
  })

  test('is not sent without TLS or to another port, even to a public address', async () => {
    const resolve = answering('93.184.216.34')
    for (const url of ['http://dms.haendler.example/', 'https://dms.haendler.example:8443/'])
      expect(await failure(postTo(url, { ...options, resolve }))).toBe('address')
  })

  test('reports a name that does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await failure(postTo('https://dms.haendler.example/', { ...options, resolve }))).toBe('host')
    expect(await failure(postTo('https://dms.haendler.example/', { ...options, resolve: answering() }))).toBe(
      'host',
    )
  })

  test('is received by exactly the address that was checked, under the name of the host', async () => {
    const url = new URL(`${receiver.origin}/ziel`)
    url.hostname = 'dms.intern'
    const innerOrigins = [url.origin]
    expect(await postTo(url.href, { ...options, innerOrigins })).toMatchObject({ status: 200, answer: 'ok' })
    expect(receiver.received.at(-1)).toMatchObject({ url: '/ziel', headers: { host: url.host } })
  })

  const inner = () => ({ ...options, innerOrigins: [receiver.origin] })

  test('follows no redirect', async () => {
    const before = receiver.received.length
    receiver.state.answer = () => ({ status: 302, headers: { location: `${receiver.origin}/anderswo` } })
    expect(await postTo(receiver.origin, inner())).toMatchObject({ status: 302 })
    expect(receiver.received.length - before).toBe(1)
  })

  test('reads the beginning of an answer of any length', async () => {
    receiver.state.answer = () => ({ status: 200, body: 'ä'.repeat(5_000_000) })
    expect(await postTo(receiver.origin, inner())).toMatchObject({ status: 200, answer: 'ä'.repeat(500) })
  })

  test('waits for an answer no longer than the limit, also while the name is looked up', async () => {
    receiver.state.answer = () => ({ status: 200, isSilent: true })
    expect(await failure(postTo(receiver.origin, inner()))).toBe('timeout')
    const resolve = () => new Promise<never>(() => {})
    expect(await failure(postTo('https://dms.haendler.example/', { ...options, resolve }))).toBe('timeout')
  })

  test('reports a server that does not listen', async () => {
    expect(
      await failure(postTo('http://127.0.0.1:1/', { ...options, innerOrigins: ['http://127.0.0.1:1'] })),
    ).toBe('connection')
  })
})
