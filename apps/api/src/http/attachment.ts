const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const ascii = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '_')

/** The header for saving a download under a name (RFC 6266): beside a name with other letters one in ASCII for old browsers. */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  const plain = `attachment; filename="${ascii(name)}"`
  return ascii(name) === name ? plain : `${plain}; filename*=UTF-8''${encoded}`
}
