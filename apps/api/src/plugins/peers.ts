import { lookup } from 'node:dns/promises'
import { get } from 'node:http'

const timeoutMs = 1000

const isReady = (hostname: string, port: string) =>
  new Promise<boolean>((resolve) => {
    get({ hostname, port, path: '/readyz', timeout: timeoutMs, agent: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode === 200)
    })
      .on('timeout', () => resolve(false))
      .on('error', () => resolve(false))
  })

/** An unknown name has no addresses. */
const addressesOf = (hostname: string) => lookup(hostname, { all: true }).catch(() => [])

/**
 * Whether another instance can answer requests.
 *
 * @param peers `host:port` of the instances; a name may have several addresses, and this instance may be among them
 */
export async function anyPeerIsReady(peers: readonly string[]): Promise<boolean> {
  const answers = peers.map(async (peer) => {
    const { hostname, port } = new URL(`http://${peer}`)
    const addresses = await addressesOf(hostname)
    return (await Promise.all(addresses.map(({ address }) => isReady(address, port)))).includes(true)
  })
  return (await Promise.all(answers)).includes(true)
}
