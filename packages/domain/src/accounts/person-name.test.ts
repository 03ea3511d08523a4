import { expect, test } from 'vitest'
import { personName, personNameSql } from './person-name.ts'

test.each([
  ['Erika', 'Beispiel', 'Erika Beispiel'],
  ['', 'Beispiel', 'Beispiel'],
  ['', '', ''],
])('The person %j %j is called %j', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

test('The same in SQL, for a table', () => {
  expect(personNameSql('author')).toBe("trim(concat_ws(' ', author.first_name, author.last_name))")
})
