import { expect } from '@playwright/test'

export type ReceivedMail = {
  id: string
  subject: string
  text: string
  html: string
  to: { address: string }[]
  from: { address: string }[]
  headers: Record<string, string>
  date: string
}

async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const reply = await fetch(`${process.env.MAIL_URL}/email`)
  const mails = (await reply.json()) as ReceivedMail[]
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

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
  const last = (await matching()).toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
  if (!last) throw new Error(`No mail for ${address}.`)
  return last
}
