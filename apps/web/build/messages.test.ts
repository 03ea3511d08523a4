import { expect, test } from 'vitest'
import { messagesOf } from './messages.ts'

const patterns = (code: string) => messagesOf('a.tsx', code).map(({ pattern }) => pattern)

test.each([
  ['a plain text', "t('Merkliste')", ['Merkliste']],
  [
    'a text with parts, numbered in their order',
    `t\`\${count} von \${total} Fahrzeugen\``,
    ['{0} von {1} Fahrzeugen'],
  ],
  [
    'a text with a count by both forms',
    "plural(total, '1 Fahrzeug', '# Fahrzeuge')",
    ['1 Fahrzeug | # Fahrzeuge'],
  ],
  [
    'the children of an element as one sentence',
    '<p>Sie sehen <b>{n}</b> von {total}.</p>',
    ['Sie sehen {0} von {1}.'],
  ],
  [
    'the text of an element within a sentence',
    '<p>Zum <a href="#">Login</a> hier</p>',
    ['Zum {0} hier', 'Login'],
  ],
  ['a text without its icons', '<a><Icon aria-hidden /> Routenplaner</a>', [' Routenplaner']],
  ['a text over several lines', '<p>\n  Eine Zeile,\n  noch eine.\n</p>', ['Eine Zeile, noch eine.']],
  [
    'attributes that are read aloud',
    '<i aria-label="Suche" id="Suche" title={t(\'Mehr\')} />',
    ['Suche', 'Mehr'],
  ],
  ['no figures and signs', '<p>{a} · 12</p>', []],
  ['no variables', 't(label)', []],
  ['nothing within German content', '<div lang="de"><p>Vertrag</p></div>', []],
])('finds %s', (_, code, expected) => {
  expect(patterns(code)).toEqual(expected)
})
