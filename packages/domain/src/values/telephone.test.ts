import { expect, test } from 'vitest'
import { telephone } from './fields.ts'
import { normalTelephone } from './telephone.ts'

test.each([
  ['0170 1234567', '+49-1701234567'],
  ['0170/1234567', '+49-1701234567'],
  ['0170-123 45 67', '+49-1701234567'],
  ['0049 170 1234567', '+49-1701234567'],
  ['+49 170 1234567', '+49-1701234567'],
  ['+491701234567', '+49-1701234567'],
  ['+49-0170 1234567', '+49-1701234567'],
  ['+49-01701234567', '+49-1701234567'],
  ['069 900 09 120', '+49-6990009120'],
  ['(069) 900.09.120', '+49-6990009120'],
  ['069 900 09–120', '+49-6990009120'],
  ['+49 (0) 611 123456', '+49-611123456'],
  ['+49(0)611/123456', '+49-611123456'],
  ['0049 (0)611 123456', '+49-611123456'],
  ['069\u00a0900\u00a009120', '+49-6990009120'],
  ['０６９ ９０００９１２０', '+49-6990009120'],
  ['+35-2261234', '+352-261234'],
  ['+43 1 5123456', '+43-15123456'],
  ['+352 26 12 34', '+352-261234'],
  ['00420 222 333 444', '+420-222333444'],
  ['+1 212 555 0100', '+1-2125550100'],
  ['+39 06 1234567', '+39-061234567'],
  ['0611 12', '+49-61112'],
  ['+49-611123', '+49-611123'],
  ['  +49-611123 ', '+49-611123'],
  ['+43-1', '+43-1'],
])('%s is stored as %s', (typed, stored) => {
  expect(telephone().parse(typed)).toBe(stored)
  expect(normalTelephone(stored)).toBe(stored)
})

const example = 'Beispiel: 0170 1234567 oder +49 170 1234567'

test.each([
  ['0611', `Ungültige Telefonnummer. ${example}`],
  ['0123', `Ungültige Telefonnummer. ${example}`],
  ['170 1234567', `Ungültige Telefonnummer. ${example}`],
  ['+49611', `Ungültige Telefonnummer. ${example}`],
  ['+49-', `Ungültige Telefonnummer. ${example}`],
  ['+49-1234567890123456', `Ungültige Telefonnummer. ${example}`],
  ['+0 170 1234567', `Ungültige Telefonnummer. ${example}`],
  ['++49 170 1234567', `Ungültige Telefonnummer. ${example}`],
  ['0170 1234567 App. 3', `Ungültige Telefonnummer: „A“. ${example}`],
  ['0170,1234567', `Ungültige Telefonnummer: „,“. ${example}`],
  ['1'.repeat(60_000), 'Ungültige Telefonnummer (höchstens 40 Zeichen)'],
  ['', 'Telefon ist erforderlich'],
])('%.40s is refused with an example', (typed, message) => {
  expect(telephone().safeParse(typed).error?.issues[0]?.message).toBe(message)
})

test.each([
  ['48', '601 234 567', '+48-601234567'],
  ['48', '+48 601 234 567', '+48-601234567'],
  ['43', '01 5123456', '+43-15123456'],
  ['39', '06 1234567', '+39-061234567'],
  ['48', '0049 170 1234567', '+49-1701234567'],
  ['48', '', ''],
  ['48', '12', '12'],
  ['49', ' 0611 ', '0611'],
  ['49', '0170 1234567'.padEnd(40), '+49-1701234567'],
  ['49', '0170 1234567'.padEnd(41), '0170 1234567'.padEnd(41)],
])('in the country with the code %s, %j becomes %j', (dial, typed, stored) => {
  expect(normalTelephone(typed, dial)).toBe(stored)
})
