/**
 * The meaning of a failed sending: the recipient is refused for good, this mail can be retried, or the mail server (its
 * address, TLS, login, permission to send) cannot be used by any mail at present.
 */
export type Refusal = 'recipient' | 'mail' | 'server'

type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown; response?: unknown }

/** No such mailbox, user not local, name not allowed, domain accepts no mail (RFC 5321 section 4.2.3, RFC 7504). */
const noSuchRecipient = new Set([550, 551, 553, 556])
/** Enhanced status 5.7.x (RFC 3463): the sender lacks a permission, for instance to relay; the recipient may exist. */
const permissionMissing = /\b5\.7\.\d/
/** Shutting down, login needed, refused, too weak or temporarily impossible: the same for every mail. */
const loginFailed = new Set([421, 454, 530, 534, 535, 538])

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return 'mail'
  const { command, responseCode, response }: Error & SmtpError = error
  const code = Number(responseCode)
  if (command === undefined || command === 'API') return 'mail'
  if (loginFailed.has(code)) return 'server'
  if (command === 'RCPT TO') {
    const isFinal = noSuchRecipient.has(code) && !permissionMissing.test(String(response))
    return isFinal ? 'recipient' : 'mail'
  }
  return command === 'DATA' ? 'mail' : 'server'
}

/** The fields for the log: codes only, because the server's text often contains addresses or the login. */
export function codesOf(error: unknown) {
  if (!(error instanceof Error)) return {}
  const { code, command, responseCode }: Error & SmtpError = error
  return { code, command, responseCode }
}
