import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { composeFiles, kubernetesFile } from './setup.ts'
import { questionsFor, type Target } from './setup-questions.ts'

const recipient = `age1${'q'.repeat(58)}`
const own: Record<string, string> = {
  SITE_ADDRESS: 'portal.haendler.example',
  COMPANY_NAME: 'Müller & Söhne "Nord" GmbH',
  COMPANY_MANAGERS: 'Erika Beispiel',
  COMPANY_REGISTER: 'Amtsgericht Beispielstadt, HRB 4711',
  COMPANY_VAT_ID: 'DE999999998',
  CONTACT_STREET: 'Probeweg 7 # Hof',
  CONTACT_PHONE: '+49 30 5550001',
  BACKUP_AGE_RECIPIENT: recipient,
  BACKUP_OFFSITE: 'extern:autoexpo',
  SMTP_URL: 'smtp://mail.haendler.example',
  S3_ENDPOINT: 'https://s3.haendler.example',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
  S3_COPY_ACCESS_KEY: 'copy',
  S3_COPY_SECRET_KEY: 'copy-secret',
}

/** Answers each question by its name; several answers are given one after another, and no answer is an empty line. */
function answering(target: Target, changes: Record<string, string[]> = {}) {
  const asked: string[] = []
  const lines = questionsFor(target).flatMap(({ name }) => changes[name] ?? [own[name] ?? ''])
  const ask = async (text: string) => {
    asked.push(text)
    return lines.shift() ?? null
  }
  return { ask, asked }
}
const none = { compose: '', portal: '' }
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/portal' }

describe('portal setup', () => {
  test('writes files with which the portal starts', async () => {
    const { compose, portal } = await composeFiles(none, answering('compose').ask)
    const file = parseEnv(compose)
    const env = readEnv({
      ...parseEnv(portal),
      ...production,
      SECRET_KEY: file.SECRET_KEY,
      PUBLIC_URL: `https://${file.SITE_ADDRESS}`,
    })

    expect(env.COMPANY_NAME).toBe('Müller & Söhne "Nord" GmbH')
    expect(env.CONTACT_STREET).toBe('Probeweg 7 # Hof')
    expect(env.MAIL_FROM).toBe('portal@portal.haendler.example')
    expect(env.MAIL_SALES).toBe('info@portal.haendler.example')
    expect(file.POSTGRES_PASSWORD).toMatch(/^[0-9a-f]{48}$/)
    expect(file.BACKUP_AGE_RECIPIENT).toBe(recipient)
  })

  test('asks again after an answer that cannot be used: the sample, a wrong address, half a key', async () => {
    const { ask, asked } = answering('compose', {
      SITE_ADDRESS: ['https://portal.haendler.example/', 'portal.haendler.example'],
      COMPANY_VAT_ID: ['DE000000000', 'DE999999998'],
      MAIL_FROM: ['portal@autoexpo.example', 'portal'],
      MAIL_INFO: ['info@haendler.example', ''],
      BACKUP_AGE_RECIPIENT: ['age1abc', recipient],
    })
    const file = parseEnv((await composeFiles(none, ask)).portal)

    expect(asked.length).toBeGreaterThan(questionsFor('compose').length)
    expect(file).toMatchObject({ COMPANY_VAT_ID: 'DE999999998', MAIL_FROM: 'info@haendler.example' })
  })

  test('proposes the values of earlier files, and keeps their keys and other lines', async () => {
    const present = { compose: '# own comment\nHTTP_PORT=8080\n', portal: 'FINANCING=true\n' }
    const first = await composeFiles(present, answering('compose').ask)
    const empty = async () => ''
    expect(await composeFiles(first, empty)).toEqual(first)
    expect(first.compose).toContain('# own comment\nHTTP_PORT=8080\n')
    expect(first.portal).toContain('FINANCING=true\n')
  })

  test('gives the portal no password, key or setting of another process', async () => {
    const { compose, portal } = await composeFiles(none, answering('compose').ask)
    expect(portal).not.toMatch(/^(?:POSTGRES|BACKUP|S3|SECRET|SMTP|GRAFANA)/m)
    expect(compose).not.toMatch(/^(?:COMPANY|CONTACT|MAIL|LINK)_/m)
  })

  test('moves the settings of the portal out of an earlier .env', async () => {
    const first = await composeFiles(none, answering('compose').ask)
    const one = `${first.compose}BRAND_NAME=Nord\n${first.portal}`
    const { compose, portal } = await composeFiles({ compose: one, portal: '' }, async () => '')
    expect(compose).toBe(first.compose)
    expect(portal).toBe(`BRAND_NAME=Nord\n${first.portal}`)
  })

  test('writes nothing when the input ends early', async () => {
    await expect(composeFiles(none, async () => null)).rejects.toThrow('SITE_ADDRESS fehlt')
  })

  test('writes a ConfigMap and a Secret for Kubernetes, and reads them again', async () => {
    const text = await kubernetesFile('', answering('kubernetes').ask)
    const [settings, secrets, app] = text.split('\n---\n').map((part) => JSON.parse(part))

    expect(settings.data.PUBLIC_URL).toBe('https://portal.haendler.example')
    expect(Object.keys(secrets.stringData).toSorted()).toEqual([
      'S3_ACCESS_KEY',
      'S3_COPY_ACCESS_KEY',
      'S3_COPY_SECRET_KEY',
      'S3_SECRET_KEY',
      'SECRET_KEY',
      'SMTP_URL',
    ])
    expect(app.metadata.name).toBe('portal-role-app')
    expect(app.stringData.uri).toMatch(/^postgresql:\/\/portal_app:[0-9a-f]{48}@portal-db-rw:5432\/portal$/)
    expect(() => readEnv({ ...production, ...settings.data, ...secrets.stringData })).not.toThrow()
    expect(await kubernetesFile(text, async () => '')).toBe(text)
  })
})
