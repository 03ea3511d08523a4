import { describe } from 'vitest'
import { testPhrases } from '../../../testing/read-as-meant.ts'

describe('A search in words in English', () => {
  testPhrases(
    'en',
    `
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
})
