import { describe } from 'vitest'
import { testPhrases } from '../../testing/read-as-meant.ts'

describe('A number in a search in words', () => {
  describe('Dates and years in their spellings', () => {
    testPhrases(
      'de',
      `
  Golf EZ 18/19 | first_reg_from=2018&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf EZ 06/12 | first_reg_month_from=201206&first_reg_month_to=201206&maker=Volkswagen&car_model=Golf
  Golf 2019/20 | first_reg_from=2019&first_reg_to=2020&maker=Volkswagen&car_model=Golf
  Golf 2011/12 | first_reg_month_from=201112&first_reg_month_to=201112&maker=Volkswagen&car_model=Golf
  Golf 2017/2018/2019 | first_reg_from=2017&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf 06.16 | first_reg_month_from=201606&first_reg_month_to=201606&maker=Volkswagen&car_model=Golf
  Golf EZ 15.06.2012 | first_reg_month_from=201206&first_reg_month_to=201206&maker=Volkswagen&car_model=Golf
  Golf 2012-06 | first_reg_month_from=201206&first_reg_month_to=201206&maker=Volkswagen&car_model=Golf
  2018er Golf | first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&car_model=Golf
  Golf März 2019 | first_reg_month_from=201903&first_reg_month_to=201903&maker=Volkswagen&car_model=Golf
  Golf Mai 9000 € | price_to=9000&maker=Volkswagen&car_model=Golf | Mai
  Golf ab Mrz 2019 | first_reg_month_from=201903&maker=Volkswagen&car_model=Golf
  Golf Sept. 2019 | first_reg_month_from=201909&first_reg_month_to=201909&maker=Volkswagen&car_model=Golf
  Golf Dezember 2019 bis Juni 2020 | first_reg_month_from=201912&first_reg_month_to=202006&maker=Volkswagen&car_model=Golf
  Golf ab06/2019 | first_reg_month_from=201906&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('A month and a year bound each other, and whole years are searched by year', () => {
    testPhrases(
      'de',
      `
  Golf ab 03/2019 bis 2021 | first_reg_month_from=201903&first_reg_month_to=202112&maker=Volkswagen&car_model=Golf
  Golf 2019 bis 05/2021 | first_reg_month_from=201901&first_reg_month_to=202105&maker=Volkswagen&car_model=Golf
  Golf ab 01/2019 | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  Golf bis 12/2020 | first_reg_to=2020&maker=Volkswagen&car_model=Golf
  Golf 01/2019 bis 12/2020 | first_reg_from=2019&first_reg_to=2020&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('Years behind the words that compare them', () => {
    testPhrases(
      'de',
      `
  Golf von 2019 | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf von 2019 an | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  Golf von 2019 bis 2021 | first_reg_from=2019&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf nach 2018 | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  Golf vor 2018 | first_reg_to=2017&maker=Volkswagen&car_model=Golf
  Golf älter als 2015 | first_reg_to=2014&maker=Volkswagen&car_model=Golf
  Golf neuer als 2018 | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  Golf jünger als 06/2019 | first_reg_month_from=201907&maker=Volkswagen&car_model=Golf
  Golf 2018 oder älter | first_reg_to=2018&maker=Volkswagen&car_model=Golf
  Golf 2018 und früher | first_reg_to=2018&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('Ages, and what else is counted in years', () => {
    testPhrases(
      'de',
      `
  Golf 5 Jahre oder jünger | first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf 5 Jahre oder älter | first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf ein Jahr alt | first_reg_from=2025&first_reg_to=2025&maker=Volkswagen&car_model=Golf
  Golf Alter 5 | first_reg_from=2021&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf EZ max. 3 Jahre | first_reg_from=2023&maker=Volkswagen&car_model=Golf
  Golf höchstens 50.000 km oder 5 Jahre | km_stand_to=50000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf ab 50.000 km und 5 Jahre | km_stand_from=50000&maker=Volkswagen&car_model=Golf | 5 Jahre
  Golf 5 Jahre | maker=Volkswagen&car_model=Golf | 5 Jahre
  Golf 5 Jahre Garantie | maker=Volkswagen&car_model=Golf | 5 Jahre Garantie
  Golf bis 5 Jahre, Garantie | first_reg_from=2021&maker=Volkswagen&car_model=Golf | Garantie
  `,
    )
  })
  describe('Small and round bounds are prices, others years', () => {
    testPhrases(
      'de',
      `
  Golf max. 2015 | price_to=2015&maker=Volkswagen&car_model=Golf
  Golf min. 2015 | first_reg_from=2015&maker=Volkswagen&car_model=Golf
  Golf min. 2100 | price_from=2100&maker=Volkswagen&car_model=Golf
  Golf bis 2000 | price_to=2000&maker=Volkswagen&car_model=Golf
  Golf bis 2001 | first_reg_to=2001&maker=Volkswagen&car_model=Golf
  Golf 2020 zzgl. MwSt. | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf bis 2020 netto | first_reg_to=2020&mwst=REGEL&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('Bounds begin at 500, mileages at 100,000, lower bounds of prices at 300 euros', () => {
    testPhrases(
      'de',
      `
  Golf bis 499 | maker=Volkswagen&car_model=Golf | bis 499
  Golf bis 500 | price_to=500&maker=Volkswagen&car_model=Golf
  Golf bis 99.999 | price_to=99999&maker=Volkswagen&car_model=Golf
  Golf bis 100.000 | km_stand_to=100000&maker=Volkswagen&car_model=Golf
  Golf ab 299 € | maker=Volkswagen&car_model=Golf | ab 299 €
  Golf ab 300 € | price_from=300&maker=Volkswagen&car_model=Golf
  Golf für 499 | maker=Volkswagen&car_model=Golf | 499
  Golf für 500 | price_to=500&maker=Volkswagen&car_model=Golf
  Golf 999 | maker=Volkswagen&car_model=Golf | 999
  Golf 999999999 | maker=Volkswagen&car_model=Golf | 999999999
  Golf bis 999.999.999 € | maker=Volkswagen&car_model=Golf | bis 999.999.999 €
  Golf 5 bis 200 Sitze | maker=Volkswagen&car_model=Golf | 5 bis 200 Sitze
  Golf 200 bis 300 Sitze | maker=Volkswagen&car_model=Golf | 200 bis 300 Sitze
  `,
    )
  })
  describe('The power beside the name of an engine', () => {
    testPhrases(
      'de',
      `
  Golf TDI 150 | psvon=150&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf 150 TDI | psvon=150&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf TDI 64 | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 64
  Golf TDI 65 | psvon=65&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf TDI 450 | psvon=450&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf TDI 451 | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 451
  Golf 40 TDI | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 40
  C 200 CDI | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel
  206 HDi | maker=Peugeot&car_model=2er-Reihe&kraftstoffart=diesel
  `,
    )
  })
  describe('Words behind a number that name or compare it', () => {
    testPhrases(
      'de',
      `
  Golf 8000 € maximum | price_to=8000&maker=Volkswagen&car_model=Golf
  Golf 60.000 gelaufen | km_stand_to=60000&maker=Volkswagen&car_model=Golf
  Golf 300 € im Monat | maker=Volkswagen&car_model=Golf | 300 € im Monat
  Golf 299 € als Rate | maker=Volkswagen&car_model=Golf | 299 € als Rate
  Golf 400 km elektrisch | maker=Volkswagen&car_model=Golf | 400 km elektrisch
  Golf 5 Liter auf 100 km | maker=Volkswagen&car_model=Golf | 5 Liter auf 100 km
  Golf 10.000 € nicht übersteigen | price_to=10000&maker=Volkswagen&car_model=Golf
  Golf 10.000 € nicht mehr | price_to=10000&maker=Volkswagen&car_model=Golf
  Golf 10.000 € nicht mehr als 2 Jahre | price_to=10000&first_reg_from=2024&maker=Volkswagen&car_model=Golf
  Golf 12.500 max, 6 Sitze | price_to=12500&seatsfrom=6&seatsto=6&maker=Volkswagen&car_model=Golf
  Golf 12.000 VB 2018 | price_to=12000&first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&car_model=Golf | VB
  Golf TÜV neu 05/2027 | huauneu=true&maker=Volkswagen&car_model=Golf | 05/2027
  Golf TÜV auch 05/2027 | maker=Volkswagen&car_model=Golf | TÜV; 05/2027
  `,
    )
  })
  describe('What is counted', () => {
    testPhrases(
      'de',
      `
  Golf beide Schlüssel | keysfrom=2&maker=Volkswagen&car_model=Golf
  Golf Schlüssel 9 | keysfrom=9&maker=Volkswagen&car_model=Golf
  Golf mit Schlüssel, 2019 | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf bis 2 Schlüssel | maker=Volkswagen&car_model=Golf | bis 2 Schlüssel
  Golf 2 oder 3 Türen | doors=2/3&maker=Volkswagen&car_model=Golf
  Golf 3 oder 5 Türen | maker=Volkswagen&car_model=Golf | 3 oder 5 Türen
  Golf ab 4 Türen | doors=4/5&maker=Volkswagen&car_model=Golf
  Golf 8 Türen | maker=Volkswagen&car_model=Golf | 8 Türen
  Polo 2/3 Türen | doors=2/3&maker=Volkswagen&car_model=Polo
  5-t Polo | doors=4/5&maker=Volkswagen&car_model=Polo
  Golf Reifen 4 mm | tyresfrom=4&maker=Volkswagen&car_model=Golf
  Golf Reifen bis 4 mm | maker=Volkswagen&car_model=Golf | Reifen bis 4 mm
  Golf Reparaturkosten 500 | repaircostto=500&maker=Volkswagen&car_model=Golf
  Golf Reparaturkosten ab 500 € | repaircostfrom=500&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('Numbers written together with signs and units', () => {
    testPhrases(
      'de',
      `
  €10-15k Golf | price_from=10000&price_to=15000&maker=Volkswagen&car_model=Golf
  Golf 5-8000 € | price_from=5000&price_to=8000&maker=Volkswagen&car_model=Golf
  Golf 0-50.000 km | km_stand_to=50000&maker=Volkswagen&car_model=Golf
  Golf km<100000 | km_stand_to=100000&maker=Volkswagen&car_model=Golf
  Golf PS>=150 | psvon=150&maker=Volkswagen&car_model=Golf
  Golf km< | maker=Volkswagen&car_model=Golf | km<
  Golf 4000e | price_to=4000&maker=Volkswagen&car_model=Golf
  Golf 12t euro | price_to=12000&maker=Volkswagen&car_model=Golf
  Golf 80t km | km_stand_to=80000&maker=Volkswagen&car_model=Golf
  90kW/122PS Golf | leistung_from=90&psvon=122&maker=Volkswagen&car_model=Golf
  Golf 1,6l Benzin | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin | 1,6l
  Transporter 9m³ | transporter=true | 9m3
  Golf 18-Zoll-Felgen | maker=Volkswagen&car_model=Golf | 18-Zoll Felgen
  8-Gang-Automatik Golf | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK | 8-Gang
  golfbis9000 | price_to=9000&maker=Volkswagen&car_model=Golf
  ab2015unter100tkm Golf | first_reg_from=2015&km_stand_to=100000&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('Euro before a small number is an emission class, behind a price its currency', () => {
    testPhrases(
      'de',
      `
  Golf 4 Euro 4 | maker=Volkswagen&car_model=Golf | 4; Euro 4
  Golf ab 2020 Euro 6 | first_reg_from=2020&schadstoffklassetyp=EURO_6&maker=Volkswagen&car_model=Golf
  Golf 1995 Euro 4 | first_reg_from=1995&first_reg_to=1995&maker=Volkswagen&car_model=Golf | Euro 4
  Golf 2000 Euro 4 Türen | price_to=2000&doors=4/5&maker=Volkswagen&car_model=Golf
  Golf 5000 Euro 6 Sitze | price_to=5000&seatsfrom=6&seatsto=6&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('The words behind a number that belong to it, and those that belong to the next one', () => {
    testPhrases(
      'de',
      `
  Golf 60.000, gelaufen | km_stand_to=60000&maker=Volkswagen&car_model=Golf
  Golf 80.000 km, netto 9.000 € | km_stand_to=80000&price_to=10710&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf 9000 und 80.000 km | price_to=9000&km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf 1599 Euro 5 Türer | price_to=1599&doors=4/5&maker=Volkswagen&car_model=Golf
  Golf TÜV Mai 2000€ | price_to=2000&maker=Volkswagen&car_model=Golf | TÜV; Mai
  Kombi Verbrauch auf 100 km höchstens 5 Liter | fahrzeugtyp=KOMBI | Verbrauch; 100 km; höchstens 5 Liter
  Golf 6 oder 7 | maker=Volkswagen&car_model=Golf | 6; 7
  `,
    )
  })
  describe('A topic names the number, unless its unit measures something else', () => {
    testPhrases(
      'de',
      `
  Golf Laufleistung 150 TDI | km_stand_to=150000&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf Limit 80.000 km | km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf Preis 150 PS | psvon=150&maker=Volkswagen&car_model=Golf
  Golf Preis 110 kW | leistung_from=110&maker=Volkswagen&car_model=Golf
  Golf Preis bis 9000 CHF | maker=Volkswagen&car_model=Golf | Preis bis 9000 CHF
  Golf Leistung 110 kW | leistung_from=110&maker=Volkswagen&car_model=Golf
  Golf Baujahr max. 3 Jahre | first_reg_from=2023&maker=Volkswagen&car_model=Golf
  Golf Guter Preis, 3 Türen | doors=2/3&maker=Volkswagen&car_model=Golf | Guter
  Golf mit Schlüssel, 9 | keysfrom=9&maker=Volkswagen&car_model=Golf
  Golf Schlüssel 10 | maker=Volkswagen&car_model=Golf | Schlüssel 10
  Golf 5 Liter auf 100 km bis 9000 | price_to=9000&maker=Volkswagen&car_model=Golf | 5 Liter auf 100 km
  Golf TÜV 2027 | maker=Volkswagen&car_model=Golf | TÜV 2027
  Golf TÜV 05/2027 | maker=Volkswagen&car_model=Golf | TÜV 05/2027
  Golf TÜV 12 | maker=Volkswagen&car_model=Golf | TÜV; 12
  Golf HU 2 Jahre | maker=Volkswagen&car_model=Golf | HU 2 Jahre
  `,
    )
  })
  describe('A bound or a pair beside the name of an engine is no power', () => {
    testPhrases(
      'de',
      `
  Golf TDI bis 150 | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | bis 150
  Golf TDI 100 bis 150 | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 100 bis 150
  Golf 2.0 TDI 150,5 | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 2.0; 150,5
  `,
    )
  })
  describe('A price by the words beside it', () => {
    testPhrases(
      'de',
      `
  Golf 9 VB | maker=Volkswagen&car_model=Golf | 9; VB
  Golf 10 VB | price_to=10&maker=Volkswagen&car_model=Golf | VB
  Golf 5000 VB | price_to=5000&maker=Volkswagen&car_model=Golf | VB
  Golf 499 netto | maker=Volkswagen&car_model=Golf | 499 netto
  Golf 500 netto | price_to=595&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf 10 bis 12.500 km | km_stand_from=10&km_stand_to=12500&maker=Volkswagen&car_model=Golf
  Golf, Jahre 5 | maker=Volkswagen&car_model=Golf | Jahre; 5
  Jahreswagen Jahre Golf | first_reg_from=2025&maker=Volkswagen&car_model=Golf | Jahre
  Golf ab 299 bis 400 € | price_from=299&price_to=400&maker=Volkswagen&car_model=Golf
  Golf für max 7500 | price_to=7500&maker=Volkswagen&car_model=Golf
  Golf für 2019 | price_to=2019&maker=Volkswagen&car_model=Golf
  Golf für 5 Personen | maker=Volkswagen&car_model=Golf | 5; Personen
  `,
    )
  })
  describe('What can be a year is one behind the words of years, and a price behind those of prices', () => {
    testPhrases(
      'de',
      `
  Golf aus 2000 | first_reg_from=2000&first_reg_to=2000&maker=Volkswagen&car_model=Golf
  Golf aus 2018 oder 2019 | first_reg_from=2018&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf von 06/2019 | first_reg_month_from=201906&first_reg_month_to=201906&maker=Volkswagen&car_model=Golf
  Golf von 06/2019 an | first_reg_month_from=201906&maker=Volkswagen&car_model=Golf
  Golf ab 2000 | first_reg_from=2000&maker=Volkswagen&car_model=Golf
  Golf bis 2000 | price_to=2000&maker=Volkswagen&car_model=Golf
  Golf bis 2001 | first_reg_to=2001&maker=Volkswagen&car_model=Golf
  Golf bis 2.015 | price_to=2015&maker=Volkswagen&car_model=Golf
  Golf max. 2015 | price_to=2015&maker=Volkswagen&car_model=Golf
  Golf min. 2015 | first_reg_from=2015&maker=Volkswagen&car_model=Golf
  Golf min. 2000 | price_from=2000&maker=Volkswagen&car_model=Golf
  Golf min. 2100 | price_from=2100&maker=Volkswagen&car_model=Golf
  Golf über 2018 | price_from=2018&maker=Volkswagen&car_model=Golf
  Golf > 2018 | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  Golf seit 2018 | first_reg_from=2018&maker=Volkswagen&car_model=Golf
  Golf 2018 oder älter | first_reg_to=2018&maker=Volkswagen&car_model=Golf
  Golf 2020 zzgl MwSt | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf bis 2020 netto | first_reg_to=2020&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf netto bis 2020 | price_to=2404&mwst=REGEL&maker=Volkswagen&car_model=Golf
  Golf Preis 2020 zzgl MwSt | price_to=2404&mwst=REGEL&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('An age is one by its words or behind an upper bound', () => {
    testPhrases(
      'de',
      `
  Golf 5 Jahre | maker=Volkswagen&car_model=Golf | 5 Jahre
  Golf 5 Jahre alt | first_reg_from=2021&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf Alter 5 Jahre | first_reg_from=2021&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf unter 50.000 km oder 5 Jahre | km_stand_to=50000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf nicht mehr als 50.000 km und 5 Jahre | km_stand_to=50000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf ab 50.000 km und 5 Jahre | km_stand_from=50000&maker=Volkswagen&car_model=Golf | 5 Jahre
  Golf 50.000 km und 5 Jahre | km_stand_to=50000&maker=Volkswagen&car_model=Golf | 5 Jahre
  `,
    )
  })
})
