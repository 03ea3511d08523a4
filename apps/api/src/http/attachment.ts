const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const ascii = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')

/** The header for saving a download under a name (RFC 6266): an ASCII name for old browsers beside the real one. */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encoded}`
}
