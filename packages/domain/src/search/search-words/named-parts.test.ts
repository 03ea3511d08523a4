import { describe } from 'vitest'
import { testPhrases } from '../../testing/read-as-meant.ts'

describe('A name in a search in words', () => {
  describe('Letters and figures behind a model say what it is', () => {
    testPhrases(
      'de',
      `
  E 200 T | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI
  E-Klasse T 350 d | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 350
  Leon ST Diesel | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  Mini One D | maker=MINI&car_model=One&kraftstoffart=diesel
  Hyundai i30 cw | maker=Hyundai&car_model=i-Reihe&fahrzeugtyp=KOMBI
  Logan MCV | maker=Dacia&car_model=Logan&fahrzeugtyp=KOMBI
  Auris TS | maker=Toyota&car_model=Auris&fahrzeugtyp=KOMBI
  308 SW | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI
  C 220 CDI | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel
  Alfa 156 Twin Spark | maker=Alfa Romeo&car_model=156 | Twin; Spark
  `,
    )
  })
  describe('An electric car by the letter before or behind its name', () => {
    testPhrases(
      'de',
      `
  e-C4 | maker=Citroën&car_model=C4&kraftstoffart=elektro
  eup! Automatik | maker=Volkswagen&car_model=up!&kraftstoffart=elektro&getriebe=AUTOMATIK
  Corsa-e | maker=Opel&car_model=Corsa&kraftstoffart=elektro
  e-Kombi | fahrzeugtyp=KOMBI&kraftstoffart=elektro
  Peugeot e-208 | maker=Peugeot&car_model=2er-Reihe&kraftstoffart=elektro
  elektrokombi | kraftstoffart=elektro&fahrzeugtyp=KOMBI
  `,
    )
  })
  describe('Electric parts are no electric car', () => {
    testPhrases(
      'de',
      `
  Golf elektrische Heckklappe | maker=Volkswagen&car_model=Golf | elektrische; Heckklappe
  Golf Sitze elektrisch | maker=Volkswagen&car_model=Golf | Sitze; elektrisch
  Golf elektrisch | maker=Volkswagen&car_model=Golf&kraftstoffart=elektro
  Heckklappe elektrisch, Kombi | fahrzeugtyp=KOMBI | Heckklappe; elektrisch
  `,
    )
  })
  describe('Models of other makers in lists and alternatives', () => {
    testPhrases(
      'de',
      `
  A4/A6 Diesel | maker=Audi&car_model=A4&car_model=A6&kraftstoffart=diesel
  Golf, A4 | maker=Audi&maker=Volkswagen&car_model=A4&car_model=Golf
  VW, Golf, A4 | maker=Volkswagen&car_model=Golf | A4
  BMW 3er oder C 220 | maker=BMW&maker=Mercedes-Benz&car_model=3er&car_model=C-Klasse
  VW Golf, Astra | maker=Opel&maker=Volkswagen&car_model=Astra&car_model=Golf
  BMW kein 5er und kein 3er | maker=BMW&car_model!=3er&car_model!=5er
  kein BMW 3er, Kombi | fahrzeugtyp=KOMBI | kein BMW 3er (Modelle lassen sich nur mit Hersteller ausschließen)
  kein Audi A4 oder A6, Kombi | fahrzeugtyp=KOMBI | kein Audi A4 (Modelle lassen sich nur mit Hersteller ausschließen); kein A6 (Modelle lassen sich nur mit Hersteller ausschließen)
  `,
    )
  })
  describe('Names written as one word', () => {
    testPhrases(
      'de',
      `
  mazda3 Diesel | maker=Mazda&car_model=3er-Reihe&kraftstoffart=diesel
  fiat500 Cabrio | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO
  fiat500cabrio | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO
  golf1.6 Diesel | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 1.6
  a4b8 Kombi | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI | b8
  x5e70 Diesel | maker=BMW&car_model=X-Reihe&kraftstoffart=diesel | e70
  vwgolf | maker=Volkswagen&car_model=Golf
  roterkombi | ausstattung=rot&fahrzeugtyp=KOMBI
  dieselkombi | kraftstoffart=diesel&fahrzeugtyp=KOMBI
  golfdieselkombi | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  T5transporter | maker=Volkswagen&car_model=Transporter
  passat3c | maker=Volkswagen&car_model=Passat | 3c
  `,
    )
  })
})
