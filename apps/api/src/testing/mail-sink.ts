import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** The server's reaction to a mail: accept, refuse temporarily (451) or permanently (550). */
export type SinkMode = 'ok' | 'later' | 'never'

/** A real SMTP server on loopback that stores received mails. */
export async function startMailSink() {
  const mails: { raw: string; parsed: ParsedMail; recipients: string[] }[] = []
  const state: { mode: SinkMode } = { mode: 'ok' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (state.mode !== 'ok') {
          const responseCode = state.mode === 'later' ? 451 : 550
          done(Object.assign(new Error('not now'), { responseCode }))
          return
        }
        const raw = Buffer.concat(chunks).toString()
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ raw, parsed: await simpleParser(raw), recipients })
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail sink has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    state,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
