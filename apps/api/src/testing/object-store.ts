import { createServer } from 'node:http'
import { listen } from './servers.ts'

/** A page of the names in a bucket, as ListObjectsV2 answers it. */
function listingOf(names: string[], search: URLSearchParams, pageSize: number, modified: Date) {
  const [prefix, delimiter] = [search.get('prefix') ?? '', search.get('delimiter') ?? '']
  const entries = new Set(
    names
      .filter((name) => name.startsWith(prefix))
      .map((name) => {
        const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length)
        return end < 0 ? name : name.slice(0, end + 1)
      }),
  )
  const all = [...entries].toSorted()
  const from = Number(search.get('continuation-token') ?? 0)
  const page = all
    .slice(from, from + pageSize)
    .map((name) =>
      delimiter !== '' && name.endsWith(delimiter)
        ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${name}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
    )
  const next = from + pageSize
  const more = next < all.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${page.join('')}</ListBucketResult>`
}

/**
 * The part of the S3 protocol that the disks use, over real HTTP: objects by path, copies by header, listings in pages.
 *
 * @param modified when all objects were changed
 */
export async function startObjectStore({ pageSize = 1000, modified = new Date(0) } = {}) {
  const objects = new Map<string, Buffer>()
  let isReachable = true
  const server = createServer(async (request, reply) => {
    if (!isReachable) return void request.socket.destroy()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const key = decodeURIComponent(pathname)
    if (searchParams.get('list-type') === '2') {
      const bucket = `${key.replace(/\/$/, '')}/`
      const names = [...objects.keys()].filter((name) => name.startsWith(bucket))
      const stored = names.map((name) => name.slice(bucket.length))
      return reply.end(listingOf(stored, searchParams, pageSize, modified))
    }
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
    const date = modified.toUTCString()
    reply.writeHead(200, { etag: '"1"', 'content-length': known?.length ?? 0, 'last-modified': date })
    reply.end(request.method === 'GET' ? known : undefined)
  })
  const port = await listen(server)
  return {
    /** By bucket and key. */
    objects,
    /** While false, every connection is closed without an answer. */
    setReachable: (reachable: boolean) => {
      isReachable = reachable
    },
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'portal',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
