import { describe } from 'vitest'
import { testPhrases } from '../../../testing/read-as-meant.ts'

describe('A search in words in English', () => {
  testPhrases(
    'en',
    `
  golf from 12019 to 12500 euros | price_from=12019&price_to=12500&maker=Volkswagen&car_model=Golf
  golf isofix x2 | isofix=true&maker=Volkswagen&car_model=Golf | x2
  diesel no, estate | kraftstoffart!=diesel&fahrzeugtyp=KOMBI
  golf mileage up to 80 | km_stand_to=80000&maker=Volkswagen&car_model=Golf
  golf with green sticker | maker=Volkswagen&car_model=Golf | green sticker
  pickup, electric tow bar | ahk=true&fahrzeugkategorietypnfz=Pickup
  pickup tow bar 3.5t | ahk=true&fahrzeugkategorietypnfz=Pickup | 3.5t
  golf conv. pet. | maker=Volkswagen&car_model=Golf&fahrzeugtyp=CABRIO&kraftstoffart=benzin
  mini one, low price, 3 doors | doors=2/3&maker=MINI&car_model=One | low
  petrol cars only, manual, under 30,000 km and under 3 years old | km_stand_to=30000&first_reg_from=2023&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  golf 5 years or newer | first_reg_from=2021&maker=Volkswagen&car_model=Golf
  golf 2018 or newer, max 9000 € | first_reg_from=2018&price_to=9000&maker=Volkswagen&car_model=Golf
  polo 1.0 tsi 95ps 5dr 2019/20 grey | psvon=95&doors=4/5&first_reg_from=2019&first_reg_to=2020&maker=Volkswagen&car_model=Polo&kraftstoffart=benzin&ausstattung=grau | 1.0
  golf no more than 2 years, warranty | first_reg_from=2024&maker=Volkswagen&car_model=Golf | warranty
  peugeot 5008 7 seats bluehdi 130 | seatsfrom=7&seatsto=7&psvon=130&maker=Peugeot&car_model=5er-Reihe&kraftstoffart=diesel
  freshly inspected golf, two keys | huauneu=true&keysfrom=2&maker=Volkswagen&car_model=Golf
  6 seats minimum, 12,500 euros max, automatic | seatsfrom=6&price_to=12500&getriebe=AUTOMATIK
  seat leon st tdi 2017 60 to 90 k km | km_stand_from=60000&km_stand_to=90000&first_reg_from=2017&first_reg_to=2017&maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  camper with sleeping place and parking heater | liegeplatz=true&standheizung=true | camper
  mileage 20.000 to 60.000, age 1-3 years, automatic | km_stand_from=20000&km_stand_to=60000&first_reg_from=2023&first_reg_to=2025&getriebe=AUTOMATIK
  seven seats, automatic, not a van | seatsfrom=7&seatsto=7&transporter=false&getriebe=AUTOMATIK
  toyota proace verso diesel | maker=Toyota&kraftstoffart=diesel | proace; verso
  2020 ex vat transporter | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&transporter=true
  golf no more than 50,000 km and 5 years | km_stand_to=50000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  golf keys 2 | keysfrom=2&maker=Volkswagen&car_model=Golf
  golf keys two | keysfrom=2&maker=Volkswagen&car_model=Golf
  elec. windows corsa | maker=Opel&car_model=Corsa | electric; windows
  golf with 18 inch alloys | leichtmetallfelgen=true&maker=Volkswagen&car_model=Golf | 18 inch
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
  Ford Transit van long wheelbase | maker=Ford&car_model=Transit&transporter=true&fahrzeugkategorietypnfz=Kastenwagen lang
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
  `,
  )
  testPhrases(
    'en',
    `
  used Audi A6 estate diesel automatic with tow bar | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true
  blue Ford Fiesta petrol under 40,000 km | ausstattung=blau&maker=Ford&car_model=Fiesta&kraftstoffart=benzin&km_stand_to=40000
  electric cars from 2020 | kraftstoffart=elektro&first_reg_from=2020
  Mercedes Sprinter van high roof diesel | maker=Mercedes-Benz&car_model=Sprinter&transporter=true&kraftstoffart=diesel&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  less than 8,500 euros, air con, alloys | price_to=8500&airConditioning=klimaanlage&airConditioning=klimaautomatik&leichtmetallfelgen=true
  family estate with 5 seats and roof rails | fahrzeugtyp=KOMBI&seatsfrom=5&seatsto=5 | roof rails
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
  `,
  )
  testPhrases(
    'en',
    `
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
  fiat ducato refrigerated van | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
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
  `,
  )
  testPhrases(
    'en',
    `
  diesel estate auto under 15k | kraftstoffart=diesel&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&price_to=15000
  golf estate dsg from 2019 max 60k miles | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&first_reg_from=2019&km_stand_to=96561
  petrol, manual, 5dr, up to € 9,500 | kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&doors=4/5&price_to=9500
  7 seater mpv not diesel below 18000 eur | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart!=diesel&price_to=18000
  looking for a red mini cooper convertible | ausstattung=rot&maker=MINI&car_model=Cooper&fahrzeugtyp=CABRIO
  bmw 320d touring 190bhp xdrive towbar | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&psvon=190&allradantrieb=true&ahk=true
  audi a6 quattro, leather, sat nav, heated seats | maker=Audi&car_model=A6&allradantrieb=true&lederausstattung=true&navigation=true&sitzheizung=true
  < 12000 euros hybrid toyota | price_to=12000&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota
  electric car 2021 or newer less than 40,000km | kraftstoffart=elektro&first_reg_from=2021&km_stand_to=40000
  white panel van with tow hitch and 3 seats | ausstattung=weiß&fahrzeugkategorietypnfz=Kastenwagen&ahk=true&seatsfrom=3&seatsto=3
  4wd pickup double cab diesel | allradantrieb=true&fahrzeugkategorietypnfz=Pickup&doppelkabine=true&kraftstoffart=diesel
  skoda octavia combi 2.0 tdi between 2017 and 2020 | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart=diesel&first_reg_from=2017&first_reg_to=2020 | 2.0
  anything but black or white, suv, auto | ausstattung!=schwarz&ausstattung!=weiß&fahrzeugtyp=SUV_GELAENDEWAGEN&getriebe=AUTOMATIK
  no more than 5 years old, under 100,000 kilometres | first_reg_from=2021&km_stand_to=100000
  ford focus ecoboost 125ps alloys parking sensors | maker=Ford&car_model=Focus&kraftstoffart=benzin&psvon=125&leichtmetallfelgen=true&einparkhilfe=true
  mercedes c class saloon silver or grey | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=LIMOUSINE&ausstattung=silber&ausstattung=grau
  vw passat estate cruise control, sunroof, tow bar | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&tempomat=true&schiebedach=true&ahk=true
  small petrol car 3 door cheap insurance €4-6k | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&doors=2/3&price_from=4000&price_to=6000 | cheap; insurance
  10-15k, diesel or petrol, no electric | price_from=10000&price_to=15000&kraftstoffart=diesel&kraftstoffart=benzin
  volvo xc60 awd, min 200 hp, full service history | maker=Volvo&car_model=XC-Reihe&allradantrieb=true&psvon=200&scheckheftgepflegt=true
  at least 110 kw, euro 6, automatic gearbox | leistung_from=110&schadstoffklassetyp=EURO_6&getriebe=AUTOMATIK
  dark blue hyundai tuscon 4x4 | ausstattung=blau&maker=Hyundai&car_model=Tucson&allradantrieb=true
  accident free with two keys and fresh mot | unfallfrei=true&keysfrom=2&huauneu=true
  vat qualifying vans up to 3.5t | mwst=REGEL&transporter=true&zulaessigesgesamtgewichtbis=3500
  nissan qashqai or kia sportage 2018-2021 | maker=Nissan&maker=Kia&car_model=Qashqai&car_model=Sportage&first_reg_from=2018&first_reg_to=2021
  budget 8 grand, need isofix and air con | price_to=8000&isofix=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  mileage under 80k, price under 14k | km_stand_to=80000&price_to=14000
  automtic deisel estat | getriebe=AUTOMATIK&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  registered after 2018 and before 2022 | first_reg_from=2019&first_reg_to=2021
  first registered 03/2019 or later, grey skoda superb | first_reg_month_from=201903&ausstattung=grau&maker=Škoda&car_model=Superb
  range rover sport black leather pan roof | maker=Land Rover&car_model=Range Rover Sport&schiebedach=true&lederausstattung=true | black
  sprinter lwb high roof | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  peugeot 308 sw puretech 130hp white | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=130&ausstattung=weiß
  i want a blue or green estate with roof bars | ausstattung=blau&ausstattung=grün&fahrzeugtyp=KOMBI | roof bars
  neither diesel nor hybrid, 5 doors | kraftstoffart!=diesel&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro&doors=4/5
  around 10,000 euro, approx 90000 km | price_from=9000&price_to=11000&km_stand_from=81000&km_stand_to=99000
  xenon or led headlights, reversing camera, climate control | headLights=xenon&headLights=ledScheinwerfer&einparkhilfe=true&airConditioning=klimaautomatik
  vw caddy sliding doors both sides lpg | maker=Volkswagen&car_model=Caddy&schiebetuer=beidseitig&kraftstoffart=autogas
  wheelchair accessible vehicle diesel auto | behindertengerecht=true&kraftstoffart=diesel&getriebe=AUTOMATIK
  golf mk7 gtd 2015+ leather | maker=Volkswagen&car_model=Golf&first_reg_from=2015&lederausstattung=true | mk7; gtd
  porsche 911 coupe not red, over 300 hp | maker=Porsche&car_model=911&fahrzeugtyp=Coupe&ausstattung!=rot&psvon=300
  refrigerated van, tail lift | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer&ladebordwand=true
  `,
  )
  testPhrases(
    'en',
    `
  automatic hybrid suv, 2020 onwards, less than 50k miles | getriebe=AUTOMATIK&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN&first_reg_from=2020&km_stand_to=80467
  need a runaround for my daughter, petrol, under €5,000, 5 doors | kraftstoffart=benzin&price_to=5000&doors=4/5 | runaround; daughter
  mercedes e220d estate, black, tow bar, leather, max 25k | maker=Mercedes-Benz&car_model=E-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI&ausstattung=schwarz&ahk=true&lederausstattung=true&price_to=25000
  two passats or superbs, diesel dsg, 2018/2019 | maker=Volkswagen&maker=Škoda&car_model=Passat&car_model=Superb&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2018&first_reg_to=2019 | two
  transit double cab in van, 6 seats, white, no more than 120,000km | maker=Ford&car_model=Transit&doppelkabine=true&transporter=true&seatsfrom=6&seatsto=6&ausstattung=weiß&km_stand_to=120000
  mazda cx5 awd with heated seats & sunroof | maker=Mazda&car_model=CX-Reihe&allradantrieb=true&sitzheizung=true&schiebedach=true
  yaris hybrid 2017-19 no higher than 11k | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2017&first_reg_to=2019&price_to=11000
  fiat 500 convertible white manual | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO&ausstattung=weiß&getriebe=SCHALT_GETRIEBE
  EV with at least 150kW, max 3 years old | kraftstoffart=elektro&leistung_from=150&first_reg_from=2023
  price between 7 and 9 thousand, any colour but grey | price_from=7000&price_to=9000&ausstattung!=grau
  opel vivaro 9 seater, sat nav, aircon | maker=Opel&car_model=Vivaro&seatsfrom=9&seatsto=9&navigation=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  manuel gearbox bmw 1 series, red | getriebe=SCHALT_GETRIEBE&maker=BMW&car_model=1er&ausstattung=rot
  not a diesel please, 4x4, automatic, tow hook | kraftstoffart!=diesel&allradantrieb=true&getriebe=AUTOMATIK&ahk=true
  cheapest golf with less than 100k km on the clock | maker=Volkswagen&car_model=Golf&km_stand_to=100000 | cheapest
  peugeot 3008 diesel, led lights, reversing cam, 2019 or later | maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel&headLights=ledScheinwerfer&einparkhilfe=true&first_reg_from=2019
  audi a3 saloon s-tronic, 150 bhp min, below 22.000 euro | maker=Audi&car_model=A3&fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK&psvon=150&price_to=22000
  tipper up to 3.5 tonnes | fahrzeugkategorietypnfz=Kipper&zulaessigesgesamtgewichtbis=3500
  volvo v60 estate, not white, not silver | maker=Volvo&car_model=V60&fahrzeugtyp=KOMBI&ausstattung!=weiß&ausstattung!=silber
  net price under 10k, vat reclaimable, kangoo van | price_to=11900&mwst=REGEL&maker=Renault&car_model=Kangoo&transporter=true
  dacia duster lpg 4wd | maker=Dacia&car_model=Duster&kraftstoffart=autogas&allradantrieb=true
  family car 7 seats diesel isofix, budget around €14k | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart=diesel&isofix=true&price_from=12600&price_to=15400
  no accidents, full service history, one key is fine, kia ceed estate | unfallfrei=true&scheckheftgepflegt=true&maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI | key; fine
  smart fortwo electirc, less than 8k | maker=Smart&car_model=forTwo&kraftstoffart=elektro&price_to=8000
  porshe cayene, pano roof, over 250 hp, 2016 and newer | maker=Porsche&car_model=Cayenne&schiebedach=true&psvon=250&first_reg_from=2016
  mx5 or z4, soft top, under 70.000 km | maker=Mazda&maker=BMW&car_model=MX-Reihe&car_model=Z-Reihe&fahrzeugtyp=CABRIO&km_stand_to=70000
  first registration after june 2020, astra petrol | first_reg_month_from=202007&maker=Opel&car_model=Astra&kraftstoffart=benzin
  `,
  )
  testPhrases(
    'en',
    `
  cheap automatic hatchback for the city, petrol, up to 6k | getriebe=AUTOMATIK&kraftstoffart=benzin&price_to=6000 | cheap; hatchback; city
  passat gte or octavia plug in hybrid, from 2019, towbar a must | maker=Volkswagen&maker=Škoda&car_model=Passat&car_model=Octavia&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2019&ahk=true | gte
  van with bulkhead and tow bar, euro 6, less than 90 000 km | transporter=true&trennwand=true&ahk=true&schadstoffklassetyp=EURO_6&km_stand_to=90000
  x5 or q7, diesel, 7 seats, black or dark blue, 30 to 45k | maker=BMW&maker=Audi&car_model=X-Reihe&car_model=Q7&kraftstoffart=diesel&seatsfrom=7&seatsto=7&ausstattung=schwarz&ausstattung=blau&price_from=30000&price_to=45000
  renault clio from the year 2020 red petrol 5 door 90hp | maker=Renault&car_model=Clio&first_reg_from=2020&ausstattung=rot&kraftstoffart=benzin&doors=4/5&psvon=90
  toyota rav4 hybrid awd, max. 3 yrs, max. 60k km | maker=Toyota&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&allradantrieb=true&first_reg_from=2023&km_stand_to=60000
  convertable with leather seats under 20 thousand | fahrzeugtyp=CABRIO&lederausstattung=true&price_to=20000
  vw t6 9-seater with aux heating and climate | maker=Volkswagen&car_model=Transporter&seatsfrom=9&seatsto=9&standheizung=true&airConditioning=klimaautomatik
  estate car, cruise control, parking sensors, bluetooth, 12.500€ max | fahrzeugtyp=KOMBI&tempomat=true&einparkhilfe=true&freisprecheinrichtung=true&price_to=12500
  ford kuga st-line 4x4 automatic white 2018 onwards | maker=Ford&car_model=Kuga&allradantrieb=true&getriebe=AUTOMATIK&ausstattung=weiß&first_reg_from=2018 | st-line
  anything from toyota or mazda under 10,000 euro with less than 100,000 km | maker=Toyota&maker=Mazda&price_to=10000&km_stand_to=100000
  audi a4 avant without automatic, tdi | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&kraftstoffart=diesel
  luton van with tail lift 3.5 t | fahrzeugkategorietypnfz=Koffer&ladebordwand=true&zulaessigesgesamtgewichtbis=3500
  mini clubman, orange, 2016-2018 | maker=MINI&car_model=Clubman&ausstattung=orange&first_reg_from=2016&first_reg_to=2018
  between 100 and 150 bhp, petrol, suv, not nissan | psvon=100&psbis=150&kraftstoffart=benzin&fahrzeugtyp=SUV_GELAENDEWAGEN&maker!=Nissan
  skoda fabia estate 1.0 tsi 95 hp grey, model year 2019 | maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=95&ausstattung=grau&first_reg_from=2019&first_reg_to=2019 | 1.0
  c class coupe amg line leather reverse camera | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=Coupe&lederausstattung=true&einparkhilfe=true | amg; line
  older than 2010, under 3000 euro, any make | first_reg_to=2009&price_to=3000
  i30 wagon diesel manual max 130tkm | maker=Hyundai&car_model=i-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE&km_stand_to=130000
  doblo with sliding doors on both sides, disabled access | maker=Fiat&car_model=Doblo&schiebetuer=beidseitig&behindertengerecht=true
  s-max or galaxy tdci auto 7 seater | maker=Ford&car_model=S-Max&car_model=Galaxy&kraftstoffart=diesel&getriebe=AUTOMATIK&seatsfrom=7&seatsto=7
  subaru forester silver, full leather, pano sunroof, 2 keys | maker=Subaru&car_model=Forester&ausstattung=silber&lederausstattung=true&schiebedach=true&keysfrom=2
  15k to 20k, automatic, tow bar, heated seats, either vw or skoda | price_from=15000&price_to=20000&getriebe=AUTOMATIK&ahk=true&sitzheizung=true&maker=Volkswagen&maker=Škoda
  `,
  )
  testPhrases(
    'en',
    `
  hello, do you have any vw caddy maxi diesel with under 90k km? | maker=Volkswagen&car_model=Caddy&kraftstoffart=diesel&km_stand_to=90000 | maxi
  audi q5 s-tronic, moonroof, tow hitch, max price 28,500 euros | maker=Audi&car_model=Q5&getriebe=AUTOMATIK&schiebedach=true&ahk=true&price_to=28500
  cars for export, petrol only, not older than 2015, price up to 7000 | kraftstoffart=benzin&first_reg_from=2015&price_to=7000
  mercedes vito 8 seats, auto, long, parking camera | maker=Mercedes-Benz&car_model=Vito&seatsfrom=8&seatsto=8&getriebe=AUTOMATIK&einparkhilfe=true | long
  green jimny 4wd | ausstattung=grün&maker=Suzuki&car_model=Jimny&allradantrieb=true
  diesel wagons 2016-2019, vat deductible, at least 2 keys | kraftstoffart=diesel&fahrzeugtyp=KOMBI&first_reg_from=2016&first_reg_to=2019&mwst=REGEL&keysfrom=2
  corsa or fiesta or polo, 5 doors, petrol, 50-80 thousand km | maker=Opel&maker=Ford&maker=Volkswagen&car_model=Corsa&car_model=Fiesta&car_model=Polo&doors=4/5&kraftstoffart=benzin&km_stand_from=50000&km_stand_to=80000
  ford transit high roof long, euro 6, tow bar | maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&schadstoffklassetyp=EURO_6&ahk=true
  family mpv with two sliding doors, manual | fahrzeugtyp=VAN_KLEINBUS&schiebetuer=beidseitig&getriebe=SCHALT_GETRIEBE
  bmw 530d xdrive touring m sport 2018+ | maker=BMW&car_model=5er&allradantrieb=true&fahrzeugtyp=KOMBI&first_reg_from=2018 | m; sport
  price 8-10k, colour blue or red, automatic gear box | price_from=8000&price_to=10000&ausstattung=blau&ausstattung=rot&getriebe=AUTOMATIK
  toyota corolla hybrid estate from 06/2021, accident-free | maker=Toyota&car_model=Corolla&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_month_from=202106&unfallfrei=true
  lpg or cng cars below 9k | kraftstoffart=autogas&kraftstoffart=erdgas&price_to=9000
  skoda superb 4x4 280hp or passat 4motion | maker=Škoda&maker=Volkswagen&car_model=Superb&car_model=Passat&allradantrieb=true&psvon=280
  flatbed, diesel, max 3.5t, no more than 150.000 km | fahrzeugkategorietypnfz=Pritsche&kraftstoffart=diesel&zulaessigesgesamtgewichtbis=3500&km_stand_to=150000
  volvo xc90 7 seater inscription | maker=Volvo&car_model=XC-Reihe&seatsfrom=7&seatsto=7 | inscription
  nissan navara doublecab 190 bhp automatic | maker=Nissan&car_model=Navara&doppelkabine=true&psvon=190&getriebe=AUTOMATIK
  two door coupe, leather, under 100 000 kilometres, over 200 hp | doors=2/3&fahrzeugtyp=Coupe&lederausstattung=true&km_stand_to=100000&psvon=200
  kia sportage, white/grey/black, led, heated seats, camera | maker=Kia&car_model=Sportage&ausstattung=weiß&ausstattung=grau&ausstattung=schwarz&headLights=ledScheinwerfer&sitzheizung=true&einparkhilfe=true
  landrover discovry sport diesel | maker=Land Rover&car_model=Discovery&kraftstoffart=diesel | sport
  `,
  )
  testPhrases(
    'en',
    `
  vw golf diesel under 10k | price_to=10000&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  bmw 3 series estate auto black | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&ausstattung=schwarz
  audi a4 avant from 2019 | first_reg_from=2019&maker=Audi&car_model=A4&fahrzeugtyp=KOMBI
  7 seater diesel automatic | seatsfrom=7&seatsto=7&kraftstoffart=diesel&getriebe=AUTOMATIK
  less than 60k miles | km_stand_to=96561
  low mileage petrol hatch | kraftstoffart=benzin | low mileage; hatch
  ev with 250 mile range | kraftstoffart=elektro | 250 mile range
  plug-in hybrid suv white | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN&ausstattung=weiß
  no accidents one owner | unfallfrei=true | one owner
  full service history 2 keys | scheckheftgepflegt=true&keysfrom=2
  tow bar heated seats | ahk=true&sitzheizung=true
  merc c class saloon silver | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=LIMOUSINE&ausstattung=silber
  between 10 and 15k | price_from=10000&price_to=15000
  2018 or newer | first_reg_from=2018
  vauxhall corsa 3dr | doors=2/3&maker=Opel&car_model=Corsa
  5 door manual petrol | doors=4/5&getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin
  skoda octavia vrs estate | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI | vrs
  over 200bhp awd | psvon=200&allradantrieb=true
  not black not white | ausstattung!=schwarz&ausstattung!=weiß
  panoramic roof leather seats | schiebedach=true&lederausstattung=true
  reversing camera sat nav | einparkhilfe=true&navigation=true
  mini cooper convertible red | maker=MINI&car_model=Cooper&fahrzeugtyp=CABRIO&ausstattung=rot
  volvo xc90 t8 | maker=Volvo&car_model=XC-Reihe | t8
  vw transporter t6 lwb high roof | maker=Volkswagen&car_model=Transporter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  euro 6 diesel van | schadstoffklassetyp=EURO_6&transporter=true&kraftstoffart=diesel
  110kw petrol | leistung_from=110&kraftstoffart=benzin
  kia sportage or hyundai tucson | maker=Hyundai&maker=Kia&car_model=Sportage&car_model=Tucson
  fiat 500 without sunroof | maker=Fiat&car_model=500 | without sunroof (lässt sich nicht ausschließen)
  land rover discovery 4x4 green | allradantrieb=true&maker=Land Rover&car_model=Discovery&ausstattung=grün
  coupe grey leather manual box | lederausstattung=true&fahrzeugtyp=Coupe&getriebe=SCHALT_GETRIEBE | grey
  max 80000 km | km_stand_to=80000
  first registered 2020 | first_reg_from=2020&first_reg_to=2020
  adaptive cruise led lights | tempomat=true&headLights=ledScheinwerfer
  dacia duster lpg | maker=Dacia&car_model=Duster&kraftstoffart=autogas
  1.5 tsi 150 dsg | psvon=150&kraftstoffart=benzin&getriebe=AUTOMATIK | 1.5
  automatik audi q5 blck | maker=Audi&car_model=Q5&getriebe=AUTOMATIK&ausstattung=schwarz
  mercades e class estate | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI
  peogeot 208 electric | maker=Peugeot&car_model=2er-Reihe&kraftstoffart=elektro
  vat qualifying | mwst=REGEL
  pick up double cab diesel | doppelkabine=true&fahrzeugkategorietypnfz=Pickup&kraftstoffart=diesel
  non smoker car |  | non smoker car
  engine fault |  | engine fault
  mot until 2026 |  | mot until 2026
  small city car automatic | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK | city
  budget 5000 to 7500 | price_from=5000&price_to=7500
  porsche 911 gt3 yellow | maker=Porsche&car_model=911&ausstattung=gelb | gt3
  6 speed manual | getriebe=SCHALT_GETRIEBE
  parking sensors front & rear | einparkhilfe=true | front; rear
  ac and cruise control | tempomat=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  3.5 tonne luton tail lift | zulaessigesgesamtgewichtbis=3500&ladebordwand=true&fahrzeugkategorietypnfz=Koffer
  any colour but red | ausstattung!=rot
  up to 3 years old | first_reg_from=2023
  toyota yaris hybrid 5dr | doors=4/5&maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  cheap runaround under £3000 |  | cheap; runaround; under 3000 GBP
  buy it now |  | buy it now
  looking for a cheap diesel van | transporter=true&kraftstoffart=diesel | cheap
  sprinter 314 lwb high roof | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | 314
  crew cab pickup towbar | doppelkabine=true&ahk=true&fahrzeugkategorietypnfz=Pickup
  tipper 3.5t | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kipper
  fridge van | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  dropside single cab | fahrzeugkategorietypnfz=Pritsche | single; cab
  spares or repair |  | spares or repair
  gearbox fault |  | gearbox fault
  head gasket gone non runner |  | head; gasket; gone; non runner
  hail damage |  | hail damage
  cat s write off |  | cat s; write off
  runs and drives |  | runs and drives
  clutch slipping golf mk6 | maker=Volkswagen&car_model=Golf | clutch; slipping; mk6
  audi a3 sportback 2.0 tdi s tronic 150bhp | psvon=150&maker=Audi&car_model=A3&kraftstoffart=diesel&getriebe=AUTOMATIK | sportback; 2.0
  bmw 118i m sport 5dr | doors=4/5&maker=BMW&car_model=1er | m; sport
  focus st line x petrol | maker=Ford&car_model=Focus&kraftstoffart=benzin | st; line; x
  astra sri | maker=Opel&car_model=Astra | sri
  corsa 1.2 70k miles max | km_stand_to=112654&maker=Opel&car_model=Corsa | 1.2
  max 100k kms | km_stand_to=100000
  under 50,000 kilometres | km_stand_to=50000
  at least 140 hp | psvon=140
  between 100 and 150 kw | leistung_from=100&leistung_to=150
  no diesels | kraftstoffart!=diesel
  not electric, not hybrid | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  anything but a saloon | fahrzeugtyp!=LIMOUSINE
  without tow bar |  | without tow bar (lässt sich nicht ausschließen)
  petrol or hybrid | kraftstoffart=benzin&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  grey or silver estate | ausstattung=grau&ausstattung=silber&fahrzeugtyp=KOMBI
  dark blue metallic | ausstattung=blau
  british racing green mini | maker=MINI&ausstattung=grün | british
  black leather interior | lederausstattung=true | black
  cream leather | lederausstattung=true | cream
  red with black roof | ausstattung=rot | black roof
  since 2017 | first_reg_from=2017
  after 2016 | first_reg_from=2017
  up to 2015 | first_reg_to=2015
  2016 to 2018 | first_reg_from=2016&first_reg_to=2018
  2019 onwards | first_reg_from=2019
  19 plate | first_reg_from=2019&first_reg_to=2019
  new mot | huauneu=true
  one previous owner |  | previous owner
  max two owners |  | max two owners
  three keys | keysfrom=3
  no older than 4 years | first_reg_from=2022
  heated steering wheel |  | heated steering wheel
  heated front windscreen |  | heated; front; windscreen
  ventilated seats head up display |  | ventilated seats; head up display
  blind spot monitor lane keep assist |  | blind spot monitor; lane keep assist
  carplay dab radio |  | carplay; dab; radio
  keyless entry and start |  | keyless entry and start
  electric tailgate |  | electric; tailgate
  electric memory seats |  | electric memory seats
  towing capacity 2000kg |  | towing capacity 2000 kg
  5 seats isofix | seatsfrom=5&seatsto=5&isofix=true
  V6 3.0 litre |  | V6; 3.0 litre
  ulez compliant |  | ulez
  hyundia tucson | maker=Hyundai&car_model=Tucson
  volkswagon passat estat | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI
  golf mk7 gtd | maker=Volkswagen&car_model=Golf | mk7; gtd
  a class amg line diesel | maker=Mercedes-Benz&car_model=A-Klasse&kraftstoffart=diesel | amg; line
  5 series touring 530d xdrive | allradantrieb=true&maker=BMW&car_model=5er&fahrzeugtyp=KOMBI
  qashqai n-connecta auto under 12k | price_to=12000&maker=Nissan&car_model=Qashqai&getriebe=AUTOMATIK | n-connecta
  i30 n 275 | maker=Hyundai&car_model=i-Reihe | n; 275
  mondeo estate titanium 150 tdci | psvon=150&maker=Ford&car_model=Mondeo&fahrzeugtyp=KOMBI&kraftstoffart=diesel | titanium
  fiesta ecoboost zetec | maker=Ford&car_model=Fiesta&kraftstoffart=benzin | zetec
  vivaro l2h1 euro 6 | schadstoffklassetyp=EURO_6&maker=Opel&car_model=Vivaro&fahrzeugkategorietypnfz=Kastenwagen&fahrzeugkategorietypnfz=Kastenwagen lang
  vito 9 seater | seatsfrom=9&seatsto=9&maker=Mercedes-Benz&car_model=Vito
  camper van t5 | maker=Volkswagen&car_model=Transporter | camper van
  minibus 16 seats | seatsfrom=16&seatsto=16&fahrzeugtyp=VAN_KLEINBUS
  four wheel drive diesel manual | allradantrieb=true&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE
  front wheel drive |  | front wheel drive
  rear wheel drive coupe | fahrzeugtyp=Coupe | rear wheel drive
  200+ bhp | psvon=200
  100-150hp | psvon=100&psbis=150
  £5k to £8k |  | 5k GBP to 8k GBP
  €10,000 max | price_to=10000
  price between 6000 and 9000 euros | price_from=6000&price_to=9000
  less than 40k kms | km_stand_to=40000
  mileage under 30000 | km_stand_to=30000
  from march 2020 | first_reg_month_from=202003
  before 2015 | first_reg_to=2014
  year 2018 | first_reg_from=2018&first_reg_to=2018
  younger than 5 years | first_reg_from=2021
  two door | doors=2/3
  four door saloon | doors=4/5&fahrzeugtyp=LIMOUSINE
  fully electric | kraftstoffart=elektro
  battery over 60 kwh |  | battery; over 60 kwh
  range at least 300 km |  | range at least 300 km
  mild hybrid | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  cng or lpg | kraftstoffart=autogas&kraftstoffart=erdgas
  anything except diesel | kraftstoffart!=diesel
  manual only, no automatics | getriebe=SCHALT_GETRIEBE
  white or red fiesta | maker=Ford&car_model=Fiesta&ausstattung=rot&ausstattung=weiß
  pearl white | ausstattung=weiß
  beige interior |  | beige interior
  cloth seats |  | cloth seats
  alcantara seats |  | alcantara; seats
  massage seats |  | massage seats
  keyless go powered tailgate |  | keyless go; tailgate
  360 camera self parking | einparkhilfe=true | self
  air suspension |  | air suspension
  parking heater | standheizung=true
  19 inch alloys | leichtmetallfelgen=true | 19 inch
  tinted windows |  | tinted; windows
  dual zone climate control | airConditioning=klimaautomatik
  detachable towbar | ahk=true
  fsh | scheckheftgepflegt=true
  new clutch and cambelt |  | new; clutch; cambelt
  doesn't start |  | doesn't start
  front end damage |  | front end damage
  cheap to run |  | cheap; run
  vat included | mwst=REGEL
  six cylinder diesel | kraftstoffart=diesel | six cylinder
  under 5 litres per 100 km |  | under 5 litres per 100 km
  co2 below 120 |  | co2; below 120
  mazda mx5 soft top | maker=Mazda&car_model=MX-Reihe&fahrzeugtyp=CABRIO
  nisan juke | maker=Nissan&car_model=Juke
  hi mate, after a diesel estate with towbar, 5k tops | ahk=true&price_to=5000&kraftstoffart=diesel&fahrzeugtyp=KOMBI | mate
  golf r or s3, must be manual, under 100k km | km_stand_to=100000&maker=Volkswagen&car_model=Golf&getriebe=SCHALT_GETRIEBE | r; s3
  merc sprinter 3.5t lwb, no tail lift | zulaessigesgesamtgewichtbis=3500&maker=Mercedes-Benz&car_model=Sprinter | lwb; no tail lift (lässt sich nicht ausschließen)
  yaris hybrid 2019-2021 white/silver | first_reg_from=2019&first_reg_to=2021&maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=silber&ausstattung=weiß
  1 series 118d auto, heated leather | sitzheizung=true&lederausstattung=true&maker=BMW&car_model=1er&getriebe=AUTOMATIK
  7 seats, sliding doors both sides, auto | seatsfrom=7&seatsto=7&schiebetuer=beidseitig&getriebe=AUTOMATIK
  land rover defender 90 hard top | maker=Land Rover&car_model=Defender | 90; hard; top
  ford kuga phev st-line x 2021 | first_reg_from=2021&first_reg_to=2021&maker=Ford&car_model=Kuga&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | st-line; x
  sub 10k miles nearly new | km_stand_to=16093 | nearly; new
  qashqai or juke not red not blue | maker=Nissan&car_model=Juke&car_model=Qashqai&ausstattung!=blau&ausstattung!=rot
  petrol auto suv with pan roof and adaptive cruise | schiebedach=true&tempomat=true&kraftstoffart=benzin&getriebe=AUTOMATIK&fahrzeugtyp=SUV_GELAENDEWAGEN
  e class coupe black on black | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=Coupe&ausstattung=schwarz
  skoda superb 190 tdi l&k 4x4 dsg | psvon=190&allradantrieb=true&maker=Škoda&car_model=Superb&kraftstoffart=diesel&getriebe=AUTOMATIK | l; k
  any van up to 3 years old, euro 6, vat q | transporter=true&first_reg_from=2023&schadstoffklassetyp=EURO_6&mwst=REGEL | q
  fiesta 1.0t 5dr 17 plate or newer | doors=4/5&first_reg_from=2017&maker=Ford&car_model=Fiesta | 1.0t
  caddy life 7 seater wheelchair | seatsfrom=7&seatsto=7&behindertengerecht=true&maker=Volkswagen&car_model=Caddy | life
  min 300 bhp rwd coupe | psvon=300&fahrzeugtyp=Coupe | rwd
  automatic, not cvt | getriebe=AUTOMATIK | not cvt
  red or orange convertible two seater | seatsfrom=2&seatsto=2&ausstattung=orange&ausstattung=rot&fahrzeugtyp=CABRIO
  i20 or rio, 2018 on, <50k km | first_reg_from=2018&km_stand_to=50000&maker=Hyundai&maker=Kia&car_model=Rio&car_model=i-Reihe
  transporter t6.1 kombi dsg 4motion | allradantrieb=true&maker=Volkswagen&car_model=Transporter&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  full leather, electric seats, memory, 19s | lederausstattung=true | electric; seats; memory; 19s
  price range 8-12k | price_from=8000&price_to=12000
  ex-lease passat estate 2020 | first_reg_from=2020&first_reg_to=2020&maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | ex-lease
  hybrid, no plug-in | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | no plug-in
  bmw x5 7 seats diesel 2018 max 35000 eur | seatsfrom=7&seatsto=7&price_to=35000&first_reg_from=2018&first_reg_to=2018&maker=BMW&car_model=X-Reihe&kraftstoffart=diesel
  dacia sandero stepway lpg bifuel | maker=Dacia&car_model=Sandero&kraftstoffart=autogas | stepway; bifuel
  left hooker mustang v8 manual | maker=Ford&car_model=Mustang&getriebe=SCHALT_GETRIEBE | left; hooker; v8
  fabia estate 1.2 tsi 2016 one lady owner | first_reg_from=2016&first_reg_to=2016&maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI&kraftstoffart=benzin | 1.2; lady; owner
  octavia scout or superb outdoor 4x4 | allradantrieb=true&maker=Škoda&car_model=Octavia&car_model=Superb | scout; outdoor
  mk3 focus 1.6 zetec, cheap tax | maker=Ford&car_model=Focus | mk3; 1.6; zetec; cheap; tax
  panel van with ply lining and bulkhead | trennwand=true&fahrzeugkategorietypnfz=Kastenwagen | ply; lining
  x-trail 7 seats 4wd panoramic roof | seatsfrom=7&seatsto=7&allradantrieb=true&schiebedach=true&maker=Nissan&car_model=X-Trail
  anything japanese, manual, no diesel | getriebe=SCHALT_GETRIEBE&kraftstoffart!=diesel | japanese
  golf estate diesel dsg, 2017 up, below 90k kms, no black | first_reg_from=2017&km_stand_to=90000&maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ausstattung!=schwarz
  v60 cross country awd, heated seats, tow bar, pan roof | allradantrieb=true&sitzheizung=true&ahk=true&schiebedach=true&maker=Volvo&car_model=V60 | cross; country
  2 door coupe v6 rear drive | doors=2/3&fahrzeugtyp=Coupe | v6; rear drive
  old mini 1980s | maker=MINI | old; 1980s
  clio dynamique 1.5 dci 5 door grey | doors=4/5&maker=Renault&car_model=Clio&kraftstoffart=diesel&ausstattung=grau | dynamique; 1.5
  vw up or seat mii or skoda citigo | maker=Seat&maker=Volkswagen&maker=Škoda&car_model=Citigo&car_model=Mii&car_model=up!
  max price 18k euros, min year 2018 | price_to=18000&first_reg_from=2018
  electric or petrol, not hybrid | kraftstoffart=benzin&kraftstoffart=elektro
  lwb minibus 17 seater | seatsfrom=17&seatsto=17&fahrzeugtyp=VAN_KLEINBUS | lwb
  white van man special transit 2.0 tdci | transporter=true&maker=Ford&car_model=Transit&ausstattung=weiß&kraftstoffart=diesel | special; 2.0
  bmw 5 touring, 3 litre diesel, msport, nav | navigation=true&maker=BMW&car_model=5er&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 3 litre; msport
  tiguan allspace 7 seats | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Tiguan | allspace
  insurance group low, first car, under 1.2 |  | insurance; group; low; first car; under 1.2
  fuel type petrol gearbox automatic doors 5 | doors=4/5&kraftstoffart=benzin&getriebe=AUTOMATIK | fuel
  jeep wrangler 2dr soft top yellow | doors=2/3&maker=Jeep&car_model=Wrangler&fahrzeugtyp=CABRIO&ausstattung=gelb
  reg 2019 to 2021, mileage 20k to 60k, budget 12k to 18k | first_reg_from=2019&first_reg_to=2021&km_stand_from=20000&km_stand_to=60000&price_from=12000&price_to=18000
  corsa-e or e-208 | maker=Opel&maker=Peugeot&car_model=2er-Reihe&car_model=Corsa&kraftstoffart=elektro
  vito crew van 6 seats | doppelkabine=true&seatsfrom=6&seatsto=6&maker=Mercedes-Benz&car_model=Vito
  immaculate porsche boxster s, low owners | maker=Porsche&car_model=Boxster | immaculate; s; low; owners
  range rover sport hse 7 seats black | seatsfrom=7&seatsto=7&maker=Land Rover&car_model=Range Rover Sport&ausstattung=schwarz | hse
  estate car, roof rails, towbar, under 12 grand | ahk=true&price_to=12000&fahrzeugtyp=KOMBI | roof rails
  automatic convertible with 4 seats, sub 100k km | seatsfrom=4&seatsto=4&km_stand_to=100000&getriebe=AUTOMATIK&fahrzeugtyp=CABRIO
  vw caddy maxi life tdi 7 seats dsg | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Caddy&kraftstoffart=diesel&getriebe=AUTOMATIK | maxi; life
  audi q5 s line tdi quattro 2018 on under 60k miles | allradantrieb=true&first_reg_from=2018&km_stand_to=96561&maker=Audi&car_model=Q5&kraftstoffart=diesel | s; line
  nissan navara tekna double cab auto diesel | doppelkabine=true&maker=Nissan&car_model=Navara&getriebe=AUTOMATIK&kraftstoffart=diesel | tekna
  ford s-max 7 seats auto petrol or diesel | seatsfrom=7&seatsto=7&maker=Ford&car_model=S-Max&getriebe=AUTOMATIK&kraftstoffart=benzin&kraftstoffart=diesel
  small automatic with low tax, ulez ok | getriebe=AUTOMATIK | small; low; tax; ulez; ok
  vauxhall insignia sports tourer diesel towbar | ahk=true&maker=Opel&car_model=Insignia&fahrzeugtyp=KOMBI&kraftstoffart=diesel | sports
  lexus or toyota hybrid estate | maker=Toyota&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI | lexus
  not more than 2 owners and 60000 km | km_stand_to=60000 | not more than 2 owners
  bmw m135i xdrive blue 5 door | allradantrieb=true&doors=4/5&maker=BMW&car_model=1er&ausstattung=blau
  cars under 2 grand with mot | price_to=2000 | mot
  petrol manual golf, not white, 5dr, sunroof | doors=4/5&schiebedach=true&maker=Volkswagen&car_model=Golf&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&ausstattung!=weiß
  discovery 4 hse lux sdv6 | maker=Land Rover&car_model=Discovery | 4; hse; lux; sdv6
  fiat 500l 7 seat | seatsfrom=7&seatsto=7&maker=Fiat&car_model=500
  from 5 to 8 thousand euros | price_from=5000&price_to=8000
  electric van with at least 3 seats | transporter=true&seatsfrom=3&kraftstoffart=elektro
  any white estate newer than 2019 with navigation | first_reg_from=2020&navigation=true&ausstattung=weiß&fahrzeugtyp=KOMBI
  suzuki jimny 2019 green manual | first_reg_from=2019&first_reg_to=2019&maker=Suzuki&car_model=Jimny&ausstattung=grün&getriebe=SCHALT_GETRIEBE
  volvo xc40 t5 recharge auto under 30k | price_to=30000&maker=Volvo&car_model=XC-Reihe&getriebe=AUTOMATIK | t5; recharge
  clean low mileage honda jazz auto | maker=Honda&car_model=Jazz&getriebe=AUTOMATIK | clean; low mileage
  bmw 330e touring msport 2021 | first_reg_from=2021&first_reg_to=2021&maker=BMW&car_model=3er&fahrzeugtyp=KOMBI | msport
  mazda cx-30 2.0 petrol manual soul red | maker=Mazda&car_model=CX-Reihe&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&ausstattung=rot | 2.0; soul
  ev under 20k with 200 miles range | price_to=20000&kraftstoffart=elektro | 200 miles range
  convertible, 4 seats, auto, not black | seatsfrom=4&seatsto=4&fahrzeugtyp=CABRIO&getriebe=AUTOMATIK&ausstattung!=schwarz
  citroen berlingo wheelchair access euro 6 | behindertengerecht=true&schadstoffklassetyp=EURO_6&maker=Citroën&car_model=Berlingo
  mercedes v class 8 seater extra long | seatsfrom=8&seatsto=8&maker=Mercedes-Benz&car_model=V-Klasse | extra; long
  vw golf gte hybrid 5dr white | doors=4/5&maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=weiß | gte
  5 to 7 years old diesel suv 4wd | first_reg_from=2019&first_reg_to=2021&allradantrieb=true&kraftstoffart=diesel&fahrzeugtyp=SUV_GELAENDEWAGEN
  fiat ducato motorhome or camper | maker=Fiat&car_model=Ducato | motorhome; camper
  mini cooper d clubman 6 door | doors=6/7&maker=MINI&car_model=Clubman&car_model=Cooper&kraftstoffart=diesel
  kw 100 to 130 petrol hatchback | leistung_from=100&leistung_to=130&kraftstoffart=benzin | hatchback
  honda civic type r 2018 white | first_reg_from=2018&first_reg_to=2018&maker=Honda&car_model=Civic&ausstattung=weiß | r
  bmw m sport 320d estate, leather and sat nav | lederausstattung=true&navigation=true&maker=BMW&car_model=3er&fahrzeugtyp=KOMBI | m; sport
  ford transit luton tail lift 2019 | ladebordwand=true&first_reg_from=2019&first_reg_to=2019&maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Koffer
  skoda superb estate phev iv | maker=Škoda&car_model=Superb&fahrzeugtyp=KOMBI&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | iv
  diesel 4x4 pick up, 3.5 tonne towing | allradantrieb=true&kraftstoffart=diesel&fahrzeugkategorietypnfz=Pickup | 3.5 tonne towing
  cheap ev for city, max 8k, ccs charging | price_to=8000&kraftstoffart=elektro | cheap; city; ccs; charging
  seat leon estate 1.5 tsi evo dsg, tow bar, from 2020 | ahk=true&first_reg_from=2020&maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI&kraftstoffart=benzin&getriebe=AUTOMATIK | 1.5; evo
  mini one 3 door hatch petrol under 40k miles | doors=2/3&km_stand_to=64374&maker=MINI&car_model=One&kraftstoffart=benzin | hatch
  porsche 718 cayman pdk | maker=Porsche&getriebe=AUTOMATIK | 718; cayman
  land rover freelander 2 auto diesel black leather | lederausstattung=true&maker=Land Rover&car_model=Freelander&getriebe=AUTOMATIK&kraftstoffart=diesel | 2; black
  vans with air con, 3 seats and bulkhead | transporter=true&seatsfrom=3&seatsto=3&trennwand=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  peugeot 108 top 5 door 2016 red | doors=4/5&first_reg_from=2016&first_reg_to=2016&maker=Peugeot&car_model=1er-Reihe&ausstattung=rot
  at least 5 doors, automatic, not diesel, max 60k km | doors=4/5&km_stand_to=60000&getriebe=AUTOMATIK&kraftstoffart!=diesel
  renault megane rs trophy manual yellow | maker=Renault&car_model=Megane&getriebe=SCHALT_GETRIEBE&ausstattung=gelb | rs; trophy
  `,
  )
})
