/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'

/**
 * Domains have the letters of German domain names only, because letters of other scripts can look like Latin ones. The
 * specification's top-level domain of 2 to 4 letters is widened to 63 (U-31). Lower case, as addresses are stored.
 */
export const emailPattern =
  /^[a-z0-9_+%'&-]+(?:\.[a-z0-9_+%'&-]+)*@(?:[a-z0-9ß-öø-ÿā-ž](?:[a-z0-9ß-öø-ÿā-ž-]{0,61}[a-z0-9ß-öø-ÿā-ž])?\.)+[a-zß-öø-ÿā-ž]{2,63}$/u
const localCharacter = /[a-z0-9_+%'&.-]/
const domainCharacter = /[a-z0-9ß-öø-ÿā-ž.-]/u

/** The longest address of RFC 5321. */
export const emailMax = 254

function readableDomain(domain: string): string {
  try {
    return punycode.toUnicode(domain)
  } catch (error) {
    // Not valid Punycode, so there is no other spelling of this domain.
    if (error instanceof RangeError) return domain
    throw error
  }
}

/**
 * The stored form of an address: lower case, international domains in readable letters (`info@müller.de`) whether they
 * were typed so or as Punycode. Longer text than an address is returned as it is.
 */
export function normalEmail(typed: string): string {
  if (typed.length > emailMax) return typed
  const [local = '', ...domain] = typed.normalize('NFC').toLowerCase().split('@')
  return [local, ...domain.map(readableDomain)].join('@')
}

/** The first character that is not allowed at its place in an address; undefined if there is none. */
export function wrongCharacterInEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const local = [...address.slice(0, Math.max(at, 0))]
  const domain = [...address.slice(at + 1)]
  return (
    local.find((character) => !localCharacter.test(character)) ??
    domain.find((character) => !domainCharacter.test(character))
  )
}
