import type { FastifyReply } from 'fastify'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const ascii = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')

/** The header for saving a download under a name (RFC 6266): beside a name with other letters one in ASCII for old browsers. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  const plain = `attachment; filename="${ascii(name)}"`
  return ascii(name) === name ? plain : `${plain}; filename*=UTF-8''${encoded}`
}

/** Makes the response a file that a browser saves under a name. */
export const asDownload = (reply: FastifyReply, name: string, type: string) =>
  reply.type(type).header('content-disposition', attachment(name))

/** Prevents a browser from treating a file as a page of the portal. */
export const sandboxed = (reply: FastifyReply) =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")

/** `asDownload` for a stored file, which may have any content. */
export const asStoredFile = (reply: FastifyReply, name: string, type: string) =>
  asDownload(sandboxed(reply), name, type).header('cache-control', 'private, no-store')
