import { searchInWords } from '@portal/contract/search/search-words'
import { detailSearchCars } from '@portal/contract/vehicles/cars'
import { beforeAll, expect, test } from 'vitest'
import { anAgent } from '../../testing/agents.ts'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { changeStock } from '../../testing/cars.ts'
import { randomVehicle, seededRandom } from '../../testing/random-stock.ts'
import { listeningApi } from '../../testing/servers.ts'

useApi()

/** Every fourteenth phrase of the tables of the search in words. */
const phrases = `
  unfallfreier Golf
  BMW 320d Touring
  hyundai i30
  ML 350
  BMW 5er touring xdrive 530d
  um die 10000 Euro
  bis 3500 kg
  EZ 06/2017
  ohne Automatik
  Klimaautomatik
  Kastenwagen
  Diesel Diesel Diesel
  zweisitzer
  ab Bj. 15
  doka 3,5 t ahk
  strom
  golf 2015 bis 2018
  Sprinter Kasten L2H2
  Cabrio Automatik unter 20T€
  12 000 €
  Audi A4 oder A6 Avant
  suche Golf Kombi Diesel für max 12000
  Hybrid Toyota
  EZ ab 01.2019
  Golf max 400 mtl
  erstzulassung nicht vor 2018
  bitte keine schalter nur automatik
  kein opel kein ford kein fiat kleinwagen bis 6000€
  bis20000€ab2018
  ducato L3H2 140ps
  nicht älter wie 3 jahre
  25a
  dieselkombi automatikgetriebe mit anhängevorrichtung
  kein schalter, nur automatik bis 120 ps
  auto mit tüv mindestens 1 Jahr unter 3000 euro
  bj. ab 14 benzin schalt. 5-t.
  t6 langer radstand hochdach
  bmw gran tourer
  Golf schwarz mit weißem Dach
  diesel kombis mit ahk
  1. Hand Golf
  corsa5türer
  unter100tkm
  Skoda Octavia 3 Combi 1,6 TDI 105PS Green tec
  ich habe 8000 euro
  neuere Golf
  Skoda Superb L&K
  3-türer oder cabrio
  Parksensoren vorne und hinten
  Kleinwagen mit Automatik und Klimaanlage bis 10.000 Euro gesucht
  baujahr zwischen 2012 und 2015
  2 Türen
  benzienr
  Mondeo Kombi Dieslel
  Familienkutsche bis 9 tausend
  BMW drei er touring
  E Klasse Mercedes Bj ab 2012 bis 200000
  mehr als 7 Sitze
  Panoramaglasdach
  5000-8000
  Kleintransporter
  Golf Caprio
  Hauptsache günstig: Twingo
  nix über 10000
  Q 3 tfsi
  autogas lpg Astra
  Transporter mit Hebebühne
  BMW 118d 5türig
  Polo, Fiesta, Corsa
  Alfa 159 Sportwagon
  Golf 1,4 TSI 122 PS
  Opel Corsa D 5-türig Klima
  von 100 bis 150 PS
  Golf7 GTI rot
  Toyota Avensis kombi Bj 2010 bis 2014 Benzin unter 150000km
  2000er Golf
  unter 1 Jahr alt
  Auto mit Rückfahrcam und Navi
  Audi A1 Sportback 5-türer weiss
  Baujahr egal, Micra Automatik
  Kühltransporter Diesel bis 15 tsd
  scoda superb komby
  Fiat Punnto
  Transporter bis 2,8 Tonnen
  Kleinwagen Automatik für Senioren, leichter Einstieg
  Audi Q5 2.0TDI S-tronic Panorama
  Boxer L3H2 mit Standheizung
  Kia Ceed Sportswagon 1.6 CRDi
  Wrangler Rubicon
  VW Turan 7sitzer
  Erstzulassung nach 12/2018
  MwSt. muss ausweisbar sein, Kombi Diesel
  haben Sie was mit Automatik unter 5.000?
  großer Kofferraum, Kombi, Anhängelast 2000 kg
  Diesel Euro 6d-temp AHK
  Touran Highline 2.0 TDI 150 PS DSG 7-Sitzer Pano
  Astra Sports Tourer EZ 2016 bis 2018, 60-100 tkm
  Skoda Fabija Combi
  Zwischen 2015 und 2018, Automatik, Leder, Schiebedach, SUV
  Pick-up Doppelkabine Allrad, Anhängelast 3,5 t
`
  .trim()
  .split(/\n\s*/)

beforeAll(async () => {
  const random = seededRandom(26)
  const ids = Array.from({ length: 600 }, (_, index) => index + 1)
  await changeStock(async (tx) => {
    await tx.vehicle.createMany({
      data: ids.map((id) => ({ ...randomVehicle(random, String(300_000 + id)), fahrzeugid: id })),
    })
    await tx.vehicleFile.createMany({
      data: ids.map((id) => ({
        ...{ fahrzeugid: id, eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD', position: 0, datei: 'seite.webp' },
        ...{ ordner: `test/${id}`, storageKey: `test/${id}/seite.webp`, sha256: '0'.repeat(64) },
      })),
    })
    return ids
  })
})

/** The vehicles the portal shows for a phrase: the criteria of the words, then the first page of the list. */
async function hitsOfPortal(q: string) {
  const visitor = aVisitor()
  const { criteria, total, notUnderstood } = (await visitor.get(searchInWords.url, { q })).json()
  const page = await visitor.post(`${detailSearchCars.url}?size=20`, criteria)
  // Agents get ordinary blanks.
  return {
    total,
    notUnderstood: notUnderstood.map((text: string) => text.replaceAll('\u00a0', ' ')),
    cars: page.json().map(({ gwnummer }: { gwnummer: string }) => gwnummer),
  }
}

test('agents get the hits of the portal for 100 phrases, in the same order', async () => {
  const agent = await anAgent(await listeningApi())
  let cars = 0
  for (const text of phrases) {
    const found = await agent.call('search_vehicles', { text, limit: 20 })
    const { total, notUnderstood, vehicles } = found
    expect({ total, notUnderstood, cars: vehicles.map(({ gwnummer }) => gwnummer) }, text).toEqual(
      await hitsOfPortal(text),
    )
    expect(await agent.call('count_vehicles', { text }), text).toMatchObject({ total, notUnderstood })
    cars += vehicles.length
  }
  expect(phrases).toHaveLength(100)
  expect(cars).toBeGreaterThan(500)
})
