import { testPassword } from './accounts.ts'
import { aVisitor } from './caller.ts'

export const registrationUrl = '/uaa/api/registerdealer'
let count = 0

/** A registration that is taken, with an address of its own. */
export const aForm = (changes: object = {}) => {
  count += 1
  const email = `neu${count}@haendler.example`
  return {
    salutation: 'Frau',
    title: 'Dr.',
    firstName: 'Anna-Lena',
    lastName: 'Müller',
    email,
    telephone: '+49-611123',
    street: 'Str. d. 17. Juni',
    house_number: '12a',
    postal_code: '35463',
    city: 'Bad Homburg',
    company_name: 'Auto & Co. KG',
    already_vendor_box: false,
    partner_number: null,
    login: email,
    password: testPassword,
    pwdagain: testPassword,
    bussines_years: 5,
    avg_sold_cars_per_year: 0,
    comments: '',
    langKey: 'de',
    documentType: '',
    ...changes,
  }
}

/** Each visitor comes from a network of its own: the limits per network have tests of their own. */
export function aStranger() {
  count += 1
  const visitor = aVisitor()
  const options = { remoteAddress: `203.0.${count >> 8}.${count & 255}` }
  return {
    ...visitor,
    get: (path: string, query?: Record<string, string>) => visitor.get(path, query, options),
    post: (path: string, payload?: object) => visitor.post(path, payload, options),
  }
}

/** Registers somebody new from a network of its own. */
export const register = (changes: object = {}) => {
  const form = aForm(changes)
  return aStranger()
    .post(registrationUrl, form)
    .then((reply) => ({ reply, form }))
}
