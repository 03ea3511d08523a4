import { expect, test } from 'vitest'
import { sentAgainText } from './facts.ts'

test.each([
  [{ failed: 0, waiting: 0 }, 'Es gibt keine Mail, die noch zu senden wäre.'],
  [{ failed: 1, waiting: 0 }, '1 Mail erneut in den Versand gegeben.'],
  [{ failed: 0, waiting: 1 }, '1 Mail wird jetzt versucht.'],
  [{ failed: 1200, waiting: 3 }, '1.200 Mails erneut in den Versand gegeben. 3 Mails werden jetzt versucht.'],
])('the text after sending all again names the numbers of mails: %j', (result, text) => {
  expect(sentAgainText(result)).toBe(text)
})
