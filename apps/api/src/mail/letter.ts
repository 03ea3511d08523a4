import { filledText } from '@portal/domain/house/settings/texts'
import type { Language } from '@portal/domain/site/language'
import { type MailText, standardMailTexts } from '@portal/domain/site/mail-texts'
import { readerLanguage, t } from '@portal/domain/values/text'
import { keyFor } from '../credentials/secrets.ts'
import type { Env } from '../env.ts'
import { type Html, html } from '../http/html.ts'

/** A vehicle of the stock; `picture` is a path of the portal. */
export type CarBlock = { title: string; lines: string[]; page: string; picture?: string }

/** A paragraph, a list, a vehicle, rows of label and value, or a button to a page of the portal (a hash route like '/login'). */
export type Block =
  | string
  | { list: string[] }
  | { rows: readonly (readonly [label: string, value: string | number])[] }
  | { page: string; label: string }
  | { car: CarBlock }

/** `encoding` for content that is not text; `method` for a calendar entry that calendar programs take over (RFC 6047). */
export type Attachment = {
  filename: string
  contentType: string
  content: string
  encoding?: 'base64'
  method?: 'REQUEST' | 'CANCEL'
}

type Draft = {
  /** The name of the kind of mail, shown in the outbox. */
  template: string
  recipient: string
  /** The reader's language if the address belongs to no account (default: German); an account has its own. */
  language?: string
  /** Called in the reader's language, once `queueMail` knows it; so are `body` and `attachments`. */
  subject: () => string
  body: () => Block[]
  /** Default: the portal's own address. Never from a client. */
  sender?: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: () => Attachment[]
  /** The account token in the link of this mail; its lifetime begins when the mail is sent. */
  linkToken?: string
}

/** The texts of a mail in one language. */
export type Written = {
  language: Language
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

/** A mail ready for `queueMail`, which writes it in the language of its reader. */
export type Letter = Omit<Draft, 'subject' | 'body' | 'attachments' | 'sender'> & {
  sender: string
  write: () => Written
  key: Buffer
}

/** Links begin with the configured address, never with the host header of a request. */
export const pageUrl = (env: Env, page: string) => `${env.PUBLIC_URL}/#${page}`

function asText(env: Env, block: Block): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('rows' in block) return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('car' in block) return [block.car.title, ...block.car.lines, pageUrl(env, block.car.page)].join('\n')
  return `${block.label}:\n${pageUrl(env, block.page)}`
}

const joined = (pieces: readonly (string | Html)[]): Html[] =>
  pieces.map((piece, index) => (index === 0 ? html`${piece}` : html`<br>${piece}`))
/** Text with its line breaks. */
const lines = (text: string) => joined(text.split('\n'))

function carHtml(env: Env, { title, lines: facts, page, picture }: CarBlock): Html {
  const url = pageUrl(env, page)
  const image = picture
    ? html`<a href="${url}"><img src="${env.PUBLIC_URL + picture}" alt="" width="180" height="120" style="display:block;border:0"></a>`
    : null
  return html`<table role="presentation" style="border-collapse:collapse;margin:0 0 16px"><tr><td style="padding:0 16px 0 0;vertical-align:top">${image}</td><td style="vertical-align:top"><a href="${url}" style="color:#0a6176;font-weight:600">${lines(title)}</a><br>${joined(facts.map((fact) => html`${lines(fact)}`))}</td></tr></table>`
}

function asHtml(env: Env, block: Block): Html {
  if (typeof block === 'string') return html`<p>${lines(block)}</p>`
  if ('list' in block) return html`<ul>${block.list.map((item) => html`<li>${lines(item)}</li>`)}</ul>`
  if ('rows' in block) {
    const row = ([label, value]: readonly [string, string | number]) =>
      html`<tr><th align="left" style="padding:2px 16px 2px 0;font-weight:600;vertical-align:top">${lines(label)}</th><td>${lines(String(value))}</td></tr>`
    return html`<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${block.rows.map(row)}</table>`
  }
  if ('car' in block) return carHtml(env, block.car)
  const url = pageUrl(env, block.page)
  return html`<p><a href="${url}" style="display:inline-block;padding:12px 20px;background:#cde93b;color:#0b1f27;border:1px solid #66790a;border-radius:8px;text-decoration:none;font-weight:600">${lines(block.label)}</a></p><p style="font-size:13px;color:#516b76">${t('Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse:')}<br>${url}</p>`
}

/** The text of a mail that the operator may have worded, in German; in other languages it is the standard text. */
export const mailText = (env: Env, key: MailText) =>
  filledText(readerLanguage() === 'de' ? env[key] : t(standardMailTexts[key]), {
    Marke: env.BRAND_NAME,
    Telefon: env.CONTACT_PHONE,
    Händlerservice: env.MAIL_DEALERS,
    'IT-Support': env.MAIL_IT_SUPPORT,
  })

const closing = (env: Env) => [
  ...mailText(env, 'MAIL_TEXT_CLOSING').split('\n'),
  env.COMPANY_NAME,
  `${env.CONTACT_STREET}, ${env.CONTACT_POSTAL_CODE} ${env.CONTACT_CITY}`,
  t`Telefon ${env.CONTACT_PHONE}`,
]

/** Writes a mail as text and HTML from the same blocks. Values are escaped, so they never become markup. */
function written(env: Env, subject: string, body: Block[]): Omit<Written, 'attachments'> {
  const language = readerLanguage()
  const text = [...body.map((block) => asText(env, block)), closing(env).join('\n')].join('\n\n')
  const main = body.map((block, index) => (index === 0 ? asHtml(env, block) : html`\n${asHtml(env, block)}`))
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${lines(subject)}</title></head>
<body style="margin:0;background:#f7f8f6;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#0b1f27">
<div style="max-width:600px;margin:0 auto;padding:24px">
<p style="font-size:20px;font-weight:700;margin:0 0 16px">${lines(env.BRAND_NAME)}</p>
<div style="background:#ffffff;padding:24px;border-radius:8px">
${main}
<p>${joined(closing(env))}</p>
</div></div></body></html>
`
  return { language, subject, text, html: page.text }
}

/**
 * A mail of which each text is written when its reader is known: `subject`, `body` and `attachments` are functions, so
 * that their texts (`t`, `plural`), figures and dates follow the reader's language. Texts for the house are plain German.
 */
export const letter = (
  env: Env,
  { subject, body, attachments = () => [], sender = env.MAIL_FROM, ...draft }: Draft,
): Letter => ({
  ...draft,
  sender,
  write: () => ({ ...written(env, subject(), body()), attachments: attachments() }),
  key: keyFor(env.SECRET_KEY, 'mail'),
})
