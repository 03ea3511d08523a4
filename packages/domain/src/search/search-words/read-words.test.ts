import { describe, expect, test } from 'vitest'
import { criteriaOf, names, phrases } from '../../testing/phrases.ts'
import { NameIndex } from './catalogue.ts'
import { readWords } from './read-words.ts'

/** Without what was corrected, which has its own test. */
function read(phrase: string) {
  const { criteria, notUnderstood, readings } = readWords(phrase, names, 2026)
  return { criteria, notUnderstood, readings }
}

/** Descriptions with these words, each in one of 1,000 vehicles. */
const textsWith = (...words: string[]) => ({
  holding: (text: string) => (words.includes(text) ? 1 : 0),
  size: 1000,
})

const understood = phrases(`
  Golf 2019/20 höchstens 90.000 Laufleistung, höchstens 12.000 € | first_reg_from=2019&first_reg_to=2020&km_stand_to=90000&price_to=12000&maker=Volkswagen&car_model=Golf
  Golf höchstens 2 Jahre, mit Klima | first_reg_from=2024&maker=Volkswagen&car_model=Golf&airConditioning=klimaanlage&airConditioning=klimaautomatik
  peugeot 5008 7 sitze bluehdi 130 | seatsfrom=7&seatsto=7&psvon=130&maker=Peugeot&car_model=5er-Reihe&kraftstoffart=diesel
  6 Sitze mindestens, 12.500 Euro max, Automatik | seatsfrom=6&price_to=12500&getriebe=AUTOMATIK
  2020 zzgl mwst transporter | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&transporter=true
  opel korsa 5 türig klima neu tüv | doors=4/5&huauneu=true&maker=Opel&car_model=Corsa&airConditioning=klimaanlage&airConditioning=klimaautomatik
  mwst ausweisbar, eu6, kombi, unter 130 tkm | mwst=REGEL&schadstoffklassetyp=EURO_6&km_stand_to=130000&fahrzeugtyp=KOMBI
  kangoo rollstuhlrampe | behindertengerecht=true&maker=Renault&car_model=Kangoo
  pritsche plane doka bis 3,5 t | doppelkabine=true&zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Pritsche mit Plane
  seat alhambra 2x schiebetür 7 si. dsg | schiebetuer=beidseitig&seatsfrom=7&seatsto=7&maker=Seat&car_model=Alhambra&getriebe=AUTOMATIK
  2020 netto Transporter | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&transporter=true
  Golf höchstens 80.000 km und 5 Jahre | km_stand_to=80000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf Schlüssel zwei | keysfrom=2&maker=Volkswagen&car_model=Golf
  beheizte Sitze zwei Schlüssel | sitzheizung=true&keysfrom=2
  bis 2000 netto | price_to=2380&mwst=REGEL
  Preis 2020 netto | price_to=2404&mwst=REGEL
  1.990 netto | price_to=2368&mwst=REGEL
  unfallfreier Golf | unfallfrei=true&maker=Volkswagen&car_model=Golf
  Peugeot 308 2018-2020 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2018&first_reg_to=2020
  Peugeot 3008 ab 2019 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2019
  €8.000 - €12.000 Kleinwagen | price_from=8000&price_to=12000&fahrzeugtyp=KLEINWAGEN
  Golf mit zwei Schlüsseln | keysfrom=2&maker=Volkswagen&car_model=Golf
  8 oder mehr Sitze | seatsfrom=8
  unter 60.000 Meilen | km_stand_to=96561
  Diesel min 2019 | kraftstoffart=diesel&first_reg_from=2019
  Diesel min 2000 | kraftstoffart=diesel&price_from=2000
  Golf ohne Vorschäden | ohnevorschaeden=true&maker=Volkswagen&car_model=Golf
  Kombi Scheckheft lückenlos belegt | scheckheftlueckenlos=true&fahrzeugtyp=KOMBI
  Kombi Reifen ab 4 mm | tyresfrom=4&fahrzeugtyp=KOMBI
  Kombi mindestens 5 mm Profil bis 9000 € | tyresfrom=5&price_to=9000&fahrzeugtyp=KOMBI
  Reparaturkosten bis 500 €, Preis bis 9000 € | repaircostto=500&price_to=9000
  Golf Variant AHK | ahk=true&fahrzeugtyp=KOMBI&maker=Volkswagen&car_model=Golf
  rotes Cabrio | ausstattung=rot&fahrzeugtyp=CABRIO
  merzedes c klasse | maker=Mercedes-Benz&car_model=C-Klasse
  octavia combi automatik | fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&maker=Škoda&car_model=Octavia
  vw up | maker=Volkswagen&car_model=up!
  Audi A4 Avant quattro TDI DSG | allradantrieb=true&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Audi&car_model=A4
  C-Klasse T-Modell | fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=C-Klasse
  BMW 320d Touring | fahrzeugtyp=KOMBI&maker=BMW&car_model=3er
  Mercedes E 220 CDI | kraftstoffart=diesel&maker=Mercedes-Benz&car_model=E-Klasse
  mercedes e220d kombi | fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Mercedes-Benz&car_model=E-Klasse
  Passat Variant 4Motion DSG bis 20k | allradantrieb=true&price_to=20000&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Passat
  Škoda Superb Combi | fahrzeugtyp=KOMBI&maker=Škoda&car_model=Superb
  Citroen C3 benziner | kraftstoffart=benzin&maker=Citroën&car_model=C3
  Renault Mégane Grandtour | fahrzeugtyp=KOMBI&maker=Renault&car_model=Megane
  Twingo gelb | ausstattung=gelb&maker=Renault&car_model=Twingo
  Smart fortwo cabrio | fahrzeugtyp=CABRIO&maker=Smart&car_model=forTwo
  Porsche 911 | maker=Porsche&car_model=911
  porche boxster | maker=Porsche&car_model=Boxster
  Volkswagen Caddy 7 Sitzer | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Caddy
  Volvo V70 AWD | allradantrieb=true&maker=Volvo&car_model=V70
  Volvo XC60 | maker=Volvo&car_model=XC-Reihe
  hyundai i30 | maker=Hyundai&car_model=i-Reihe
  hyundai tuscon | maker=Hyundai&car_model=Tucson
  kia sportge | maker=Kia&car_model=Sportage
  nissan quashqai | maker=Nissan&car_model=Qashqai
  Toyota Yaris Hybrid | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&car_model=Yaris
  Suzuki Jimny 4x4 | allradantrieb=true&maker=Suzuki&car_model=Jimny
  range rover | maker=Land Rover&car_model=Range Rover
  Land Rover Range Rover Evoque | maker=Land Rover&car_model=Range Rover Evoque
  Fiat 500 bis 80 tkm | km_stand_to=80000&maker=Fiat&car_model=500
  Peugeot 206 cc | maker=Peugeot&car_model=2er-Reihe
  mazda 3 rot | ausstattung=rot&maker=Mazda&car_model=3er-Reihe
  x3 | maker=BMW&car_model=X-Reihe
  3er | maker=BMW&car_model=3er
  z4 roadster | fahrzeugtyp=CABRIO&maker=BMW&car_model=Z-Reihe
  ML 350 | maker=Mercedes-Benz&car_model=M-Klasse
  CLK cabrio | fahrzeugtyp=CABRIO&maker=Mercedes-Benz&car_model=CLK
  MX-5 | maker=Mazda&car_model=MX-Reihe
  CR-V | maker=Honda&car_model=CR-Reihe
  Ka | maker=Ford&car_model=Ka
  Mini | maker=MINI
  mini one | maker=MINI&car_model=One
  T5 9-Sitzer | seatsfrom=9&seatsto=9&maker=Volkswagen&car_model=Transporter
  VW Transporter | maker=Volkswagen&car_model=Transporter
  Transporter mit Trennwand und 3 Sitzen | transporter=true&trennwand=true&seatsfrom=3&seatsto=3
  BMW oder Audi bis 20.000 Euro | price_to=20000&maker=Audi&maker=BMW
  VW Golf oder Opel Astra | maker=Opel&maker=Volkswagen&car_model=Astra&car_model=Golf
  Sharan oder Galaxy oder Alhambra | maker=Ford&maker=Seat&maker=Volkswagen&car_model=Alhambra&car_model=Galaxy&car_model=Sharan
  mercedes a-klasse oder b-klasse | maker=Mercedes-Benz&car_model=A-Klasse&car_model=B-Klasse
  BMW 5er touring xdrive 530d | allradantrieb=true&fahrzeugtyp=KOMBI&maker=BMW&car_model=5er
  Skoda Oktavia Kombie Diesl | fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Škoda&car_model=Octavia
  unter 15 tsd | price_to=15000
  100tkm | km_stand_to=100000
  100 tsd km | km_stand_to=100000
  80tsd. km | km_stand_to=80000
  25t€ | price_to=25000
  zwischen 10.000 und 20.000 | price_from=10000&price_to=20000
  von 5.000 bis 8.000 € | price_from=5000&price_to=8000
  10-15 tsd | price_from=10000&price_to=15000
  bis 12.500,00 € | price_to=12500
  unter 9.999 Euro | price_to=9999
  Preis ab 10000 | price_from=10000
  Budget 12.000 | price_to=12000
  um die 10000 Euro | price_from=9000&price_to=11000
  15000 euro | price_to=15000
  15000 km | km_stand_to=15000
  Kilometerstand bis 50000 | km_stand_to=50000
  ca. 50.000 km | km_stand_from=45000&km_stand_to=55000
  max. 10 tsd km | km_stand_to=10000
  unter 100.000 km ab 2019 über 150 PS | km_stand_to=100000&first_reg_from=2019&psvon=150
  150 PS | psvon=150
  mehr als 200 PS | psvon=200
  90 bis 150 PS | psvon=90&psbis=150
  110 kW | leistung_from=110
  mind. 100 kW | leistung_from=100
  80-120 kW | leistung_from=80&leistung_to=120
  3,5 t | zulaessigesgesamtgewichtbis=3500
  bis 3500 kg | zulaessigesgesamtgewichtbis=3500
  7-Sitzer | seatsfrom=7&seatsto=7
  mindestens 7 Sitze | seatsfrom=7
  5 türig | doors=4/5
  2/3 Türen | doors=2/3
  3 Türen | doors=2/3
  ab 2018 | first_reg_from=2018
  seit 2021 | first_reg_from=2021
  vor 2010 | first_reg_to=2009
  nach 2015 | first_reg_from=2016
  Baujahr 2019 | first_reg_from=2019&first_reg_to=2019
  bj 2015-2018 | first_reg_from=2015&first_reg_to=2018
  2016 bis 2019 | first_reg_from=2016&first_reg_to=2019
  zwischen 2016 und 2019 | first_reg_from=2016&first_reg_to=2019
  EZ 06/2017 | first_reg_month_from=201706&first_reg_month_to=201706
  Erstzulassung ab 03/2020 | first_reg_month_from=202003
  nicht älter als 5 Jahre | first_reg_from=2021
  höchstens 2 Jahre alt | first_reg_from=2024
  jünger als 3 Jahre | first_reg_from=2023
  mindestens 10 Jahre alt | first_reg_to=2016
  ab 2020 bis 2015 | first_reg_from=2015&first_reg_to=2020
  kein Diesel | kraftstoffart!=diesel
  weder Diesel noch Benzin | kraftstoffart!=benzin&kraftstoffart!=diesel
  alles außer schwarz | ausstattung!=schwarz
  nicht weiß und nicht silber | ausstattung!=silber&ausstattung!=weiß
  kein SUV | fahrzeugtyp!=SUV_GELAENDEWAGEN
  keine Limousine, kein Kombi | fahrzeugtyp!=LIMOUSINE&fahrzeugtyp!=KOMBI
  kein Automatik | getriebe=SCHALT_GETRIEBE
  ohne Automatik | getriebe=SCHALT_GETRIEBE
  schwarz oder weiß oder grau | ausstattung=grau&ausstattung=schwarz&ausstattung=weiß
  rot/schwarz | ausstattung=rot&ausstattung=schwarz
  rot schwarz gelb | ausstattung=gelb&ausstattung=rot&ausstattung=schwarz
  grüner oder blauer Golf | ausstattung=blau&ausstattung=grün&maker=Volkswagen&car_model=Golf
  silbernes coupé | ausstattung=silber&fahrzeugtyp=Coupe
  dunkelblaue Limousine | ausstattung=blau&fahrzeugtyp=LIMOUSINE
  anthrazitfarbener Kombi | ausstattung=grau&fahrzeugtyp=KOMBI
  weißer weißer golf | ausstattung=weiß&maker=Volkswagen&car_model=Golf
  Diesel oder Benzin | kraftstoffart=benzin&kraftstoffart=diesel
  elektro oder hybrid | kraftstoffart=elektro&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  hybride suv | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN
  Elektroauto ab 50 kW | leistung_from=50&kraftstoffart=elektro
  Klima | airConditioning=klimaanlage&airConditioning=klimaautomatik
  Klimaautomatik | airConditioning=klimaautomatik
  LED und Navi | navigation=true&headLights=ledScheinwerfer
  Xenon oder LED | headLights=ledScheinwerfer&headLights=xenon
  TÜV neu Alus Navi PDC | huauneu=true&leichtmetallfelgen=true&navigation=true&einparkhilfe=true
  Rückfahrkamera Tempomat | einparkhilfe=true&tempomat=true
  Allrad Anhängerkupplung Standheizung | allradantrieb=true&ahk=true&standheizung=true
  Scheckheft lückenlos | scheckheftgepflegt=true
  Automatik, Leder, Sitzheizung, Xenon | lederausstattung=true&sitzheizung=true&getriebe=AUTOMATIK&headLights=xenon
  Handschaltung | getriebe=SCHALT_GETRIEBE
  Schaltgetriebe Benziner weiss | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin&ausstattung=weiß
  Euro 6 | schadstoffklassetyp=EURO_6
  Euro 5 Diesel mit DPF | schadstoffklassetyp=EURO_5&partikelfilter=true&kraftstoffart=diesel
  mwst ausweisbar | mwst=REGEL
  Fahrzeuge mit ausweisbarer MwSt | mwst=REGEL
  Kastenwagen | fahrzeugkategorietypnfz=Kastenwagen
  Pritsche mit Plane | fahrzeugkategorietypnfz=Pritsche mit Plane
  Kühlkoffer Diesel | fahrzeugkategorietypnfz=Kühlkoffer&kraftstoffart=diesel
  Kipper Transporter | transporter=true&fahrzeugkategorietypnfz=Kipper
  Ford Transit Kasten | fahrzeugkategorietypnfz=Kastenwagen&maker=Ford&car_model=Transit
  Schiebetür rechts | schiebetuer=rechts
  GW 482917 | gwNummer=482917
  482917 | gwNummer=482917
  weißer Kombi mit Anhängerkupplung und Standheizung unter 10000 Euro | ahk=true&standheizung=true&price_to=10000&ausstattung=weiß&fahrzeugtyp=KOMBI
  SUV allrad benziner 10000-15000€ | allradantrieb=true&price_from=10000&price_to=15000&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=benzin
  Polo rot 5-türer bis 8000€ ab 2016 max 100000km | doors=4/5&price_to=8000&first_reg_from=2016&km_stand_to=100000&ausstattung=rot&maker=Volkswagen&car_model=Polo
  Golf Diesel Automatik Navi AHK bis 25.000 € ab EZ 2019 unter 80.000 km | navigation=true&ahk=true&price_to=25000&first_reg_from=2019&km_stand_to=80000&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Golf
  Astra Kombi Diesel EZ 2018-2020 10-15 tsd Euro | first_reg_from=2018&first_reg_to=2020&price_from=10000&price_to=15000&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Opel&car_model=Astra
  ich möchte einen roten Mini Cooper | ausstattung=rot&maker=MINI&car_model=Cooper
  Diesel Diesel Diesel | kraftstoffart=diesel
  GRÜNER GOLF | ausstattung=grün&maker=Volkswagen&car_model=Golf
  gruener golf | ausstattung=grün&maker=Volkswagen&car_model=Golf
  Golf,Diesel,Automatik | kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Golf
  Wasserstoff | kraftstoffart=wasserstoff
  Erdgas Zafira | kraftstoffart=erdgas&maker=Opel&car_model=Zafira
  LPG Kombi | kraftstoffart=autogas&fahrzeugtyp=KOMBI
`)

const meant = phrases(`
  Golf nicht älter als aus 2019 | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  jede Farbe bis auf schwarz | ausstattung!=schwarz | jede
  Kombi mit Ausnahme von Opel | fahrzeugtyp=KOMBI&maker!=Opel
  Golf ohne Navi und ohne Leder | maker=Volkswagen&car_model=Golf | ohne Navi (lässt sich nicht ausschließen); ohne Leder (lässt sich nicht ausschließen)
  A6 o. 5er Touring, 150-210 kW | leistung_from=150&leistung_to=210&maker=Audi&maker=BMW&car_model=5er&car_model=A6&fahrzeugtyp=KOMBI
  Audi 80 bis 90 PS | psbis=90&maker=Audi&car_model=80
  Golf 7 oder 8 bis 15 tausend | price_to=15000&maker=Volkswagen&car_model=Golf | 7; 8
  hyundai i dreißig oder volvo v sechzig | maker=Hyundai&maker=Volvo&car_model=V60&car_model=i-Reihe
  Golf VII Var. Diesel | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel | VII
  Golf Pickerl neu, net älter ois 5 Jahr | huauneu=true&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf ab Jänner 2019, NoVA bezahlt | first_reg_from=2019&maker=Volkswagen&car_model=Golf | NoVA; bezahlt
  Golf Feber 2020 oder später | first_reg_month_from=202002&maker=Volkswagen&car_model=Golf
  Golf Jg. 18 - 20, Parkierhilfe | einparkhilfe=true&first_reg_from=2018&first_reg_to=2020&maker=Volkswagen&car_model=Golf
  Golf nicht alt mehr als 5 Jahre, nicht teuer als 10000 | first_reg_from=2021&price_to=10000&maker=Volkswagen&car_model=Golf
  Golf wäre super, super Zustand | maker=Volkswagen&car_model=Golf | wäre; super; Zustand
  Golf Super | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin
  Golf TÜV bis 2027, € 7.500,-- | price_to=7500&maker=Volkswagen&car_model=Golf | TÜV bis 2027
  Golf bis CHF 12'000 | maker=Volkswagen&car_model=Golf | bis CHF 12'000
  Golf Fr. 8000 | maker=Volkswagen&car_model=Golf | Fr 8000
  Leon FR 2019 | first_reg_from=2019&first_reg_to=2019&maker=Seat&car_model=Leon | FR
  Kombi bis zehn riesen | price_to=10000&fahrzeugtyp=KOMBI
  zwei bis drei tausend | price_from=2000&price_to=3000
  Golf ab 2015 Jahr bis 15 tausend Euro | first_reg_from=2015&price_to=15000&maker=Volkswagen&car_model=Golf
  Touran 7 Platz | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Touran
  toyota rav vier oder mazda drei | maker=Mazda&maker=Toyota&car_model=3er-Reihe&car_model=RAV4
  Ducato H2L2 oder H2L3 | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  EZ 2018 - EZ 2020 | first_reg_from=2018&first_reg_to=2020
  Golf max 2 VB | maker=Volkswagen&car_model=Golf | max 2; VB
  Golf 4/5-türig | doors=4/5&maker=Volkswagen&car_model=Golf
  Caddy 2xSchiebetür | schiebetuer=beidseitig&maker=Volkswagen&car_model=Caddy
  Golf Isofix x2, Schlüssel x2 | isofix=true&keysfrom=2&maker=Volkswagen&car_model=Golf | x2
  MwSt nicht nötig, Astra | maker=Opel&car_model=Astra
  BMW nicht, Kombi | maker!=BMW&fahrzeugtyp=KOMBI
  Golf Laufleistung bis 80 | km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Amarok AHK abnehmbar 3500 kg | ahk=true&maker=Volkswagen&car_model=Amarok | abnehmbar; 3500 kg
  Civic i-VTEC Limousine mit LPG | maker=Honda&car_model=Civic&fahrzeugtyp=LIMOUSINE&kraftstoffart=autogas
  Pickup AHK 3,5t | ahk=true&fahrzeugkategorietypnfz=Pickup | 3,5t
  Golf AHK ab 2,0 t | ahk=true&maker=Volkswagen&car_model=Golf | ab 2,0 t
  Golf Preis bis 9000 CHF | maker=Volkswagen&car_model=Golf | Preis bis 9000 CHF
  Golf 5 Jahre Garantie nicht nötig | maker=Volkswagen&car_model=Golf | 5 Jahre Garantie nicht nötig
  Corsa 1398cm³ Benzin | maker=Opel&car_model=Corsa&kraftstoffart=benzin | 1398cm3
  sprinter hochdach 3,5t | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Mercedes-Benz&car_model=Sprinter
  passat b8 dsg navi ab 2018 unter 100tkm | navigation=true&first_reg_from=2018&km_stand_to=100000&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Passat | b8
  audi a4 oder bmw 3er | maker=Audi&maker=BMW&car_model=3er&car_model=A4
  EZ 06/2017 | first_reg_month_from=201706&first_reg_month_to=201706
  5 türig | doors=4/5
  merzedes e klasse t modell | fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=E-Klasse
  Fünftürer | doors=4/5
  zweisitzer | seatsfrom=2&seatsto=2
  7sitzer van | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS
  bis 10k | price_to=10000
  zw. 5000-8000 | price_from=5000&price_to=8000
  5-8000€ | price_from=5000&price_to=8000
  5000 - 10000 € | price_from=5000&price_to=10000
  5000 € - 10.000 € | price_from=5000&price_to=10000
  8 bis 12.500 € | price_from=8000&price_to=12500
  8-12.500 € | price_from=8000&price_to=12500
  500 bis 15.000 € | price_from=500&price_to=15000
  12-8 tsd euro | price_from=8000&price_to=12000
  500 bis 1000 km | km_stand_from=500&km_stand_to=1000
  Baujahr 98 bis 2000 | first_reg_from=1998&first_reg_to=2000
  80 tkm - 120 tkm | km_stand_from=80000&km_stand_to=120000
  100 PS - 150 PS | psvon=100&psbis=150
  120.000 km - 150 PS - 8000 € | km_stand_to=120000&psvon=150&price_to=8000
  8000€ max | price_to=8000
  max 8000 euro | price_to=8000
  unter 8.000,- € | price_to=8000
  10-15 tsd euro | price_from=10000&price_to=15000
  um die 10000 | price_from=9000&price_to=11000
  100 ps oder mehr | psvon=100
  150ps+ | psvon=150
  ca 100 ps | psvon=90&psbis=110
  ab Bj. 15 | first_reg_from=2015
  bj 98 | first_reg_from=1998&first_reg_to=1998
  2019er Golf | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  2018 oder neuer | first_reg_from=2018
  ab 2018 aufwärts | first_reg_from=2018
  jünger als 2019 | first_reg_from=2020
  nicht älter als 2016 | first_reg_from=2016
  jünger als 3 jahre | first_reg_from=2023
  EZ>2015 | first_reg_from=2016
  ez 2015+ | first_reg_from=2015
  100.000km max | km_stand_to=100000
  <100tkm | km_stand_to=100000
  3-3,5t | zulaessigesgesamtgewichtvon=3000&zulaessigesgesamtgewichtbis=3500
  7,5t lkw | zulaessigesgesamtgewichtbis=7500&transporter=true
  doka 3,5 t ahk | doppelkabine=true&zulaessigesgesamtgewichtbis=3500&ahk=true
  3er bmw touring automatik schwarz | fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&ausstattung=schwarz&maker=BMW&car_model=3er
  a6 avant quattro s tronic | allradantrieb=true&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&maker=Audi&car_model=A6
  skoda oktavia kombi | fahrzeugtyp=KOMBI&maker=Škoda&car_model=Octavia
  wolkswagen polo | maker=Volkswagen&car_model=Polo
  alfa 159 sw | fahrzeugtyp=KOMBI&maker=Alfa Romeo&car_model=159
  benz c klasse | maker=Mercedes-Benz&car_model=C-Klasse
  audi q5,q7 | maker=Audi&car_model=Q5&car_model=Q7
  bmw x3 oder x5 | maker=BMW&car_model=X-Reihe
  Golf/Polo | maker=Volkswagen&car_model=Golf&car_model=Polo
  schwarz/weiß | ausstattung=schwarz&ausstattung=weiß
  diesel/benzin | kraftstoffart=benzin&kraftstoffart=diesel
  silbergrau | ausstattung=grau&ausstattung=silber
  kühlfahrzeug | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  strom | kraftstoffart=elektro
  weder diesel noch automatik | kraftstoffart!=diesel&getriebe=SCHALT_GETRIEBE
  nicht schwarz und nicht weiß | ausstattung!=schwarz&ausstattung!=weiß
  automatk | getriebe=AUTOMATIK
  schwraz | ausstattung=schwarz
  anhängerkuplung | ahk=true
  sitzhzg, ahk, pdc | sitzheizung=true&ahk=true&einparkhilfe=true
  ledersitze sitzheitzung navi | lederausstattung=true&sitzheizung=true&navigation=true
  gruene plakette |  | gruene plakette
  mit ausweisbarer MwSt | mwst=REGEL
  gw-nr 482917 oder 480336 | gwNummer=480336&gwNummer=482917
  vw golf diesel oder benzin bis 15.000 ab 2017 | price_to=15000&first_reg_from=2017&kraftstoffart=benzin&kraftstoffart=diesel&maker=Volkswagen&car_model=Golf
  golf ab 2015 bis 15000 | first_reg_from=2015&price_to=15000&maker=Volkswagen&car_model=Golf
  ab 2020 bis 2015 | first_reg_from=2015&first_reg_to=2020
  golf 2015 bis 2018 | first_reg_from=2015&first_reg_to=2018&maker=Volkswagen&car_model=Golf
  Golf 7 Variant Diesel bis 14tsd | fahrzeugtyp=KOMBI&kraftstoffart=diesel&price_to=14000&maker=Volkswagen&car_model=Golf | 7
  günstiger Kleinwagen bis 5000 Euro | fahrzeugtyp=KLEINWAGEN&price_to=5000 | günstiger
  Familienauto 7 Sitze Diesel Automatik | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart=diesel&getriebe=AUTOMATIK
  Opel Corsa E wenig Kilometer | maker=Opel&car_model=Corsa | E; wenig; Kilometer
  Passat Kombi 2.0 TDI DSG Navi | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&navigation=true&maker=Volkswagen&car_model=Passat | 2.0
  1.6 TDI Golf | kraftstoffart=diesel&maker=Volkswagen&car_model=Golf | 1.6
  Skoda Octavia Combi RS | fahrzeugtyp=KOMBI&maker=Škoda&car_model=Octavia | RS
  Nichtraucher Benziner unter 60000km | kraftstoffart=benzin&km_stand_to=60000 | Nichtraucher
  unfallfreier Audi A3 | unfallfrei=true&maker=Audi&car_model=A3
  1. Hand Mercedes C Klasse | maker=Mercedes-Benz&car_model=C-Klasse | 1 Hand
  Winterauto mit Allrad und Sitzheizung | allradantrieb=true&sitzheizung=true | Winterauto
  Kombi mit großem Kofferraum | fahrzeugtyp=KOMBI | großem; Kofferraum
  Sprinter Kasten L2H2 | fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Mercedes-Benz&car_model=Sprinter
  VW T6 Kombi 9 Sitzer | fahrzeugtyp=KOMBI&seatsfrom=9&seatsto=9&maker=Volkswagen&car_model=Transporter
  Vito lang mit AHK | ahk=true&maker=Mercedes-Benz&car_model=Vito | lang
  Polo zwischen 8 und 12 tausend | price_from=8000&price_to=12000&maker=Volkswagen&car_model=Polo
  Golf von 2017 bis 2019 | first_reg_from=2017&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Tiguan ab Baujahr 2018 bis 100.000 km | first_reg_from=2018&km_stand_to=100000&maker=Volkswagen&car_model=Tiguan
  Tiguan max 25000 Euro max 60000 km | price_to=25000&km_stand_to=60000&maker=Volkswagen&car_model=Tiguan
  Kia Sportage EZ 2020 aufwärts | first_reg_from=2020&maker=Kia&car_model=Sportage
  weisser Transporter mit Schiebetür rechts | ausstattung=weiß&transporter=true&schiebetuer=rechts
  kein Rot | ausstattung!=rot
  Automatik aber kein Diesel | getriebe=AUTOMATIK&kraftstoffart!=diesel
  BMW 320d Touring ab 2016 | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&first_reg_from=2016
  mercedes gla automatik | maker=Mercedes-Benz&getriebe=AUTOMATIK | gla
  Fiat Ducato Koffer | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Koffer
  Cabrio Automatik unter 20T€ | fahrzeugtyp=CABRIO&getriebe=AUTOMATIK&price_to=20000
  Elektro mit 300 km Reichweite | kraftstoffart=elektro | 300 km Reichweite
  Plug-in Hybrid | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  plugin hybrid suv | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN
  mit Rückfahrkamera und Apple CarPlay | einparkhilfe=true | Apple; CarPlay
  Schaltwagen Benzin 5-Türer | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin&doors=4/5
  mind. 90 PS höchstens 80.000 Kilometer | psvon=90&km_stand_to=80000
  Ford Focus Turnier Ecoboost | maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=benzin
  Renault Clio Preis 7500 | maker=Renault&car_model=Clio&price_to=7500
  Clio für 7500 | maker=Renault&car_model=Clio&price_to=7500
  Clio um 7500 Euro | maker=Renault&car_model=Clio&price_from=6750&price_to=8250
  bis 15 Tsd. Euro und unter 100 Tsd. km | price_to=15000&km_stand_to=100000
  EUR 12.000 | price_to=12000
  € 12.000 | price_to=12000
  12 000 € | price_to=12000
  Laufleistung unter 50 Tkm | km_stand_to=50000
  Baujahr ab 2019 | first_reg_from=2019
  Erstzulassung 2021 | first_reg_from=2021&first_reg_to=2021
  ab Mai 2019 | first_reg_month_from=201905
  maximal drei Jahre alt | first_reg_from=2023
  fünf Sitze | seatsfrom=5&seatsto=5
  3türig | doors=2/3
  blaumetallic | ausstattung=blau
  Schwarzer oder dunkelgrauer SUV mit Panoramadach | ausstattung=grau&ausstattung=schwarz&fahrzeugtyp=SUV_GELAENDEWAGEN | Panoramadach
  Volswagen Tuareg | maker=Volkswagen&car_model=Touareg
  Hyundai Tucsn Automatic | maker=Hyundai&car_model=Tucson&getriebe=AUTOMATIK
  Peugot 308 SW | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI
  Citroen Berlingo Hochdachkombi | maker=Citroën&car_model=Berlingo&fahrzeugkategorietypnfz=Hochdachkombi
  Audi A4 oder A6 Avant | maker=Audi&car_model=A4&car_model=A6&fahrzeugtyp=KOMBI
  Golf GTI | maker=Volkswagen&car_model=Golf | GTI
  Nutzfahrzeug bis 3,5 to mit Ladebordwand | transporter=true&zulaessigesgesamtgewichtbis=3500&ladebordwand=true
  Pickup Doppelkabine Allrad | fahrzeugkategorietypnfz=Pickup&doppelkabine=true&allradantrieb=true
  MwSt ausweisbar bis 20.000 netto | mwst=REGEL&price_to=23800
  Elektroauto Reichweite ab 300 km | kraftstoffart=elektro | Reichweite ab 300 km
  höchstens ein Jahr alt | first_reg_from=2025
  Kombi für 2 Kinder | fahrzeugtyp=KOMBI | 2; Kinder
  für 5 Personen |  | 5; Personen
  EZ Dezember 2018 bis März 2020 | first_reg_month_from=201812&first_reg_month_to=202003
  zwei Schiebetüren | schiebetuer=beidseitig
  308sw | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI
  ein Golf | maker=Volkswagen&car_model=Golf
  Euro6 Diesel mit AdBlue | schadstoffklassetyp=EURO_6&kraftstoffart=diesel | AdBlue
  suche Golf Kombi Diesel für max 12000 | fahrzeugtyp=KOMBI&kraftstoffart=diesel&price_to=12000&maker=Volkswagen&car_model=Golf
  A4 Avant 150 PS Automatik AHK | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&psvon=150&getriebe=AUTOMATIK&ahk=true
  Kleinwagen Benzin Klimaanlage TÜV neu | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&airConditioning=klimaanlage&huauneu=true
  Limousine schwarz Leder beige | fahrzeugtyp=LIMOUSINE&ausstattung=beige&ausstattung=schwarz&lederausstattung=true
  5er BMW unter 200.000 Kilometer | maker=BMW&car_model=5er&km_stand_to=200000
  Touran 7 Sitzer ab 2015 bis 16.500 | seatsfrom=7&seatsto=7&first_reg_from=2015&price_to=16500&maker=Volkswagen&car_model=Touran
  Up! rot oder weiß | ausstattung=rot&ausstattung=weiß&maker=Volkswagen&car_model=up!
  Caddy Maxi TDI | kraftstoffart=diesel&maker=Volkswagen&car_model=Caddy | Maxi
  Crafter Pritsche | fahrzeugkategorietypnfz=Pritsche | Crafter
  Transporter bis 2,8t | transporter=true&zulaessigesgesamtgewichtbis=2800
  nicht älter als 4 Jahre und unter 50000 km | first_reg_from=2022&km_stand_to=50000
  Erdgas oder Autogas | kraftstoffart=autogas&kraftstoffart=erdgas
  E-Auto | kraftstoffart=elektro
  Stromer bis 20000 | kraftstoffart=elektro&price_to=20000
  Hybrid Toyota | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota
  blau, grau oder schwarz, Automatik | ausstattung=blau&ausstattung=grau&ausstattung=schwarz&getriebe=AUTOMATIK
  Diesel ab Euro 6 | kraftstoffart=diesel&schadstoffklassetyp=EURO_6
  mindestens Euro 5 | schadstoffklassetyp=EURO_5
  ausser Opel | maker!=Opel
  Golf ohne AHK | maker=Volkswagen&car_model=Golf | ohne AHK (lässt sich nicht ausschließen)
  80-110 PS | psvon=80&psbis=110
  100-150.000 km | km_stand_from=100000&km_stand_to=150000
  bis 150tsd km | km_stand_to=150000
  unter zehntausend Euro | price_to=10000
  max. 12.000,00 EUR | price_to=12000
  Jahreswagen Skoda | first_reg_from=2025&maker=Škoda
  Bj 2017/2018 | first_reg_from=2017&first_reg_to=2018
  2017-2019 | first_reg_from=2017&first_reg_to=2019
  EZ ab 01.2019 | first_reg_from=2019
  Schiebedach Sitzheizung Tempomat Alufelgen | schiebedach=true&sitzheizung=true&tempomat=true&leichtmetallfelgen=true
  Mercedes Benz C 220 CDI T | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  mercedes c220d kombi | kraftstoffart=diesel&maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=KOMBI
  opel astra st | maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI
  Insignia Sports Tourer | maker=Opel&car_model=Insignia&fahrzeugtyp=KOMBI
  Qashqai oder Tucson oder Sportage | maker=Hyundai&maker=Kia&maker=Nissan&car_model=Qashqai&car_model=Sportage&car_model=Tucson
  Diesel 4x4 Pickup mit AHK | kraftstoffart=diesel&allradantrieb=true&fahrzeugkategorietypnfz=Pickup&ahk=true
  Wohnmobil |  | Wohnmobil
  Seat Leon ST FR | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI | FR
  rollstuhlgerechter Caddy | behindertengerecht=true&maker=Volkswagen&car_model=Caddy
  weißer Sprinter mit hoher Nutzlast | ausstattung=weiß&maker=Mercedes-Benz&car_model=Sprinter | hoher; Nutzlast
  Transporter lang hoch | transporter=true&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  Sprinter L3H2 | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Mercedes-Benz&car_model=Sprinter
  Golf max 400 mtl | maker=Volkswagen&car_model=Golf | max 400 mtl
  300€ im monat |  | 300€ im monat
  Rate bis 250 Euro |  | Rate bis 250 Euro
  leasing 199€ |  | leasing 199€
  Passat Bj 18-20 wenig km | maker=Volkswagen&car_model=Passat&first_reg_from=2018&first_reg_to=2020 | wenig; km
  E-Auto über 400 km Reichweite | kraftstoffart=elektro | über 400 km Reichweite
  Polo 1. Hand | maker=Volkswagen&car_model=Polo | 1 Hand
  golf 7 tdi bis 15k | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&price_to=15000 | 7
  golf bis 10000 bis 12000 | maker=Volkswagen&car_model=Golf&price_to=12000 | bis 10000 (es gilt „bis 12000“)
  vw golf od. audi a3 | maker=Audi&maker=Volkswagen&car_model=A3&car_model=Golf
  120.000 km od weniger | km_stand_to=120000
  Tiguan dsg rfk | maker=Volkswagen&car_model=Tiguan&getriebe=AUTOMATIK&einparkhilfe=true
  fzg mit ahk u. standheizung | ahk=true&standheizung=true
  automatik muss sein, ahk auch | getriebe=AUTOMATIK&ahk=true
  erstzulassung nicht vor 2018 | first_reg_from=2018
  nicht älter als bj 2017 | first_reg_from=2017
  anhängelast 2000 kg |  | anhängelast 2000 kg
  tüv bis 2027 |  | tüv bis 2027
  tüv mindestens bis 06/2027 |  | tüv mindestens bis 06/2027
  TÜV noch bis 05/2027 |  | TÜV noch bis 05/2027
  HU gültig bis 03/2027 |  | HU gültig bis 03/2027
  tüv bis mindestens 06/2027 |  | tüv bis mindestens 06/2027
  TÜV länger als 12/2026 |  | TÜV länger als 12/2026
  tüv neu bis 8000 € | huauneu=true&price_to=8000
  bis max 9.999€ vhb | price_to=9999 | vhb
  preis vb 8000 | price_to=8000
  km stand unter 50tsd | km_stand_to=50000
  kleines stadtauto automatik für oma | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK | kleines; oma
  150 pferde diesel | psvon=150&kraftstoffart=diesel
  zw. 8 und 12 tsd € | price_from=8000&price_to=12000
  kilometer unter hunderttausend | km_stand_to=100000
  ab 100 kw bis 150 kw | leistung_from=100&leistung_to=150
  preis 5000 bis 7000 laufleistung unter 150000 | price_from=5000&price_to=7000&km_stand_to=150000
  bitte keine schalter nur automatik | getriebe=AUTOMATIK
  ohne ahk |  | ohne ahk (lässt sich nicht ausschließen)
  bmw 3er touring diesel automatik ab 2019 bis 25t€ unter 80tkm schwarz o blau mit ahk | first_reg_from=2019&price_to=25000&km_stand_to=80000&ahk=true&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ausstattung=blau&ausstattung=schwarz&maker=BMW&car_model=3er
  suche dringend golf variant oder passat variant tdi dsg max 15 mille | price_to=15000&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Golf&car_model=Passat
  hätte gern nen polo so um die 8000 euro am liebsten rot | price_from=7200&price_to=8800&ausstattung=rot&maker=Volkswagen&car_model=Polo
  ich hätte gerne einen Skoda Octavia Kombi mit Diesel und Automatik und Anhängerkupplung bis fünfzehntausend Euro | ahk=true&price_to=15000&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Škoda&car_model=Octavia
  bis 12tsd€ kombi automatik keine vw | price_to=12000&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&maker!=Volkswagen
  mercedes sprinter kasten hochdach lang 3,5to klima ahk unter 150tkm | zulaessigesgesamtgewichtbis=3500&ahk=true&km_stand_to=150000&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&airConditioning=klimaanlage&airConditioning=klimaautomatik
  astra j caravan cdti ez15-18 | first_reg_from=2015&first_reg_to=2018&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Opel&car_model=Astra | j
  a6 4g avant 3.0tdi quattro s-line | allradantrieb=true&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Audi&car_model=A6 | 4g; 3.0; s-line
  audi a4b9 avant | fahrzeugtyp=KOMBI&maker=Audi&car_model=A4 | b9
  passat3c variant | fahrzeugtyp=KOMBI&maker=Volkswagen&car_model=Passat | 3c
  cabrio für den sommer unter 10k | price_to=10000&fahrzeugtyp=CABRIO | sommer
  alles ausser franzosen bis 5000 | price_to=5000 | ausser franzosen
  kein opel kein ford kein fiat kleinwagen bis 6000€ | price_to=6000&fahrzeugtyp=KLEINWAGEN&maker!=Fiat&maker!=Ford&maker!=Opel
  weder bmw noch audi noch mercedes, kombi, diesel | fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker!=Audi&maker!=BMW&maker!=Mercedes-Benz
  VW aber kein Golf | maker=Volkswagen&car_model!=Golf
  vw kein polo oder golf automatik | getriebe=AUTOMATIK&maker=Volkswagen&car_model!=Golf&car_model!=Polo
  kein BMW 3er |  | kein BMW 3er (Modelle lassen sich nur mit Hersteller ausschließen)
  ohne ahk golf | maker=Volkswagen&car_model=Golf | ohne ahk (lässt sich nicht ausschließen)
  suv ohne diesel automatik | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart!=diesel&getriebe=AUTOMATIK
  nicht schwarz nicht weiss kombi | ausstattung!=schwarz&ausstattung!=weiß&fahrzeugtyp=KOMBI
  golf nicht in rot oder gelb | ausstattung!=gelb&ausstattung!=rot&maker=Volkswagen&car_model=Golf
  kein Diesel oder Benzin | kraftstoffart!=benzin&kraftstoffart!=diesel
  e auto unter 20tsd | price_to=20000&kraftstoffart=elektro
  hybrid oder elektro, kein benziner | kraftstoffart=elektro&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  audi q3 oder q5 oder bmw x3 bis 30 tsd km 60tsd | price_to=30000&km_stand_to=60000&maker=Audi&maker=BMW&car_model=Q3&car_model=Q5&car_model=X-Reihe
  ab bj 2017 bmw 5er kombi unter 100 tausend km | first_reg_from=2017&km_stand_to=100000&fahrzeugtyp=KOMBI&maker=BMW&car_model=5er
  bis20000€ab2018 | price_to=20000&first_reg_from=2018
  golf8 | maker=Volkswagen&car_model=Golf | 8
  tiguan 4motion dsg standheizung ahk navi leder ab2018 bis 22000 | allradantrieb=true&standheizung=true&ahk=true&navigation=true&lederausstattung=true&first_reg_from=2018&price_to=22000&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Tiguan
  fiesta 5trg benzin klima tüv neu | doors=4/5&huauneu=true&kraftstoffart=benzin&airConditioning=klimaanlage&airConditioning=klimaautomatik&maker=Ford&car_model=Fiesta
  corsa d 1,2 3trg | doors=2/3&maker=Opel&car_model=Corsa | d; 1,2
  7sitzer diesel unter 20.000€ kein van | seatsfrom=7&seatsto=7&price_to=20000&kraftstoffart=diesel&fahrzeugtyp!=VAN_KLEINBUS
  transporter 9sitzer lang | transporter=true&seatsfrom=9&seatsto=9 | lang
  ford transit custom doka | doppelkabine=true&maker=Ford&car_model=Transit | custom
  pritsche mit plane 3.5t | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Pritsche mit Plane
  kipper bis 7,5to | zulaessigesgesamtgewichtbis=7500&fahrzeugkategorietypnfz=Kipper
  kühler transporter | transporter=true | kühler
  merzedes vito mixto | maker=Mercedes-Benz&car_model=Vito | mixto
  T5 multivan highline | maker=Volkswagen&car_model=Transporter | highline
  vw bus t6 4 motion | allradantrieb=true&maker=Volkswagen&car_model=Transporter
  ducato L3H2 140ps | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&psvon=140&maker=Fiat&car_model=Ducato
  mecedes b klasse automatic | getriebe=AUTOMATIK&maker=Mercedes-Benz&car_model=B-Klasse
  volswagen passat varriant | fahrzeugtyp=KOMBI&maker=Volkswagen&car_model=Passat
  opel insigna st | maker=Opel&car_model=Insignia&fahrzeugtyp=KOMBI
  reno clio | maker=Renault&car_model=Clio
  pegeot 3008 | maker=Peugeot&car_model=3er-Reihe
  citröen c4 picasso | maker=Citroën&car_model=C4 | picasso
  hunday i20 | maker=Hyundai&car_model=i-Reihe
  toyotta yaris hybrid | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&car_model=Yaris
  tesla model 3 |  | tesla; 3
  zwanzig tausend euro kombi | price_to=20000&fahrzeugtyp=KOMBI
  zwischen fünf und acht tausend euro | price_from=5000&price_to=8000
  unter hunderttausend kilometer golf | km_stand_to=100000&maker=Volkswagen&car_model=Golf
  erstzulassung zwanzig achtzehn golf | first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&car_model=Golf
  nicht älter wie 3 jahre | first_reg_from=2023
  max 3 jahre alt suv | first_reg_from=2023&fahrzeugtyp=SUV_GELAENDEWAGEN
  höchstens 60000 gelaufen | km_stand_to=60000
  wenig gelaufen |  | wenig; gelaufen
  EZ 2016 - 2019, 90-130 PS, bis 120.000 km, Kombi | first_reg_from=2016&first_reg_to=2019&psvon=90&psbis=130&km_stand_to=120000&fahrzeugtyp=KOMBI
  ez ab 01/2018 km bis 80.000 preis bis 17.990 | first_reg_from=2018&km_stand_to=80000&price_to=17990
  >=150ps <=90000km | psvon=150&km_stand_to=90000
  110kw+ automatik kombi | leistung_from=110&getriebe=AUTOMATIK&fahrzeugtyp=KOMBI
  schwarz o. grau | ausstattung=grau&ausstattung=schwarz
  rot blau oder grün bmw 1er | ausstattung=blau&ausstattung=grün&ausstattung=rot&maker=BMW&car_model=1er
  leder schwarz sitzheizung | lederausstattung=true&sitzheizung=true&ausstattung=schwarz
  panorama navi led rückfahrkamera | navigation=true&einparkhilfe=true&headLights=ledScheinwerfer | panorama
  MwSt. ausweisbar diesel kombi euro6 | mwst=REGEL&schadstoffklassetyp=EURO_6&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  euro 6d temp | schadstoffklassetyp=EURO_6
  25a | mwst=DIFFERENZ
  3000 bis 5000 euro nissan micra oder toyota aygo | price_from=3000&price_to=5000&maker=Nissan&maker=Toyota&car_model=Aygo&car_model=Micra
  gw 481774 | gwNummer=481774
  482917, 480336 | gwNummer=480336&gwNummer=482917
  polo 6r | maker=Volkswagen&car_model=Polo | 6r
  fiat 500 cabrio weiß | fahrzeugtyp=CABRIO&ausstattung=weiß&maker=Fiat&car_model=500
  mini cooper s cabrio | fahrzeugtyp=CABRIO&maker=MINI&car_model=Cooper | s
  alfa giulietta | maker=Alfa Romeo | giulietta
  smart for two | maker=Smart&car_model=forTwo
  porsche macan oder cayenne | maker=Porsche&car_model=Cayenne | macan
  leon st cupra | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI | cupra
  rollstuhl umbau caddy | behindertengerecht=true&maker=Volkswagen&car_model=Caddy | umbau
  winterreifen allrad kombi | allradantrieb=true&fahrzeugtyp=KOMBI | winterreifen
  DSG golf variant 2019 80tkm blau navi 18000 € | km_stand_to=80000&navigation=true&price_to=18000&first_reg_from=2019&first_reg_to=2019&getriebe=AUTOMATIK&fahrzeugtyp=KOMBI&ausstattung=blau&maker=Volkswagen&car_model=Golf
  rotekombi | ausstattung=rot&fahrzeugtyp=KOMBI
  roterkombi | ausstattung=rot&fahrzeugtyp=KOMBI
  dieselkombi automatikgetriebe mit anhängevorrichtung | ahk=true&kraftstoffart=diesel&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  anhängerkupplung diesel kombi passat bis 16000 euro nicht älter als 2017 | ahk=true&price_to=16000&first_reg_from=2017&kraftstoffart=diesel&fahrzeugtyp=KOMBI&maker=Volkswagen&car_model=Passat
  unter 80000 gelaufen ab 2018 automatik benziner tiguan | km_stand_to=80000&first_reg_from=2018&getriebe=AUTOMATIK&kraftstoffart=benzin&maker=Volkswagen&car_model=Tiguan
  bis 9.500 vhb opel meriva tüv neu | price_to=9500&huauneu=true&maker=Opel&car_model=Meriva | vhb
  golf plus tsi bj2012 3500-5500€ | first_reg_from=2012&first_reg_to=2012&price_from=3500&price_to=5500&kraftstoffart=benzin&maker=Volkswagen&car_model=Golf | plus
  mb e220cdi t-modell avantgarde 08/2014 | first_reg_month_from=201408&first_reg_month_to=201408&kraftstoffart=diesel&fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=E-Klasse | avantgarde
  e klasse kombi bluetec 4matic | allradantrieb=true&fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=E-Klasse | bluetec
  passat alltrack keine limousine | fahrzeugtyp!=LIMOUSINE&maker=Volkswagen&car_model=Passat | alltrack
  kleinwagen für fahranfänger max 60 ps bis 3000 euro | psbis=60&price_to=3000&fahrzeugtyp=KLEINWAGEN | fahranfänger
  suche bus mit 8 sitzen und ahk bis 25000 | seatsfrom=8&seatsto=8&ahk=true&price_to=25000&fahrzeugtyp=VAN_KLEINBUS
  iveco oder ducato oder sprinter kasten l3h2 bis 12tsd | price_to=12000&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Fiat&maker=Mercedes-Benz&car_model=Ducato&car_model=Sprinter | iveco
  weißer caddy maxi ecofuel erdgas | ausstattung=weiß&kraftstoffart=erdgas&maker=Volkswagen&car_model=Caddy | maxi
  duster 4x4 diesel bis 13.500 euro ab baujahr neunzehn | allradantrieb=true&price_to=13500&kraftstoffart=diesel&maker=Dacia&car_model=Duster | ab; baujahr; neunzehn
  ford focus turnier 1,5 tdci titanium navi 2.hd | navigation=true&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Ford&car_model=Focus | 1,5; titanium; 2.hd
  kein schalter, nur automatik bis 120 ps | psbis=120&getriebe=AUTOMATIK
  mokka kein weiß | ausstattung!=weiß | mokka
  jahreswagen vw unter 10.000km | first_reg_from=2025&km_stand_to=10000&maker=Volkswagen
  Golf 7 Variant 2.0 TDI DSG EZ 03/16 AHK SHZ PDC LM 8-fach bereift HU neu VB 9.900 | first_reg_month_from=201603&first_reg_month_to=201603&ahk=true&sitzheizung=true&einparkhilfe=true&leichtmetallfelgen=true&huauneu=true&price_to=9900&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Golf | 7; 2.0; 8-fach bereift
  brauch transporter lang hoch für baustelle max 12t euro ab 2015 | transporter=true&price_to=12000&first_reg_from=2015&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | baustelle
  kombidieselautomatikbis15000 | price_to=15000&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK
  vwgolf7tdi | kraftstoffart=diesel&maker=Volkswagen&car_model=Golf | 7
  opelcorsabenzinbis5000euro | price_to=5000&kraftstoffart=benzin&maker=Opel&car_model=Corsa
  km max 80000 ps ab 150 bis 12.500,- € | km_stand_to=80000&psvon=150&price_to=12500
  15.000 EUR Budget, 80.000er Laufleistung, Benziner | price_to=15000&km_stand_to=80000&kraftstoffart=benzin
  BMW 320d oder Audi A4 Avant oder C220 CDI T-Modell | fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Audi&maker=BMW&maker=Mercedes-Benz&car_model=3er&car_model=A4&car_model=C-Klasse
  e-golf unter 20k | price_to=20000&kraftstoffart=elektro&maker=Volkswagen&car_model=Golf
  500er Fiat in türkis oder weiß | ausstattung=weiß&maker=Fiat&car_model=500 | türkis
  auto mit tüv mindestens 1 Jahr unter 3000 euro | price_to=3000 | tüv mindestens 1 Jahr
  kasten l2h2 mit trennwand | trennwand=true&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  Schiebetüren auf beiden Seiten und Isofix | schiebetuer=beidseitig&isofix=true
  Pickup mit doppelkabine und 3,5t anhängelast | doppelkabine=true&fahrzeugkategorietypnfz=Pickup | 3,5t anhängelast
  unter 6t | price_to=6000
  unter 5tsd km 60000 | price_to=5000&km_stand_to=60000
  corsa oder polo max 5tsd km max 100tsd | price_to=5000&km_stand_to=100000&maker=Opel&maker=Volkswagen&car_model=Corsa&car_model=Polo
  transporter mwst ausw. bis 15k netto | transporter=true&mwst=REGEL&price_to=17850
  bmw x1 benziner autom. VB 17.500 € | price_to=17500&kraftstoffart=benzin&getriebe=AUTOMATIK&maker=BMW&car_model=X-Reihe
  preis ab 8000 bis 12000 laufleistung ab 20000 bis 90000 | price_from=8000&price_to=12000&km_stand_from=20000&km_stand_to=90000
  nur elektro, ab 300 km WLTP | kraftstoffart=elektro | ab 300 km WLTP
  E-Klasse Kombi W212 / S212 350 CDI 4Matic ab Bj 2012 | allradantrieb=true&first_reg_from=2012&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Mercedes-Benz&car_model=E-Klasse | W212; S212; 350
  vw t6.1 kasten lr dsg 150ps lbw | psvon=150&ladebordwand=true&fahrzeugkategorietypnfz=Kastenwagen&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Transporter | lr
  porsche cayenne diesel, kein unfallwagen | unfallfrei=true&kraftstoffart=diesel&maker=Porsche&car_model=Cayenne
  bj. ab 14 benzin schalt. 5-t. | first_reg_from=2014&doors=4/5&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  Kleintransporter bis 2,8t, Euro 5, Klima | transporter=true&zulaessigesgesamtgewichtbis=2800&schadstoffklassetyp=EURO_5&airConditioning=klimaanlage&airConditioning=klimaautomatik
  bmw x5 xdrive40d | allradantrieb=true&maker=BMW&car_model=X-Reihe | 40d
  mercedes c 63 amg coupe | fahrzeugtyp=Coupe&maker=Mercedes-Benz&car_model=C-Klasse | amg
  wenig PS, so etwa 60 bis 80, und der Preis sollte 5.000 Euro nicht übersteigen | psvon=60&psbis=80&price_to=5000 | wenig
  octavia combi bj 2019 - heute | first_reg_from=2019&fahrzeugtyp=KOMBI&maker=Škoda&car_model=Octavia
  suv hybrid unter 30t, ahk 1,8t | price_to=30000&ahk=true&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | 1,8t
  kia rio, ≤ 60.000 km, ≥ 2018 | km_stand_to=60000&first_reg_from=2018&maker=Kia&car_model=Rio
  max alter 4 jahre | first_reg_from=2022
  mazda2 oder mazda3 | maker=Mazda&car_model=3er-Reihe | 2
  mit grüner plakette bis 2500 eur | price_to=2500 | grüner plakette
  mercedes e 200 t automatik | fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&maker=Mercedes-Benz&car_model=E-Klasse
  Golf 1.4 TSI 90 kW/122 PS | leistung_from=90&psvon=122&kraftstoffart=benzin&maker=Volkswagen&car_model=Golf | 1.4
  a4/a6 avant | fahrzeugtyp=KOMBI&maker=Audi&car_model=A4&car_model=A6
  t6 langer radstand hochdach | fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Volkswagen&car_model=Transporter | langer; radstand
  plug-in hybrid kombi 60 km elektrisch | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI | 60 km elektrisch
  fiesta rot 2019 100ps 12500€ | psvon=100&price_to=12500&first_reg_from=2019&first_reg_to=2019&ausstattung=rot&maker=Ford&car_model=Fiesta
  kein audi a3 sondern a4 | maker=Audi&car_model=A4
  irgendwas mit automatik bis 2000 | price_to=2000&getriebe=AUTOMATIK | irgendwas
  smart cabrio oder fiat 500c | fahrzeugtyp=CABRIO&maker=Fiat&maker=Smart&car_model=500
  slk bis ungefähr 12000 euro | price_to=12000&maker=Mercedes-Benz&car_model=SLK
  diesel nein danke | kraftstoffart!=diesel
  polo automatik, diesel bitte nicht | getriebe=AUTOMATIK&kraftstoffart!=diesel&maker=Volkswagen&car_model=Polo
  octavia in blau, keinesfalls weiß | ausstattung=blau&maker=Škoda&car_model=Octavia
  auf keinen fall diesel | kraftstoffart!=diesel
  picanto 5t weiß | doors=4/5&ausstattung=weiß&maker=Kia&car_model=Picanto
  ps 150-200, km 0-50000, ez 2019 | psvon=150&psbis=200&km_stand_to=50000&first_reg_from=2019&first_reg_to=2019
  pritsche 3,5t bis 15t netto | price_to=17850&mwst=REGEL&zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Pritsche
  bmw gran tourer | maker=BMW | gran; tourer
  polo, diesel raus, max. 5 J. alt | kraftstoffart!=diesel&first_reg_from=2021&maker=Volkswagen&car_model=Polo
  ab bj 2009 bis 3500 | first_reg_from=2009&price_to=3500
  sprinter 906 max 12.500 | price_to=12500&maker=Mercedes-Benz&car_model=Sprinter | 906
  bj.08-11 avant | first_reg_from=2008&first_reg_to=2011&fahrzeugtyp=KOMBI
  ab 2.000 bis 4.500 Euro | price_from=2000&price_to=4500
  L3H2 kasten | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  kombi 2.0, keine ausländer | fahrzeugtyp=KOMBI | 2.0; keine ausländer
  3er touring aut. bis 25k 19% mwst | price_to=25000&mwst=REGEL&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&maker=BMW&car_model=3er
  A6 Avant 3.0 TDI quattro S-line bis 100tkm MwSt ausw. | allradantrieb=true&km_stand_to=100000&mwst=REGEL&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Audi&car_model=A6 | 3.0; S-line
  golf8 diesel | kraftstoffart=diesel&maker=Volkswagen&car_model=Golf | 8
  passat3c kombi | fahrzeugtyp=KOMBI&maker=Volkswagen&car_model=Passat | 3c
  Arona |  | Arona
  Seat Arona rot | ausstattung=rot&maker=Seat | Arona
  Golf schwarz mit weißem Dach | ausstattung=schwarz&maker=Volkswagen&car_model=Golf | weißem Dach
  e klasse mwst | mwst=REGEL&maker=Mercedes-Benz&car_model=E-Klasse
  C220 4m kombi | allradantrieb=true&fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=C-Klasse
  familienauto mit 7 sitzen bis 20.000 euro | seatsfrom=7&seatsto=7&price_to=20000&fahrzeugtyp=VAN_KLEINBUS
  habt ihr einen roten Polo? | ausstattung=rot&maker=Volkswagen&car_model=Polo
  golf kombi diesel ab zweitausendachtzehn | first_reg_from=2018&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Volkswagen&car_model=Golf
  Crafter Kasten hoch lang AHK | ahk=true&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | Crafter
  was kostet ein passat automatik | getriebe=AUTOMATIK&maker=Volkswagen&car_model=Passat
  Gibt es gerade einen Opel Corsa unter 5000? | price_to=5000&maker=Opel&car_model=Corsa
  suche günstigen kleinwagen für fahranfänger | fahrzeugtyp=KLEINWAGEN | günstigen; fahranfänger
  FORD FOCUS TURNIER EZ 2017 BIS 90.000 KM | first_reg_from=2017&first_reg_to=2017&km_stand_to=90000&fahrzeugtyp=KOMBI&maker=Ford&car_model=Focus
  skoda octavia rs | maker=Škoda&car_model=Octavia | rs
  tiguan oder kuga ab 2019 unter 25000 euro | first_reg_from=2019&price_to=25000&maker=Ford&maker=Volkswagen&car_model=Kuga&car_model=Tiguan
  Polos bis 8000 | price_to=8000&maker=Volkswagen&car_model=Polo
  diesel kombis mit ahk | ahk=true&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  Velo träger |  | Velo; träger
  occasion vw golf automat | getriebe=AUTOMATIK&maker=Volkswagen&car_model=Golf
  BMW X3 oder X5 Diesel nicht älter als 4 Jahre | first_reg_from=2022&kraftstoffart=diesel&maker=BMW&car_model=X-Reihe
  bis fünfzehntausend euro | price_to=15000
  weisser transporter mit laderampe | transporter=true&ausstattung=weiß | laderampe
  Vito lang Automatik Klima | getriebe=AUTOMATIK&airConditioning=klimaanlage&airConditioning=klimaautomatik&maker=Mercedes-Benz&car_model=Vito | lang
  Benziner mit Schaltung und Sitzheizung max 12000 | sitzheizung=true&price_to=12000&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  nur automatik, mindestens 150ps, höchstens 5 jahre | psvon=150&first_reg_from=2021&getriebe=AUTOMATIK
  astra j sports tourer 1.6 cdti | fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Opel&car_model=Astra | j; 1.6
  smart for two | maker=Smart&car_model=forTwo
  mini cooper s | maker=MINI&car_model=Cooper | s
  golf gti oder polo gti | maker=Volkswagen&car_model=Golf&car_model=Polo | gti
  Auto für 3000 Euro | price_to=3000
  1. Hand Golf | maker=Volkswagen&car_model=Golf | 1 Hand
  Zafira 7-sitzig Erdgas | seatsfrom=7&seatsto=7&kraftstoffart=erdgas&maker=Opel&car_model=Zafira
  Fiesta zwischen 5 und 8 tausend | price_from=5000&price_to=8000&maker=Ford&car_model=Fiesta
  vw polo vi | maker=Volkswagen&car_model=Polo | vi
  golf6 | maker=Volkswagen&car_model=Golf | 6
  golf4 tdi | kraftstoffart=diesel&maker=Volkswagen&car_model=Golf | 4
  passat b8 | maker=Volkswagen&car_model=Passat | b8
  audi a4 b9 | maker=Audi&car_model=A4 | b9
  e46 |  | e46
  bmw e90 | maker=BMW | e90
  w212 |  | w212
  E-Klasse W213 | maker=Mercedes-Benz&car_model=E-Klasse | W213
  t5 | maker=Volkswagen&car_model=Transporter
  T4 Multivan diesel | kraftstoffart=diesel&maker=Volkswagen&car_model=Transporter
  corsa5türer | doors=4/5&maker=Opel&car_model=Corsa
  polo5türig | doors=4/5&maker=Volkswagen&car_model=Polo
  fiesta3 | maker=Ford&car_model=Fiesta | 3
  mazda6 kombi | fahrzeugtyp=KOMBI&maker=Mazda&car_model=6er-Reihe
  clio2 | maker=Renault&car_model=Clio | 2
  golfab2015 | first_reg_from=2015&maker=Volkswagen&car_model=Golf
  3erbmw | maker=BMW&car_model=3er
  a3tdi | kraftstoffart=diesel&maker=Audi&car_model=A3
  x3diesel | kraftstoffart=diesel&maker=BMW&car_model=X-Reihe
  vwgolfdiesel | kraftstoffart=diesel&maker=Volkswagen&car_model=Golf
  Rotergolf | ausstattung=rot&maker=Volkswagen&car_model=Golf
  schwarzerkombi | ausstattung=schwarz&fahrzeugtyp=KOMBI
  ohnediesel | kraftstoffart!=diesel
  bis15tsd | price_to=15000
  unter100tkm | km_stand_to=100000
  ab150ps | psvon=150
  max.10000€ | price_to=10000
  EZ2018 | first_reg_from=2018&first_reg_to=2018
  bj2015 | first_reg_from=2015&first_reg_to=2015
  7sitzer | seatsfrom=7&seatsto=7
  5türer | doors=4/5
  110kW | leistung_from=110
  Golf1.6 | maker=Volkswagen&car_model=Golf | 1.6
  c220cdi | kraftstoffart=diesel&maker=Mercedes-Benz&car_model=C-Klasse
  e220dkombi | kraftstoffart=diesel&fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=E-Klasse
  tdi140ps | psvon=140&kraftstoffart=diesel
  navi+ahk | navigation=true&ahk=true
  klima/navi/ahk | navigation=true&ahk=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  Skoda Octavia 3 Combi 1,6 TDI 105PS Green tec | psvon=105&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Škoda&car_model=Octavia | 3; 1,6; Green; tec
  Audi TT Coupe quattro rot unter 15 t€ | allradantrieb=true&price_to=15000&fahrzeugtyp=Coupe&ausstattung=rot&maker=Audi&car_model=TT
  Volvo XC60 D4 AWD Geartronic | allradantrieb=true&getriebe=AUTOMATIK&maker=Volvo&car_model=XC-Reihe | D4
  Mercedes Sprinter Kasten lang hoch MwSt | mwst=REGEL&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Mercedes-Benz&car_model=Sprinter
  iveco daily |  | iveco; daily
  VW Transporter T6 Kasten lang | fahrzeugkategorietypnfz=Kastenwagen lang&maker=Volkswagen&car_model=Transporter
  Peugeot Partner | maker=Peugeot | Partner
  Citroen Jumper 3,5 t Kasten | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kastenwagen&maker=Citroën | Jumper
  Nissan Navara Doppelkabine | doppelkabine=true&maker=Nissan&car_model=Navara
  vw amarok pickup v6 | fahrzeugkategorietypnfz=Pickup&maker=Volkswagen&car_model=Amarok | v6
  Transporter mit Doppelflügeltür | transporter=true | Doppelflügeltür
  Benzin automatik klein bis 80.000 km ab 2014 max. 7500 euro | km_stand_to=80000&first_reg_from=2014&price_to=7500&kraftstoffart=benzin&getriebe=AUTOMATIK | klein
  für 10.000 euro kombi | price_to=10000&fahrzeugtyp=KOMBI
  mein Budget liegt bei 12000 | price_to=12000
  ich habe 8000 euro | price_to=8000 | habe
  Preisklasse bis 15000 | price_to=15000
  um die 5000 € | price_from=4500&price_to=5500
  Preis unter 10.000 Euro oder 100 tkm | price_to=10000&km_stand_to=100000
  frühestens 2017 | first_reg_from=2017
  spätestens 2015 | first_reg_to=2015
  Erstzulassung frühestens 2016 | first_reg_from=2016
  EZ ab Mai 2019 | first_reg_month_from=201905
  EZ 2019 oder jünger | first_reg_from=2019
  EZ >= 2018, km <= 80000 | first_reg_from=2018&km_stand_to=80000
  Zulassung 2017 bis 2019 | first_reg_from=2017&first_reg_to=2019
  letzten 3 Jahre | first_reg_from=2023
  maximal drei Jahre alter Golf | first_reg_from=2023&maker=Volkswagen&car_model=Golf
  Golf jünger als fünf Jahre | first_reg_from=2021&maker=Volkswagen&car_model=Golf
  neuere Golf | maker=Volkswagen&car_model=Golf | neuere
  gelber Fiat 500 mit Schiebedach | schiebedach=true&ausstattung=gelb&maker=Fiat&car_model=500
  türkiser Corsa | maker=Opel&car_model=Corsa | türkiser
  pink |  | pink
  lila Twingo | ausstattung=violett&maker=Renault&car_model=Twingo
  bordeauxroter Audi A4 | ausstattung=rot&maker=Audi&car_model=A4
  Farbe schwarz oder dunkelblau | ausstattung=blau&ausstattung=schwarz
  bunt |  | bunt
  hell |  | hell
  dunkler Kombi | fahrzeugtyp=KOMBI | dunkler
  keine dunklen farben |  | keine dunklen
  Suche Golf oder Astra Kombi Diesel bis 12.000 EUR, max 120.000 km | price_to=12000&km_stand_to=120000&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Opel&maker=Volkswagen&car_model=Astra&car_model=Golf
  Passat Alltrack | maker=Volkswagen&car_model=Passat | Alltrack
  A6 allroad | maker=Audi&car_model=A6 | allroad
  Skoda Superb L&K | maker=Škoda&car_model=Superb | L; K
  Octavia Scout 4x4 | allradantrieb=true&maker=Škoda&car_model=Octavia | Scout
  VW Caddy Life 5-Sitzer Erdgas | seatsfrom=5&seatsto=5&kraftstoffart=erdgas&maker=Volkswagen&car_model=Caddy | Life
  mercedes vito mixto | maker=Mercedes-Benz&car_model=Vito | mixto
  T5 Transporter Kasten Klima AHK MwSt | ahk=true&mwst=REGEL&fahrzeugkategorietypnfz=Kastenwagen&airConditioning=klimaanlage&airConditioning=klimaautomatik&maker=Volkswagen&car_model=Transporter
  ford transit pritsche dreiseitenkipper | fahrzeugkategorietypnfz=Dreiseitenkipper&fahrzeugkategorietypnfz=Pritsche&maker=Ford&car_model=Transit
  Fiat Ducato Kastenwagen bis 3,5 to | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kastenwagen&maker=Fiat&car_model=Ducato
  Kühlwagen unter 20.000 | price_to=20000&fahrzeugkategorietypnfz=Kühlkastenwagen
  Kastenwagen mit Werkstatteinrichtung | fahrzeugkategorietypnfz=Kastenwagen | Werkstatteinrichtung
  Bus mit 8 Sitzen | seatsfrom=8&seatsto=8&fahrzeugtyp=VAN_KLEINBUS
  Neunsitzer | seatsfrom=9&seatsto=9
  mehr als 5 sitze | seatsfrom=6
  mit sieben sitzplätzen | seatsfrom=7&seatsto=7
  zweitürig | doors=2/3
  3-türer oder cabrio | doors=2/3&fahrzeugtyp=CABRIO
  kein 3-Türer |  | kein 3-Türer (lässt sich nicht ausschließen)
  Benziner kein Turbo | kraftstoffart=benzin | kein Turbo
  ohne Dieselmotor | kraftstoffart!=diesel
  suche nix über 10000 | price_to=10000
  nicht unter 2015 | first_reg_from=2015
  mindestens Bj 2012 | first_reg_from=2012
  ab EZ 2014 | first_reg_from=2014
  ab Modelljahr 2020 | first_reg_from=2020
  Sitzheitzung, Lenkradheizung | sitzheizung=true | Lenkradheizung
  mit Dachreling und AHK | ahk=true | Dachreling
  Keyless go |  | Keyless; go
  Totwinkelassistent |  | Totwinkelassistent
  Einparkhilfe hinten | einparkhilfe=true | hinten
  Parksensoren vorne und hinten | einparkhilfe=true | vorne; hinten
  Xenon Scheinwerfer | headLights=xenon
  Klima, ZV, eFH | airConditioning=klimaanlage&airConditioning=klimaautomatik | ZV; eFH
  ABS ESP Klima | abs=true&esp=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  Rußpartikelfilter grüne Plakette | partikelfilter=true | grüne Plakette
  VW Golf VII 2.0 TDI Comfortline BMT, Navi, PDC, Tempomat, EZ 05/2016 | navigation=true&einparkhilfe=true&tempomat=true&first_reg_month_from=201605&first_reg_month_to=201605&kraftstoffart=diesel&maker=Volkswagen&car_model=Golf | VII; 2.0; Comfortline; BMT
  suche 5er oder e klasse kombi diesel automatik ab 2017 bis 30tsd | first_reg_from=2017&price_to=30000&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=BMW&maker=Mercedes-Benz&car_model=5er&car_model=E-Klasse
  zafira tourer 7sitzer benzin schaltung | seatsfrom=7&seatsto=7&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&maker=Opel&car_model=Zafira | tourer
  x5 3.0d 7 Sitzer AHK Pano HUD | seatsfrom=7&seatsto=7&ahk=true&maker=BMW&car_model=X-Reihe | 3.0d; Pano; HUD
  w204 c180 t-modell | fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=C-Klasse | w204
  E350 CDI 4Matic T | allradantrieb=true&kraftstoffart=diesel&fahrzeugtyp=KOMBI&maker=Mercedes-Benz&car_model=E-Klasse
  Sharan 2.0tdi dsg 7sitze | seatsfrom=7&seatsto=7&kraftstoffart=diesel&getriebe=AUTOMATIK&maker=Volkswagen&car_model=Sharan | 2.0
  Leon Cupra DSG | getriebe=AUTOMATIK&maker=Seat&car_model=Leon | Cupra
  Fiesta bis 6000€ max 80000km klima | price_to=6000&km_stand_to=80000&airConditioning=klimaanlage&airConditioning=klimaautomatik&maker=Ford&car_model=Fiesta
  Kleinwagen mit Automatik und Klimaanlage bis 10.000 Euro gesucht | price_to=10000&fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK&airConditioning=klimaanlage
  habe 5000 euro und suche einen kombi | price_to=5000&fahrzeugtyp=KOMBI | habe
  welches auto bekomme ich für 7000 euro | price_to=7000 | bekomme
  Ist ein Mercedes CLK da? | maker=Mercedes-Benz&car_model=CLK
  gibt es den focus auch als automatik | getriebe=AUTOMATIK&maker=Ford&car_model=Focus
  Wie teuer ist der rote Polo | ausstattung=rot&maker=Volkswagen&car_model=Polo | teuer
  Autos unter 2000 Euro mit neuem TÜV | price_to=2000&huauneu=true
  Autos mit mindestens 1 Jahr TÜV |  | mindestens 1 Jahr TÜV
  TÜV neu, Klima, Benzin | huauneu=true&airConditioning=klimaanlage&airConditioning=klimaautomatik&kraftstoffart=benzin
  schwarze Limousine mit beigem Leder | lederausstattung=true&ausstattung=schwarz&fahrzeugtyp=LIMOUSINE | beigem
  grauer Kombi oder silberne Limousine | ausstattung=grau&ausstattung=silber&fahrzeugtyp=KOMBI&fahrzeugtyp=LIMOUSINE
  rot oder blau, kein weiß | ausstattung=blau&ausstattung=rot
  Hellblaues Cabrio | ausstattung=blau&fahrzeugtyp=CABRIO
  Bj. 2014 - 2016, bis 100 TKM | first_reg_from=2014&first_reg_to=2016&km_stand_to=100000
  baujahr zwischen 2012 und 2015 | first_reg_from=2012&first_reg_to=2015
  ab 2018 bis heute | first_reg_from=2018
  2020 oder neuer | first_reg_from=2020
  2020 und jünger | first_reg_from=2020
  zwischen 50 und 100 tkm | km_stand_from=50000&km_stand_to=100000
  unter 50tsd km und unter 20tsd euro | km_stand_to=50000&price_to=20000
  20.000€ oder weniger | price_to=20000
  20.000 € maximal | price_to=20000
  weniger als 80.000 gelaufen | km_stand_to=80000
  max. 1 Jahr alt | first_reg_from=2025
  Laufleistung: max. 75.000 | km_stand_to=75000
  km-Stand unter 90000 | km_stand_to=90000
  Tachostand bis 120000 | km_stand_to=120000
  2 Türen | doors=2/3
  4 oder 5 türig | doors=4/5
  astra kombie benzina ab 2016 | first_reg_from=2016&fahrzeugtyp=KOMBI&kraftstoffart=benzin&maker=Opel&car_model=Astra
  schwarzr golf | ausstattung=schwarz&maker=Volkswagen&car_model=Golf
  Sitzheitzung | sitzheizung=true
  Standheitzung | standheizung=true
  Rükfahrkamera | einparkhilfe=true
  Navigazion | navigation=true
  klimaautomatick | airConditioning=klimaautomatik
  alufelegen | leichtmetallfelgen=true
  kobmi | fahrzeugtyp=KOMBI
  cabrioo | fahrzeugtyp=CABRIO
  limosine | fahrzeugtyp=LIMOUSINE
  Dieselll | kraftstoffart=diesel
  benzienr | kraftstoffart=benzin
  elektor | kraftstoffart=elektro
  Hybird | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  autmatik | getriebe=AUTOMATIK
  volswagen polo | maker=Volkswagen&car_model=Polo
  mecedes | maker=Mercedes-Benz
  Sokda Fabia | maker=Škoda&car_model=Fabia
  tigaun | maker=Volkswagen&car_model=Tiguan
  Touarek | maker=Volkswagen&car_model=Touareg
  meriwa | maker=Opel&car_model=Meriva
  ziffira | maker=Opel&car_model=Zafira
  picasso |  | picasso
  Berlinog | maker=Citroën&car_model=Berlingo
  Fokus Kombi | fahrzeugtyp=KOMBI&maker=Ford&car_model=Focus
  Mondeo Kombi Dieslel | fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Ford&car_model=Mondeo
  forfur | maker=Smart&car_model=forFour
  toyota avenis | maker=Toyota&car_model=Avensis
  kia pikanto | maker=Kia&car_model=Picanto
  Nissan Mikra | maker=Nissan&car_model=Micra
  renault twinggo gelp | ausstattung=gelb&maker=Renault&car_model=Twingo
  gold | ausstattung=gold
  rod |  | rod
  weises Auto | ausstattung=weiß
  Scheckheftgeflegt | scheckheftgepflegt=true
  audi a vier avant | car_model=A4&fahrzeugtyp=KOMBI&maker=Audi
  4m |  | 4m
  Transporter 4m lang | transporter=true | 4m; lang
  golf sieben tdi | car_model=Golf&kraftstoffart=diesel&maker=Volkswagen | sieben
  Familienkutsche bis 9 tausend | fahrzeugtyp=VAN_KLEINBUS&price_to=9000
  Bj 19 Polo | car_model=Polo&first_reg_from=2019&first_reg_to=2019&maker=Volkswagen
  letzte 3 Jahre gebaut, Astra | car_model=Astra&first_reg_from=2023&maker=Opel
  Preis egal Hauptsache Cabrio | fahrzeugtyp=CABRIO
  a bissl a Kombi mit AHK | ahk=true&fahrzeugtyp=KOMBI
  bis 80tkm bis 15k benzin | km_stand_to=80000&kraftstoffart=benzin&price_to=15000
  max 15k Octavia | car_model=Octavia&maker=Škoda&price_to=15000
  keinen Franzosen, Kombi | fahrzeugtyp=KOMBI | keinen Franzosen
  silberner oder grauer Passat ab Bj 17 | ausstattung=grau&ausstattung=silber&car_model=Passat&first_reg_from=2017&maker=Volkswagen
  Kamera hinten | einparkhilfe=true
  rückwärtskamera und ahk | ahk=true&einparkhilfe=true
  anhängerkupplung abnehmbar Tiguan | ahk=true&car_model=Tiguan&maker=Volkswagen | abnehmbar
  automatic diesel kombi | fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&kraftstoffart=diesel
  fünftürer kleinwagen rot | ausstattung=rot&doors=4/5&fahrzeugtyp=KLEINWAGEN
  BMW drei er touring | car_model=3er&fahrzeugtyp=KOMBI&maker=BMW
  1er bmw 5 türen | car_model=1er&doors=4/5&maker=BMW
  Q5 oder X3 oder Tiguan | car_model=Q5&car_model=Tiguan&car_model=X-Reihe&maker=Audi&maker=BMW&maker=Volkswagen
  150-200ps allrad | allradantrieb=true&psbis=200&psvon=150
  unter hunderttausend km | km_stand_to=100000
  wenig km polo | car_model=Polo&maker=Volkswagen | wenig; km
  Golf nicht älter wie 2018 | car_model=Golf&first_reg_from=2018&maker=Volkswagen
  kei Diesel bitte | kraftstoffart!=diesel
  Elektrokleinwagen | fahrzeugtyp=KLEINWAGEN&kraftstoffart=elektro
  scheckheft + tüv neu + 1. hand | huauneu=true&scheckheftgepflegt=true | 1 hand
  mit Klima und Radio | airConditioning=klimaanlage&airConditioning=klimaautomatik | Radio
  blaumetallic Touran 7 Sitze | ausstattung=blau&car_model=Touran&maker=Volkswagen&seatsfrom=7&seatsto=7
  Fiesta oder Corsa max. 6.500,- € | car_model=Corsa&car_model=Fiesta&maker=Ford&maker=Opel&price_to=6500
  sprinter hochdach lang | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  E Klasse Mercedes Bj ab 2012 bis 200000 | car_model=E-Klasse&first_reg_from=2012&km_stand_to=200000&maker=Mercedes-Benz
  Opel Zafira mit Gasanlage | car_model=Zafira&kraftstoffart=autogas&kraftstoffart=erdgas&maker=Opel
  vw bulli 9sitzer diesel | car_model=Transporter&kraftstoffart=diesel&maker=Volkswagen&seatsfrom=9&seatsto=9
  polo 6r 1.2 tsi | car_model=Polo&kraftstoffart=benzin&maker=Volkswagen | 6r; 1.2
  golf plus | car_model=Golf&maker=Volkswagen | plus
  Audi A3 Sportback weiss s-line | ausstattung=weiß&car_model=A3&maker=Audi | Sportback; s-line
  merzedes bens e klass kombi | car_model=E-Klasse&fahrzeugtyp=KOMBI&maker=Mercedes-Benz
  oktavja kombi | car_model=Octavia&fahrzeugtyp=KOMBI&maker=Škoda
  suzuki alrad | allradantrieb=true&maker=Suzuki
  zweisitzer cabrio unter 12t€ | fahrzeugtyp=CABRIO&price_to=12000&seatsfrom=2&seatsto=2
  so um die 8000 euro golf | car_model=Golf&maker=Volkswagen&price_from=7200&price_to=8800
  Erstzulassung 2015 oder später | first_reg_from=2015
  ab dem Jahr 2016 Benziner | first_reg_from=2016&kraftstoffart=benzin
  von 2014 bis 2017 Focus Turnier | car_model=Focus&fahrzeugtyp=KOMBI&first_reg_from=2014&first_reg_to=2017&maker=Ford
  mehr als 7 Sitze | seatsfrom=8
  mind. 5 Plätze Kombi | fahrzeugtyp=KOMBI&seatsfrom=5
  bis 1,6 Liter Benziner | kraftstoffart=benzin | bis 1,6 Liter
  über 300 PS | psvon=300
  unter 75 PS Fahranfänger | psbis=75 | Fahranfänger
  75-110kW diesel | kraftstoffart=diesel&leistung_from=75&leistung_to=110
  farbe egal nur nicht schwarz | ausstattung=beige&ausstattung=blau&ausstattung=braun&ausstattung=bronze&ausstattung=gelb&ausstattung=gold&ausstattung=grau&ausstattung=grün&ausstattung=orange&ausstattung=rot&ausstattung=silber&ausstattung=violett&ausstattung=weiß
  weder Rot noch Gelb | ausstattung=beige&ausstattung=blau&ausstattung=braun&ausstattung=bronze&ausstattung=gold&ausstattung=grau&ausstattung=grün&ausstattung=orange&ausstattung=schwarz&ausstattung=silber&ausstattung=violett&ausstattung=weiß
  dunkelgrüner Kombi mit Standheizg. | ausstattung=grün&fahrzeugtyp=KOMBI&standheizung=true
  creme weißes Cabrio | ausstattung=beige&ausstattung=weiß&fahrzeugtyp=CABRIO
  Limousine in blau oder in schwarz | ausstattung=blau&ausstattung=schwarz&fahrzeugtyp=LIMOUSINE
  Stufenheck Diesel Automatik | fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK&kraftstoffart=diesel
  Vw Cady maxi 7sitzer | car_model=Caddy&maker=Volkswagen&seatsfrom=7&seatsto=7 | maxi
  navi, pdc v+h, shz, gra | einparkhilfe=true&navigation=true&sitzheizung=true&tempomat=true | v; h
  Panoramaglasdach |  | Panoramaglasdach
  mit Winterrädern |  | Winterrädern
  unfallfreier Benziner aus 2. Hand | kraftstoffart=benzin&unfallfrei=true | 2 Hand
  Mwst. ausweisbarer Transporter | mwst=REGEL&transporter=true
  Kastenwagen L2H2 bis 3,5t | fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&zulaessigesgesamtgewichtbis=3500
  Pritschenwagen mit Doka | doppelkabine=true&fahrzeugkategorietypnfz=Pritsche
  Renault Kangoo mit Schiebetür links | car_model=Kangoo&maker=Renault&schiebetuer=links
  Hyundai I20 | car_model=i-Reihe&maker=Hyundai
  Seat Leon ST FR | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI | FR
  Toyota Auris Hybrid Touring Sports | car_model=Auris&fahrzeugtyp=KOMBI&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota
  Mini kein Diesel | kraftstoffart!=diesel&maker=MINI
  SUV oder Kombi, Diesel, Automatik, bis 25 Mille | fahrzeugtyp=KOMBI&fahrzeugtyp=SUV_GELAENDEWAGEN&getriebe=AUTOMATIK&kraftstoffart=diesel&price_to=25000
  zwischen 5 und 8 tausend euro | price_from=5000&price_to=8000
  5 - 8 T€ | price_from=5000&price_to=8000
  5000-8000 | price_from=5000&price_to=8000
  kleiner 10000 euro | price_to=10000
  höchstpreis 7500 | price_to=7500
  Maximalpreis 12.000 Euro Astra | car_model=Astra&maker=Opel&price_to=12000
  km Stand max 90.000 | km_stand_to=90000
  max. 90 Tsd Kilometer gelaufen | km_stand_to=90000
  Laufleistung unter 120.000km | km_stand_to=120000
  kilometer 50000 bis 100000 | km_stand_from=50000&km_stand_to=100000
  EZ 2/18 | first_reg_month_from=201802&first_reg_month_to=201802
  Baujahr '15 Golf | car_model=Golf&first_reg_from=2015&first_reg_to=2015&maker=Volkswagen
  Golf Jahrgang 2020 aufwärts | car_model=Golf&first_reg_from=2020&maker=Volkswagen
  jahreswagen Skoda | first_reg_from=2025&maker=Škoda
  Auto fürs Gelände mit Allrad | allradantrieb=true&fahrzeugtyp=SUV_GELAENDEWAGEN
  Lieferwagen Diesel | kraftstoffart=diesel&transporter=true
  Kleintransporter | transporter=true
  Dreitürer Corsa | car_model=Corsa&doors=2/3&maker=Opel
  5trg Polo | car_model=Polo&doors=4/5&maker=Volkswagen
  Sechsgang Schaltung Golf GTI | car_model=Golf&getriebe=SCHALT_GETRIEBE&maker=Volkswagen | Sechsgang; GTI
  7-Gang DSG | getriebe=AUTOMATIK | 7-Gang
  Doppelkupplung Passat | car_model=Passat&getriebe=AUTOMATIK&maker=Volkswagen
  Tiptronic A6 | car_model=A6&getriebe=AUTOMATIK&maker=Audi
  A6 quatro 3.0 tdi | allradantrieb=true&car_model=A6&kraftstoffart=diesel&maker=Audi | 3.0
  C200 T Modell | car_model=C-Klasse&fahrzeugtyp=KOMBI&maker=Mercedes-Benz
  Mercedes 220 CDI C Klasse | car_model=C-Klasse&kraftstoffart=diesel&maker=Mercedes-Benz | 220
  GLK 4matic | allradantrieb=true&car_model=GLK&maker=Mercedes-Benz
  Volvo XC 60 D4 | car_model=XC-Reihe&maker=Volvo | D4
  peugot 308 sw | car_model=3er-Reihe&fahrzeugtyp=KOMBI&maker=Peugeot
  Citroen Berlingo Rolli umbau behindertengerecht | behindertengerecht=true&car_model=Berlingo&maker=Citroën | Rolli; umbau
  Golf Caprio | car_model=Golf&fahrzeugtyp=CABRIO&maker=Volkswagen
  Käfer | car_model=Kaefer&maker=Volkswagen
  hellblauer Kleinwagen mit Schiebedach | ausstattung=blau&fahrzeugtyp=KLEINWAGEN&schiebedach=true
  Automatik kein Diesel unter 100tkm | getriebe=AUTOMATIK&km_stand_to=100000&kraftstoffart!=diesel
  BMW aber kein 3er | car_model=1er&car_model=5er&car_model=6er&car_model=7er&car_model=M-Reihe&car_model=X-Reihe&car_model=Z-Reihe&car_model=andere&maker=BMW
  Audi A4 oder A6 Kombi | car_model=A4&car_model=A6&fahrzeugtyp=KOMBI&maker=Audi
  Euro6 Diesel | kraftstoffart=diesel&schadstoffklassetyp=EURO_6
  vw tuaran diesel 7 sitzer | car_model=Touran&kraftstoffart=diesel&maker=Volkswagen&seatsfrom=7&seatsto=7
  schwarzer A6 Kombi Diesel bis 18.000 | ausstattung=schwarz&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Audi&price_to=18000
  koa Diesel, Benziner odr Hybrid | kraftstoffart=benzin&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Focus unter 60000km und unter 12000€ | car_model=Focus&km_stand_to=60000&maker=Ford&price_to=12000
  5er BMW Touring schwarz Diesel Automatik AHK | ahk=true&ausstattung=schwarz&car_model=5er&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&kraftstoffart=diesel&maker=BMW
  Clio 5-türig Benzin max 7000 euro max 80000 km | car_model=Clio&doors=4/5&km_stand_to=80000&kraftstoffart=benzin&maker=Renault&price_to=7000
  Kombis ab Bj. 2016 mit AHK unter 13 tsd | ahk=true&fahrzeugtyp=KOMBI&first_reg_from=2016&price_to=13000
  Hauptsache günstig: Twingo | car_model=Twingo&maker=Renault | günstig
  Fabia combi ez16 tsi | car_model=Fabia&fahrzeugtyp=KOMBI&first_reg_from=2016&first_reg_to=2016&kraftstoffart=benzin&maker=Škoda
  Ford Ka bis 2500 | car_model=Ka&maker=Ford&price_to=2500
  Tiguan nur Automatik nur Allrad | allradantrieb=true&car_model=Tiguan&getriebe=AUTOMATIK&maker=Volkswagen
  weißer oda silberner Polo | ausstattung=silber&ausstattung=weiß&car_model=Polo&maker=Volkswagen
  Golf Bj 2013 - 2016 Benzin Schalter | car_model=Golf&first_reg_from=2013&first_reg_to=2016&getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin&maker=Volkswagen
  mind 140 PS, Diesel, Kombi, Navi | fahrzeugtyp=KOMBI&kraftstoffart=diesel&navigation=true&psvon=140
  Sprinter Kasten Hochdach Bj ab 2015 | car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&first_reg_from=2015&maker=Mercedes-Benz
  Nissan Quashkai Benziner | car_model=Qashqai&kraftstoffart=benzin&maker=Nissan
  Mazda CX5 Automatik | car_model=CX-Reihe&getriebe=AUTOMATIK&maker=Mazda
  Volvo V 50 Diesel | car_model=V50&kraftstoffart=diesel&maker=Volvo
  Smart 42 Cabrio | fahrzeugtyp=CABRIO&maker=Smart | 42
  Porsche Cayene Diesel | car_model=Cayenne&kraftstoffart=diesel&maker=Porsche
  Zafira oder Touran oder Sharan 7-Sitzer | car_model=Sharan&car_model=Touran&car_model=Zafira&maker=Opel&maker=Volkswagen&seatsfrom=7&seatsto=7
  nix über 10000 | price_to=10000
  alles außer Diesel und außer Automatik | getriebe=SCHALT_GETRIEBE&kraftstoffart!=diesel
  Kilometer egal Preis bis 3000 | price_to=3000
  gelbes Kabrio mit Ledersitzen | ausstattung=gelb&fahrzeugtyp=CABRIO&lederausstattung=true
  orangener Kleinwagen | ausstattung=orange&fahrzeugtyp=KLEINWAGEN
  Crafter 3,5t Kasten | fahrzeugkategorietypnfz=Kastenwagen&zulaessigesgesamtgewichtbis=3500 | Crafter
  EZ 03.2019 | first_reg_month_from=201903&first_reg_month_to=201903
  ab 3/2019 bis 12/2021 | first_reg_month_from=201903&first_reg_month_to=202112
  nicht über 12.000 Euro und nicht über 100.000 km | km_stand_to=100000&price_to=12000
  Elektroauto höchstens 3 Jahre | first_reg_from=2023&kraftstoffart=elektro
  Plug in Hybrid SUV | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  C-Max mit Tempomat und Sitzheizung und Anhängerkupplung | ahk=true&car_model=C-Max&maker=Ford&sitzheizung=true&tempomat=true
  TÜV 2027 Polo | car_model=Polo&maker=Volkswagen | TÜV 2027
  Benziner Kombi aus erster Hand scheckheftgepflegt | fahrzeugtyp=KOMBI&kraftstoffart=benzin&scheckheftgepflegt=true | erster Hand
  Q 3 tfsi | car_model=Q3&kraftstoffart=benzin&maker=Audi
  audi a drei sportback | car_model=A3&maker=Audi | sportback
  Golf 6 Variant TDI | car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Volkswagen | 6
  Opel Meriva B | car_model=Meriva&maker=Opel | B
  kompaktes Auto unter 5000 Euro | price_to=5000 | kompaktes
  Pickup mit Doppelkabine | doppelkabine=true&fahrzeugkategorietypnfz=Pickup
  Wagen mit Standheizung und Allrad bis 20 T€ | allradantrieb=true&price_to=20000&standheizung=true
  günstiger als 6000 | price_to=6000
  nicht teurer als 9.500 | price_to=9500
  zw. 8 und 12 tsd Euro | price_from=8000&price_to=12000
  ca 15000 km | km_stand_from=13500&km_stand_to=16500
  ab 100 ps bis 150 ps | psbis=150&psvon=100
  mindestens 85 KW Benziner | kraftstoffart=benzin&leistung_from=85
  Caddy Life Erdgas | car_model=Caddy&kraftstoffart=erdgas&maker=Volkswagen | Life
  autogas lpg Astra | car_model=Astra&kraftstoffart=autogas&maker=Opel
  Subaru Forester AHK Allrad | ahk=true&allradantrieb=true&car_model=Forester&maker=Subaru
  metallicblauer Octavia | ausstattung=blau&car_model=Octavia&maker=Škoda
  Anthrazit oder schwarz, Kombi | ausstattung=grau&ausstattung=schwarz&fahrzeugtyp=KOMBI
  bordeauxrotes Coupé | ausstattung=rot&fahrzeugtyp=Coupe
  hellgraue Limousine | ausstattung=grau&fahrzeugtyp=LIMOUSINE
  Rollstuhlgerechter Caddy | behindertengerecht=true&car_model=Caddy&maker=Volkswagen
  Freisprecheinr. Navi Tempomat | freisprecheinrichtung=true&navigation=true&tempomat=true
  mit Xenonscheinwerfer | headLights=xenon
  LED Licht Kurvenlicht | headLights=ledScheinwerfer | Kurvenlicht
  2 Zonen Klima | airConditioning=klimaautomatik
  Alus 17 Zoll | leichtmetallfelgen=true | 17 Zoll
  Transit Doka Pritsche | car_model=Transit&doppelkabine=true&fahrzeugkategorietypnfz=Pritsche&maker=Ford
  Kühltransporter | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  Transporter mit Hebebühne | ladebordwand=true&transporter=true
  Kipper 3,5 Tonnen | fahrzeugkategorietypnfz=Kipper&zulaessigesgesamtgewichtbis=3500
  A-Klasse Automatik ab 2017 unter 60 tkm | car_model=A-Klasse&first_reg_from=2017&getriebe=AUTOMATIK&km_stand_to=60000&maker=Mercedes-Benz
  mercedes glk oder bmw x1 | car_model=GLK&car_model=X-Reihe&maker=BMW&maker=Mercedes-Benz
  Diesel ab Euro 5 | kraftstoffart=diesel&schadstoffklassetyp=EURO_5
  Renault Scenik 7 Plätze | car_model=Scenic&maker=Renault&seatsfrom=7&seatsto=7
  jaguar x type kombi | car_model=X-Type&fahrzeugtyp=KOMBI&maker=Jaguar
  Jeep Grand Cherokee Diesel | car_model=Grand Cherokee&kraftstoffart=diesel&maker=Jeep
  Fiat Panda 4x4 unter 150000 km | allradantrieb=true&car_model=Panda&km_stand_to=150000&maker=Fiat
  Peugeot 207 CC Cabrio | car_model=2er-Reihe&fahrzeugtyp=CABRIO&maker=Peugeot
  Skoda Superb oder VW Passat Kombi Diesel DSG ab 2017 | car_model=Passat&car_model=Superb&fahrzeugtyp=KOMBI&first_reg_from=2017&getriebe=AUTOMATIK&kraftstoffart=diesel&maker=Volkswagen&maker=Škoda
  i suach an Golf Diesel | car_model=Golf&kraftstoffart=diesel&maker=Volkswagen | suach
  Golf GTD Bj18 unter 20000 | car_model=Golf&first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&price_to=20000 | GTD
  BMW 118d 5türig | car_model=1er&doors=4/5&maker=BMW
  ned teurer als 5000 Corsa | car_model=Corsa&maker=Opel&price_to=5000
  Kombi diesl ahk navi bis 12 tausend | ahk=true&fahrzeugtyp=KOMBI&kraftstoffart=diesel&navigation=true&price_to=12000
  Merc B Klasse Automatik | car_model=B-Klasse&getriebe=AUTOMATIK&maker=Mercedes-Benz
  ab 2015 bis 2019 Touran oder Sharan | car_model=Sharan&car_model=Touran&first_reg_from=2015&first_reg_to=2019&maker=Volkswagen
  rot oder orange Kleinwagen bis 6 T€ | ausstattung=orange&ausstattung=rot&fahrzeugtyp=KLEINWAGEN&price_to=6000
  Ford Mondeo Turnier 2.0 TDCi | car_model=Mondeo&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Ford | 2.0
  Audi Q7 7Sitzer | car_model=Q7&maker=Audi&seatsfrom=7&seatsto=7
  max 5 jahre alt, max 50tkm, Automatik | first_reg_from=2021&getriebe=AUTOMATIK&km_stand_to=50000
  Kein Automatik, kein Diesel, Fiesta | car_model=Fiesta&getriebe=SCHALT_GETRIEBE&kraftstoffart!=diesel&maker=Ford
  unter 9000€ mit Klima u. Navi | airConditioning=klimaanlage&airConditioning=klimaautomatik&navigation=true&price_to=9000
  Passat B8 Variant | car_model=Passat&fahrzeugtyp=KOMBI&maker=Volkswagen | B8
  Geländewagen mit Anhängerkupplung 3,5t | ahk=true&fahrzeugtyp=SUV_GELAENDEWAGEN | 3,5t
  Octavia RS Kombi | car_model=Octavia&fahrzeugtyp=KOMBI&maker=Škoda | RS
  Polo, Fiesta, Corsa | car_model=Corsa&car_model=Fiesta&car_model=Polo&maker=Ford&maker=Opel&maker=Volkswagen
  Fahrzeug mit 9 Sitzen | seatsfrom=9&seatsto=9
  silbergrauer Kombi | ausstattung=grau&ausstattung=silber&fahrzeugtyp=KOMBI
  Hybrid oder Elektro bis 30.000 km | km_stand_to=30000&kraftstoffart=elektro&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Laderaum hoch lang Sprinter | car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&maker=Mercedes-Benz | Laderaum
  Tiguan ab BJ 2017 mit Rückfahrkamera und Standheizung | car_model=Tiguan&einparkhilfe=true&first_reg_from=2017&maker=Volkswagen&standheizung=true
  Leistung mind. 100kW | leistung_from=100
  Volvo V60 oder V70 Diesel Automatik | car_model=V60&car_model=V70&getriebe=AUTOMATIK&kraftstoffart=diesel&maker=Volvo
  suche einen günstigen Kleinwagen | fahrzeugtyp=KLEINWAGEN | günstigen
  Kilometerstand zwischen 50.000 und 80.000 | km_stand_from=50000&km_stand_to=80000
  15.000 bis 20.000 Euro, unter 50.000 km | km_stand_to=50000&price_from=15000&price_to=20000
  Erstzulassung nach 2016 | first_reg_from=2017
  vor Baujahr 2005 | first_reg_to=2004
  hellgrüner Fiat 500 | ausstattung=grün&car_model=500&maker=Fiat
  Alfa 159 Sportwagon | car_model=159&fahrzeugtyp=KOMBI&maker=Alfa Romeo
  dacia duster 4wd | allradantrieb=true&car_model=Duster&maker=Dacia
  unfallfrei scheckheftgepflegt Nichtraucher | scheckheftgepflegt=true&unfallfrei=true | Nichtraucher
  Golf R-Line schwarz DSG | ausstattung=schwarz&car_model=Golf&getriebe=AUTOMATIK&maker=Volkswagen | R-Line
  Caddy Kasten Diesel Trennwand | car_model=Caddy&fahrzeugkategorietypnfz=Kastenwagen&kraftstoffart=diesel&maker=Volkswagen&trennwand=true
  Opel Insigna Sports Tourer | car_model=Insignia&fahrzeugtyp=KOMBI&maker=Opel
  Toyota RAV 4 Hybrid Allrad | allradantrieb=true&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota
  Mercedes C 180 Kombi Benziner Bj. 2014 bis 2016 | car_model=C-Klasse&fahrzeugtyp=KOMBI&first_reg_from=2014&first_reg_to=2016&kraftstoffart=benzin&maker=Mercedes-Benz
  Beetle Cabrio weiss | ausstattung=weiß&car_model=Beetle&fahrzeugtyp=CABRIO&maker=Volkswagen
  bis zehntausend Euro | price_to=10000
  suche familienauto, preis egal | fahrzeugtyp=VAN_KLEINBUS
  A3 limo tfsi s tronic | car_model=A3&fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK&kraftstoffart=benzin&maker=Audi
  vw t6 bus allrad | allradantrieb=true&car_model=Transporter&fahrzeugtyp=VAN_KLEINBUS&maker=Volkswagen
  nur Benziner oder Hybrid, kein Kombi | fahrzeugtyp=ANDERE&fahrzeugtyp=CABRIO&fahrzeugtyp=Coupe&fahrzeugtyp=KLEINWAGEN&fahrzeugtyp=LIMOUSINE&fahrzeugtyp=SUV_GELAENDEWAGEN&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=benzin&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Golf 1,4 TSI 122 PS | car_model=Golf&kraftstoffart=benzin&maker=Volkswagen&psvon=122 | 1,4
  Seat Ibza unter 100.000 | car_model=Ibiza&km_stand_to=100000&maker=Seat
  Skoda Yeti 4x4 diesel ahk schwenkbar | ahk=true&allradantrieb=true&car_model=Yeti&kraftstoffart=diesel&maker=Škoda | schwenkbar
  Renault Megan Grandtour Diesel | car_model=Megane&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Renault
  Kombi ab 150 PS Diesel Euro 6 AHK Navi unter 15000 | ahk=true&fahrzeugtyp=KOMBI&kraftstoffart=diesel&navigation=true&price_to=15000&psvon=150&schadstoffklassetyp=EURO_6
  weisser Transporter | ausstattung=weiß&transporter=true
  max. 3 Jahre und max. 40.000 km | first_reg_from=2023&km_stand_to=40000
  Bmw X5 oder Q7 oder Touareg | car_model=Q7&car_model=Touareg&car_model=X-Reihe&maker=Audi&maker=BMW&maker=Volkswagen
  Cabrio 4 Sitze | fahrzeugtyp=CABRIO&seatsfrom=4&seatsto=4
  Ford S Max 7 Sitzer | car_model=S-Max&maker=Ford&seatsfrom=7&seatsto=7
  Pick up Allrad Diesel | allradantrieb=true&fahrzeugkategorietypnfz=Pickup&kraftstoffart=diesel
  grünes oder braunes Auto | ausstattung=braun&ausstattung=grün
  kein Schwarz kein Weiß Golf | ausstattung=beige&ausstattung=blau&ausstattung=braun&ausstattung=bronze&ausstattung=gelb&ausstattung=gold&ausstattung=grau&ausstattung=grün&ausstattung=orange&ausstattung=rot&ausstattung=silber&ausstattung=violett&car_model=Golf&maker=Volkswagen
  Sitzheizung Lenkradheizung | sitzheizung=true | Lenkradheizung
  Opel Corsa D 5-türig Klima | airConditioning=klimaanlage&airConditioning=klimaautomatik&car_model=Corsa&doors=4/5&maker=Opel | D
  E-Klasse T-Modell Diesel ab 2016 AMG | car_model=E-Klasse&fahrzeugtyp=KOMBI&first_reg_from=2016&kraftstoffart=diesel&maker=Mercedes-Benz | AMG
  VW Polo Erstzulassung ab 2018 Kilometer bis 50 000 Preis bis 13 000 | car_model=Polo&first_reg_from=2018&km_stand_to=50000&maker=Volkswagen&price_to=13000
  günstige Limousine mit Automatikgetriebe | fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK | günstige
  PKW Kombi Schaltgetr. Diesel | fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&kraftstoffart=diesel&transporter=false
  Nissan Xtrail | car_model=X-Trail&maker=Nissan
  Mitsubishi Pajero 3-türer | car_model=Pajero&doors=2/3&maker=Mitsubishi
  Land Rover Defender ab 90 PS | car_model=Defender&maker=Land Rover&psvon=90
  Mini Cooper S Cabrio | car_model=Cooper&fahrzeugtyp=CABRIO&maker=MINI | S
  Peugeot 5008 7 Sitze | car_model=5er-Reihe&maker=Peugeot&seatsfrom=7&seatsto=7
  Citroen C4 Picasso | car_model=C4&maker=Citroën | Picasso
  Honda Civik Automatik | car_model=Civic&getriebe=AUTOMATIK&maker=Honda
  Kia Ceed SW | car_model=Ceed&fahrzeugtyp=KOMBI&maker=Kia
  Golf unter 10000 oder Polo | car_model=Golf&car_model=Polo&maker=Volkswagen&price_to=10000
  von 100 bis 150 PS | psbis=150&psvon=100
  110-kW-Diesel | kraftstoffart=diesel&leistung_from=110
  EZ17 Kombi | fahrzeugtyp=KOMBI&first_reg_from=2017&first_reg_to=2017
  Schiebedach oder Panoramaschiebedach | schiebedach=true
  brauner Touareg V6 TDI Luftfederung | ausstattung=braun&car_model=Touareg&kraftstoffart=diesel&maker=Volkswagen | V6; Luftfederung
  Auto mit wenig Kilometern |  | wenig; Kilometern
  Kastenwagen lang Diesel bis 8000 netto | fahrzeugkategorietypnfz=Kastenwagen lang&kraftstoffart=diesel&price_to=9520&mwst=REGEL
  Mwst ausweisbar Kombi unter 100 tkm | fahrzeugtyp=KOMBI&km_stand_to=100000&mwst=REGEL
  V-Klasse Marco Polo | car_model=V-Klasse&maker=Mercedes-Benz
  A4B8 | car_model=A4&maker=Audi | b8
  kein Opel kein Ford Kombi | maker!=Opel&maker!=Ford&fahrzeugtyp=KOMBI
  vw passat komby disel automatick | car_model=Passat&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&kraftstoffart=diesel&maker=Volkswagen
  an bmw dreier net älter als 8 jahr | car_model=3er&first_reg_from=2018&maker=BMW
  mercedez a-klasse benzin bis 14tsd | car_model=A-Klasse&kraftstoffart=benzin&maker=Mercedes-Benz&price_to=14000
  Golf7 GTI rot | ausstattung=rot&car_model=Golf&maker=Volkswagen | 7; GTI
  A5C1 | car_model=A5&maker=Audi | c1
  audi q fünf quattro s-tronic | allradantrieb=true&car_model=Q5&getriebe=AUTOMATIK&maker=Audi
  bmw x drei diesel | car_model=X-Reihe&kraftstoffart=diesel&maker=BMW
  Lieferwagen mit Ladebordwand bis 3,5 to | ladebordwand=true&transporter=true&zulaessigesgesamtgewichtbis=3500
  Sprinter 6m lang | car_model=Sprinter&maker=Mercedes-Benz | 6m; lang
  Astra K ST Bj 17 | first_reg_from=2017&first_reg_to=2017&maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI | K
  in den letzten 2 Jahren zugelassen Golf | car_model=Golf&first_reg_from=2024&maker=Volkswagen | zugelassen
  km egal hauptsache TÜV neu | huauneu=true
  Farbe egal, Ausstattung egal, max 4000€ | price_to=4000
  günstiges Familienauto mit 7 Sitzen und Schiebetüren beidseitig | fahrzeugtyp=VAN_KLEINBUS&schiebetuer=beidseitig&seatsfrom=7&seatsto=7 | günstiges
  Stadtflitzer unter 5000 | price_to=5000 | Stadtflitzer
  Cabrio oder Roadster bis 15000 rot | ausstattung=rot&fahrzeugtyp=CABRIO&price_to=15000
  schwarzmetallic limousine leder navi xenon | ausstattung=schwarz&fahrzeugtyp=LIMOUSINE&headLights=xenon&lederausstattung=true&navigation=true
  Toyota Avensis kombi Bj 2010 bis 2014 Benzin unter 150000km | car_model=Avensis&fahrzeugtyp=KOMBI&first_reg_from=2010&first_reg_to=2014&km_stand_to=150000&kraftstoffart=benzin&maker=Toyota
  1,9 tdi golf 4 | car_model=Golf&kraftstoffart=diesel&maker=Volkswagen | 1,9; 4
  zwischen 100 und 150 ps benziner | kraftstoffart=benzin&psbis=150&psvon=100
  mindestpreis 5000 höchstpreis 9000 | price_from=5000&price_to=9000
  Renault Clio Grandtour Dci | car_model=Clio&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Renault
  Fort Fokus Turnier Diesel | car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=Ford
  Peugeot Kombi HDI ab 2014 | fahrzeugtyp=KOMBI&first_reg_from=2014&kraftstoffart=diesel&maker=Peugeot
  E-Auto Kleinwagen bis 15000 | fahrzeugtyp=KLEINWAGEN&kraftstoffart=elektro&price_to=15000
  VW e-up | car_model=up!&kraftstoffart=elektro&maker=Volkswagen
  Smart forfour elektrisch | car_model=forFour&kraftstoffart=elektro&maker=Smart
  Ford Transit Custom 9 Sitze | car_model=Transit&maker=Ford&seatsfrom=9&seatsto=9 | Custom
  Audi A6 allroad | car_model=A6&maker=Audi | allroad
  Jimny unter 100.000 km Allrad | allradantrieb=true&car_model=Jimny&km_stand_to=100000&maker=Suzuki
  Golf Automatik Benzin 5 Türer Klima ab 2012 bis 9000 € bis 90.000 km | airConditioning=klimaanlage&airConditioning=klimaautomatik&car_model=Golf&doors=4/5&first_reg_from=2012&getriebe=AUTOMATIK&km_stand_to=90000&kraftstoffart=benzin&maker=Volkswagen&price_to=9000
  2000er Golf | car_model=Golf&first_reg_from=2000&first_reg_to=2000&maker=Volkswagen
  Preisklasse bis 7000 | price_to=7000
  bis maximal 6000 Euro Kleinwagen Automatik | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK&price_to=6000
  unter 50.000 gelaufen | km_stand_to=50000
  90PS TDI Polo | car_model=Polo&kraftstoffart=diesel&maker=Volkswagen&psvon=90
  Hybrid SUV kein Plug-in | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | kein Plug-in
  Volvo Kombi mit AHK | ahk=true&fahrzeugtyp=KOMBI&maker=Volvo
  Seat Ibiza ST Kombi grau | maker=Seat&car_model=Ibiza&fahrzeugtyp=KOMBI&ausstattung=grau
  BMW Einser Automatik | car_model=1er&getriebe=AUTOMATIK&maker=BMW
  fünfer touring diesel | car_model=5er&fahrzeugtyp=KOMBI&kraftstoffart=diesel&maker=BMW
  Skoda Oktavia Kombi ned über 10tsd | car_model=Octavia&fahrzeugtyp=KOMBI&maker=Škoda&price_to=10000
  hab 8000 Euro suche Kombi mit Automatik | fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&price_to=8000 | hab
  Fahrzeuge bis EUR 5.000,- | price_to=5000
  EUR 5000 bis 7000 | price_from=5000&price_to=7000
  unter 1 Jahr alt | first_reg_from=2025
  Jahreswagen Kombi Diesel | fahrzeugtyp=KOMBI&first_reg_from=2025&kraftstoffart=diesel
  älter als 30 Jahre Oldtimer | first_reg_to=1996 | Oldtimer
  Golf I Cabrio | car_model=Golf&fahrzeugtyp=CABRIO&maker=Volkswagen
  Ford Focus 3. Generation | car_model=Focus&maker=Ford | 3; Generation
  Kombi mit großem Kofferraum | fahrzeugtyp=KOMBI | großem; Kofferraum
  weiß/grau/silber Passat | ausstattung=grau&ausstattung=silber&ausstattung=weiß&car_model=Passat&maker=Volkswagen
  Passat CC | car_model=CC&car_model=Passat&maker=Volkswagen
  Benz C-Klasse W204 Diesel | car_model=C-Klasse&kraftstoffart=diesel&maker=Mercedes-Benz | W204
  mercedes c63 amg | car_model=C-Klasse&maker=Mercedes-Benz | amg
  Opel Vivaro Doppelkabine lang | car_model=Vivaro&doppelkabine=true&maker=Opel | lang
  Koffer mit LBW 3,5t Diesel | fahrzeugkategorietypnfz=Koffer&kraftstoffart=diesel&ladebordwand=true&zulaessigesgesamtgewichtbis=3500
  Pferdetransporter | fahrzeugkategorietypnfz=Pferdetransporter
  unfallfreier 3er bmw | car_model=3er&maker=BMW&unfallfrei=true
  Auto mit Rückfahrcam und Navi | einparkhilfe=true&navigation=true
  Kamera und Sitzheizung und Standheizung | einparkhilfe=true&sitzheizung=true&standheizung=true
  mit Anhängekuplung | ahk=true
  ahk, allrad, automatik, diesel, kombi, bis 20.000 | ahk=true&allradantrieb=true&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&kraftstoffart=diesel&price_to=20000
  Kombi: Diesel / Automatik / AHK | ahk=true&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&kraftstoffart=diesel
  nicht rot nicht gelb nicht grün | ausstattung=beige&ausstattung=blau&ausstattung=braun&ausstattung=bronze&ausstattung=gold&ausstattung=grau&ausstattung=orange&ausstattung=schwarz&ausstattung=silber&ausstattung=violett&ausstattung=weiß
  rotes oder schwarzes Coupé unter 20 T€ | ausstattung=rot&ausstattung=schwarz&fahrzeugtyp=Coupe&price_to=20000
  Golf Baujahr zwischen 2012 und 2015 | car_model=Golf&first_reg_from=2012&first_reg_to=2015&maker=Volkswagen
  Touareg 3.0 V6 TDI AHK Luftfahrwerk | ahk=true&car_model=Touareg&kraftstoffart=diesel&maker=Volkswagen | 3.0; V6; Luftfahrwerk
  Corsa bis 3.000 oder Polo bis 4.000 | car_model=Corsa&car_model=Polo&maker=Opel&maker=Volkswagen&price_to=4000 | bis 3.000 (es gilt „bis 4.000“)
  Kleinwagen mit max 70 PS | fahrzeugtyp=KLEINWAGEN&psbis=70
  Leistung unter 100 PS | psbis=100
  min. 5 türen min 5 sitze | doors=4/5&seatsfrom=5
  Van 7sitzer schiebetür rechts diesel | fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel&schiebetuer=rechts&seatsfrom=7&seatsto=7
  Audi A1 Sportback 5-türer weiss | ausstattung=weiß&car_model=A1&doors=4/5&maker=Audi | Sportback
  Schaltgetriebe statt Automatik | getriebe=SCHALT_GETRIEBE
  alle Mercedes außer A-Klasse und B-Klasse | car_model=C-Klasse&car_model=CL&car_model=CLK&car_model=E-Klasse&car_model=G-Klasse&car_model=GL&car_model=GLK&car_model=M-Klasse&car_model=S-Klasse&car_model=SL&car_model=SLK&car_model=Sprinter&car_model=V-Klasse&car_model=Viano&car_model=Vito&car_model=andere&maker=Mercedes-Benz
  Scheckheft gepfl. Garagenwagen | scheckheftgepflegt=true | Garagenwagen
  mit Klimaautomat und Tempomat | airConditioning=klimaautomatik&tempomat=true
  an gscheiden Kombi mit Allrad | allradantrieb=true&fahrzeugtyp=KOMBI | gscheiden
  i brauch an Diesel mit AHK | ahk=true&kraftstoffart=diesel
  koan Diesel, Golf | car_model=Golf&kraftstoffart!=diesel&maker=Volkswagen
  hobn wir an Tiguan bis 20k | car_model=Tiguan&maker=Volkswagen&price_to=20000 | hobn
  Touran ned älter wia 5 jahr | car_model=Touran&first_reg_from=2021&maker=Volkswagen
  Mercedes Vito 9Sitzer Bj ab 2015 Automatik | car_model=Vito&first_reg_from=2015&getriebe=AUTOMATIK&maker=Mercedes-Benz&seatsfrom=9&seatsto=9
  Viano oder V-Klasse bis 30 Tsd | car_model=V-Klasse&car_model=Viano&maker=Mercedes-Benz&price_to=30000
  statt Diesel lieber Benziner Polo | car_model=Polo&kraftstoffart=benzin&maker=Volkswagen
  Preis unwichtig, Porsche 911 Cabrio | car_model=911&fahrzeugtyp=CABRIO&maker=Porsche
  Baujahr egal, Micra Automatik | car_model=Micra&getriebe=AUTOMATIK&maker=Nissan
  mindestpreis 10000 Q7 | car_model=Q7&maker=Audi&price_from=10000
  EUR 8000 - 12000 Kombi | fahrzeugtyp=KOMBI&price_from=8000&price_to=12000
  € 5.000 bis 9.000 Corsa | car_model=Corsa&maker=Opel&price_from=5000&price_to=9000
  Ford Kuga 4m lang | car_model=Kuga&maker=Ford | 4m; lang
  Tiguan 4m TSI | allradantrieb=true&car_model=Tiguan&kraftstoffart=benzin&maker=Volkswagen
  Kastenwagen 4m | fahrzeugkategorietypnfz=Kastenwagen | 4m
  Jahreswagen Golf Automatik | car_model=Golf&first_reg_from=2025&getriebe=AUTOMATIK&maker=Volkswagen
  letzten 5 Jahre Škoda Fabia | car_model=Fabia&first_reg_from=2021&maker=Škoda
  2019 oder später, Kombi | fahrzeugtyp=KOMBI&first_reg_from=2019
  10000 oder drunter Meriva | car_model=Meriva&maker=Opel&price_to=10000
  Klimaanl. Sitzheizg. Tempom. | airConditioning=klimaanlage&sitzheizung=true&tempomat=true
  Golf mit Rückfahrkam und Standheizung | car_model=Golf&einparkhilfe=true&maker=Volkswagen&standheizung=true
  Hochdach Kastenwagen lang | fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | lang
  Kühltransporter Diesel bis 15 tsd | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer&kraftstoffart=diesel&price_to=15000
  Opel mit Gasanlage bis 5000 | kraftstoffart=autogas&kraftstoffart=erdgas&maker=Opel&price_to=5000
  Familienwagen 7 Sitzer Diesel | fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel&seatsfrom=7&seatsto=7
  kleines Auto Automatik rot | ausstattung=rot&fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK
  Kombi mit 2-Zonen-Klima und PDC | airConditioning=klimaautomatik&einparkhilfe=true&fahrzeugtyp=KOMBI
  MwSt ausweisbare Kombis | fahrzeugtyp=KOMBI&mwst=REGEL
  nich teurer als 7 tsd Ibiza | car_model=Ibiza&maker=Seat&price_to=7000
  Astra odr Focus odr Golf Kombi | car_model=Astra&car_model=Focus&car_model=Golf&fahrzeugtyp=KOMBI&maker=Ford&maker=Opel&maker=Volkswagen
  bis 180.000 km Passat Diesel | car_model=Passat&km_stand_to=180000&kraftstoffart=diesel&maker=Volkswagen
  bis 180000 Passat | car_model=Passat&km_stand_to=180000&maker=Volkswagen
  BMW 5er unter 9000 und unter 200000 | car_model=5er&km_stand_to=200000&maker=BMW&price_to=9000
  E Kl T-Modell | car_model=E-Klasse&fahrzeugtyp=KOMBI&maker=Mercedes-Benz
  Fahrschulwagen Golf Diesel | car_model=Golf&kraftstoffart=diesel&maker=Volkswagen | Fahrschulwagen
  graues oder blaues SUV ab 130 PS | ausstattung=blau&ausstattung=grau&fahrzeugtyp=SUV_GELAENDEWAGEN&psvon=130
  scoda superb komby | car_model=Superb&fahrzeugtyp=KOMBI&maker=Škoda
  nisan juke benzin | car_model=Juke&kraftstoffart=benzin&maker=Nissan
  hyundei i 20 | car_model=i-Reihe&maker=Hyundai
  Zitroen C3 | car_model=C3&maker=Citroën
  renold Megane | car_model=Megane&maker=Renault
  opel zafiera 7sitzer | car_model=Zafira&maker=Opel&seatsfrom=7&seatsto=7
  Mercedes Springter | car_model=Sprinter&maker=Mercedes-Benz
  toyotta yaris hybrid | car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota
  Tuareg Diesel | car_model=Touareg&kraftstoffart=diesel&maker=Volkswagen
  Kaschkai Automatik | car_model=Qashqai&getriebe=AUTOMATIK&maker=Nissan
  Mitsubischi Outlander Plug-in Hybrid | car_model=Outlander&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Mitsubishi
  Volwo V70 | car_model=V70&maker=Volvo
  Suzuky Swift | car_model=Swift&maker=Suzuki
  audy a4 kombi | car_model=A4&fahrzeugtyp=KOMBI&maker=Audi
  Fiat Punnto | car_model=Punto&maker=Fiat
  Beige oder braune Limousine | ausstattung=beige&ausstattung=braun&fahrzeugtyp=LIMOUSINE
  knallrotes Cabriolet | ausstattung=rot&fahrzeugtyp=CABRIO
  mattschwarzer Golf | ausstattung=schwarz&car_model=Golf&maker=Volkswagen
  perlmuttweißer SUV | ausstattung=weiß&fahrzeugtyp=SUV_GELAENDEWAGEN
  Kombi in Silbermetallic | ausstattung=silber&fahrzeugtyp=KOMBI
  kein roter, kein gelber Fiesta | ausstattung=beige&ausstattung=blau&ausstattung=braun&ausstattung=bronze&ausstattung=gold&ausstattung=grau&ausstattung=grün&ausstattung=orange&ausstattung=schwarz&ausstattung=silber&ausstattung=violett&ausstattung=weiß&car_model=Fiesta&maker=Ford
  Diesel nein danke, Kombi | fahrzeugtyp=KOMBI&kraftstoffart!=diesel
  Automatik muss, Farbe egal, Preis max. 18T | getriebe=AUTOMATIK&price_to=18000
  Kilometer max 100 Tsd, Baujahr min 2016 | first_reg_from=2016&km_stand_to=100000
  ab 2017 bis 60Tkm bis 20T€ Kombi | fahrzeugtyp=KOMBI&first_reg_from=2017&km_stand_to=60000&price_to=20000
  120-150PS Benziner Schaltung | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin&psbis=150&psvon=120
  85kw diesel | kraftstoffart=diesel&leistung_from=85
  über 2,8t Transporter | transporter=true&zulaessigesgesamtgewichtvon=2800
  Transporter bis 2,8 Tonnen | transporter=true&zulaessigesgesamtgewichtbis=2800
  5-Sitzer Pickup Diesel | fahrzeugkategorietypnfz=Pickup&kraftstoffart=diesel&seatsfrom=5&seatsto=5
  Zweitürer Coupe Benzin | doors=2/3&fahrzeugtyp=Coupe&kraftstoffart=benzin
  Xenon oder LED Licht, AHK | ahk=true&headLights=ledScheinwerfer&headLights=xenon
  mit Ledersitzen und Sitzheizung, ohne Schiebedach | lederausstattung=true&sitzheizung=true | ohne Schiebedach (lässt sich nicht ausschließen)
  HU neu Polo unter 3000 | car_model=Polo&huauneu=true&maker=Volkswagen&price_to=3000
  scheckheftgepflegter Benz | maker=Mercedes-Benz&scheckheftgepflegt=true
  Isofix Kombi Bluetooth | fahrzeugtyp=KOMBI&freisprecheinrichtung=true&isofix=true
  Land Rover Discovery 7 Sitze AHK | ahk=true&car_model=Discovery&maker=Land Rover&seatsfrom=7&seatsto=7
  Golf EZ 05/2018 bis 08/2020 | car_model=Golf&first_reg_month_from=201805&first_reg_month_to=202008&maker=Volkswagen
  Euro 6d Benziner Kleinwagen | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&schadstoffklassetyp=EURO_6
  Elektro oder Hybrid Kleinwagen unter 20.000 EUR | fahrzeugtyp=KLEINWAGEN&kraftstoffart=elektro&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&price_to=20000
  Golf unter 80.000 km und 5 Jahre | km_stand_to=80000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  Golf ab 80.000 km und 5 Jahre | km_stand_from=80000&maker=Volkswagen&car_model=Golf | 5 Jahre
  Golf mit 80.000 km und 5 Jahre | km_stand_to=80000&maker=Volkswagen&car_model=Golf | 5 Jahre
  Golf Alter 5 Jahre | first_reg_from=2021&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  Golf km bis 80 PS ab 150 | km_stand_to=80000&psvon=150&maker=Volkswagen&car_model=Golf
  Golf Laufleistung bis 80 km | km_stand_to=80&maker=Volkswagen&car_model=Golf
  Golf Laufleistung 50 bis 80 | km_stand_from=50000&km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf 500 bis 0 € | price_to=500&maker=Volkswagen&car_model=Golf
  Golf 15k - 20k | price_from=15000&price_to=20000&maker=Volkswagen&car_model=Golf
  Golf ab 299 € | maker=Volkswagen&car_model=Golf | ab 299 €
  Golf ab 300 € | price_from=300&maker=Volkswagen&car_model=Golf
  Golf bis 05/2020 ab 2019 | first_reg_month_from=201901&first_reg_month_to=202005&maker=Volkswagen&car_model=Golf
  Golf ab 2019 bis 05/2020 | first_reg_month_from=201901&first_reg_month_to=202005&maker=Volkswagen&car_model=Golf
`)

/** Words of advertisements and of dealers on the telephone. */
const spoken = phrases(`
  nix älter wie 2017 bitte | first_reg_from=2017
  nichts teurer als 9.000 Euro | price_to=9000
  3 Kastenwagen mit Klima bis 14t netto | airConditioning=klimaanlage&airConditioning=klimaautomatik&fahrzeugkategorietypnfz=Kastenwagen&mwst=REGEL&price_to=16660 | 3
  Sprinter Kastenwagen 3,5t bis 14t netto | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen&zulaessigesgesamtgewichtbis=3500&mwst=REGEL&price_to=16660
  E-Golf ab 2019 mit CCS | maker=Volkswagen&car_model=Golf&kraftstoffart=elektro&first_reg_from=2019 | CCS
  7 Gang DSG | getriebe=AUTOMATIK | 7; Gang
  such ma an 3er Kombi mit Automatik unter 150tkm | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&km_stand_to=150000
  haste nen Yaris Hybrid | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  2x Schlüssel | keysfrom=2
  Corsa 2 x Schlüssel vorhanden | maker=Opel&car_model=Corsa&keysfrom=2
  zweiter Schlüssel muss da sein | keysfrom=2
  Zweitschlüssel vorhanden Polo | maker=Volkswagen&car_model=Polo&keysfrom=2
  mit beiden Schlüsseln | keysfrom=2
  Astra 2 Schlüssel da | maker=Opel&car_model=Astra&keysfrom=2
  e-auto reichweite ab 350 km bis 20k | price_to=20000&kraftstoffart=elektro | reichweite ab 350 km
  peugeot partner schiebetür rechts und links | schiebetuer=beidseitig&maker=Peugeot | partner
  mini one d countryman | maker=MINI&car_model=One&kraftstoffart=diesel | countryman
  Toyota Proace Verso | maker=Toyota | Proace; Verso
  EZ 3/19, 1.Hand, 2x Schlüssel, 8-fach | first_reg_month_from=201903&first_reg_month_to=201903&keysfrom=2 | 1.Hand; 8-fach
  8fach bereift |  | 8fach bereift
  Superb Combi 8-fach bereift AHK | maker=Škoda&car_model=Superb&fahrzeugtyp=KOMBI&ahk=true | 8-fach bereift
  achtfach bereift Touran | maker=Volkswagen&car_model=Touran | achtfach bereift
  8x bereift Kuga | maker=Ford&car_model=Kuga | 8x bereift
  2x Airbag Twingo | maker=Renault&car_model=Twingo | 2x Airbag
  Mazda 3 2x PDC | maker=Mazda&car_model=3er-Reihe&einparkhilfe=true | 2x
  2x Schiebetüren Sharan | maker=Volkswagen&car_model=Sharan&schiebetuer=beidseitig
  Meriva 1x Vorbesitzer | maker=Opel&car_model=Meriva | 1x Vorbesitzer
  Panda 4 x 4 | maker=Fiat&car_model=Panda&allradantrieb=true
  Nissan X Trail | maker=Nissan&car_model=X-Trail
  20 Zoll |  | 20 Zoll
  A6 Avant 20 Zöller | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI | 20 Zöller
  19 Zoll Felgen BMW 5er | maker=BMW&car_model=5er | 19 Zoll Felgen
  X3 mit 20-Zoll-Rädern schwarz | maker=BMW&car_model=X-Reihe&ausstattung=schwarz | 20-Zoll Rädern
  Octavia 17 Zoll LMF | maker=Škoda&car_model=Octavia&leichtmetallfelgen=true | 17 Zoll
  GTI 19'' Felgen DSG | getriebe=AUTOMATIK | GTI; 19 Zoll Felgen
  Leon FR 18" LED Navi | maker=Seat&car_model=Leon&headLights=ledScheinwerfer&navigation=true | FR; 18 Zoll
  mindestens 18 Zoll Alufelgen | leichtmetallfelgen=true | mindestens 18 Zoll
  Santa Fe 5 Zoll Display | maker=Hyundai&car_model=Santa Fe | 5 Zoll; Display
  „Golf 18“ | maker=Volkswagen&car_model=Golf | 18
  "Audi A4 19" | maker=Audi&car_model=A4 | 19
  8-Gang-Automatik 530d | maker=BMW&car_model=5er&getriebe=AUTOMATIK | 8-Gang
  6-Gang-Schaltgetriebe Octavia | getriebe=SCHALT_GETRIEBE&maker=Škoda&car_model=Octavia
  7-Sitzer-Van | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS
  5-türer-Kombi | doors=4/5&fahrzeugtyp=KOMBI
  3-Liter-Diesel A6 | kraftstoffart=diesel&maker=Audi&car_model=A6 | 3-Liter
  150-PS-Diesel | psvon=150&kraftstoffart=diesel
  keine 100.000 gelaufen, Automatik | km_stand_to=100000&getriebe=AUTOMATIK
  keine 80 tkm, Diesel | km_stand_to=80000&kraftstoffart=diesel
  keine 3 Jahre alt | first_reg_from=2023
  keine 10.000 Euro | price_to=10000
  Skoda Fabia Kombi TÜV mind. 12 Monate | maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI | TÜV; mind 12 Monate
  12 Monate Garantie Polo | maker=Volkswagen&car_model=Polo | 12 Monate; Garantie
  4 Zylinder Benziner | kraftstoffart=benzin | 4 Zylinder
  2 Stück Caddy Kasten | maker=Volkswagen&car_model=Caddy&fahrzeugkategorietypnfz=Kastenwagen | 2 Stück
  unter 7,5k Kleinwagen Klima | price_to=7500&fahrzeugtyp=KLEINWAGEN&airConditioning=klimaanlage&airConditioning=klimaautomatik
  Passat so um die 9 bis 11 tausend | maker=Volkswagen&car_model=Passat&price_from=9000&price_to=11000
  Diesel Kombi unter hunderttausend km | kraftstoffart=diesel&fahrzeugtyp=KOMBI&km_stand_to=100000
  Bj 19 oder 20 Corsa | maker=Opel&car_model=Corsa&first_reg_from=2019&first_reg_to=2020
  EZ zwischen 03/2019 und 12/2020 | first_reg_month_from=201903&first_reg_month_to=202012
  Erstzulassung 2018 oder jünger, Euro 6, AHK | first_reg_from=2018&schadstoffklassetyp=EURO_6&ahk=true
  HU/AU neu Kleinwagen 3-türig | huauneu=true&fahrzeugtyp=KLEINWAGEN&doors=2/3
  E-Auto mit 400 km WLTP | kraftstoffart=elektro | 400 km WLTP
  3 Sitzer Vivaro | maker=Opel&car_model=Vivaro&seatsfrom=3&seatsto=3
  Reifen min. 6 mm | tyresfrom=6
  suche günstigen Kombi für Hund und Familie, max. 7500 € | price_to=7500&fahrzeugtyp=KOMBI | günstigen; Hund; Familie
  Kleinwagen Automatik für Senioren, leichter Einstieg | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK | Senioren; leichter; Einstieg
  Was habt ihr an 5er Touring mit wenig Kilometern? | maker=BMW&car_model=5er&fahrzeugtyp=KOMBI | wenig; Kilometern
  Brauche zwei Caddy Maxi mit AHK bis 12 netto | ahk=true&maker=Volkswagen&car_model=Caddy | zwei; Maxi; bis 12 netto
  Passat B8 Variant, EZ 2019-2021, max. 120 tkm, ACC | first_reg_from=2019&first_reg_to=2021&km_stand_to=120000&tempomat=true&maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | B8
  Golf 6 Variant Diesel bis 100tkm | km_stand_to=100000&maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 6
  Polo 9N | maker=Volkswagen&car_model=Polo | 9N
  Astra H Caravan 1.9 CDTI | maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI&kraftstoffart=diesel | H; 1.9
  Insignia OPC | maker=Opel&car_model=Insignia | OPC
  Vectra C GTS 2.2 direct | maker=Opel&car_model=Vectra | C; GTS; 2.2; direct
  Focus ST Turnier | maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI | ST
  Mondeo MK4 2,0 TDCi 140 PS | psvon=140&maker=Ford&car_model=Mondeo&kraftstoffart=diesel | MK4; 2,0
  Audi A6 4F Avant 3.0 TDI quattro Tiptronic | allradantrieb=true&maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK | 4F; 3.0
  Audi S3 | maker=Audi | S3
  A3 8P Sportback 2.0 TDI S-Line | maker=Audi&car_model=A3&kraftstoffart=diesel | 8P; Sportback; 2.0; S-Line
  Audi Q5 2.0TDI S-tronic Panorama | maker=Audi&car_model=Q5&kraftstoffart=diesel&getriebe=AUTOMATIK | 2.0; Panorama
  M3 Cabrio E93 | maker=BMW&car_model=M-Reihe&fahrzeugtyp=CABRIO | E93
  BMW F11 520d | maker=BMW&car_model=5er | F11
  E91 320i Touring | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI | E91
  116d oder 118d ab 2015 | first_reg_from=2015&maker=BMW&car_model=1er
  Z3 2.8 rot | maker=BMW&car_model=Z-Reihe&ausstattung=rot | 2.8
  C 63 AMG T | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=KOMBI | AMG
  S 320 lang | maker=Mercedes-Benz&car_model=S-Klasse | lang
  W204 C200 Kompressor | maker=Mercedes-Benz&car_model=C-Klasse | W204; Kompressor
  GLK 220 CDI 4matic | allradantrieb=true&maker=Mercedes-Benz&car_model=GLK&kraftstoffart=diesel | 220
  Vito 111 CDI Mixto lang | maker=Mercedes-Benz&car_model=Vito&kraftstoffart=diesel | 111; Mixto; lang
  Sprinter 316 CDI Kasten hoch lang, AHK 3,5t | ahk=true&zulaessigesgesamtgewichtbis=3500&maker=Mercedes-Benz&car_model=Sprinter&kraftstoffart=diesel&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | 316
  Ford Transit Custom L2H1 | maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Kastenwagen&fahrzeugkategorietypnfz=Kastenwagen lang | Custom
  Vivaro Kombi 9-Sitzer Langversion | seatsfrom=9&seatsto=9&maker=Opel&car_model=Vivaro&fahrzeugtyp=KOMBI | Langversion
  Boxer L3H2 mit Standheizung | standheizung=true&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | Boxer
  Iveco Daily Pritsche | fahrzeugkategorietypnfz=Pritsche | Iveco; Daily
  T6 California Beach | maker=Volkswagen&car_model=Transporter | California; Beach
  T5 Transporter lang mit Doppelkabine | doppelkabine=true&maker=Volkswagen&car_model=Transporter | lang
  Multivan Highline 204 PS DSG 4Motion | psvon=204&allradantrieb=true&maker=Volkswagen&car_model=Transporter&getriebe=AUTOMATIK | Highline
  Octavia RS TDI Combi | maker=Škoda&car_model=Octavia&kraftstoffart=diesel&fahrzeugtyp=KOMBI | RS
  Skoda Yeti 4x4 Diesel Ahk abnehmbar | allradantrieb=true&ahk=true&maker=Škoda&car_model=Yeti&kraftstoffart=diesel | abnehmbar
  Leon ST FR 184 PS | psvon=184&maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI | FR
  Clio Grandtour TCe 90 | psvon=90&maker=Renault&car_model=Clio&fahrzeugtyp=KOMBI&kraftstoffart=benzin
  Scenic 3 Xmod | maker=Renault&car_model=Scenic | 3; Xmod
  Peugeot 3008 HDi | maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel
  308 SW Allure BlueHDi 120 | psvon=120&maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel | Allure
  Fiat Doblo Cargo Maxi | maker=Fiat&car_model=Doblo | Cargo; Maxi
  Alfa Mito | maker=Alfa Romeo | Mito
  Kia Ceed Sportswagon 1.6 CRDi | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 1.6
  ix35 Allrad | allradantrieb=true&maker=Hyundai&car_model=i-Reihe
  Corolla Touring Sports Hybrid | maker=Toyota&car_model=Corolla&fahrzeugtyp=KOMBI&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Honda Jazz CVT | maker=Honda&car_model=Jazz&getriebe=AUTOMATIK
  Mazda CX-5 Skyactiv-D AWD | allradantrieb=true&maker=Mazda&car_model=CX-Reihe&kraftstoffart=diesel
  mazda6 sport kombi | maker=Mazda&car_model=6er-Reihe&fahrzeugtyp=KOMBI | sport
  Volvo XC 70 D5 AWD Summum | allradantrieb=true&maker=Volvo&car_model=XC-Reihe | D5; Summum
  V40 Cross Country T3 | maker=Volvo&car_model=V40 | Cross; Country; T3
  Cooper SD Countryman All4 | allradantrieb=true&maker=MINI&car_model=Cooper&kraftstoffart=diesel | Countryman
  Landy Defender 110 | maker=Land Rover&car_model=Defender | Landy; 110
  Defender TD5 | maker=Land Rover&car_model=Defender | TD5
  Cayenne S Diesel V8 | maker=Porsche&car_model=Cayenne&kraftstoffart=diesel | S; V8
  997 Carrera S | maker=Porsche&car_model=911 | 997; S
  Smart 451 Cabrio | maker=Smart&fahrzeugtyp=CABRIO | 451
  Wrangler Rubicon | maker=Jeep&car_model=Wrangler | Rubicon
  merzedez benz a klase | maker=Mercedes-Benz&car_model=A-Klasse
  Volgswagen Pasat | maker=Volkswagen&car_model=Passat
  Scoda Okatvia | maker=Škoda&car_model=Octavia
  Hyundia Tucson | maker=Hyundai&car_model=Tucson
  Mitsubishi Outländer | maker=Mitsubishi&car_model=Outlander
  Renaut Meganne | maker=Renault&car_model=Megane
  Peugot 208 Automatick | maker=Peugeot&car_model=2er-Reihe&getriebe=AUTOMATIK
  Citröen Berligo | maker=Citroën&car_model=Berlingo
  Nissan Quashquai | maker=Nissan&car_model=Qashqai
  Porche Cayene | maker=Porsche&car_model=Cayenne
  Ford Mondio Tunier | maker=Ford&car_model=Mondeo&fahrzeugtyp=KOMBI
  Opel Inisgnia | maker=Opel&car_model=Insignia
  Seat Alahmbra | maker=Seat&car_model=Alhambra
  VW Turan 7sitzer | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Touran
  Tuaregg V6 | maker=Volkswagen&car_model=Touareg | V6
  Sciroco | maker=Volkswagen&car_model=Scirocco
  Land Rover Discovry | maker=Land Rover&car_model=Discovery
  Deisel Kombi Automatick Sitzheitzung | sitzheizung=true&kraftstoffart=diesel&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  Klimaautomatic Tempomad Einparkhielfe | tempomat=true&einparkhilfe=true&airConditioning=klimaautomatik
  Anhängekupplung Allradt | ahk=true&allradantrieb=true
  Cabrolet bis 10000 | price_to=10000&fahrzeugtyp=CABRIO
  EZ 06/2012 bis 12/2014 Golf | first_reg_month_from=201206&first_reg_month_to=201412&maker=Volkswagen&car_model=Golf
  Erstzulassung März 2019 | first_reg_month_from=201903&first_reg_month_to=201903
  ab Juni 2020 Diesel Kombi | first_reg_month_from=202006&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  EZ 3.2018 oder jünger | first_reg_month_from=201803
  zugelassen zwischen 01/2017 und 06/2018 | first_reg_month_from=201701&first_reg_month_to=201806
  EZ 09.15 BMW 3er | first_reg_month_from=201509&first_reg_month_to=201509&maker=BMW&car_model=3er
  Erstzulassung nach 12/2018 | first_reg_from=2019
  Fahrzeuge bis 5 Jahre alt mit Garantie | first_reg_from=2021 | Garantie
  5 Jahre alt oder jünger, Automatik | first_reg_from=2021&getriebe=AUTOMATIK
  maximal 3 Jahre alte Golfs | first_reg_from=2023&maker=Volkswagen&car_model=Golf
  mindestens 2 Jahre TÜV |  | mindestens 2 Jahre TÜV
  TÜV bis 2027 Polo | maker=Volkswagen&car_model=Polo | TÜV bis 2027
  Corsa mit TÜV 08/2027 | maker=Opel&car_model=Corsa | TÜV 08/2027
  HU neu, Inspektion neu, 1. Hand | huauneu=true | Inspektion; neu; 1 Hand
  aus erster Hand Golf | maker=Volkswagen&car_model=Golf | erster Hand
  Audi A4 max. 2 Vorbesitzer | maker=Audi&car_model=A4 | max 2 Vorbesitzer
  1 Vorbesitzer Scheckheft Unfallfrei | scheckheftgepflegt=true&unfallfrei=true | 1 Vorbesitzer
  unter 10.000 netto Transporter | price_to=11900&mwst=REGEL&transporter=true
  8.500 € netto Caddy | price_to=10115&mwst=REGEL&maker=Volkswagen&car_model=Caddy
  Sprinter bis 15000 + MwSt | price_to=17850&mwst=REGEL&maker=Mercedes-Benz&car_model=Sprinter
  MwSt. muss ausweisbar sein, Kombi Diesel | mwst=REGEL&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  nur Differenzbesteuerte | mwst=DIFFERENZ
  regelbesteuert bis 20 Mille | mwst=REGEL&price_to=20000
  90er Jahre Mercedes Limousine | first_reg_from=1990&first_reg_to=1999&maker=Mercedes-Benz&fahrzeugtyp=LIMOUSINE
  80er BMW | first_reg_from=1980&first_reg_to=1989&maker=BMW
  billiges Winterauto unter 1500 Euro mit TÜV | price_to=1500 | billiges; Winterauto; TÜV
  Anfängerauto bis 60 PS | psbis=60 | Anfängerauto
  irgendein Kombi Hauptsache Klima und TÜV neu | huauneu=true&fahrzeugtyp=KOMBI&airConditioning=klimaanlage&airConditioning=klimaautomatik
  schönes Cabrio für den Sommer bis 8 | fahrzeugtyp=CABRIO | schönes; Sommer; bis 8
  sparsamer Diesel mit Euro 6 und AdBlue | schadstoffklassetyp=EURO_6&kraftstoffart=diesel | sparsamer; AdBlue
  zuverlässiges Auto für Fahranfänger, max 3500 | price_to=3500 | zuverlässiges; Fahranfänger
  Rentnerauto, Garagenwagen, scheckheftgepflegt, wenig km | scheckheftgepflegt=true | Rentnerauto; Garagenwagen; wenig; km
  suche für Kunden: A4 Avant, S-Line, schwarz, AHK, Automatik, unter 100 | ahk=true&maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&ausstattung=schwarz&getriebe=AUTOMATIK | S-Line; unter 100
  hast du noch Tiguans rumstehen? | maker=Volkswagen&car_model=Tiguan | rumstehen
  haben Sie was mit Automatik unter 5.000? | price_to=5000&getriebe=AUTOMATIK
  Kunde sucht Touran 7 Sitze Diesel ab 17 bis 18 Mille | seatsfrom=7&seatsto=7&price_from=17000&price_to=18000&maker=Volkswagen&car_model=Touran&kraftstoffart=diesel
  alles unter 3 Mille mit TÜV | price_to=3000 | TÜV
  Benziner, kein Turbo, Schaltgetriebe, unter 8 tsd | price_to=8000&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE | kein Turbo
  alles außer Franzosen |  | außer Franzosen
  kein Opel kein Ford, Kombi bis 9 T€ | price_to=9000&maker!=Ford&maker!=Opel&fahrzeugtyp=KOMBI
  SUV aber kein Diesel und kein Schaltgetriebe | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart!=diesel&getriebe=AUTOMATIK
  Golf oder Leon oder Octavia, Diesel, DSG, bis 14.000 | price_to=14000&maker=Seat&maker=Volkswagen&maker=Škoda&car_model=Golf&car_model=Leon&car_model=Octavia&kraftstoffart=diesel&getriebe=AUTOMATIK
  Ford Fiesta/VW Polo/Opel Corsa bis 6000€ | price_to=6000&maker=Ford&maker=Opel&maker=Volkswagen&car_model=Corsa&car_model=Fiesta&car_model=Polo
  Hybrid SUV, Kilometerstand unter fünfzigtausend | km_stand_to=50000&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN
  Kilometer unter 80.000 Preis unter 15.000 Benziner | km_stand_to=80000&price_to=15000&kraftstoffart=benzin
  15-20 T€, max 50 tkm, ab 2020, kein Diesel | price_from=15000&price_to=20000&km_stand_to=50000&first_reg_from=2020&kraftstoffart!=diesel
  zw. 8 und 10 tausend Euro Golf | price_from=8000&price_to=10000&maker=Volkswagen&car_model=Golf
  Verbrauch unter 5 Liter |  | Verbrauch unter 5 Liter
  großer Kofferraum, Kombi, Anhängelast 2000 kg | fahrzeugtyp=KOMBI | großer; Kofferraum; Anhängelast 2000 kg
  weiße oder silberne A-Klasse mit Rückfahrkamera | einparkhilfe=true&maker=Mercedes-Benz&car_model=A-Klasse&ausstattung=silber&ausstattung=weiß
  Fiesta blau metallic 5-trg. 82PS Klima | doors=4/5&psvon=82&maker=Ford&car_model=Fiesta&ausstattung=blau&airConditioning=klimaanlage&airConditioning=klimaautomatik | metallic
  dunkelgrauer Tiguan R-Line Pano | maker=Volkswagen&car_model=Tiguan&ausstattung=grau | R-Line; Pano
  Navi, SHZ, PDC v+h, LMF, MFL | navigation=true&sitzheizung=true&einparkhilfe=true&leichtmetallfelgen=true | v; h; MFL
  Klima, ZV, eFH, Servo, CD | airConditioning=klimaanlage&airConditioning=klimaautomatik | ZV; eFH; Servo; CD
  LED-Scheinwerfer Totwinkelassistent Head-up | headLights=ledScheinwerfer | Totwinkelassistent; Head-up
  Rolli-Umbau oder behindertengerecht | behindertengerecht=true | Rolli-Umbau
  GW-Nr. 123456 | gwNummer=123456
  Unfallwagen |  | Unfallwagen
  Export, Bastler, Motorschaden |  | Export; Bastler; Motorschaden
  Tageszulassung Fabia | first_reg_from=2025&maker=Škoda&car_model=Fabia
  Oldtimer mit H-Kennzeichen |  | Oldtimer; H-Kennzeichen
  Zweitwagen für die Stadt, 3-türig, bis 4 T€ | doors=2/3&price_to=4000 | Zweitwagen; Stadt
  Diesel Euro 6d-temp AHK | schadstoffklassetyp=EURO_6&ahk=true&kraftstoffart=diesel
  wenig gelaufen Golf Plus Automatik | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK | wenig; gelaufen; Plus
  Kombi mit mind. 600 Liter Kofferraum | fahrzeugtyp=KOMBI | mind 600 Liter; Kofferraum
  Smart mit Klima u. Panoramadach, unter 60tkm, bis 4.500,- | km_stand_to=60000&price_to=4500&maker=Smart&airConditioning=klimaanlage&airConditioning=klimaautomatik | Panoramadach
  fortwo mhd 71 ps softouch | psvon=71&maker=Smart&car_model=forTwo | mhd; softouch
  E-Klasse T 350 d 4M AMG Line Distronic | allradantrieb=true&maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 350; AMG; Line; Distronic
  V-Klasse 250 d lang 8 Sitze | seatsfrom=8&seatsto=8&maker=Mercedes-Benz&car_model=V-Klasse&kraftstoffart=diesel | lang
  B200 CDI Autotronic | maker=Mercedes-Benz&car_model=B-Klasse&kraftstoffart=diesel&getriebe=AUTOMATIK
  730d lang Softclose | maker=BMW&car_model=7er | lang; Softclose
  Corsa-e | maker=Opel&car_model=Corsa&kraftstoffart=elektro
  Model 3 Long Range | kraftstoffart=elektro | 3
  Golf, A4, 3er bis 10.000 € | price_to=10000&maker=Audi&maker=BMW&maker=Volkswagen&car_model=3er&car_model=A4&car_model=Golf
  Familie mit 3 Kindern sucht Siebensitzer unter 12.000 | seatsfrom=7&seatsto=7&price_to=12000 | Familie; 3; Kindern
  Handwerker sucht Kastenwagen lang mit AHK, gerne Sprinter oder Crafter | ahk=true&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen lang | Handwerker; Crafter
  Touran Highline 2.0 TDI 150 PS DSG 7-Sitzer Pano | psvon=150&seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Touran&kraftstoffart=diesel&getriebe=AUTOMATIK | Highline; 2.0; Pano
  Audi A6 Avant 50 TDI quattro Matrix-LED | allradantrieb=true&maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&headLights=ledScheinwerfer | 50
  BMW 218d Gran Tourer 7-Sitzer | seatsfrom=7&seatsto=7&maker=BMW | 218d; Gran; Tourer
  Mercedes GLC 300 4M AMG | allradantrieb=true&maker=Mercedes-Benz | GLC; 300; AMG
  Kangoo Maxi 5 Sitze Benzin Schalter | seatsfrom=5&seatsto=5&maker=Renault&car_model=Kangoo&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE | Maxi
  Opel Corsa F Elegance Automatik ab EZ 2020 unter 40 tkm | first_reg_from=2020&km_stand_to=40000&maker=Opel&car_model=Corsa&getriebe=AUTOMATIK | F; Elegance
  Fiat Panda 4x4 Cross | allradantrieb=true&maker=Fiat&car_model=Panda | Cross
  Kia Rio 5-türig max. 6 Jahre alt mit Restgarantie | doors=4/5&first_reg_from=2020&maker=Kia&car_model=Rio | Restgarantie
  ich bräuchte kurzfristig einen Polo oder Fabia, Automatik, egal welche Farbe | maker=Volkswagen&maker=Škoda&car_model=Fabia&car_model=Polo&getriebe=AUTOMATIK | kurzfristig
  habts ihr an Allradler bis 15 Mille | allradantrieb=true&price_to=15000 | habts
  Schnäppchen bis 2.500 € mit neuem TÜV | price_to=2500&huauneu=true | Schnäppchen
  unfallfrei, Nichtraucher, 2. Hand, scheckheftgepflegt | unfallfrei=true&scheckheftgepflegt=true | Nichtraucher; 2 Hand
  Kombi, Diesel, max. 3 Vorbesitzer, TÜV mind. 1 Jahr | fahrzeugtyp=KOMBI&kraftstoffart=diesel | max 3 Vorbesitzer; TÜV mind 1 Jahr
  Preis VB 4500, Km 145000, EZ 07/2011 | price_to=4500&km_stand_to=145000&first_reg_month_from=201107&first_reg_month_to=201107
  Astra Sports Tourer EZ 2016 bis 2018, 60-100 tkm | first_reg_from=2016&first_reg_to=2018&km_stand_from=60000&km_stand_to=100000&maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI
  bis 9.900 Euro inkl. MwSt. Transporter hoch | price_to=9900&mwst=REGEL&transporter=true | hoch
  12.900 netto Vito Tourer | price_to=15351&mwst=REGEL&maker=Mercedes-Benz&car_model=Vito | Tourer
  Ducato Pritsche bis 7.500,- zzgl. MwSt. | price_to=8925&mwst=REGEL&maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Pritsche
  Mazda CX-3 oder Renault Captur | maker=Mazda&maker=Renault&car_model=CX-Reihe | Captur
  Volvo V60 D4 Momentum Automatik LED AHK | ahk=true&maker=Volvo&car_model=V60&getriebe=AUTOMATIK&headLights=ledScheinwerfer | D4; Momentum
  MX5 rot mit Leder | lederausstattung=true&maker=Mazda&car_model=MX-Reihe&ausstattung=rot
  Peogeot 207 Cabrio | maker=Peugeot&car_model=2er-Reihe&fahrzeugtyp=CABRIO
  Volkswagen Turan Diesl | maker=Volkswagen&car_model=Touran&kraftstoffart=diesel
  Renault Twinggo Schalter | maker=Renault&car_model=Twingo&getriebe=SCHALT_GETRIEBE
  Mercedes Sprintr Kastenwagen | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen
  Toyota Avensies Kombi | maker=Toyota&car_model=Avensis&fahrzeugtyp=KOMBI
  Navigazion Ledr Xennon | navigation=true&lederausstattung=true&headLights=xenon
  schwarzes Kabrio mit Automtik | ausstattung=schwarz&fahrzeugtyp=CABRIO&getriebe=AUTOMATIK
  Skoda Fabija Combi | maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI
  A-Klasse 180 d 7G-DCT Progressive | maker=Mercedes-Benz&car_model=A-Klasse&kraftstoffart=diesel&getriebe=AUTOMATIK | Progressive
  C220d T-Modell AMG-Line ab 2018 unter 25 | first_reg_from=2018&maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI | AMG-Line; unter 25
  BMW 320d xDrive GT | allradantrieb=true&maker=BMW&car_model=3er | GT
  BMW X3 20d | maker=BMW&car_model=X-Reihe | 20d
  118d M Sport 5-türer weiß | doors=4/5&maker=BMW&car_model=1er&ausstattung=weiß | M; Sport
  T5 Caravelle 9 Sitzer lang | seatsfrom=9&seatsto=9&maker=Volkswagen&car_model=Transporter | lang
  Golf GTE | maker=Volkswagen&car_model=Golf | GTE
  e-up! weiß | maker=Volkswagen&car_model=up!&kraftstoffart=elektro&ausstattung=weiß
  Elektroauto mit mindestens 300 km Reichweite | kraftstoffart=elektro | mindestens 300 km Reichweite
  Plug-in-Hybrid Kombi ab 2021 | first_reg_from=2021&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI
  Kein Automatik, kein Diesel, kein SUV, bis 11 tsd | price_to=11000&getriebe=SCHALT_GETRIEBE&kraftstoffart!=diesel&fahrzeugtyp!=SUV_GELAENDEWAGEN
  alles außer Opel bis 5.000 Euro | price_to=5000&maker!=Opel
  nicht unter 100 PS, Benzin | psvon=100&kraftstoffart=benzin
  Zwischen 2015 und 2018, Automatik, Leder, Schiebedach, SUV | first_reg_from=2015&first_reg_to=2018&lederausstattung=true&schiebedach=true&getriebe=AUTOMATIK&fahrzeugtyp=SUV_GELAENDEWAGEN
  Laufleistung max 90.000 Baujahr mind. 2014 Klimaautomatik | km_stand_to=90000&first_reg_from=2014&airConditioning=klimaautomatik
  Erstzulassung Oktober 2018 bis März 2020 Passat | first_reg_month_from=201810&first_reg_month_to=202003&maker=Volkswagen&car_model=Passat
  ab 05/19 Kuga | first_reg_month_from=201905&maker=Ford&car_model=Kuga
  Zustand 1A, Garagenfahrzeug, Fiesta | maker=Ford&car_model=Fiesta | Zustand; 1A; Garagenfahrzeug
  Top Ausstattung Passat R-Line Virtual Cockpit | maker=Volkswagen&car_model=Passat | Top; R-Line; Virtual; Cockpit
  Leasingrückläufer Diesel Kombi | kraftstoffart=diesel&fahrzeugtyp=KOMBI | Leasingrückläufer
  Vorführwagen Mokka |  | Vorführwagen; Mokka
  Winterreifen auf Alu, Standheizung, Sitzhzg | leichtmetallfelgen=true&standheizung=true&sitzheizung=true | Winterreifen
  Wohnmobil Ducato | maker=Fiat&car_model=Ducato | Wohnmobil
  Cabrio mit Stoffverdeck grün | fahrzeugtyp=CABRIO&ausstattung=grün | Stoffverdeck
  Rückfahrkamera + Tempomat + AHK | einparkhilfe=true&tempomat=true&ahk=true
  Bj. 2018/2019 Octavia | first_reg_from=2018&first_reg_to=2019&maker=Škoda&car_model=Octavia
  70 kW Diesel Kleinwagen unter 60.000 km | leistung_from=70&km_stand_to=60000&kraftstoffart=diesel&fahrzeugtyp=KLEINWAGEN
  Pick-up Doppelkabine Allrad, Anhängelast 3,5 t | doppelkabine=true&allradantrieb=true&fahrzeugkategorietypnfz=Pickup | Anhängelast 3,5 t
  Golf 4 Euro 4 TÜV 8/26 | maker=Volkswagen&car_model=Golf | 4; Euro 4; TÜV 8/26
  Ducato ab 2020 Euro 6 bis 100tkm | maker=Fiat&car_model=Ducato&first_reg_from=2020&schadstoffklassetyp=EURO_6&km_stand_to=100000
  schwarzer Golf, rote Gurte, schwarzes Lenkrad | maker=Volkswagen&car_model=Golf&ausstattung=schwarz | rote Gurte; schwarzes Lenkrad
  Swift 5-türig bis 6000 | maker=Suzuki&car_model=Swift&doors=4/5&price_to=6000
  Golf bis 2000 Euro 5 Türen | maker=Volkswagen&car_model=Golf&price_to=2000&doors=4/5
  Opel Astra 1.6l Klima gepflegt.mit AHK | airConditioning=klimaanlage&airConditioning=klimaautomatik&ahk=true&maker=Opel&car_model=Astra | 1.6l; gepflegt
  Audi A3 1.8 T Ambiente | maker=Audi&car_model=A3 | 1.8 T; Ambiente
  Saab 900 2.0t SE | maker=Saab&car_model=900 | 2.0t; SE
  Polo TÜV 03/ 2027 | maker=Volkswagen&car_model=Polo | TÜV 03/2027
  Corsa TÜV/AU bis 1.07.27 | maker=Opel&car_model=Corsa | TÜV AU bis 1.07.27
  Golf TÜV neu 02/2028 | huauneu=true&maker=Volkswagen&car_model=Golf | 02/2028
  Golf EZ 12.04.2015 | first_reg_month_from=201504&first_reg_month_to=201504&maker=Volkswagen&car_model=Golf
  Mazda 626 | maker=Mazda&car_model=6er-Reihe
  BMW 530dA | maker=BMW&car_model=5er
  Evoque Diesel | maker=Land Rover&car_model=Range Rover Evoque&kraftstoffart=diesel
  Alfa 147 Twin Spark | maker=Alfa Romeo&car_model=147 | Twin; Spark
  Transporter bis 2,8 t | transporter=true&zulaessigesgesamtgewichtbis=2800
  golf 7 diesel bis 10t€ | price_to=10000&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 7
  audi a4 avant schwarz ez ab 2019 | first_reg_from=2019&maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&ausstattung=schwarz
  bmw 320d touring automatik unter 100tkm | km_stand_to=100000&maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  skoda octavia kombi anhängerkupplung | ahk=true&maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI
  kleinwagen benziner max 8000 euro | price_to=8000&fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin
  passat variant 2.0 tdi dsg panoramadach | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK | 2.0; panoramadach
  e auto reichweite ab 400 km | kraftstoffart=elektro | reichweite ab 400 km
  hybrid suv unter 30k | price_to=30000&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN
  mercedes e klasse t-modell 9g | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI | 9g
  7 sitzer bis 15.000 | seatsfrom=7&seatsto=7&price_to=15000
  cabrio rot leder | lederausstattung=true&fahrzeugtyp=CABRIO&ausstattung=rot
  unfallfrei scheckheftgepflegt 1. hand | unfallfrei=true&scheckheftgepflegt=true | 1 hand
  opel astra sports tourer tüv neu | huauneu=true&maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI
  vw bus t6 diesel allrad | allradantrieb=true&maker=Volkswagen&car_model=Transporter&kraftstoffart=diesel
  mind. 150 ps schaltgetriebe | psvon=150&getriebe=SCHALT_GETRIEBE
  110 kw diesel weiß | leistung_from=110&kraftstoffart=diesel&ausstattung=weiß
  seat leon fr blau euro 6d | schadstoffklassetyp=EURO_6&maker=Seat&car_model=Leon&ausstattung=blau | fr
  polo 5türer benzin ez 2018-2020 | doors=4/5&first_reg_from=2018&first_reg_to=2020&maker=Volkswagen&car_model=Polo&kraftstoffart=benzin
  keine raucher, kein unfall | unfallfrei=true | keine raucher
  ohne schiebedach |  | ohne schiebedach (lässt sich nicht ausschließen)
  hyundai i30 oder kia ceed | maker=Hyundai&maker=Kia&car_model=Ceed&car_model=i-Reihe
  audi nicht schwarz | maker=Audi&ausstattung!=schwarz
  km stand unter 50.000 | km_stand_to=50000
  laufleistung 50-80tkm | km_stand_from=50000&km_stand_to=80000
  jahreswagen 5er bmw | first_reg_from=2025&maker=BMW&car_model=5er
  fiat 500 automatik beige | maker=Fiat&car_model=500&getriebe=AUTOMATIK&ausstattung=beige
  sprinter kasten hochdach 3,5t | zulaessigesgesamtgewichtbis=3500&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  mit standheizung und sitzheizung | standheizung=true&sitzheizung=true
  volvo xc60 awd inscription silber | allradantrieb=true&maker=Volvo&car_model=XC-Reihe&ausstattung=silber | inscription
  vw caddy maxi erdgas | maker=Volkswagen&car_model=Caddy&kraftstoffart=erdgas | maxi
  dacia duster lpg 4x4 | allradantrieb=true&maker=Dacia&car_model=Duster&kraftstoffart=autogas
  toyota yaris hybrid bj 2017 | first_reg_from=2017&first_reg_to=2017&maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  verbrauch unter 5l |  | verbrauch; unter; 5l
  grüne plakette euro 5 | schadstoffklassetyp=EURO_5 | grüne plakette
  kombi mit ahk, acc und kamera | ahk=true&tempomat=true&einparkhilfe=true&fahrzeugtyp=KOMBI
  mwst ausweisbar transporter | mwst=REGEL&transporter=true
  porsche 911 carrera 4s handschalter | maker=Porsche&car_model=911&getriebe=SCHALT_GETRIEBE | 4s
  smart fortwo elektro ab 2020 bis 9.000 € | first_reg_from=2020&price_to=9000&maker=Smart&car_model=forTwo&kraftstoffart=elektro
  tiguan r line lim | maker=Volkswagen&car_model=Tiguan | r; line; lim
  limosine schwarz automatk | fahrzeugtyp=LIMOUSINE&ausstattung=schwarz&getriebe=AUTOMATIK
  mecedes c klasse | maker=Mercedes-Benz&car_model=C-Klasse
  skoda superb 2.0tdi 190ps 4x4 dsg | psvon=190&allradantrieb=true&maker=Škoda&car_model=Superb&kraftstoffart=diesel&getriebe=AUTOMATIK | 2.0
  dreitürer sportsitze | doors=2/3 | sportsitze
  led scheinwerfer navi einparkhilfe hinten | navigation=true&einparkhilfe=true&headLights=ledScheinwerfer | hinten
  nissan qashqai ab bj. 2021 max. 40tkm | first_reg_from=2021&km_stand_to=40000&maker=Nissan&car_model=Qashqai
  wenig kilometer bis 20tsd | km_stand_to=20000 | wenig
  wagen bis 5000 mit tüv | price_to=5000 | tüv
  leasingrückläufer audi q5 | maker=Audi&car_model=Q5 | leasingrückläufer
  importfahrzeug ausgeschlossen |  | ausgeschlossen importfahrzeug
  motorschaden |  | motorschaden
  fahrbereit defekt ok |  | fahrbereit; defekt; ok
  lkw bis 7,5 t pritsche | transporter=true&zulaessigesgesamtgewichtbis=7500&fahrzeugkategorietypnfz=Pritsche
  2 schlüssel und serviceheft | keysfrom=2&scheckheftgepflegt=true
  farbe grau metallic, innen beige | ausstattung=grau | metallic; innen beige
  mini cooper s 3 türen <60000km | doors=2/3&km_stand_to=60000&maker=MINI&car_model=Cooper | s
  heute ausgelaufen auktion sofortkauf |  | heute; ausgelaufen; auktion; sofortkauf
  Suche gebrauchten VW Golf, höchstens 10 Jahre alt | first_reg_from=2016&maker=Volkswagen&car_model=Golf
  Mercedes-Benz 200 D Limousine, Schiebedach, gepflegt | schiebedach=true&maker=Mercedes-Benz&fahrzeugtyp=LIMOUSINE | 200; D; gepflegt
  Pkw mit Anhängerkupplung abnehmbar | transporter=false&ahk=true | abnehmbar
  Rentnerfahrzeug, Automatik, hoher Einstieg | getriebe=AUTOMATIK | Rentnerfahrzeug; hoher; Einstieg
  Opel Meriva Benzin, höchstens 60.000 km, Garagenwagen | km_stand_to=60000&maker=Opel&car_model=Meriva&kraftstoffart=benzin | Garagenwagen
  Ford Fiesta, Klimaanlage, vier Türen | doors=4/5&maker=Ford&car_model=Fiesta&airConditioning=klimaanlage
  kein Elektroauto | kraftstoffart!=elektro
  Farbe egal, nur nicht weiß | ausstattung!=weiß
  VW Touran Siebensitzer Erdgas | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Touran&kraftstoffart=erdgas
  erst 1 Vorbesitzer |  | erst; 1 Vorbesitzer
  Preis von 3.000 bis 6.000 Euro | price_from=3000&price_to=6000
  Erstzulassung Mai 2018 oder später | first_reg_month_from=201805
  Hubraum mindestens 3 Liter |  | Hubraum mindestens 3 Liter
  Sechszylinder Diesel Automatik | kraftstoffart=diesel&getriebe=AUTOMATIK | Sechszylinder
  TÜV bis 2027 |  | TÜV bis 2027
  Leistung zwischen 100 und 150 PS | psvon=100&psbis=150
  sitzhzg lenkradhzg rfk ahk navi | sitzheizung=true&einparkhilfe=true&ahk=true&navigation=true | lenkradhzg
  bmw x5 40d msport hud | maker=BMW&car_model=X-Reihe | 40d; msport; hud
  ducato wohnmobil bis 40t | price_to=40000&maker=Fiat&car_model=Ducato | wohnmobil
  lfw kühlwagen | fahrzeugkategorietypnfz=Kühlkastenwagen | lfw
  kastenwagen mit 3 sitzen und trennwand | seatsfrom=3&seatsto=3&trennwand=true&fahrzeugkategorietypnfz=Kastenwagen
  doppelkabine pritsche diesel ab 2015 | doppelkabine=true&first_reg_from=2015&fahrzeugkategorietypnfz=Pritsche&kraftstoffart=diesel
  elektro transporter | transporter=true&kraftstoffart=elektro
  plugin hybrid kombi anhängelast 1800 kg | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI | anhängelast 1800 kg
  suv mit 2 t anhängelast | fahrzeugtyp=SUV_GELAENDEWAGEN | 2 t anhängelast
  octavia rs tsi schalter | maker=Škoda&car_model=Octavia&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE | rs
  golf gti 8 dsg | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK | gti; 8
  fabia ez 06/2020 | first_reg_month_from=202006&first_reg_month_to=202006&maker=Škoda&car_model=Fabia
  corsa d 1,2 85ps | psvon=85&maker=Opel&car_model=Corsa | d; 1,2
  c-max automtik bnzin | maker=Ford&car_model=C-Max&getriebe=AUTOMATIK&kraftstoffart=benzin
  wolkswagen up | maker=Volkswagen&car_model=up!
  renault meganne grandtour | maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI
  bis 1500kg leergewicht |  | bis 1500kg leergewicht
  stau assistent totwinkel spurhalte |  | stau; assistent; totwinkel; spurhalte
  ohne dpf |  | ohne dpf (lässt sich nicht ausschließen)
  nicht älter als 5 jahre | first_reg_from=2021
  weniger als 30 tkm | km_stand_to=30000
  grauer oder silberner kombi | ausstattung=grau&ausstattung=silber&fahrzeugtyp=KOMBI
  außen blau innen schwarz leder | lederausstattung=true&ausstattung=blau | innen schwarz
  hagelschaden |  | hagelschaden
  wildunfall repariert |  | wildunfall; repariert
  getriebeschaden export |  | getriebeschaden; export
  fünf türen, klima, zv, efh | doors=4/5&airConditioning=klimaanlage&airConditioning=klimaautomatik | zv; efh
  10.000 - 12.000 euro, max 5 jahre | price_from=10000&price_to=12000&first_reg_from=2021
  bis 12 tausend euro | price_to=12000
  1,5 tonnen anhängelast allrad | allradantrieb=true | 1,5 tonnen anhängelast
  3-sitzer | seatsfrom=3&seatsto=3
  vorführwagen seat | maker=Seat | vorführwagen
  tageszulassung | first_reg_from=2025
  bmw f31 kombi | maker=BMW&fahrzeugtyp=KOMBI | f31
  s-max 7-sitzer titanium ab ez 2016 | seatsfrom=7&seatsto=7&first_reg_from=2016&maker=Ford&car_model=S-Max | titanium
  astra k st 1.6 cdti 136 ps | psvon=136&maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI&kraftstoffart=diesel | k; 1.6
  günstiger stadtflitzer bis 3500 vb | price_to=3500 | günstiger; stadtflitzer; vb
  audi a1 5-türig rot | doors=4/5&maker=Audi&car_model=A1&ausstattung=rot
  zafira cng | maker=Opel&car_model=Zafira&kraftstoffart=erdgas
  diesel euro6d-temp | schadstoffklassetyp=EURO_6&kraftstoffart=diesel
  kfz ohne unfall mit neuem tüv | unfallfrei=true&huauneu=true
  schwarzer bmw x3 mit roten ledersitzen | lederausstattung=true&maker=BMW&car_model=X-Reihe&ausstattung=schwarz | roten
  1.000 bis 3.000 € kleinwagen | price_from=1000&price_to=3000&fahrzeugtyp=KLEINWAGEN
  300+ ps | psvon=300
  ab 300 ps allrad limousine | psvon=300&allradantrieb=true&fahrzeugtyp=LIMOUSINE
  >= 2020 | first_reg_from=2020
  bj15-18 | first_reg_from=2015&first_reg_to=2018
  ez 18/19 | first_reg_from=2018&first_reg_to=2019
  baujahr ab zweitausendachtzehn | first_reg_from=2018
  elektro bis 25 tsd | price_to=25000&kraftstoffart=elektro
  benziner ab 120 ps bis 15 000 euro weniger als 80 000 km | psvon=120&price_to=15000&km_stand_to=80000&kraftstoffart=benzin
  weder diesel noch benzin | kraftstoffart!=benzin&kraftstoffart!=diesel
  nur audi | maker=Audi
  bitte kein suv | fahrzeugtyp!=SUV_GELAENDEWAGEN
  handschaltung kein automatik | getriebe=SCHALT_GETRIEBE
  viertürer stufenheck | doors=4/5&fahrzeugtyp=LIMOUSINE
  coupé 2-türig | doors=2/3&fahrzeugtyp=Coupe
  roadster bmw z4 | maker=BMW&car_model=Z-Reihe&fahrzeugtyp=CABRIO
  kleinbus 8 sitze | seatsfrom=8&seatsto=8&fahrzeugtyp=VAN_KLEINBUS
  hochdachkombi diesel | fahrzeugkategorietypnfz=Hochdachkombi&kraftstoffart=diesel
  kipper doka | doppelkabine=true&fahrzeugkategorietypnfz=Kipper
  abgelaufene hu |  | abgelaufene; hu
  mit gültigem tüv |  | gültigem; tüv
  lückenlos scheckheft | scheckheftgepflegt=true | lückenlos
  nichtraucher tierfrei |  | nichtraucher; tierfrei
  garantie |  | garantie
  top zustand |  | top; zustand
  nachlackiert |  | nachlackiert
  springt nicht an |  | springt; nicht
  frontschaden |  | frontschaden
  totalschaden |  | totalschaden
  mercedes w213 e220d | maker=Mercedes-Benz&car_model=E-Klasse&kraftstoffart=diesel | w213
  c220 cdi t | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  peugeot e208 | maker=Peugeot&car_model=2er-Reihe&kraftstoffart=elektro
  mazda cx5 skyactiv d | maker=Mazda&car_model=CX-Reihe | skyactiv; d
  toyota rav4 hybrid awd | allradantrieb=true&maker=Toyota&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  rover mini | maker=MINI&maker=Rover
  vw up! elektro | maker=Volkswagen&car_model=up!&kraftstoffart=elektro
  sitzheizung vorne und hinten | sitzheizung=true | vorne; hinten
  3 zonen klima | airConditioning=klimaautomatik
  abstandstempomat, spurhalteassistent | tempomat=true | spurhalteassistent
  panorama, pano, schiebedach | schiebedach=true | panorama; pano
  dreizylinder |  | dreizylinder
  co2 unter 120 |  | co2; unter 120
  steuer ausweisbar netto | mwst=REGEL | steuer
  guten tag, haben sie einen golf plus mit hoher sitzposition bis 7 t€ | price_to=7000&maker=Volkswagen&car_model=Golf | guten; tag; plus; hoher; sitzposition
  sprinter 316 cdi doka pritsche 2017+ | doppelkabine=true&first_reg_from=2017&maker=Mercedes-Benz&car_model=Sprinter&kraftstoffart=diesel&fahrzeugkategorietypnfz=Pritsche | 316
  fiesta st line 125ps ecoboost 5tg | psvon=125&doors=4/5&maker=Ford&car_model=Fiesta&kraftstoffart=benzin | st; line
  audi a6 c8 50 tdi quattro, luftfahrwerk, b&o, max 45000 | allradantrieb=true&price_to=45000&maker=Audi&car_model=A6&kraftstoffart=diesel | c8; 50; luftfahrwerk; b
  ford focus turnier, ez 2019 bis 2021, unter 70000 km, diesel, ahk | first_reg_from=2019&first_reg_to=2021&km_stand_to=70000&ahk=true&maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  kein automatikgetriebe, kein leder | getriebe=SCHALT_GETRIEBE | kein leder (lässt sich nicht ausschließen)
  opel zafira tourer 1,6 erdgas 7 sitze | seatsfrom=7&seatsto=7&maker=Opel&car_model=Zafira&kraftstoffart=erdgas | tourer; 1,6
  suche 5-türer unter 4.000,- euro mit klima und zv | doors=4/5&price_to=4000&airConditioning=klimaanlage&airConditioning=klimaautomatik | zv
  vito 116 lang 8 sitzer euro6 | seatsfrom=8&seatsto=8&schadstoffklassetyp=EURO_6&maker=Mercedes-Benz&car_model=Vito | 116; lang
  nur mit mwst, bis 20.000 netto | mwst=REGEL&price_to=23800
  golf 8 etsi oder leon 1.5 etsi | maker=Seat&maker=Volkswagen&car_model=Golf&car_model=Leon&kraftstoffart=benzin | 8; 1.5
  c klasse coupe amg schwarz met. | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=Coupe&ausstattung=schwarz | amg; met
  2 bis 4 jahre alter polo | first_reg_from=2022&first_reg_to=2024&maker=Volkswagen&car_model=Polo
  a3 limo s tronic | maker=Audi&car_model=A3&fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK
  renault kangoo maxi 5 sitze lkw zulassung | seatsfrom=5&seatsto=5&transporter=true&maker=Renault&car_model=Kangoo | maxi; zulassung
  benziner kombi ab 2016 max 12t€ max 90tkm | first_reg_from=2016&price_to=12000&km_stand_to=90000&kraftstoffart=benzin&fahrzeugtyp=KOMBI
  zwischen 80 und 110 kw diesel | leistung_from=80&leistung_to=110&kraftstoffart=diesel
  ohne allrad bitte |  | ohne allrad (lässt sich nicht ausschließen)
  tucson hybrid weiß oder grau, kein schwarz | maker=Hyundai&car_model=Tucson&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=grau&ausstattung=weiß
  erstzulassung nach 06/2018 | first_reg_month_from=201807
  ducato l4h2 2,3 multijet | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&kraftstoffart=diesel | 2,3
  mini clubman all4 automatik rot-schwarz | allradantrieb=true&maker=MINI&car_model=Clubman&getriebe=AUTOMATIK&ausstattung=rot&ausstattung=schwarz
  touran 7-sitzer dsg diesel unfallfrei scheckheft ahk max. 100.000 km | seatsfrom=7&seatsto=7&unfallfrei=true&scheckheftgepflegt=true&ahk=true&km_stand_to=100000&maker=Volkswagen&car_model=Touran&getriebe=AUTOMATIK&kraftstoffart=diesel
  gelbes cabrio | ausstattung=gelb&fahrzeugtyp=CABRIO
  e-klasse kombi 4matic ab bj 18 | allradantrieb=true&first_reg_from=2018&maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI
  autos unter tausend euro | price_to=1000
  15-20 tausend euro suv diesel automatik | price_from=15000&price_to=20000&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=diesel&getriebe=AUTOMATIK
  hab interesse an nem caddy, 5 sitze, schiebetüren beidseitig, max 8000 | seatsfrom=5&seatsto=5&schiebetuer=beidseitig&price_to=8000&maker=Volkswagen&car_model=Caddy | hab; nem
  golf variant tdi ab 2016, kein highline | first_reg_from=2016&maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel | kein highline
  volvo v60 d3 schalter ahk schwenkbar | ahk=true&maker=Volvo&car_model=V60&getriebe=SCHALT_GETRIEBE | d3; schwenkbar
  mercedes a klasse w177 benziner 7g dct | maker=Mercedes-Benz&car_model=A-Klasse&kraftstoffart=benzin&getriebe=AUTOMATIK | w177; 7g
  günstiges winterauto mit allrad bis 3000 eur | allradantrieb=true&price_to=3000 | günstiges; winterauto
  fahrzeug für fahranfänger bis 60 ps | psbis=60 | fahranfänger
  q3 sportback 45 tfsi e weiß metallic | maker=Audi&car_model=Q3&kraftstoffart=benzin&ausstattung=weiß | sportback; 45; e; metallic
  opel combo life xl 7-sitzer diesel schaltung | seatsfrom=7&seatsto=7&maker=Opel&car_model=Combo&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE | life; xl
  15 zoll winterräder dabei polo 9n | maker=Volkswagen&car_model=Polo | 15 zoll; winterräder; 9n
  max. 2 vorbesitzer, nichtraucher, garagengepflegt |  | max 2 vorbesitzer; nichtraucher; garagengepflegt
  berlingo multispace klimaautomatik tempomat einparkhilfe hinten | tempomat=true&einparkhilfe=true&maker=Citroën&car_model=Berlingo&airConditioning=klimaautomatik | multispace; hinten
  100-130 ps benziner kleinwagen rot oder blau | psvon=100&psbis=130&kraftstoffart=benzin&fahrzeugtyp=KLEINWAGEN&ausstattung=blau&ausstattung=rot
  reimport skoda octavia neuwertig | maker=Škoda&car_model=Octavia | reimport; neuwertig
  vw t5 doppelkabine pritsche langer radstand allrad | doppelkabine=true&allradantrieb=true&maker=Volkswagen&car_model=Transporter&fahrzeugkategorietypnfz=Pritsche | langer; radstand
  bis ez 2015 oder älter, diesel, euro 4 | first_reg_to=2015&kraftstoffart=diesel | euro4
  corsa e 90 ps 5 türen lenkradheizung sitzheizung | psvon=90&doors=4/5&sitzheizung=true&maker=Opel&car_model=Corsa | e; lenkradheizung
  audi a4 b9 avant 40 tdi quattro s line matrix ahk panorama | allradantrieb=true&ahk=true&maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&kraftstoffart=diesel | b9; 40; s; line; matrix; panorama

  206 hdi oder clio | maker=Peugeot&maker=Renault&car_model=2er-Reihe&car_model=Clio&kraftstoffart=diesel
  BMW M135i | maker=BMW&car_model=1er
  Transporter 9m³ | transporter=true | 9m3


`)

/** A stock in which a model has the name of another one at its end. */
const withLongerModels = new NameIndex([{ maker: 'Toyota', groups: ['Proace', 'Proace Verso', 'Verso'] }])

test.each([
  ['proace verso', 'Proace Verso'],
  ['toyota proace verso 2020', 'Proace Verso'],
  ['proace', 'Proace'],
  ['verso', 'Verso'],
])('„%s“ is the model „%s“ alone', (phrase, model) => {
  expect(readWords(phrase, withLongerModels, 2026).criteria.car_model).toBe(model)
})

describe('A search in words', () => {
  test.each(meant)('reads „%s“ as it is meant', (phrase, criteria, notUnderstood) => {
    expect(read(phrase)).toEqual({ criteria, notUnderstood, readings: [] })
  })

  test.each(spoken)('reads „%s“ as it is said', (phrase, criteria, notUnderstood) => {
    expect(read(phrase)).toEqual({ criteria, notUnderstood, readings: [] })
  })

  test('excludes by the others, and says where nothing can be excluded', () => {
    expect(read('kein BMW oder Audi, aber Diesel').criteria).toEqual({
      ...criteriaOf('maker!=BMW&maker!=Audi'),
      kraftstoffart: ['diesel'],
    })
    expect(read('BMW kein BMW')).toMatchObject({ criteria: { maker: 'BMW' }, notUnderstood: ['kein BMW'] })
    expect(read('kein Diesel und AHK').criteria).toMatchObject({ ahk: true })
    expect(read('keine Klimaanlage').notUnderstood).toEqual([
      'keine Klimaanlage (lässt sich nicht ausschließen)',
    ])
    expect(read('kein Golf').notUnderstood).toEqual([
      'kein Golf (Modelle lassen sich nur mit Hersteller ausschließen)',
    ])
    const described = readWords('ohne Panoramadach', names, 2026, textsWith('Panoramadach'))
    expect(described.notUnderstood).toEqual(['ohne Panoramadach (lässt sich nicht ausschließen)'])
  })

  test.each(understood)('understands all of „%s“', (phrase, criteria) => {
    expect(read(phrase)).toEqual({ criteria, notUnderstood: [], readings: [] })
  })

  test.each([
    ['Golf mit Panoramadach', ['Panoramadach']],
    ['blauer Ford Focus ohne Schiebedach', ['ohne Schiebedach (lässt sich nicht ausschließen)']],
    ['diesel kein diesel', ['kein diesel']],
    ['bis', ['bis']],
    ['Auto kaufen', ['Auto kaufen']],
    ['Golf innen beige', ['innen beige']],
    ['kein', ['kein']],
    ['12 Zylinder', ['12 Zylinder']],
    ["'; DROP TABLE vehicle; --", ['DROP', 'TABLE', 'vehicle']],
  ])('names what it does not understand in „%s“', (phrase, notUnderstood) => {
    expect(read(phrase).notUnderstood).toEqual(notUnderstood)
  })

  test.each([
    ['15000', ['Preis bis 15.000 €', 'bis 15.000 km']],
    ['2018', ['Erstzulassung 2018', 'Preis bis 2.018 €', 'bis 2.018 km']],
    ['150000', ['Preis bis 150.000 €', 'bis 150.000 km', 'GW-Nummer 150000']],
  ])('offers the readings of the bare number %s', (phrase, labels) => {
    const { criteria, readings } = read(phrase)
    expect(criteria).toEqual({})
    expect(readings.map(({ text }) => text)).toEqual([phrase])
    expect(readings[0]?.choices.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual(labels)
  })

  test.each([
    ['Golf 2018', { first_reg_from: 2018, first_reg_to: 2018 }],
    ['Golf 2000', {}],
  ])('takes an uneven year beside a name for its year: %s', (phrase, criteria) => {
    expect(read(phrase).criteria).toEqual({ maker: 'Volkswagen', car_model: 'Golf', ...criteria })
  })

  test('offers the sides of a sliding door that is asked for without one', () => {
    const { criteria, notUnderstood, readings } = read('Sharan Schiebetür elektrisch')
    expect(criteria).toEqual({ maker: 'Volkswagen', car_model: 'Sharan' })
    expect(notUnderstood).toEqual(['elektrisch'])
    expect(readings.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['Schiebetür rechts', 'Schiebetür links', 'Schiebetür beidseitig'],
    ])
  })

  test('offers every maker of a model group that several makers have', () => {
    expect(read('Matiz').readings[0]?.choices.map(({ label }) => label)).toEqual([
      'Chevrolet Matiz',
      'Daewoo Matiz',
    ])
  })

  test('keeps what is positive when a phrase contradicts itself', () => {
    expect(read('diesel kein diesel').criteria).toEqual({ kraftstoffart: ['diesel'] })
  })

  test.each([
    ['merzedes e klasse', [{ typed: 'merzedes', meant: 'Mercedes-Benz' }]],
    ['oktavia', [{ typed: 'oktavia', meant: 'Škoda Octavia' }]],
    ['Golf Sitzheitzung', [{ typed: 'Sitzheitzung', meant: 'Sitzheizung' }]],
    ['Hyundai Santa Fee', [{ typed: 'Santa Fee', meant: 'Hyundai Santa Fe' }]],
    ['Opel Korsa', [{ typed: 'Korsa', meant: 'Opel Corsa' }]],
    ['unter 10.000 netto', [{ typed: 'unter 10.000 netto', meant: 'bis 11.900\u00a0€ brutto' }]],
    ['Golf Kombis', []],
  ])('says what it corrects in „%s“', (phrase, corrections) => {
    expect(readWords(phrase, names, 2026).corrections).toEqual(corrections)
  })

  test('corrects a misspelt word that stands in a few descriptions, and no common one', () => {
    expect(readWords('sitzheitzung', names, 2026, textsWith('sitzheitzung')).criteria).toEqual({
      sitzheizung: true,
    })
    const common = { holding: () => 100, size: 1000 }
    expect(readWords('sitzheitzung', names, 2026, common).criteria).toEqual({ text: 'sitzheitzung' })
  })

  test.each([
    ['320d', ['320d'], '3er', '320d', []],
    ['C 180', ['c180'], 'C-Klasse', 'c180', []],
    ['206 cc', ['206cc'], '2er-Reihe', '206cc', []],
    ['Peugeot 307 SW', ['307'], '3er-Reihe', '307', []],
    ['X5', ['x5'], 'X-Reihe', 'x5', []],
    ['T5 Multivan', ['t5', 'multivan'], 'Transporter', ['multivan', 't5'], []],
    ['SLK 200', ['slk200'], 'SLK', 'slk200', []],
    ['Sprinter 313', ['313'], 'Sprinter', '313', []],
    ['Mercedes 190', ['190'], undefined, '190', []],
    ['Mercedes 190', [], undefined, undefined, ['190']],
    ['Fiat 500', ['500'], '500', undefined, []],
    ['Mercedes, TÜV, Zoll, 99', ['tüv', 'zoll', '99'], undefined, undefined, ['TÜV', 'Zoll', '99']],
    ['320d oder 330d', ['320d oder 330d'], '3er', '320d oder 330d', []],
    ['320d', [], '3er', undefined, ['320d (in keiner Beschreibung)']],
    ['Golf oder 320d', ['320d'], ['3er', 'Golf'], undefined, ['320d (gilt nicht für alle Modelle)']],
    ['BMW 3er', ['3er'], '3er', undefined, []],
    ['BMW 3er 320d', ['320d'], '3er', '320d', []],
    ['C220CDI', ['c220'], 'C-Klasse', 'c220', []],
    ['Bulli', ['bulli'], 'Transporter', undefined, []],
    ['Golf 7', ['7'], 'Golf', undefined, ['7']],
    ['Golf 1000', ['1000'], 'Golf', undefined, []],
    ['BMW kein 320d', ['320d'], undefined, undefined, ['kein 320d (lässt sich nicht ausschließen)']],
  ])(
    'narrows the models of „%s“ by the type where descriptions have %j',
    (phrase, held, model, text, unread) => {
      const { criteria, notUnderstood } = readWords(phrase, names, 2026, textsWith(...held))
      expect(criteria.car_model).toEqual(model)
      expect(criteria.text).toEqual(text)
      expect(notUnderstood).toEqual(unread)
    },
  )

  test.each([
    ['X1 xDrive20d', ['x1', 'xdrive20d'], { maker: 'BMW', text: ['xdrive20d', 'x1'] }],
    ['X1 xDrive20d', ['x1', 'xdrive20d', '20d'], { text: ['20d oder xdrive20d', 'x1'] }],
    ['BMW i3', [], { maker: 'BMW', text: undefined }],
  ])('reads the figures of „%s“ as descriptions with %j have them', (phrase, held, expected) => {
    const { text, ...criteria } = expected
    const read = readWords(phrase, names, 2026, textsWith(...held)).criteria
    expect(read).toMatchObject(criteria)
    expect([read.text ?? []].flat().sort()).toEqual([...(text ?? [])].sort())
  })

  test.each([
    ['500 Abarth', { maker: 'Fiat', car_model: '500' }],
    ['suche 911 Turbo', { maker: 'Porsche', car_model: '911' }],
    ['159 SW Diesel', { maker: 'Alfa Romeo', car_model: '159', fahrzeugtyp: ['KOMBI'] }],
    ['Disco Automatik', { maker: 'Land Rover', car_model: 'Discovery' }],
  ])('reads „%s“ as a model that one maker has', (phrase, criteria) => {
    expect(readWords(phrase, names, 2026).criteria).toMatchObject(criteria)
  })

  test.each(['500 km Reichweite', 'Diesel 147', '100 bis 150 PS', 'Golf 900', '911'])(
    'reads no model in the number of „%s“',
    (phrase) => {
      const { car_model = null } = readWords(phrase, names, 2026).criteria
      expect([null, 'Golf']).toContain(car_model)
    },
  )

  test.each([
    ['VW Golf 1.6 TDI Comfortline Navi', true],
    ['VW Golf 1.6 TDI Comfortline bis 8000 €', false],
    ['VW Golf oder Polo Comfortline 1.6 TDI', false],
    ['VW Golf Variant TDI Navi AHK', false],
    ['Toyota Corolla 1.4 XLi Comfort', true],
    ['Lancia Gamma 2.5 Coupé schwarz', true],
    ['VW Golf Comfortline 1.6 ohne TÜV', true],
    ['VW Golf Comfortline 1.6 kein Diesel', false],
    ['Comfortline 1.6 TDI Navi Highline GTI', false],
  ])('tells that „%s“ is a title of an advertisement: %s', (phrase, isTitle) => {
    expect(readWords(phrase, names, 2026).isTitle).toBe(isTitle)
  })

  test.each(['', '   ', '!!!???...', '😀😀😀', '\u0000\u200b'])('finds nothing in „%s“', (phrase) => {
    expect(read(phrase)).toEqual({ criteria: {}, notUnderstood: [], readings: [] })
  })

  test('reads the beginning of a text of 10,000 characters and names the rest', () => {
    const { criteria, notUnderstood } = read(`roter Golf ${'x '.repeat(5000)}`)
    expect(criteria).toEqual({ ausstattung: ['rot'], maker: 'Volkswagen', car_model: 'Golf' })
    expect(notUnderstood).toHaveLength(2)
  })
})
