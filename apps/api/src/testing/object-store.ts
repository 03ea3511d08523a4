import { createServer } from 'node:http'

/** The part of the S3 protocol that the disks use, over real HTTP: objects by path, copies by header. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  let isAway = false
  const server = createServer(async (request, reply) => {
    if (isAway) return void request.socket.destroy()
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const source = request.headers['x-amz-copy-source']
    const known = objects.get(source ? `/${decodeURIComponent(String(source)).replace(/^\//, '')}` : key)
    if (request.method === 'DELETE') objects.delete(key)
    else if (request.method === 'PUT' && source && known) objects.set(key, known)
    else if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
    else if (!known) return reply.writeHead(404).end()
    if (request.method === 'PUT' && source)
      return reply.end('<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>')
    if (request.method === 'DELETE') return reply.writeHead(204).end()
    if (request.method === 'PUT') return reply.writeHead(200, { etag: '"1"' }).end()
    reply.writeHead(200, { etag: '"1"', 'content-length': known?.length ?? 0 })
    reply.end(request.method === 'GET' ? known : undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    /** By bucket and key. */
    objects,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'portal',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    },
    /** Breaks every connection until it is called with false. */
    goAway: (away: boolean) => {
      isAway = away
    },
    stop: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  }
}
