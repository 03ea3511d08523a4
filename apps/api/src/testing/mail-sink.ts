import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { listen } from './servers.ts'

/** The SMTP command the server refuses, and its reply. */
export type SinkRefusal = {
  at: 'connection' | 'login' | 'sender' | 'recipient' | 'text'
  code: number
  words?: string
}

/** A real SMTP server on loopback that stores received mails. */
export async function startMailSink({ wantsLogin = false } = {}) {
  const mails: { raw: string; parsed: ParsedMail; recipients: string[] }[] = []
  const state: { refusal: SinkRefusal | null; connections: number } = { refusal: null, connections: 0 }
  const refuses = (at: SinkRefusal['at']) => {
    const { refusal } = state
    if (refusal?.at !== at) return null
    return Object.assign(new Error(refusal.words ?? 'refused'), { responseCode: refusal.code })
  }
  const server = new SMTPServer({
    authOptional: !wantsLogin,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      state.connections += 1
      done(refuses('connection'))
    },
    onAuth(_login, _session, done) {
      const refusal = refuses('login')
      if (refusal) return done(refusal)
      done(null, { user: 'portal' })
    },
    onMailFrom: (_address, _session, done) => done(refuses('sender')),
    onRcptTo: (_address, _session, done) => done(refuses('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refusal = refuses('text')
        if (refusal) return done(refusal)
        const raw = Buffer.concat(chunks).toString()
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ raw, parsed: await simpleParser(raw), recipients })
        done()
      })
    },
  })
  // Clients that disconnect early are part of the tests.
  server.on('error', () => undefined)
  const port = await listen(server.server)
  const login = wantsLogin ? 'portal:geheim@' : ''
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    mails,
    state,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
