import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the headers of a list call: total number of entries and links to the neighbouring pages (RFC 8288). */
export function announcePages(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, size }: { page: number; size: number },
  total: number,
) {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const { pathname, search } = new URL(request.url, 'http://portal')
  const query = new URLSearchParams(search)
  query.set('page', '')
  query.set('size', String(size))
  const [before = '', after = ''] = query.toString().split(/(?<=(?:^|&)page=)/)
  const link = (number: number, rel: string) => `<${pathname}?${before}${number}${after}>; rel="${rel}"`
  const links = [
    ...(page < last ? [link(page + 1, 'next')] : []),
    ...(page > 0 ? [link(Math.min(page - 1, last), 'prev')] : []),
    link(0, 'first'),
    link(last, 'last'),
  ]
  reply.header('x-total-count', total).header('link', links.join(', '))
}
