/** `portal alert-mail`: the configuration of an Alertmanager that mails alerts by the portal's mail server. */
import type { Env } from '../env.ts'

/** A credential of an address, which is percent-encoded there. */
const decoded = (text: string) => decodeURIComponent(text) || undefined

function mailServer(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:'
  return {
    smtp_smarthost: `${hostname}:${port || (isTls ? 465 : 25)}`,
    // Means STARTTLS, which a server does not offer on a connection that is encrypted from the first byte (465). Without
    // credentials it is the mail catcher, or a relay of the same network.
    smtp_require_tls: !isTls && username !== '',
    smtp_auth_username: decoded(username),
    smtp_auth_password: decoded(password),
  }
}

/** One document as JSON, which YAML parsers accept. Alerts of severity `page` are repeated more often. */
export const alertmanagerConfig = (
  { MAIL_FROM, MAIL_IT_SUPPORT }: Pick<Env, 'MAIL_FROM' | 'MAIL_IT_SUPPORT'>,
  smtpUrl: string,
) =>
  JSON.stringify(
    {
      global: { ...mailServer(smtpUrl), smtp_from: MAIL_FROM },
      route: {
        receiver: 'mail',
        group_by: ['alertname'],
        group_wait: '30s',
        group_interval: '5m',
        repeat_interval: '24h',
        routes: [{ matchers: ['severity="page"'], receiver: 'mail', repeat_interval: '4h' }],
      },
      receivers: [{ name: 'mail', email_configs: [{ to: MAIL_IT_SUPPORT, send_resolved: true }] }],
    },
    null,
    2,
  )
