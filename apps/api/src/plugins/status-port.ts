import { createServer, type RequestListener } from 'node:http'

/** Serves plain HTTP on a port beside the application, for health checks and metrics. @returns closes the port */
export async function openStatusPort(port: number, host: string, answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
