import { testPassword } from './accounts.ts'
import { aVisitor } from './caller.ts'

export const registrationUrl = '/uaa/api/registerdealer'
let count = 0

/** A valid registration with a unique address. */
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

/** Each visitor has its own network, because the limits per network are tested separately. */
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

/** Registers a new applicant from a separate network. */
export const register = (changes: object = {}) => {
  const form = aForm(changes)
  return aStranger()
    .post(registrationUrl, form)
    .then((reply) => ({ reply, form }))
}
