import { expect } from '@playwright/test'

export type ReceivedMail = {
  subject: string
  text: string
  html: string
  to: { address: string }[]
  from: { address: string }[]
  headers: Record<string, string>
  attachments: { filename: string }[]
}

/** All delivered mails to an address, the newest last. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address, sort: 'asc' })
  return (await fetch(`${process.env.MAIL_URL}/api/email?${query}`)).json()
}

/**
 * The newest delivered mail to an address; waits until the worker has sent it.
 * @param subject distinguishes mails of several causes
 * @param text a part of its text; needed where other tests cause mails to the same address
 */
export async function lastMailTo(address: string, subject: string | RegExp = '', text = '') {
  const last = async () =>
    (await mailsTo(address)).findLast((mail) => mail.subject.match(subject) && mail.text.includes(text))
  let found: ReceivedMail | undefined
  const seen = async () => {
    found = await last()
    return found !== undefined
  }
  await expect.poll(seen, { timeout: 60_000, intervals: [200], message: `mail to ${address}` }).toBe(true)
  if (!found) throw new Error(`No mail for ${address}.`)
  return found
}

/** The portal link of a mail whose path starts with `path`, as an address for the browser. */
export function linkIn(mail: ReceivedMail, path: string): string {
  const link = mail.text.split(/\s+/).find((word) => word.includes(`/#${path}`))
  if (!link) throw new Error(`No link to ${path} in "${mail.subject}".`)
  return link
}
