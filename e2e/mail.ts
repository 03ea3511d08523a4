import { expect } from '@playwright/test'

type MailHead = { id: string; time: string; subject: string; to: { address: string }[] }

export type ReceivedMail = MailHead & {
  text: string
  html: string
  from: { address: string }[]
  headers: Record<string, string>
  attachments: { filename: string }[]
}

async function inbox<Answer>(path: string): Promise<Answer> {
  const reply = await fetch(`${process.env.MAIL_URL}/api/email${path}`)
  return reply.json()
}

const mailsTo = async (address: string) =>
  (await inbox<MailHead[]>('')).filter(({ to }) => to.some((recipient) => recipient.address === address))

/**
 * The newest mail that really arrived for an address; waits for the worker to send it.
 * @param subject tells mails of several causes apart.
 */
export async function lastMailTo(address: string, subject: string | RegExp = ''): Promise<ReceivedMail> {
  const matching = async () => {
    const mails = await mailsTo(address)
    return mails.filter((mail) => mail.subject.match(subject) !== null)
  }
  await expect.poll(async () => (await matching()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const last = (await matching()).toSorted((a, b) => a.time.localeCompare(b.time)).at(-1)
  if (!last) throw new Error(`No mail for ${address}.`)
  return inbox(`/${last.id}`)
}

/** The portal link of a mail whose path starts with `path`, as an address the browser can open. */
export function linkIn(mail: ReceivedMail, path: string): string {
  const link = mail.text.split(/\s+/).find((word) => word.includes(`/#${path}`))
  if (!link) throw new Error(`No link to ${path} in "${mail.subject}".`)
  return link
}
