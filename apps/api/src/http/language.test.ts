import { claimTitle } from '@portal/domain/sale/claim-items'
import { euroText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { fieldLabel } from '@portal/domain/vehicles/attributes/stored-texts'
import { describe, expect, test } from 'vitest'
import { api, useApi } from '../testing/api.ts'
import { inLanguage, translatedInto } from './language.ts'

useApi()

describe('texts of the API', () => {
  test('are German outside a request', () => {
    expect([t('Merkliste'), euroText(1234)]).toEqual(['Merkliste', '1.234\u00a0€'])
  })

  test('are in the language of their reader, figures too', () => {
    inLanguage('en', () => expect([t('Merkliste'), euroText(1234)]).toEqual(['Watchlist', '€1,234']))
    inLanguage('pl', () => expect(euroText(12_345)).toBe('12\u00a0345\u00a0€'))
  })

  test('follow the plural rules of the language', () => {
    const vehicles = (count: number) => inLanguage('pl', () => plural(count, '1 Fahrzeug', '# Fahrzeuge'))
    expect([1, 2, 5, 22].map(vehicles)).toEqual(['1 pojazd', '2 pojazdy', '5 pojazdów', '22 pojazdy'])
  })

  test('have the translation of the chapter in which they stand', () => {
    // `vehicles` has other words for „Mangel“ and „Innenraum“, `base` for „Aktion“.
    inLanguage('fr', () => expect(claimTitle([])).toBe('Défaut'))
    const inside = { area: 'interior', panel: null, damageId: null } as const
    inLanguage('fr', () => expect(claimTitle([inside])).toBe('Habitacle'))
    inLanguage('en', () => expect(fieldLabel('promotion')).toBe('Promotion'))
  })

  test('are translated when put together before their reader was known', () => {
    expect(translatedInto('en', 'Ungültige(s) Zeichen im Feld Vorname')).toBe(
      'Invalid character(s) in field First name',
    )
    expect(translatedInto('pl', 'seit 1.203 Tagen im Bestand')).toBe('w ofercie od 1.203 dni')
    expect(translatedInto('en', 'Weniger als beim Verkauf (45.200\u00a0km). Bitte prüfen.')).toBe(
      'Less than at the sale (45.200\u00a0km). Please check.',
    )
  })

  test('are translated with their count, one and several', () => {
    const pause = (tries: string) =>
      translatedInto('en', `Diese PIN gehört zu keinem Ausweis. Noch ${tries}, dann 15 Minuten Pause.`)
    expect([pause('1 Versuch'), pause('3 Versuche')]).toEqual([
      'This PIN does not belong to any pass. 1 attempt left, then 15 minutes’ pause.',
      'This PIN does not belong to any pass. 3 attempts left, then 15 minutes’ pause.',
    ])
    expect(translatedInto('en', 'Die Datei a.csv ist leer. Am Bestand wurde nichts geändert.')).toBe(
      'The file a.csv is empty. Nothing was changed in the stock.',
    )
    expect(translatedInto('pl', 'Motor, Getriebe und 5 weitere')).toBe('Silnik, skrzynia biegów i 5 innych')
  })

  test('refuse a call in the language of the caller', async () => {
    const reply = await api().inject({
      method: 'GET',
      url: '/uaa/api/account',
      headers: { 'accept-language': 'en-GB' },
    })
    expect(reply.json()).toMatchObject({ type: 'unauthenticated', title: 'Please log in.' })
  })
})
