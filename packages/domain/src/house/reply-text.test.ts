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
  [
    'Gmail in Polish',
    `${answer}\n\npt., 27 lis 2026 o 14:03 Autoexpo <antwort+e1@autoexpo.example> napisał(a):\n\n> Passt?`,
    answer,
  ],
  [
    'Thunderbird in Polish',
    `${answer}\n\nW dniu 27.11.2026 o 14:03, Autoexpo pisze:\n> Passt Freitag?`,
    answer,
  ],
  [
    'Outlook in Polish',
    `${answer}\n\nOd: Autoexpo <a@b.example>\nWysłano: piątek, 27 listopada 2026\nDo: Jan\nTemat: ODP: Anfrage\n\nPasst?`,
    answer,
  ],
  [
    'Gmail in Dutch',
    `${answer}\n\nOp vr 27 nov 2026 om 14:03 schreef Autoexpo <\nantwort+e1@autoexpo.example>:\n\n> Passt?`,
    answer,
  ],
  [
    'Outlook in Dutch',
    `${answer}\n\nVan: Autoexpo <a@b.example>\nVerzonden: vrijdag 27 november 2026\nAan: Jan\nOnderwerp: RE: Anfrage\n\nPasst?`,
    answer,
  ],
  [
    'Gmail in French',
    `${answer}\n\nLe ven. 27 nov. 2026 à 14:03, Autoexpo <\nantwort+e1@autoexpo.example> a écrit :\n\n> Passt?`,
    answer,
  ],
  [
    'Outlook in French',
    `${answer}\n\nDe : Autoexpo <a@b.example>\nEnvoyé : vendredi 27 novembre 2026\nÀ : Jan\nObjet : RE: Anfrage\n\nPasst?`,
    answer,
  ],
  ['an old program in French', `${answer}\n\n-----Message d'origine-----\nDe : Autoexpo\nPasst?`, answer],
  ['a telephone in Polish', `${answer}\n\nWysłane z iPhone’a\n\n> Passt Freitag?`, answer],
  ['"Od:" in a sentence', 'Od: jutra jestem w biurze.\nDziękuję!', 'Od: jutra jestem w biurze.\nDziękuję!'],
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
