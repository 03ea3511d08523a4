/**
 * The line with which a mail program begins the text it quotes, by its beginning, a word within and its end. Some break it
 * into two lines.
 */
const introductions = [
  // Gmail, Apple Mail, Thunderbird
  {
    begins: /^(?:Am|On|Le|Op|W dniu|Dnia) /u,
    says: /(?:schrieb|wrote|a écrit|schreef|pisze|napisał(?:a|\(a\))?)(?![\p{L}\d])/u,
    ends: /:$/u,
  },
  // Gmail in Polish and Dutch, with the day first
  {
    begins: /^(?:pon|wt|śr|czw|pt|sob|niedz|ma|di|wo|do|vr|za|zo)\.?,? \d/u,
    says: /napisał\(a\)|schreef/u,
    ends: /:$/u,
  },
  // Gmail without a name before the verb, GMX, web.de
  {
    begins: /^(?:Am|Gesendet am) /u,
    says: / (?:schrieb|hat)(?![\p{L}\d])/u,
    ends: / (?:schrieb|geschrieben):?$/u,
  },
]
/** Characters: a date is before the word, and no name takes more. */
const [shortestDate, longestIntroduction] = [8, 420]

const isIntroduction = (line: string) =>
  line.length <= longestIntroduction &&
  introductions.some(
    ({ begins, says, ends }) => begins.test(line) && ends.test(line) && says.test(line.slice(shortestDate)),
  )

/** Outlook's line between dashes, in lower case and without them. */
const originals = new Set([
  'ursprüngliche nachricht',
  'originalnachricht',
  'original message',
  'originalmessage',
  'weitergeleitete nachricht',
  'forwarded message',
  'message d’origine',
  "message d'origine",
  'message transféré',
  'oryginalna wiadomość',
  'wiadomość oryginalna',
  'oorspronkelijk bericht',
])

const isRule = (line: string) =>
  /^_{20,}$/u.test(line) ||
  /^Gesendet: .+$/u.test(line) ||
  /^-{5,}$/u.test(line) ||
  (line.startsWith('--') &&
    line.endsWith('--') &&
    originals.has(line.replaceAll('-', ' ').trim().toLowerCase()))

/** A block of the original's head, as Outlook writes it: "Von:" and within four lines "Gesendet:" or "An:". */
const headStart = /^\*?(?:Von|From|De|Od|Van)\s?:\*? .+/u
const headNext =
  /^\*?(?:Gesendet|Datum|Sent|Date|An|To|Betreff|Subject|Envoyé|À|Objet|Wysłano|Data|Do|Temat|Verzonden|Aan|Onderwerp)\s?:\*?/u

/** What a program adds below an answer. */
const closings = [
  /^-- ?$/u,
  /^(?:Von|Gesendet von|Sent from|Get) (?:meinem|Mail|my|Outlook|der|iPhone|Outlook).{0,80}$/u,
  /^(?:Envoyé (?:de|depuis) mon|Wysłane z|Verstuurd vanaf|Verzonden vanaf).{0,80}$/u,
  /^Diese Nachricht wurde von meinem .{0,80} gesendet\.?$/u,
]

/** Such a line may be broken before the verb. */
const introductionStart = /^(?:Am|On|Le|Op|W dniu|Dnia|[\p{Ll}]{2,5}\.?,? \d)/u

const isQuoted = (line: string) => line.startsWith('>')

function startsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  const joined = `${line} ${lines[at + 1] ?? ''}`.trim()
  if (isIntroduction(line) || isRule(line)) return true
  if (introductionStart.test(line) && isIntroduction(joined)) return true
  return headStart.test(line) && lines.slice(at + 1, at + 5).some((next) => headNext.test(next))
}

/**
 * What a person has written in a reply: without the quoted mail, the program's signature and blank lines around it. An
 * answer between quoted lines keeps its own lines.
 */
export function replyText(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u200b\ufeff]/gu, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
  const end = lines.findIndex(
    (line, at) => startsQuote(lines, at) || closings.some((pattern) => pattern.test(line)),
  )
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !isQuoted(line))
  const above = own.join('\n').trim()
  if (above !== '' || end < 0) return above.replaceAll(/\n{3,}/g, '\n\n')
  // Some people answer below the quoted text.
  const quoted = lines.findLastIndex(isQuoted)
  if (quoted < 0) return ''
  const below = lines.slice(quoted + 1)
  const stop = below.findIndex((line) => closings.some((pattern) => pattern.test(line)))
  return (stop < 0 ? below : below.slice(0, stop)).join('\n').trim()
}
