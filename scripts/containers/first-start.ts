/** The first start of docs/operations.md, with its commands. */
import { questionsFor } from '../../apps/api/src/operator/setup-questions.ts'
import { type Containers, makeStack } from './stack.ts'

const answers: Record<string, string> = {
  SITE_ADDRESS: 'localhost',
  COMPANY_NAME: 'Beispiel Fahrzeughandel GmbH',
  COMPANY_MANAGERS: 'Erika Beispiel',
  COMPANY_REGISTER: 'Amtsgericht Beispielstadt, HRB 4711',
  COMPANY_VAT_ID: 'DE999999998',
  CONTACT_STREET: 'Probeweg 7',
  CONTACT_PHONE: '+49 30 5550001',
  MAIL_FROM: 'portal@haendler.example',
  BACKUP_OFFSITE: 'offsite:portal',
}

/** The commands of the page between two sentences, one a line, for the images of the test. */
export function commandsOf(stack: Containers, heading: RegExp): string[] {
  const pattern = new RegExp(`${heading.source}[^\`]*\`{3}sh\\n(.*?)\`{3}`, 's')
  const [, block = ''] = pattern.exec(stack.read('docs/operations.md')) ?? []
  const lines = block.trim().split('\n')
  if (lines.length < 2) throw new Error(`docs/operations.md has no commands after ${heading.source}.`)
  return lines.map((line) =>
    line.replaceAll(':local', ':containers').replace('-it ', '-i ').replace(' exec ', ' exec -T '),
  )
}

/** What the compose file demands; until `portal setup` has run, only to read it. */
function placeholders({ read }: Containers) {
  const names = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
  return [...new Set(names)].map((name) => `${name}=none`).join(' ')
}

async function start(stack: Containers, prepare: (stack: Containers) => void) {
  prepare(stack)
  stack.write('portal.env', '')
  await stack.succeed(`env ${placeholders(stack)} docker compose build`)
  let recipient = ''
  for (const command of commandsOf(stack, /The first time:/)) {
    // Built above, with the names of the test.
    if (command.startsWith('docker build')) continue
    const lines = questionsFor('compose').map(({ name }) =>
      name === 'BACKUP_AGE_RECIPIENT' ? recipient : (answers[name] ?? ''),
    )
    await stack.succeed(command, `${lines.join('\n')}\n`)
    recipient ||= /public key: (\S+)/.exec(stack.read('backup-identity.txt'))?.[1] ?? ''
  }
  stack.write('rclone.conf', '[offsite]\ntype = alias\nremote = /backups/other-host\n')
  for (const command of commandsOf(stack, /then:\n\n(?=```sh\nchown)/)) {
    if (command.startsWith('chown') && process.getuid?.() !== 0) await stack.succeed(`sudo -n ${command}`)
    else await stack.succeed(command.replace('up -d --build', 'up -d --wait'))
  }
}

/**
 * Builds the images and starts the services as the page says.
 *
 * @param prepare changes files of the copy before the start
 */
export async function firstStart(
  prepare: (stack: Containers) => void = () => undefined,
): Promise<Containers> {
  const stack = await makeStack()
  try {
    await start(stack, prepare)
  } catch (error) {
    await stack.remove()
    throw error
  }
  return stack
}
