import { expect, test } from 'vitest'
import { names, phrases } from '../../../testing/phrases.ts'
import { readWords } from '../read-words.ts'
import { lexiconOf } from './lexicons.ts'

const lexicon = lexiconOf('en')

const spoken = phrases(`
  diesel estate under 15,000 euros, automatic, no accident | kraftstoffart=diesel&fahrzeugtyp=KOMBI&price_to=15000&getriebe=AUTOMATIK&unfallfrei=true
  VW Golf petrol manual max 80,000 km | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  white SUV with tow bar and sat nav | ausstattung=weiß&fahrzeugtyp=SUV_GELAENDEWAGEN&ahk=true&navigation=true
  BMW 320d estate from 2018 | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&first_reg_from=2018
  Audi A4 quattro between 2016 and 2019 | maker=Audi&car_model=A4&allradantrieb=true&first_reg_from=2016&first_reg_to=2019
  electric car up to €25k | kraftstoffart=elektro&price_to=25000
  hybrid Toyota under 20000 euros | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&price_to=20000
  7-seater people carrier diesel | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel
  convertible with leather seats and heated seats | fahrzeugtyp=CABRIO&lederausstattung=true&sitzheizung=true
  panel van with tow hitch less than 100,000 km | fahrzeugkategorietypnfz=Kastenwagen&ahk=true&km_stand_to=100000
  not older than 5 years, automatic | first_reg_from=2021&getriebe=AUTOMATIK
  Skoda Octavia estate, no diesel, 10,000 to 15,000 euros | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart!=diesel&price_from=10000&price_to=15000
  black saloon with at least 150 hp | ausstattung=schwarz&fahrzeugtyp=LIMOUSINE&psvon=150
  over 110 kW petrol coupe | leistung_from=110&kraftstoffart=benzin&fahrzeugtyp=Coupe
  five door small car below 9.000 € | doors=4/5&fahrzeugtyp=KLEINWAGEN&price_to=9000
  Ford Transit van long wheelbase | maker=Ford&car_model=Transit&transporter=true | long; wheelbase
  four wheel drive pickup with double cab | allradantrieb=true&fahrzeugkategorietypnfz=Pickup&doppelkabine=true
  accident-free with full service history | unfallfrei=true&scheckheftgepflegt=true
  VAT reclaimable vans under 12,000 net | mwst=REGEL&transporter=true&price_to=14280
  Mercedes E class estate grey automatic | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI&ausstattung=grau&getriebe=AUTOMATIK
  looking for a red Mini Cooper manual gearbox | ausstattung=rot&maker=MINI&car_model=Cooper&getriebe=SCHALT_GETRIEBE
  Passat estate mileage under 90000 | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&km_stand_to=90000
  first registration after 2019, LED headlights | first_reg_from=2020&headLights=ledScheinwerfer
  with parking sensors, cruise control and air conditioning | einparkhilfe=true&tempomat=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  climate control, alloy wheels, panoramic roof | airConditioning=klimaautomatik&leichtmetallfelgen=true&schiebedach=true
  not BMW or Audi, diesel estate | maker!=BMW&maker!=Audi&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  any colour except red, automatic | ausstattung!=rot&getriebe=AUTOMATIK
  up to 60k km and max 18k euros | km_stand_to=60000&price_to=18000
  price between 8000 and 12000 euros | price_from=8000&price_to=12000
  registered 2017 to 2020 Tiguan | first_reg_from=2017&first_reg_to=2020&maker=Volkswagen&car_model=Tiguan
  2 door coupe blue | doors=2/3&fahrzeugtyp=Coupe&ausstattung=blau
  Volvo V60 without navigation | maker=Volvo&car_model=V60 | without navigation (lässt sich nicht ausschließen)
  station wagon, gasoline, 100-150 hp | fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=100&psbis=150
  LPG or CNG car under 8000 euros | kraftstoffart=autogas&kraftstoffart=erdgas&price_to=8000
  Renault Clio newer than 2018 | maker=Renault&car_model=Clio&first_reg_from=2019
  green Skoda Fabia with isofix | ausstattung=grün&maker=Škoda&car_model=Fabia&isofix=true
  cars under 5000 euro with new MOT | price_to=5000&huauneu=true
  minimum 7 seats | seatsfrom=7
  diesel automatic under £15,000 | kraftstoffart=diesel&getriebe=AUTOMATIK | under 15.000 GBP
  Hyundai i30 wagon or Kia Ceed wagon | maker=Hyundai&maker=Kia&car_model=i-Reihe&car_model=Ceed&fahrzeugtyp=KOMBI
  Fiat 500 convertible in yellow | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO&ausstattung=gelb
  silver or grey Passat | ausstattung=silber&ausstattung=grau&maker=Volkswagen&car_model=Passat
  no automatic, no SUV, up to 11k | getriebe=SCHALT_GETRIEBE&fahrzeugtyp!=SUV_GELAENDEWAGEN&price_to=11000
  I need a car with a towbar for 10,000 euros | ahk=true&price_to=10000
  plug-in hybrid estate from 2021 | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_from=2021
  Golf with bluetooth and hands free kit | maker=Volkswagen&car_model=Golf&freisprecheinrichtung=true
  cheap diesel, low mileage | kraftstoffart=diesel | cheap; low mileage
  Opel Astra around 8000 euros | maker=Opel&car_model=Astra&price_from=7200&price_to=8800
  disabled access van with sliding doors on both sides | behindertengerecht=true&transporter=true&schiebetuer=beidseitig
  all wheel drive Subaru Forester | allradantrieb=true&maker=Subaru&car_model=Forester
  more than 200 bhp, rear camera, xenon lights | psvon=200&einparkhilfe=true&headLights=xenon
  Nissan Qashqai 2016-2018 petrol | maker=Nissan&car_model=Qashqai&first_reg_from=2016&first_reg_to=2018&kraftstoffart=benzin
  Octavia or Passat estates, diesel, below 120 tkm | maker=Škoda&maker=Volkswagen&car_model=Octavia&car_model=Passat&fahrzeugtyp=KOMBI&kraftstoffart=diesel&km_stand_to=120000
  orange Ford Focus with heated seats | ausstattung=orange&maker=Ford&car_model=Focus&sitzheizung=true
  dark blue limousine, brown leather | ausstattung=blau&fahrzeugtyp=LIMOUSINE&lederausstattung=true | brown
  city car at most 3 years old | fahrzeugtyp=KLEINWAGEN&first_reg_from=2023
  with parking heater and particle filter | standheizung=true&partikelfilter=true
  margin scheme cars only, diesel | mwst=DIFFERENZ&kraftstoffart=diesel
  petrl estate automtic | kraftstoffart=benzin&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  Kombi Diesel AHK bis 15.000 € | fahrzeugtyp=KOMBI&kraftstoffart=diesel&ahk=true&price_to=15000
`)

/** Written with those above, and not used while the words were collected. */
const kept = phrases(`
  used Audi A6 estate diesel automatic with tow bar | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true
  blue Ford Fiesta petrol under 40,000 km | ausstattung=blau&maker=Ford&car_model=Fiesta&kraftstoffart=benzin&km_stand_to=40000
  electric cars from 2020 | kraftstoffart=elektro&first_reg_from=2020
  Mercedes Sprinter van high roof diesel | maker=Mercedes-Benz&car_model=Sprinter&transporter=true&kraftstoffart=diesel | high; roof
  less than 8,500 euros, air con, alloys | price_to=8500&airConditioning=klimaanlage&airConditioning=klimaautomatik&leichtmetallfelgen=true
  family estate with 5 seats and roof rails | fahrzeugtyp=KOMBI&seatsfrom=5&seatsto=5 | family; roof rails
  BMW 5 series estate no petrol | maker=BMW&car_model=5er&fahrzeugtyp=KOMBI&kraftstoffart!=benzin
  up to 150 PS manual hatchback Golf | psbis=150&getriebe=SCHALT_GETRIEBE&maker=Volkswagen&car_model=Golf | hatchback
  crossover with 4wd at least 120 kW | fahrzeugtyp=SUV_GELAENDEWAGEN&allradantrieb=true&leistung_from=120
  white or silver Opel Insignia | ausstattung=weiß&ausstattung=silber&maker=Opel&car_model=Insignia
  registered since 03/2019, automatic transmission | first_reg_month_from=201903&getriebe=AUTOMATIK
  never crashed, one owner, non smoker | unfallfrei=true | one owner; non smoker
  Kia Sportage 2017 or newer | maker=Kia&car_model=Sportage&first_reg_from=2017
  Volvo XC60 max 5 years old | maker=Volvo&car_model=XC-Reihe&first_reg_from=2021
  price up to 20,000 plus VAT | mwst=REGEL&price_to=23800
  cars without damage | ohnevorschaeden=true
  heated leather seats, sunroof, reversing camera | sitzheizung=true&lederausstattung=true&schiebedach=true&einparkhilfe=true
  no red, no white, coupe | ausstattung!=rot&ausstattung!=weiß&fahrzeugtyp=Coupe
  Peugeot 308 estate diesel 130 hp | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&psvon=130
  Toyota Yaris hybrid under 60k km from 12k to 16k euros | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&car_model=Yaris&km_stand_to=60000&price_from=12000&price_to=16000
  minibus 9 seats | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=9&seatsto=9
  mileage 50,000 to 100,000 km | km_stand_from=50000&km_stand_to=100000
  diesel or petrol estate cars, automatic only | kraftstoffart=diesel&kraftstoffart=benzin&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  roadster in black | fahrzeugtyp=CABRIO&ausstattung=schwarz
  brown Jeep Cherokee four-wheel drive | ausstattung=braun&maker=Jeep&car_model=Cherokee&allradantrieb=true
  Skoda Superb, must have navigation | maker=Škoda&car_model=Superb&navigation=true
  any Renault but no Twingo | maker=Renault&car_model!=Twingo
  under 10.000 EUR, above 100 hp | price_to=10000&psvon=100
  pickup truck with towbar, VAT qualifying | fahrzeugkategorietypnfz=Pickup&ahk=true&mwst=REGEL
  light commercial vehicle with bulkhead | transporter=true&trennwand=true
  Seat Leon FR with LED and cruise | maker=Seat&car_model=Leon&headLights=ledScheinwerfer&tempomat=true | FR
  2019 Golf automatic for 18,000 euros | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK&price_to=18000
  newest Passat wagon with keyless | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | newest; keyless
  van up to 3.5 tonnes | transporter=true&zulaessigesgesamtgewichtbis=3500
  hydrogen car | kraftstoffart=wasserstoff
  three-door Mini red | doors=2/3&maker=MINI&ausstattung=rot
  gold or beige saloon with sunroof | ausstattung=gold&ausstattung=beige&fahrzeugtyp=LIMOUSINE&schiebedach=true
  euro 6 diesel estate | schadstoffklassetyp=EURO_6&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  purple Smart fortwo cabrio | ausstattung=violett&maker=Smart&car_model=forTwo&fahrzeugtyp=CABRIO
  yelow estate with cruse control | ausstattung=gelb&fahrzeugtyp=KOMBI&tempomat=true
`)

/** As buyers of the trade type: abbreviations, wrong and missing letters, units, ranges. Written before the rules were read. */
const typed = phrases(`
  golf estate diesel auto from 2019 | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2019
  wanted: bmw 3 series touring, manual, under 80k km | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  skoda octavia sub 15k euro | maker=Škoda&car_model=Octavia&price_to=15000
  audi a4 avant quattro led headlights | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&allradantrieb=true&headLights=ledScheinwerfer
  merc c class petrol auto max 60,000 km | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=benzin&getriebe=AUTOMATIK&km_stand_to=60000
  suv hybrid 2020 onwards not over 30000 € | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2020&price_to=30000
  ford focus 5dr petrol | maker=Ford&car_model=Focus&doors=4/5&kraftstoffart=benzin
  7 seater people carrier with sliding doors both sides | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS&schiebetuer=beidseitig
  no diesel, automatic, less than 20.000 eur | kraftstoffart!=diesel&getriebe=AUTOMATIK&price_to=20000
  electric car at least 150 kw up to 40k | kraftstoffart=elektro&leistung_from=150&price_to=40000
  dacia duster 4x4 towbar | maker=Dacia&car_model=Duster&allradantrieb=true&ahk=true
  convertible red or white | fahrzeugtyp=CABRIO&ausstattung=rot&ausstattung=weiß
  vw caddy not older than 2018 | maker=Volkswagen&car_model=Caddy&first_reg_from=2018
  150hp+ coupe black leather | psvon=150&fahrzeugtyp=Coupe&lederausstattung=true | black
  accident free passat fsh | maker=Volkswagen&car_model=Passat&unfallfrei=true&scheckheftgepflegt=true
  peugot 308 2018-2020 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2018&first_reg_to=2020
  toyota yaris hybird automtic | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  hyundai tucson or kia sportage diesel | maker=Hyundai&maker=Kia&car_model=Tucson&car_model=Sportage&kraftstoffart=diesel
  vans with tail lift euro 6 | transporter=true&ladebordwand=true&schadstoffklassetyp=EURO_6
  panel van long and high roof | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  fiat ducato refrigerated van | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen
  volvo xc60 sat nav heated seats parking sensors | maker=Volvo&car_model=XC-Reihe&navigation=true&sitzheizung=true&einparkhilfe=true
  cars between 10 and 15k euros | price_from=10000&price_to=15000
  €8,000 - €12,000 small car | price_from=8000&price_to=12000&fahrzeugtyp=KLEINWAGEN
  mileage below 50000 | km_stand_to=50000
  first registered 2021 or later | first_reg_from=2021
  reg. 2017 to 2019, petrol | first_reg_from=2017&first_reg_to=2019&kraftstoffart=benzin
  blue saloon with climate control | ausstattung=blau&fahrzeugtyp=LIMOUSINE&airConditioning=klimaautomatik
  margin vat golf | mwst=DIFFERENZ&maker=Volkswagen&car_model=Golf
  vat reclaimable bmw x3 | mwst=REGEL&maker=BMW&car_model=X-Reihe
  vat qualifying estates up to 18k | mwst=REGEL&fahrzeugtyp=KOMBI&price_to=18000
  seat leon without accident, two keys | maker=Seat&car_model=Leon&unfallfrei=true&keysfrom=2
  hyundai santa fe white | maker=Hyundai&car_model=Santa Fe&ausstattung=weiß
  under 3 years old suv | first_reg_from=2023&fahrzeugtyp=SUV_GELAENDEWAGEN
  nissan qashqai, anything but black | maker=Nissan&car_model=Qashqai&ausstattung!=schwarz
  renault clio lpg | maker=Renault&car_model=Clio&kraftstoffart=autogas
  plug in hybrid estate | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI
  cng cars | kraftstoffart=erdgas
  mercedes sprinter tipper | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kipper
  opel astra w/ cruise control & alloys | maker=Opel&car_model=Astra&tempomat=true&leichtmetallfelgen=true
  min 110kW max 140kW diesel | leistung_from=110&leistung_to=140&kraftstoffart=diesel
  sunroof + tow hitch, grey | schiebedach=true&ahk=true&ausstattung=grau
  one hundred thousand km max, diesel | km_stand_to=100000&kraftstoffart=diesel
  low mileage golf under 30 tkm | maker=Volkswagen&car_model=Golf&km_stand_to=30000 | low mileage
  citroen berlingo 5 seats | maker=Citroën&car_model=Berlingo&seatsfrom=5&seatsto=5
  manual gearbox only petrol only | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin
  cheap automatics below €9k | getriebe=AUTOMATIK&price_to=9000 | cheap
  all wheel drive, xenon, air con | allradantrieb=true&headLights=xenon&airConditioning=klimaanlage&airConditioning=klimaautomatik
  green or silver mazda cx-5 | maker=Mazda&car_model=CX-Reihe&ausstattung=grün&ausstattung=silber
  fiat ducato max 3.5t | maker=Fiat&car_model=Ducato&zulaessigesgesamtgewichtbis=3500
  wheelchair accessible van | behindertengerecht=true&transporter=true
  new mot, full service history, no damage | huauneu=true&scheckheftgepflegt=true&ohnevorschaeden=true
  seats 8 or more | seatsfrom=8
  20k to 30k km, 2022+ | km_stand_from=20000&km_stand_to=30000&first_reg_from=2022
  under 60k miles, petrol | km_stand_to=96561&kraftstoffart=benzin
  bmw x1 x3 x5 diesel | maker=BMW&car_model=X-Reihe&kraftstoffart=diesel
  cars not electric and not hybrid | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  140-190 bhp estate | psvon=140&psbis=190&fahrzeugtyp=KOMBI
  isofix, 5 doors, small | isofix=true&doors=4/5 | small
`)

test.each([...spoken, ...kept, ...typed])(
  'reads „%s“ in English as it is meant',
  (phrase, criteria, notUnderstood) => {
    const read = readWords(phrase, names, 2026, undefined, lexicon)
    expect({ criteria: read.criteria, notUnderstood: read.notUnderstood, readings: read.readings }).toEqual({
      criteria,
      notUnderstood,
      readings: [],
    })
  },
)
