import { createServer, type Socket } from 'node:net'
import { listen } from './servers.ts'

type Stored = { source: Buffer; isSeen: boolean }

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** ENVELOPE with sender, subject and id; the portal reads no other part of it. */
function envelopeOf(source: Buffer): string {
  const head = source.subarray(0, 20_000).toString('latin1')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()
  const [, user = '', host = ''] = /([^\s<>]+)@([^\s<>]+)/.exec(header('From') ?? '') ?? []
  const id = header('Message-ID')
  return `(NIL ${quoted(header('Subject') ?? '')} ((NIL NIL ${quoted(user)} ${quoted(host)})) NIL NIL NIL NIL NIL NIL ${id ? quoted(id) : 'NIL'})`
}

/** The commands with which the portal reads its inbox (RFC 3501), for one mailbox without encryption. */
export async function startImapServer() {
  const mails: Stored[] = []
  const commands: string[] = []
  const state = { password: 'geheim' }

  const fetched = (uid: number, parts: string) => {
    const mail = mails[uid - 1]
    if (!mail) return []
    const facts = [
      `UID ${uid}`,
      ...(parts.includes('RFC822.SIZE') ? [`RFC822.SIZE ${mail.source.length}`] : []),
      ...(parts.includes('ENVELOPE') ? [`ENVELOPE ${envelopeOf(mail.source)}`] : []),
    ]
    if (!parts.includes('BODY')) return [`* ${uid} FETCH (${facts.join(' ')})\r\n`]
    return [`* ${uid} FETCH (${facts.join(' ')} BODY[] {${mail.source.length}}\r\n`, mail.source, ')\r\n']
  }

  /** The untagged answers to a command; null = refused. */
  function answer(line: string): (string | Buffer)[] | null {
    if (/^LOGIN/i.test(line)) return line.includes(state.password) ? [] : null
    if (/^CAPABILITY/i.test(line)) return ['* CAPABILITY IMAP4rev1\r\n']
    if (/^LIST/i.test(line)) return ['* LIST () "/" INBOX\r\n']
    if (/^SELECT/i.test(line))
      return [`* ${mails.length} EXISTS\r\n`, '* FLAGS (\\Seen)\r\n', '* OK [UIDVALIDITY 1] valid\r\n']
    if (/^UID SEARCH/i.test(line)) {
      const unread = mails.flatMap(({ isSeen }, index) => (isSeen ? [] : index + 1))
      return [`* SEARCH ${unread.join(' ')}\r\n`]
    }
    const [, verb, uid, rest = ''] = /^UID (FETCH|STORE) (\d+) (.*)$/i.exec(line) ?? []
    if (verb?.toUpperCase() === 'FETCH') return fetched(Number(uid), rest.toUpperCase())
    const mail = mails[Number(uid) - 1]
    if (mail && verb) mail.isSeen = true
    return /^LOGOUT/i.test(line) ? ['* BYE\r\n'] : []
  }

  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let open = ''
    socket.on('data', (chunk: Buffer) => {
      open += chunk.toString('latin1')
      const lines = open.split('\r\n')
      open = lines.pop() ?? ''
      for (const line of lines) {
        const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        commands.push(command.replace(/^(LOGIN).*/i, '$1'))
        const answers = answer(command)
        for (const part of answers ?? []) socket.write(part)
        socket.write(`${tag} ${answers ? 'OK' : 'NO'} done\r\n`)
        if (/^LOGOUT/i.test(command)) socket.end()
      }
    })
  })
  const port = await listen(server)
  return {
    url: `imap://portal:${state.password}@127.0.0.1:${port}/INBOX`,
    commands,
    /** Puts a mail into the inbox, unread. */
    deliver: (source: string | Buffer) => void mails.push({ source: Buffer.from(source), isSeen: false }),
    unread: () => mails.filter(({ isSeen }) => !isSeen).length,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
