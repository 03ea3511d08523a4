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

/** The commands with which the portal reads and watches its inbox (RFC 3501, IDLE of RFC 2177), for one mailbox without encryption. */
export async function startImapServer() {
  const mails: Stored[] = []
  const commands: string[] = []
  const state = {
    password: 'geheim',
    /** Called when a connection has left IDLE. */
    idleEnded: () => {},
  }
  const sockets = new Set<Socket>()
  const idling = new Map<Socket, string>()
  /** The number of mails that each connection with an open mailbox was told. */
  const told = new Map<Socket, number>()

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
    if (/^CAPABILITY/i.test(line)) return ['* CAPABILITY IMAP4rev1 IDLE\r\n']
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

  /** Outside of IDLE a server reports only with its answer to a command. */
  function tell(socket: Socket) {
    const known = told.get(socket)
    if (known === undefined || known === mails.length) return
    told.set(socket, mails.length)
    socket.write(`* ${mails.length} EXISTS\r\n`)
  }

  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy())
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      idling.delete(socket)
      told.delete(socket)
    })
    socket.write('* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n')
    let open = ''
    socket.on('data', (chunk: Buffer) => {
      open += chunk.toString('latin1')
      const lines = open.split('\r\n')
      open = lines.pop() ?? ''
      for (const line of lines) {
        if (line === 'DONE') {
          const tag = idling.get(socket)
          idling.delete(socket)
          socket.write(`${tag} OK done\r\n`)
          state.idleEnded()
          continue
        }
        const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        commands.push(command.replace(/^(LOGIN).*/i, '$1'))
        if (/^IDLE/i.test(command)) {
          idling.set(socket, tag)
          socket.write('+ idling\r\n')
          tell(socket)
          continue
        }
        const answers = answer(command)
        for (const part of answers ?? []) socket.write(part)
        if (/^SELECT/i.test(command)) told.set(socket, mails.length)
        tell(socket)
        socket.write(`${tag} ${answers ? 'OK' : 'NO'} done\r\n`)
        if (/^LOGOUT/i.test(command)) socket.end()
      }
    })
  })
  const port = await listen(server)
  return {
    url: `imap://portal:${state.password}@127.0.0.1:${port}/INBOX`,
    commands,
    state,
    /** Puts a mail into the inbox, unread, and tells those who wait for one. */
    deliver: (source: string | Buffer) => {
      mails.push({ source: Buffer.from(source), isSeen: false })
      for (const socket of idling.keys()) tell(socket)
    },
    /** How many connections wait for mails. */
    waiting: () => idling.size,
    /** Ends every IDLE, as servers do after half an hour. */
    endIdle: () => {
      for (const [socket, tag] of idling) socket.write(`${tag} OK enough\r\n`)
      idling.clear()
    },
    /** Ends every connection. */
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    unread: () => mails.filter(({ isSeen }) => !isSeen).length,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
