import type { Server } from 'node:net'
import { api } from './api.ts'

/** Lets a server listen on loopback, by default on a free port. @returns the port */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/**
 * Lets the application of the running test file listen on a free port of loopback. Bodies that are read while they
 * arrive are only then the streams of a real connection. @returns the origin
 */
export const listeningApi = () => api().listen({ host: '127.0.0.1', port: 0 })
