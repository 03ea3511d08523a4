import { expect, test } from 'vitest'
import { replyText } from './reply-text.ts'

const answer = 'Guten Tag,\n\nja, Freitag passt.\n\nGrüße\nErika Beispiel'

test.each([
  ['nothing quoted', answer, answer],
  [
    'Gmail',
    `${answer}\n\nAm Do., 26. Nov. 2026 um 14:03 Uhr schrieb Autoexpo <\nantwort+e1@autoexpo.example>:\n\n> Guten Tag,\n> passt Freitag?\n`,
    answer,
  ],
  [
    'Gmail in English',
    `${answer}\n\nOn Thu, Nov 26, 2026 at 2:03 PM Autoexpo <a@b.example> wrote:\n\n> Passt?`,
    answer,
  ],
  [
    'Apple Mail',
    `${answer}\n\n> Am 26.11.2026 um 14:03 schrieb Autoexpo <a@b.example>:\n>\n> Passt Freitag?`,
    answer,
  ],
  [
    'Apple Mail, new',
    `${answer}\n\nAm 26.11.2026 um 14:03 schrieb Autoexpo <a@b.example>:\n\nPasst Freitag?`,
    answer,
  ],
  [
    'an iPhone',
    `${answer}\n\nVon meinem iPhone gesendet\n\n> Am 26.11.2026 um 14:03 schrieb Autoexpo:\n> Passt?`,
    answer,
  ],
  [
    'Outlook',
    `${answer}\r\n\r\nVon: Autoexpo <a@b.example>\r\nGesendet: Donnerstag, 26. November 2026 14:03\r\nAn: Erika\r\nBetreff: AW: Anfrage\r\n\r\nPasst Freitag?`,
    answer,
  ],
  [
    'Outlook with bold heads',
    `${answer}\n\n*Von:* Autoexpo <a@b.example>\n*Gesendet:* Donnerstag\n*An:* Erika\n\nPasst?`,
    answer,
  ],
  ['Outlook, old', `${answer}\n\n-----Ursprüngliche Nachricht-----\nVon: Autoexpo\nPasst?`, answer],
  [
    'Outlook on the web',
    `${answer}\n\n________________________________\nVon: Autoexpo\nGesendet: 26.11.2026\nPasst?`,
    answer,
  ],
  ['Thunderbird', `${answer}\n\nAm 26.11.26 um 14:03 schrieb Autoexpo:\n> Passt Freitag?`, answer],
  ['a signature', `${answer}\n-- \nAutohaus Beispiel\nMusterring 12`, answer],
  ['an answer below', '> Passt Freitag?\n\nJa, passt.', 'Ja, passt.'],
  [
    'an answer below with its introduction',
    'Am 26.11.26 um 14:03 schrieb Autoexpo:\n> Passt Freitag?\n\nJa, passt.',
    'Ja, passt.',
  ],
  ['an answer between the lines', '> Passt Freitag?\nJa.\n> Um 10 Uhr?\nAuch.', 'Ja.\nAuch.'],
  ['the quote alone', 'Am 26.11.26 um 14:03 schrieb Autoexpo:\n> Passt Freitag?\n', ''],
  [
    'a sentence that begins like an introduction',
    'Am Freitag schrieb ich Ihnen: passt.',
    'Am Freitag schrieb ich Ihnen: passt.',
  ],
  ['"Von:" in a sentence', 'Von: Berlin fahre ich los.\nDanke!', 'Von: Berlin fahre ich los.\nDanke!'],
  ['blank lines and odd spaces', '\n\n\u200bJa.\u00a0 \n\n\n\nDanke\n\n', 'Ja.\n\nDanke'],
])('The own text of a reply with %s', (_name, text, expected) => {
  expect(replyText(text)).toBe(expected)
})

test('A long hostile text is read in no time', () => {
  const started = performance.now()
  replyText(`${'Am '.repeat(20_000)}\n`.repeat(20))
  replyText(`${'> '.repeat(1000)}\n`.repeat(2000))
  expect(performance.now() - started).toBeLessThan(2000)
})
