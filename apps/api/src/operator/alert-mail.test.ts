import { describe, expect, test } from 'vitest'
import { alertmanagerConfig } from './alert-mail.ts'

const mailboxes = { MAIL_FROM: 'portal@haendler.example', MAIL_IT_SUPPORT: 'it@haendler.example' }
const globalOf = (smtpUrl: string) => JSON.parse(alertmanagerConfig(mailboxes, smtpUrl)).global

describe('portal alert-mail', () => {
  test('mails alerts and their end to IT support by the mail server of the portal', () => {
    const { receivers, global } = JSON.parse(
      alertmanagerConfig(mailboxes, 'smtps://portal%40haus:geheim%2F1@mail.haendler.example'),
    )
    expect(receivers).toEqual([
      { name: 'mail', email_configs: [{ to: 'it@haendler.example', send_resolved: true }] },
    ])
    expect(global).toEqual({
      smtp_smarthost: 'mail.haendler.example:465',
      smtp_require_tls: false,
      smtp_auth_username: 'portal@haus',
      smtp_auth_password: 'geheim/1',
      smtp_from: 'portal@haendler.example',
    })
  })

  test('demands STARTTLS where it sends a password, and none of a catcher', () => {
    expect(globalOf('smtp://a:b@mail.haendler.example:587')).toMatchObject({ smtp_require_tls: true })
    expect(globalOf('smtp://mail:1025')).toEqual({
      smtp_smarthost: 'mail:1025',
      smtp_require_tls: false,
      smtp_from: 'portal@haendler.example',
    })
  })
})
