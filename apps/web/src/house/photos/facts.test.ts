import { describe, expect, test } from 'vitest'
import { pendingFiles } from './facts.ts'

const task = {
  id: '1',
  gwnummer: '480988',
  eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' as const,
  name: 'IMG_1.jpg',
  bytes: 1000,
  received: 250,
  state: 'uploading' as const,
  message: null,
  replaces: null,
  fileId: null,
}
const upload = {
  key: 'a',
  gwnummer: '480988',
  name: 'IMG_1.jpg',
  state: 'sending' as const,
  task,
  message: null,
}

describe('pending files', () => {
  test('are shown once while this tab sends them', () => {
    expect(pendingFiles([upload], [task])).toMatchObject([
      { key: 'a', percent: 25, text: 'lädt', tone: 'busy' },
    ])
  })

  test('state how an interrupted upload continues', () => {
    expect(pendingFiles([], [task])).toMatchObject([
      { percent: 25, text: expect.stringMatching(/^Unterbrochen/) },
    ])
  })

  test.each([
    ['waiting', null, 'wird verarbeitet', 'busy'],
    ['done', 'Sieht fast aus wie Foto 1.', 'Sieht fast aus wie Foto 1.', 'done'],
    ['done', null, 'ist am Fahrzeug', 'done'],
    ['refused', 'Die Datei ist leer.', 'Die Datei ist leer.', 'error'],
  ] as const)('in state %s with the message %s show: %s', (state, message, text, tone) => {
    expect(pendingFiles([], [{ ...task, state, message }])).toMatchObject([{ percent: null, text, tone }])
  })

  test('state the reason if they were never sent', () => {
    const failed = { ...upload, state: 'failed' as const, task: null, message: 'Die Datei ist leer.' }
    expect(pendingFiles([failed], [])).toMatchObject([{ text: 'Die Datei ist leer.', tone: 'error' }])
  })
})
