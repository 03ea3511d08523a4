import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { apiKeyPrefix } from '@portal/domain/accounts/api-keys'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6
const pattern = new RegExp(`^${apiKeyPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`)

/** The CRC-32 of the random part in base 62: lets a scanner tell a leaked key from any other text. */
function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let place = 0; place < checksumLength; place++) {
    text = `${digits[rest % digits.length]}${text}`
    rest = Math.floor(rest / digits.length)
  }
  return text
}

/** A new key of a company: 190 random bits, written without characters that need escaping. */
export function newApiKey(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('')
  return `${apiKeyPrefix}${random}${checksumOf(random)}`
}

/** Whether a text has the form of a key and the right checksum; others need no look into the database. */
export function isApiKey(text: string): boolean {
  const [, random = '', checksum = ''] = pattern.exec(text) ?? []
  return random !== '' && checksumOf(random) === checksum
}

/** Hides the keys in a text, for example in a line of the log. */
export const withoutApiKeys = (text: string) =>
  text.replaceAll(new RegExp(`${apiKeyPrefix}[0-9A-Za-z]+`, 'g'), `${apiKeyPrefix}…`)
