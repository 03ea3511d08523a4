import { expect, test } from 'vitest'
import { elementAt, elementsAt, isTrueAt, textAt, textsAt, textWith, type XmlElement } from './xml-element.ts'

const element = (name: string, text = '', children: XmlElement[] = [], attributes = {}): XmlElement => ({
  ...{ name, uri: '', attributes, children, text },
})

const party = element('Party', '', [
  element('Contact', '', [element('Name', ' Erika\n  Beispiel ')]),
  element('Contact', '', [element('Name', 'Max Muster'), element('Name', ' ')]),
  element('ID', '12', [], { schemeID: 'VA' }),
  element('ID', ' ', [], { schemeID: 'FC' }),
  element('Yes', ' true '),
  element('One', '1'),
  element('No', 'false'),
])

test('Elements are found by a path of names', () => {
  expect(elementsAt(party, 'Contact/Name').map(({ text }) => text.trim())).toEqual([
    'Erika\n  Beispiel',
    'Max Muster',
    '',
  ])
  expect(elementAt(party, 'Contact')?.children).toHaveLength(1)
  expect(elementsAt(party, 'Name')).toEqual([])
  expect(elementsAt(undefined, 'Contact')).toEqual([])
})

test('Texts have single spaces; an empty one is none', () => {
  expect(textAt(party, 'Contact/Name')).toBe('Erika Beispiel')
  expect([textAt(party, 'Contact'), textAt(party, 'Phone')]).toEqual([null, null])
  expect(textsAt(party, 'Contact/Name')).toEqual(['Erika Beispiel', 'Max Muster'])
})

test('A text is found by an attribute of its element', () => {
  expect(textWith(party, 'ID', 'schemeID', 'VA')).toBe('12')
  expect(textWith(party, 'ID', 'schemeID', 'FC')).toBeNull()
  expect(textWith(party, 'ID', 'schemeID', 'XX')).toBeNull()
  expect(textWith(party, 'ID', 'other', 'VA')).toBeNull()
})

test.each([
  ['Yes', true],
  ['One', true],
  ['No', false],
  ['Missing', false],
])('Whether %s is true: %j', (path, isTrue) => {
  expect(isTrueAt(party, path)).toBe(isTrue)
})
