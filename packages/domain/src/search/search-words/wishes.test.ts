import { describe } from 'vitest'
import { testPhrases } from '../../testing/read-as-meant.ts'

describe('What a search in words asks for', () => {
  describe('excludes what a negation begins, until words end it', () => {
    testPhrases(
      'de',
      `
  kein Diesel und Benzin | kraftstoffart!=benzin&kraftstoffart!=diesel
  kein Diesel und Automatik | kraftstoffart!=diesel&getriebe=AUTOMATIK
  kein Diesel, Kombi | kraftstoffart!=diesel&fahrzeugtyp=KOMBI
  kein Rot oder Gelb | ausstattung!=gelb&ausstattung!=rot
  kein Transporter | transporter=false
  nicht Transporter, sondern Kombi | transporter=false&fahrzeugtyp=KOMBI
  BMW oder Audi, kein VW | maker=Audi&maker=BMW
  kein Auto mit AHK |  | kein AHK (lässt sich nicht ausschließen)
  Golf kein |  | kein Golf (Modelle lassen sich nur mit Hersteller ausschließen)
  `,
    )
  })
  describe('has less than a number of which there is none', () => {
    testPhrases(
      'de',
      `
  Golf keine 100.000 km | km_stand_to=100000&maker=Volkswagen&car_model=Golf
  Golf keine 5 Jahre alt | first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf nicht 100.000 km | maker=Volkswagen&car_model=Golf | nicht 100.000 km (lässt sich nicht ausschließen)
  Golf kein 5 Türer | maker=Volkswagen&car_model=Golf | kein 5 Türer (lässt sich nicht ausschließen)
  `,
    )
  })
  describe('counts the last of several bounds, in order', () => {
    testPhrases(
      'de',
      `
  Golf bis 10.000 € bis 12.000 € | price_to=12000&maker=Volkswagen&car_model=Golf | bis 10.000 € (es gilt „bis 12.000 €“)
  Golf bis 10.000 € bis 10.000 € | price_to=10000&maker=Volkswagen&car_model=Golf
  Golf ab 12.000 € bis 10.000 € | price_from=10000&price_to=12000&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('keeps what the number before measured for a second bound', () => {
    testPhrases(
      'de',
      `
  Golf Preis netto ab 8000 bis 12000 | price_from=9520&mwst=REGEL&price_to=14280&maker=Volkswagen&car_model=Golf
  Golf Preis ab 8000 bis 7000 | price_from=7000&price_to=8000&maker=Volkswagen&car_model=Golf
  Golf Reichweite ab 350 km bis 400 | maker=Volkswagen&car_model=Golf | Reichweite ab 350 km; bis 400
  `,
    )
  })
  describe('counts seats and months beyond a bound, and ten percent about a price', () => {
    testPhrases(
      'de',
      `
  Golf unter 5 Sitze | seatsto=4&maker=Volkswagen&car_model=Golf
  Golf mehr als 5 Sitze | seatsfrom=6&maker=Volkswagen&car_model=Golf
  Golf etwa 5 Sitze | seatsfrom=5&seatsto=5&maker=Volkswagen&car_model=Golf
  Golf rund 10.000 € | price_from=9000&price_to=11000&maker=Volkswagen&car_model=Golf
  Golf vor 06/2019 | first_reg_month_to=201905&maker=Volkswagen&car_model=Golf
  Golf vor 01/2019 | first_reg_to=2018&maker=Volkswagen&car_model=Golf
  Golf nach 06/2019 | first_reg_month_from=201907&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('has years of two digits and decades', () => {
    testPhrases(
      'de',
      `
  Golf Bj. 27 | first_reg_from=2027&first_reg_to=2027&maker=Volkswagen&car_model=Golf
  Golf Bj. 07/15 | first_reg_month_from=201507&first_reg_month_to=201507&maker=Volkswagen&car_model=Golf
  Golf Bj. 07/98 | first_reg_month_from=199807&first_reg_month_to=199807&maker=Volkswagen&car_model=Golf
  Mercedes 90er Jahre | first_reg_from=1990&first_reg_to=1999&maker=Mercedes-Benz
  Mercedes aus den 80ern | first_reg_from=1980&first_reg_to=1989&maker=Mercedes-Benz
  `,
    )
  })
  describe('names the colour of a part apart from that of the car', () => {
    testPhrases(
      'de',
      `
  Golf weißes Dach | maker=Volkswagen&car_model=Golf | weißes Dach
  Golf schwarze Felgen | maker=Volkswagen&car_model=Golf | schwarze Felgen
  Golf black Edition | maker=Volkswagen&car_model=Golf | black Edition
  Golf Dach, schwarz | maker=Volkswagen&car_model=Golf&ausstattung=schwarz | Dach
  `,
    )
  })
  describe('reads signs as the words that they stand for', () => {
    testPhrases(
      'de',
      `
  Golf 5+ Sitze | seatsfrom=5&maker=Volkswagen&car_model=Golf
  Transporter 2,8 t, Euro 5 | transporter=true&zulaessigesgesamtgewichtbis=2800&schadstoffklassetyp=EURO_5
  Transporter 3,5-t | transporter=true&zulaessigesgesamtgewichtbis=3500
  Golf ≤ 9000 € | price_to=9000&maker=Volkswagen&car_model=Golf
  Golf 10.000 +/- 1000 | price_from=9000&price_to=11000&maker=Volkswagen&car_model=Golf
  Golf 10.000 € +- 1.000 €, Diesel | price_from=9000&price_to=11000&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf Preis ca. 10.000 ± 10 % | price_from=9000&price_to=11000&maker=Volkswagen&car_model=Golf
  Golf 80 tkm +/- 10 | km_stand_from=70000&km_stand_to=90000&maker=Volkswagen&car_model=Golf
  Golf 80 +/- 10 tkm | km_stand_from=70000&km_stand_to=90000&maker=Volkswagen&car_model=Golf
  Golf 100.000 +/- 5000 | km_stand_from=95000&km_stand_to=105000&maker=Volkswagen&car_model=Golf
  Golf 150 PS+/-10 | psvon=140&psbis=160&maker=Volkswagen&car_model=Golf
  Golf 2018 +/- 1 | first_reg_from=2017&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf 8.000 – 9.000 € | price_from=8000&price_to=9000&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('takes a year before the upper bound of a price or mileage for a year, unless words name the price', () => {
    testPhrases(
      'de',
      `
  Golf 2019 bis 15.000 € | first_reg_from=2019&first_reg_to=2019&price_to=15000&maker=Volkswagen&car_model=Golf
  Golf 2019 bis 15.000 € unter 80.000 km | first_reg_from=2019&first_reg_to=2019&price_to=15000&km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf 2019, bis 80.000 km | first_reg_from=2019&first_reg_to=2019&km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf 2019 bis 15k | first_reg_from=2019&first_reg_to=2019&price_to=15000&maker=Volkswagen&car_model=Golf
  Kombi 2019 bis 8000 € | first_reg_from=2019&first_reg_to=2019&price_to=8000&fahrzeugtyp=KOMBI
  Golf 2019 bis 2021 | first_reg_from=2019&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf 2000 bis 4000 € | price_from=2000&price_to=4000&maker=Volkswagen&car_model=Golf
  Golf netto 2019 bis 4000 | price_from=2403&price_to=4760&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf 1999 bis 2999 € | price_from=1999&price_to=2999&maker=Volkswagen&car_model=Golf
  Golf 1500 bis 4000 € | price_from=1500&price_to=4000&maker=Volkswagen&car_model=Golf
  Golf Preis 2019 bis 4000 € | price_from=2019&price_to=4000&maker=Volkswagen&car_model=Golf
  Golf zwischen 2019 und 4000 € | price_from=2019&price_to=4000&maker=Volkswagen&car_model=Golf
  `,
    )
  })
})
