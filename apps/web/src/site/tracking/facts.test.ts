import { describe, expect, test } from 'vitest'
import { dimensionsOf, messageOf, pageNameOf } from './facts.ts'

describe('Statistik', () => {
  test('an open search is "any" for names and 0 for numbers (A-35)', () => {
    expect(dimensionsOf({ transporter: false })).toEqual(['any', 'any', '0', '0', '0'])
  })

  test('a search has the dimensions maker, model, year, mileage and price from (A-34)', () => {
    const criteria = {
      transporter: false,
      maker: 'Audi',
      car_model: 'A4',
      first_reg_from: 2019,
      km_stand_from: 10_000,
      price_from: 8_000,
      price_to: 20_000,
    }
    expect(dimensionsOf(criteria)).toEqual(['Audi', 'A4', '2019', '10000', '8000'])
  })

  test.each([
    ['/home', '/home'],
    ['/password-change/geheimer-schluessel', '/password-change'],
    ['/email/verify/geheimer-schluessel', '/email'],
    ['/delete-notification/geheimer-schluessel', '/delete-notification'],
    ['/confirm-notification/geheimer-schluessel', '/confirm-notification'],
    ['/cardetailsview/4711/Audi/A4/vname/searchResults', '/cardetailsview/Audi/A4'],
    ['/searchresults/promotion/Opel', '/searchresults/promotion/Opel'],
    ['/terms-of-use/%2Fwatchlist', '/terms-of-use'],
  ])('the page name of %s is %s', (pathname, page) => {
    expect(pageNameOf(pathname)).toBe(page)
  })

  test('a page view and an event use Matomo’s parameter names', () => {
    const sender = { siteId: 3, visitor: '0123456789abcdef', origin: 'https://portal.example', page: '/home' }
    expect(Object.fromEntries(messageOf(sender))).toMatchObject({
      idsite: '3',
      rec: '1',
      url: 'https://portal.example/#/home',
      action_name: '/home',
    })
    const event = { category: 'Suche', action: 'Schnellsuche', dimensions: dimensionsOf({}) }
    expect(Object.fromEntries(messageOf(sender, event))).toMatchObject({
      e_c: 'Suche',
      e_a: 'Schnellsuche',
      dimension1: 'any',
      dimension5: '0',
    })
  })
})
