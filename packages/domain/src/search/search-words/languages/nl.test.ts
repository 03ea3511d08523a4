import { describe } from 'vitest'
import { testPhrases } from '../../../testing/read-as-meant.ts'

describe('A search in words in Dutch', () => {
  testPhrases(
    'nl',
    `
  golf isofix x2 | isofix=true&maker=Volkswagen&car_model=Golf | x2
  diesel niet, stationwagen | kraftstoffart!=diesel&fahrzeugtyp=KOMBI
  pickup trekhaak 3,5t | ahk=true&fahrzeugkategorietypnfz=Pickup | 3,5t
  golf autom. airco | maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  mini one, goede prijs, 3 deurs | doors=2/3&maker=MINI&car_model=One | goede
  alleen benzine, handgeschakeld, onder 30.000 km en jonger dan 3 jaar | km_stand_to=30000&first_reg_from=2023&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  golf 2018 of nieuwer, max 9000 euro | first_reg_from=2018&price_to=9000&maker=Volkswagen&car_model=Golf
  golf hoogstens 2 jaar, garantie | first_reg_from=2024&maker=Volkswagen&car_model=Golf | garantie
  peugeot 5008 7 persoons bluehdi 130 | seatsfrom=7&seatsto=7&psvon=130&maker=Peugeot&car_model=5er-Reihe&kraftstoffart=diesel
  6 zitplaatsen minimaal, 12.500 euro max, automaat | seatsfrom=6&price_to=12500&getriebe=AUTOMATIK
  cabrio elektrische kap leder stoelverwarming | lederausstattung=true&sitzheizung=true&fahrzeugtyp=CABRIO | elektrische; kap
  gesloten bestelwagen hoog dak lang | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  seat leon st fr tdi led virtual cockpit | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI&kraftstoffart=diesel&headLights=ledScheinwerfer | fr; virtual; cockpit
  ford ka groen metallic elektr. ramen | maker=Ford&car_model=Ka&ausstattung=grün | elektrische; ramen
  dacia sandero stepway tce lpg airco niet ouder dan 2019 | first_reg_from=2019&maker=Dacia&car_model=Sandero&kraftstoffart=autogas&airConditioning=klimaanlage&airConditioning=klimaautomatik | stepway
  toyota proace verso | maker=Toyota | proace; verso
  2020 excl btw bestelbus | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&transporter=true
  golf maximaal 80.000 km en 5 jaar | km_stand_to=80000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  golf sleutels twee | keysfrom=2&maker=Volkswagen&car_model=Golf
  golf 18 inch velgen | leichtmetallfelgen=true&maker=Volkswagen&car_model=Golf | 18 inch
  stationwagon diesel automaat tot 15.000 euro | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=15000
  VW Golf benzine handgeschakeld max 80.000 km | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  witte SUV met trekhaak en navigatie | ausstattung=weiß&fahrzeugtyp=SUV_GELAENDEWAGEN&ahk=true&navigation=true
  BMW 320d station vanaf 2018 | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&first_reg_from=2018
  Audi A4 quattro tussen 2016 en 2019 | maker=Audi&car_model=A4&allradantrieb=true&first_reg_from=2016&first_reg_to=2019
  elektrische auto tot 25.000 euro | kraftstoffart=elektro&price_to=25000
  Toyota hybride onder 20000 euro | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&price_to=20000
  7-persoons ruimtewagen diesel | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel
  cabrio met lederen bekleding en stoelverwarming | fahrzeugtyp=CABRIO&lederausstattung=true&sitzheizung=true
  gesloten bestelwagen met trekhaak, minder dan 100.000 km | fahrzeugkategorietypnfz=Kastenwagen&ahk=true&km_stand_to=100000
  niet ouder dan 5 jaar, automatische versnellingsbak | first_reg_from=2021&getriebe=AUTOMATIK
  Skoda Octavia station, geen diesel, 10.000 tot 15.000 euro | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart!=diesel&price_from=10000&price_to=15000
  zwarte sedan minimaal 150 pk | ausstattung=schwarz&fahrzeugtyp=LIMOUSINE&psvon=150
  coupé benzine meer dan 110 kW | fahrzeugtyp=Coupe&kraftstoffart=benzin&leistung_from=110
  vijfdeurs kleine auto onder 9.000 € | doors=4/5&fahrzeugtyp=KLEINWAGEN&price_to=9000
  schadevrij met onderhoudsboekje | ohnevorschaeden=true&scheckheftgepflegt=true
  pick-up vierwielaandrijving dubbele cabine | fahrzeugkategorietypnfz=Pickup&allradantrieb=true&doppelkabine=true
  bestelbus btw verrekenbaar onder 12.000 excl. btw | transporter=true&mwst=REGEL&price_to=14280
  Mercedes E klasse station grijs automaat | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI&ausstattung=grau&getriebe=AUTOMATIK
  ik zoek een rode Mini Cooper handbak | ausstattung=rot&maker=MINI&car_model=Cooper&getriebe=SCHALT_GETRIEBE
  Passat station kilometerstand onder 90000 | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&km_stand_to=90000
  eerste toelating na 2019, LED koplampen | first_reg_from=2020&headLights=ledScheinwerfer
  parkeersensoren, cruise control en airco | einparkhilfe=true&tempomat=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  climate control, lichtmetalen velgen, panoramadak | airConditioning=klimaautomatik&leichtmetallfelgen=true&schiebedach=true
  geen BMW of Audi, diesel station | maker!=BMW&maker!=Audi&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  alle kleuren behalve rood, automaat | ausstattung!=rot&getriebe=AUTOMATIK
  maximaal 60.000 km en 18.000 euro | km_stand_to=60000&price_to=18000
  prijs tussen 8000 en 12000 euro | price_from=8000&price_to=12000
  bouwjaar 2017 tot 2020 Tiguan | first_reg_from=2017&first_reg_to=2020&maker=Volkswagen&car_model=Tiguan
  2-deurs coupé blauw | doors=2/3&fahrzeugtyp=Coupe&ausstattung=blau
  Volvo V60 zonder navigatie | maker=Volvo&car_model=V60 | zonder navigatie (lässt sich nicht ausschließen)
  stationcar benzine 100-150 pk | fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=100&psbis=150
  auto op lpg of aardgas tot 8000 euro | kraftstoffart=autogas&kraftstoffart=erdgas&price_to=8000
  Renault Clio nieuwer dan 2018 | maker=Renault&car_model=Clio&first_reg_from=2019
  groene Skoda Fabia met isofix | ausstattung=grün&maker=Škoda&car_model=Fabia&isofix=true
  auto's onder 5000 euro met nieuwe APK | price_to=5000&huauneu=true
  minstens 7 zitplaatsen | seatsfrom=7
  diesel automaat tot 12k | kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=12000
  Hyundai i30 of Kia Ceed station | maker=Hyundai&maker=Kia&car_model=i-Reihe&car_model=Ceed&fahrzeugtyp=KOMBI
  gele Fiat 500 cabriolet | ausstattung=gelb&maker=Fiat&car_model=500&fahrzeugtyp=CABRIO
  zilver of grijs Passat | ausstattung=silber&ausstattung=grau&maker=Volkswagen&car_model=Passat
  geen automaat, geen SUV, tot 11.000 euro | getriebe=SCHALT_GETRIEBE&fahrzeugtyp!=SUV_GELAENDEWAGEN&price_to=11000
  plug-in hybride station vanaf 2021 | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_from=2021
  Golf met bluetooth en handsfree set | maker=Volkswagen&car_model=Golf&freisprecheinrichtung=true
  goedkope diesel | kraftstoffart=diesel | goedkope
  Opel Astra ongeveer 8000 euro | maker=Opel&car_model=Astra&price_from=7200&price_to=8800
  bedrijfswagen met schuifdeuren aan beide kanten | transporter=true&schiebetuer=beidseitig
  Subaru Forester 4x4 | maker=Subaru&car_model=Forester&allradantrieb=true
  meer dan 200 pk, achteruitrijcamera, xenon | psvon=200&einparkhilfe=true&headLights=xenon
  Nissan Qashqai 2016-2018 benzine | maker=Nissan&car_model=Qashqai&first_reg_from=2016&first_reg_to=2018&kraftstoffart=benzin
  oranje Ford Focus met verwarmde stoelen | ausstattung=orange&maker=Ford&car_model=Focus&sitzheizung=true
  donkerblauwe limousine | ausstattung=blau&fahrzeugtyp=LIMOUSINE
  stadsauto maximaal 3 jaar oud | fahrzeugtyp=KLEINWAGEN&first_reg_from=2023
  standkachel en roetfilter | standheizung=true&partikelfilter=true
  margeauto diesel | mwst=DIFFERENZ&kraftstoffart=diesel
  grijze Volvo V70 diesel of hybride automaat | ausstattung=grau&maker=Volvo&car_model=V70&kraftstoffart=diesel&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  bestelauto Ford Transit lange wielbasis | transporter=true&maker=Ford&car_model=Transit | lange; wielbasis
  ongevalvrij, eerste eigenaar, trekhaak | unfallfrei=true&ahk=true | eerste eigenaar
  bezine automaat statonwagen | kraftstoffart=benzin&getriebe=AUTOMATIK&fahrzeugtyp=KOMBI
  Kombi Diesel AHK bis 15.000 € | fahrzeugtyp=KOMBI&kraftstoffart=diesel&ahk=true&price_to=15000
  `,
  )
  testPhrases(
    'nl',
    `
  gebruikte Audi A6 station diesel automaat met trekhaak | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true
  blauwe Ford Fiesta benzine onder 40.000 km | ausstattung=blau&maker=Ford&car_model=Fiesta&kraftstoffart=benzin&km_stand_to=40000
  elektrische auto's vanaf 2020 | kraftstoffart=elektro&first_reg_from=2020
  Mercedes Sprinter bestelbus diesel | maker=Mercedes-Benz&car_model=Sprinter&transporter=true&kraftstoffart=diesel
  minder dan 8.500 euro, airco, lichtmetaal | price_to=8500&airConditioning=klimaanlage&airConditioning=klimaautomatik&leichtmetallfelgen=true
  gezinsauto 5 zitplaatsen | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=5&seatsto=5
  BMW 5-serie station geen benzine | maker=BMW&car_model=5er&fahrzeugtyp=KOMBI&kraftstoffart!=benzin
  Golf tot 150 pk, handgeschakelde versnellingsbak | maker=Volkswagen&car_model=Golf&psbis=150&getriebe=SCHALT_GETRIEBE
  SUV met vierwielaandrijving, minimaal 120 kW | fahrzeugtyp=SUV_GELAENDEWAGEN&allradantrieb=true&leistung_from=120
  witte of zilveren Opel Insignia | ausstattung=weiß&ausstattung=silber&maker=Opel&car_model=Insignia
  toegelaten sinds 03/2019, automaat | first_reg_month_from=201903&getriebe=AUTOMATIK
  geen ongeval, geen schade, station | unfallfrei=true&ohnevorschaeden=true&fahrzeugtyp=KOMBI
  Kia Sportage 2017 of nieuwer | maker=Kia&car_model=Sportage&first_reg_from=2017
  Volvo XC60 hoogstens 5 jaar oud | maker=Volvo&car_model=XC-Reihe&first_reg_from=2021
  prijs tot 20.000 euro exclusief btw | mwst=REGEL&price_to=23800
  auto zonder schade | ohnevorschaeden=true
  lederen stoelen, schuifdak, camera | lederausstattung=true&schiebedach=true&einparkhilfe=true
  geen rood, geen wit, coupé | ausstattung!=rot&ausstattung!=weiß&fahrzeugtyp=Coupe
  Peugeot 308 station diesel 130 pk | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&psvon=130
  Toyota Yaris hybride tot 60.000 km van 12.000 tot 16.000 euro | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&car_model=Yaris&km_stand_to=60000&price_from=12000&price_to=16000
  busje 9 personen | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=9&seatsto=9
  kilometerstand van 50.000 tot 100.000 km | km_stand_from=50000&km_stand_to=100000
  diesel of benzine, station, alleen automaat | kraftstoffart=diesel&kraftstoffart=benzin&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  zwarte cabriolet | ausstattung=schwarz&fahrzeugtyp=CABRIO
  bruine Jeep Cherokee vierwielaangedreven | ausstattung=braun&maker=Jeep&car_model=Cherokee&allradantrieb=true
  Skoda Superb met navigatiesysteem | maker=Škoda&car_model=Superb&navigation=true
  Renault maar geen Twingo | maker=Renault&car_model!=Twingo
  onder 10.000 EUR, boven 100 pk | price_to=10000&psvon=100
  bestelwagen met tussenschot, btw aftrekbaar | transporter=true&trennwand=true&mwst=REGEL
  bestelauto tot 3,5 ton | transporter=true&zulaessigesgesamtgewichtbis=3500
  Seat Leon met LED en cruise control | maker=Seat&car_model=Leon&headLights=ledScheinwerfer&tempomat=true
  Golf uit 2019 automaat voor 18.000 euro | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK&price_to=18000
  Passat station jong gebruikt | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | jong
  auto op waterstof | kraftstoffart=wasserstoff
  driedeurs Mini rood | doors=2/3&maker=MINI&ausstattung=rot
  gouden of beige sedan | ausstattung=gold&ausstattung=beige&fahrzeugtyp=LIMOUSINE
  diesel euro 6 station | schadstoffklassetyp=EURO_6&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  paarse Smart fortwo cabrio | ausstattung=violett&maker=Smart&car_model=forTwo&fahrzeugtyp=CABRIO
  donkergroen, schakelbak, 5 deuren | ausstattung=grün&getriebe=SCHALT_GETRIEBE&doors=4/5
  stationwgen met trekhak, dieesel | fahrzeugtyp=KOMBI&ahk=true&kraftstoffart=diesel
  `,
  )
  testPhrases(
    'nl',
    `
  golf stationwagen diesel automaat vanaf 2019 | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2019
  gezocht bmw 3 serie touring handgeschakeld onder 80.000 km | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  skoda octavia tot 15k euro | maker=Škoda&car_model=Octavia&price_to=15000
  audi a4 avant quattro led koplampen | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&allradantrieb=true&headLights=ledScheinwerfer
  mercedes c klasse benzine aut max 60.000 km | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=benzin&getriebe=AUTOMATIK&km_stand_to=60000
  suv hybride vanaf bj 2020 niet duurder dan 30000 € | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2020&price_to=30000
  ford focus 5 deurs benzine | maker=Ford&car_model=Focus&doors=4/5&kraftstoffart=benzin
  mpv 7 persoons schuifdeuren aan beide kanten | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&schiebetuer=beidseitig
  geen diesel, automaat, minder dan 20.000 eur | kraftstoffart!=diesel&getriebe=AUTOMATIK&price_to=20000
  elektrische auto minstens 150 kw tot 40k | kraftstoffart=elektro&leistung_from=150&price_to=40000
  dacia duster 4x4 trekhaak | maker=Dacia&car_model=Duster&allradantrieb=true&ahk=true
  cabrio rood of wit | fahrzeugtyp=CABRIO&ausstattung=rot&ausstattung=weiß
  vw caddy niet ouder dan 2018 | maker=Volkswagen&car_model=Caddy&first_reg_from=2018
  coupe meer dan 150 pk zwart leer | psvon=150&fahrzeugtyp=Coupe&lederausstattung=true | zwart
  passat ongevalvrij onderhoudsboekje | maker=Volkswagen&car_model=Passat&unfallfrei=true&scheckheftgepflegt=true
  peugot 308 2018-2020 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2018&first_reg_to=2020
  toyota yaris hybrde autmaat | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  hyundai tucson of kia sportage diesel | maker=Hyundai&maker=Kia&car_model=Tucson&car_model=Sportage&kraftstoffart=diesel
  bestelwagens met laadklep euro 6 | transporter=true&ladebordwand=true&schadstoffklassetyp=EURO_6
  bestelbus lang en hoog | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  fiat ducato koelwagen | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  volvo xc60 navi stoelverwarming parkeersensoren | maker=Volvo&car_model=XC-Reihe&navigation=true&sitzheizung=true&einparkhilfe=true
  autos tussen 10 en 15k euro | price_from=10000&price_to=15000
  € 8.000 - € 12.000 kleine auto | price_from=8000&price_to=12000&fahrzeugtyp=KLEINWAGEN
  kilometerstand onder 50000 | km_stand_to=50000
  eerste toelating 2021 of later | first_reg_from=2021
  bouwjaar 2017 tot 2019, benzine | first_reg_from=2017&first_reg_to=2019&kraftstoffart=benzin
  blauwe sedan met climate control | ausstattung=blau&fahrzeugtyp=LIMOUSINE&airConditioning=klimaautomatik
  golf marge auto | mwst=DIFFERENZ&maker=Volkswagen&car_model=Golf
  bmw x3 btw verrekenbaar | mwst=REGEL&maker=BMW&car_model=X-Reihe
  btw stationwagens max 18k | mwst=REGEL&fahrzeugtyp=KOMBI&price_to=18000
  seat leon zonder ongeval, twee sleutels | maker=Seat&car_model=Leon&unfallfrei=true&keysfrom=2
  hyundai santa fe wit | maker=Hyundai&car_model=Santa Fe&ausstattung=weiß
  suv jonger dan 3 jaar | first_reg_from=2023&fahrzeugtyp=SUV_GELAENDEWAGEN
  nissan qashqai alle kleuren behalve zwart | maker=Nissan&car_model=Qashqai&ausstattung!=schwarz
  renault clio lpg | maker=Renault&car_model=Clio&kraftstoffart=autogas
  plug-in hybride stationwagon | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI
  autos op aardgas | kraftstoffart=erdgas
  mercedes sprinter kipper | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kipper
  opel astra cruise control lichtmetalen velgen | maker=Opel&car_model=Astra&tempomat=true&leichtmetallfelgen=true
  min 110kW max 140kW diesel | leistung_from=110&leistung_to=140&kraftstoffart=diesel
  schuifdak + trekhaak, grijs | schiebedach=true&ahk=true&ausstattung=grau
  honderdduizend km max, diesel | km_stand_to=100000&kraftstoffart=diesel
  golf weinig km onder 30.000 km | maker=Volkswagen&car_model=Golf&km_stand_to=30000 | weinig
  citroen berlingo 5 zitplaatsen | maker=Citroën&car_model=Berlingo&seatsfrom=5&seatsto=5
  alleen handbak alleen benzine | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin
  goedkope automaten onder € 9000 | getriebe=AUTOMATIK&price_to=9000 | goedkope
  vierwielaandrijving, xenon, airco | allradantrieb=true&headLights=xenon&airConditioning=klimaanlage&airConditioning=klimaautomatik
  groene of zilveren mazda cx-5 | maker=Mazda&car_model=CX-Reihe&ausstattung=grün&ausstattung=silber
  fiat ducato max 3,5t | maker=Fiat&car_model=Ducato&zulaessigesgesamtgewichtbis=3500
  rolstoelauto | behindertengerecht=true
  nieuwe apk, onderhoudsboekje, geen schade | huauneu=true&scheckheftgepflegt=true&ohnevorschaeden=true
  8 of meer zitplaatsen | seatsfrom=8
  20.000 tot 30.000 km, vanaf 2022 | km_stand_from=20000&km_stand_to=30000&first_reg_from=2022
  bmw x1 x3 x5 diesel | maker=BMW&car_model=X-Reihe&kraftstoffart=diesel
  niet elektrisch en niet hybride | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  stationwagen 140-190 pk | psvon=140&psbis=190&fahrzeugtyp=KOMBI
  isofix, 5-deurs, klein | isofix=true&doors=4/5 | klein
  witte bestelbussen uit 2021 | ausstattung=weiß&transporter=true&first_reg_from=2021&first_reg_to=2021
  stationwagen met standkachel | fahrzeugtyp=KOMBI&standheizung=true
  skoda superb 190 pk dsg 4x4 | maker=Škoda&car_model=Superb&psvon=190&getriebe=AUTOMATIK&allradantrieb=true
  pick-up dubbele cabine trekhaak | fahrzeugkategorietypnfz=Pickup&doppelkabine=true&ahk=true
  `,
  )
  testPhrases(
    'nl',
    `
  stationwagon diesel automaat onder 15000 | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=15000
  golf variant dsg vanaf 2019 max 100.000 km | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&first_reg_from=2019&km_stand_to=100000
  benzine, handgeschakeld, 5 deurs, tot € 9.500,- | kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&doors=4/5&price_to=9500
  7 persoons mpv geen diesel tot 18.000 euro | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart!=diesel&price_to=18000
  gezocht: rode mini cooper cabrio | ausstattung=rot&maker=MINI&car_model=Cooper&fahrzeugtyp=CABRIO
  bmw 3 serie touring 190pk xdrive trekhaak | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&psvon=190&allradantrieb=true&ahk=true
  audi a6 quattro leer navi stoelverwarming | maker=Audi&car_model=A6&allradantrieb=true&lederausstattung=true&navigation=true&sitzheizung=true
  < 12000 hybride toyota | price_to=12000&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota
  elektrische auto 2021 of nieuwer minder dan 40dkm | kraftstoffart=elektro&first_reg_from=2021&km_stand_to=40000
  witte gesloten bestelwagen 3 zitplaatsen met trekhaak | ausstattung=weiß&fahrzeugkategorietypnfz=Kastenwagen&seatsfrom=3&seatsto=3&ahk=true
  pick-up dubbele cabine 4x4 diesel | fahrzeugkategorietypnfz=Pickup&doppelkabine=true&allradantrieb=true&kraftstoffart=diesel
  skoda octavia combi tdi tussen 2017 en 2020 | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart=diesel&first_reg_from=2017&first_reg_to=2020
  alles behalve zwart of wit, suv automaat | ausstattung!=schwarz&ausstattung!=weiß&fahrzeugtyp=SUV_GELAENDEWAGEN&getriebe=AUTOMATIK
  niet ouder dan 5 jaar, minder dan 100.000 kilometer | first_reg_from=2021&km_stand_to=100000
  ford focus 125 pk lichtmetalen velgen parkeersensoren | maker=Ford&car_model=Focus&psvon=125&leichtmetallfelgen=true&einparkhilfe=true
  mercedes c-klasse sedan grijs of zilver | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=LIMOUSINE&ausstattung=grau&ausstattung=silber
  passat station cruise control schuifdak lmv | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&tempomat=true&schiebedach=true&leichtmetallfelgen=true
  kleine stadsauto benzine 3-deurs 4 tot 6 duizend euro | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&doors=2/3&price_from=4000&price_to=6000
  10-15k, diesel of benzine | price_from=10000&price_to=15000&kraftstoffart=diesel&kraftstoffart=benzin
  volvo xc60 vierwielaandrijving min 200 pk dealer onderhouden | maker=Volvo&car_model=XC-Reihe&allradantrieb=true&psvon=200&scheckheftgepflegt=true
  minstens 110 kw, euro 6, automatische versnellingsbak | leistung_from=110&schadstoffklassetyp=EURO_6&getriebe=AUTOMATIK
  donkerblauwe hyundai tucson handbak | ausstattung=blau&maker=Hyundai&car_model=Tucson&getriebe=SCHALT_GETRIEBE
  schadevrij, 2 sleutels, nieuwe apk | ohnevorschaeden=true&keysfrom=2&huauneu=true
  bedrijfswagen btw verrekenbaar tot 3,5 ton | transporter=true&mwst=REGEL&zulaessigesgesamtgewichtbis=3500
  nissan qashqai of kia sportage 2018 t/m 2021 | maker=Nissan&maker=Kia&car_model=Qashqai&car_model=Sportage&first_reg_from=2018&first_reg_to=2021
  budget 8 mille isofix airco achteruitrijcamera | price_to=8000&isofix=true&airConditioning=klimaanlage&airConditioning=klimaautomatik&einparkhilfe=true
  km stand < 80000, prijs < 14000 | km_stand_to=80000&price_to=14000
  disel automaaat statonwagen | kraftstoffart=diesel&getriebe=AUTOMATIK&fahrzeugtyp=KOMBI
  na 2018 en voor 2022 | first_reg_from=2019&first_reg_to=2021
  eerste toelating vanaf 03/2019 grijze skoda superb | first_reg_month_from=201903&ausstattung=grau&maker=Škoda&car_model=Superb
  range rover sport zwart lederen bekleding | maker=Land Rover&car_model=Range Rover Sport&lederausstattung=true | zwart
  sprinter l3h2 koelwagen | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  peugeot 308 sw 130 pk witte | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&psvon=130&ausstattung=weiß
  ik zoek een blauwe of groene stationwagen, geen automaat | ausstattung=blau&ausstattung=grün&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE
  geen diesel en geen hybride, vijfdeurs | kraftstoffart!=diesel&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro&doors=4/5
  rond de 10.000 euro, ongeveer 90.000 km | price_from=9000&price_to=11000&km_stand_from=81000&km_stand_to=99000
  xenon of led koplampen, climate control | headLights=xenon&headLights=ledScheinwerfer&airConditioning=klimaautomatik
  caddy lpg schuifdeuren aan beide kanten | maker=Volkswagen&car_model=Caddy&kraftstoffart=autogas&schiebetuer=beidseitig
  polo of clio bouwjaar 2016 3drs benzine | maker=Renault&maker=Volkswagen&car_model=Clio&car_model=Polo&first_reg_from=2016&first_reg_to=2016&doors=2/3&kraftstoffart=benzin
  porsche 911 coupe niet rood meer dan 300 pk | maker=Porsche&car_model=911&fahrzeugtyp=Coupe&ausstattung!=rot&psvon=300
  rolstoelauto diesel minimaal 5 plaatsen | behindertengerecht=true&kraftstoffart=diesel&seatsfrom=5
  grijs kenteken dubbel cabine laadklep | transporter=true&doppelkabine=true&ladebordwand=true
  `,
  )
  testPhrases(
    'nl',
    `
  hybride suv automaat, 2020 of jonger, minder dan 80.000 km | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN&getriebe=AUTOMATIK&first_reg_from=2020&km_stand_to=80000
  klein autootje voor dochter benzine tot 5000 euro 5-deurs | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&price_to=5000&doors=4/5 | dochter
  mercedes e220d stationwagen zwart, trekhaak, leer, max 25 mille | maker=Mercedes-Benz&car_model=E-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI&ausstattung=schwarz&ahk=true&lederausstattung=true&price_to=25000
  passat of superb diesel dsg uit 2018 of 2019 | maker=Volkswagen&maker=Škoda&car_model=Passat&car_model=Superb&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2018&first_reg_to=2019
  transit dubbele cabine 6 personen wit niet meer dan 120.000km | maker=Ford&car_model=Transit&doppelkabine=true&seatsfrom=6&seatsto=6&ausstattung=weiß&km_stand_to=120000
  mazda cx-5 awd met stoelverwarming en open dak | maker=Mazda&car_model=CX-Reihe&allradantrieb=true&sitzheizung=true&schiebedach=true
  yaris hybride bj 2017 t/m 2019 niet duurder dan € 11.000 | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2017&first_reg_to=2019&price_to=11000
  fiat 500 cabrio wit schakel | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO&ausstattung=weiß&getriebe=SCHALT_GETRIEBE
  elektrische auto's min 150 kw, hooguit 3 jaar oud | kraftstoffart=elektro&leistung_from=150&first_reg_from=2023
  prijs tussen 7 en 9 mille, elke kleur behalve grijs | price_from=7000&price_to=9000&ausstattung!=grau
  opel vivaro 9-persoons met airco en navi | maker=Opel&car_model=Vivaro&seatsfrom=9&seatsto=9&airConditioning=klimaanlage&airConditioning=klimaautomatik&navigation=true
  bmw 1-serie rood handgeschakeld | maker=BMW&car_model=1er&ausstattung=rot&getriebe=SCHALT_GETRIEBE
  liever geen diesel, 4x4, automaat, haak | kraftstoffart!=diesel&allradantrieb=true&getriebe=AUTOMATIK&ahk=true
  golf met minder dan een ton op de teller | maker=Volkswagen&car_model=Golf&km_stand_to=100000
  peugeot 3008 diesel ledverlichting achteruitrijcamera 2019 en nieuwer | maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel&headLights=ledScheinwerfer&einparkhilfe=true&first_reg_from=2019
  audi a3 limousine s-tronic 150 pk of meer onder de 22.000 | maker=Audi&car_model=A3&fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK&psvon=150&price_to=22000
  kipper tot 3500 kg | fahrzeugkategorietypnfz=Kipper&zulaessigesgesamtgewichtbis=3500
  volvo v60 niet wit en niet zilver | maker=Volvo&car_model=V60&ausstattung!=weiß&ausstattung!=silber
  kangoo bestel max 10.000 ex btw | maker=Renault&car_model=Kangoo&transporter=true&price_to=11900&mwst=REGEL
  duster op lpg met vierwielaandrijving van voor 2020 | maker=Dacia&car_model=Duster&kraftstoffart=autogas&allradantrieb=true&first_reg_to=2019
  gezinsauto 7 zitplaatsen diesel isofix rond de 14.000 euro | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart=diesel&isofix=true&price_from=12600&price_to=15400
  kia ceed stationwagon ongevalvrij met onderhoudsboekje | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&unfallfrei=true&scheckheftgepflegt=true
  smart elektriche tot 8k | maker=Smart&kraftstoffart=elektro&price_to=8000
  porshe cayene panoramadak boven 250 pk, vanaf 2016 | maker=Porsche&car_model=Cayenne&schiebedach=true&psvon=250&first_reg_from=2016
  mx5 of z4 cabrio onder 70dkm | maker=Mazda&maker=BMW&car_model=MX-Reihe&car_model=Z-Reihe&fahrzeugtyp=CABRIO&km_stand_to=70000
  astra benzine geregistreerd na juni 2020 | maker=Opel&car_model=Astra&kraftstoffart=benzin&first_reg_month_from=202007
  `,
  )
  testPhrases(
    'nl',
    `
  goedkope automaat hatchback voor in de stad benzine tot 6000 | getriebe=AUTOMATIK&kraftstoffart=benzin&price_to=6000 | goedkope; hatchback; stad
  octavia of superb plug-in hybride vanaf 2019 met trekhaak | maker=Škoda&car_model=Octavia&car_model=Superb&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2019&ahk=true
  bestelbus met tussenschot en trekhaak, euro 6, minder dan 90.000 km | transporter=true&trennwand=true&ahk=true&schadstoffklassetyp=EURO_6&km_stand_to=90000
  x5 of q7 diesel 7 personen zwart of donkerblauw tussen 30 en 45 mille | maker=BMW&maker=Audi&car_model=X-Reihe&car_model=Q7&kraftstoffart=diesel&seatsfrom=7&seatsto=7&ausstattung=schwarz&ausstattung=blau&price_from=30000&price_to=45000
  renault clio uit 2020 rood benzine 5 deurs 90pk | maker=Renault&car_model=Clio&first_reg_from=2020&first_reg_to=2020&ausstattung=rot&kraftstoffart=benzin&doors=4/5&psvon=90
  toyota rav4 hybride awd max 3 jaar oud, max 60.000 km | maker=Toyota&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&allradantrieb=true&first_reg_from=2023&km_stand_to=60000
  cabrio met leren bekleding onder 20 duizend | fahrzeugtyp=CABRIO&lederausstattung=true&price_to=20000
  vw t6 9 persoons standkachel climate control | maker=Volkswagen&car_model=Transporter&seatsfrom=9&seatsto=9&standheizung=true&airConditioning=klimaautomatik
  stationwagen cruise control pdc bluetooth max € 12.500,- | fahrzeugtyp=KOMBI&tempomat=true&einparkhilfe=true&freisprecheinrichtung=true&price_to=12500
  ford kuga st-line 4x4 automaat wit 2018 en later | maker=Ford&car_model=Kuga&allradantrieb=true&getriebe=AUTOMATIK&ausstattung=weiß&first_reg_from=2018 | st-line
  toyota of mazda onder de 10.000 euro met minder dan 100.000 km | maker=Toyota&maker=Mazda&price_to=10000&km_stand_to=100000
  audi a4 avant tdi zonder automaat | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE
  bakwagen met laadklep 3,5 ton | fahrzeugkategorietypnfz=Koffer&ladebordwand=true&zulaessigesgesamtgewichtbis=3500
  mini clubman oranje bouwjaar 2016 tot 2018 | maker=MINI&car_model=Clubman&ausstattung=orange&first_reg_from=2016&first_reg_to=2018
  tussen 100 en 150 pk, benzine suv, geen nissan | psvon=100&psbis=150&kraftstoffart=benzin&fahrzeugtyp=SUV_GELAENDEWAGEN&maker!=Nissan
  skoda fabia combi 1.0 tsi 95 pk grijs bouwjaar 2019 | maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=95&ausstattung=grau&first_reg_from=2019&first_reg_to=2019 | 1.0
  c klasse coupé leer achteruitrijcamera | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=Coupe&lederausstattung=true&einparkhilfe=true
  ouder dan 2010, tot 3000 euro | first_reg_to=2009&price_to=3000
  hyundai i30 station diesel handgeschakeld km-stand tot 130.000 | maker=Hyundai&car_model=i-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE&km_stand_to=130000
  doblo rolstoelvervoer met twee schuifdeuren | maker=Fiat&car_model=Doblo&behindertengerecht=true&schiebetuer=beidseitig
  s-max of galaxy tdci automaat zevenzitter | maker=Ford&car_model=S-Max&car_model=Galaxy&kraftstoffart=diesel&getriebe=AUTOMATIK&seatsfrom=7&seatsto=7
  subaru forester zilver volleder panoramadak twee sleutels | maker=Subaru&car_model=Forester&lederausstattung=true&schiebedach=true&keysfrom=2 | zilver
  15 tot 20k, automaat, trekhaak, stoelverwarming, vw of skoda | price_from=15000&price_to=20000&getriebe=AUTOMATIK&ahk=true&sitzheizung=true&maker=Volkswagen&maker=Škoda
  mijn klant zoekt witte sprinter gesloten bestelwagen | ausstattung=weiß&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen
  `,
  )
  testPhrases(
    'nl',
    `
  hallo, hebben jullie een caddy maxi diesel met minder dan 90.000 km? | maker=Volkswagen&car_model=Caddy&kraftstoffart=diesel&km_stand_to=90000 | maxi
  audi q5 s-tronic schuifdak trekhaak max prijs 28.500 euro | maker=Audi&car_model=Q5&getriebe=AUTOMATIK&schiebedach=true&ahk=true&price_to=28500
  auto's voor export alleen benzine niet ouder dan 2015 tot 7000 | kraftstoffart=benzin&first_reg_from=2015&price_to=7000
  mercedes vito 8 persoons automaat lang achteruitrijcamera | maker=Mercedes-Benz&car_model=Vito&seatsfrom=8&seatsto=8&getriebe=AUTOMATIK&einparkhilfe=true | lang
  groene jimny 4x4 | ausstattung=grün&maker=Suzuki&car_model=Jimny&allradantrieb=true
  stationwagens diesel 2016-2019 btw verrekenbaar minstens 2 sleutels | fahrzeugtyp=KOMBI&kraftstoffart=diesel&first_reg_from=2016&first_reg_to=2019&mwst=REGEL&keysfrom=2
  corsa, fiesta of polo 5 deurs benzine tussen 50 en 80 duizend km | maker=Opel&maker=Ford&maker=Volkswagen&car_model=Corsa&car_model=Fiesta&car_model=Polo&doors=4/5&kraftstoffart=benzin&km_stand_from=50000&km_stand_to=80000
  ford transit lang hoog euro 6 trekhaak | maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&schadstoffklassetyp=EURO_6&ahk=true
  ruime mpv met twee schuifdeuren handgeschakeld | fahrzeugtyp=VAN_KLEINBUS&schiebetuer=beidseitig&getriebe=SCHALT_GETRIEBE | ruime
  bmw 530d xdrive touring 2018 of nieuwer | maker=BMW&car_model=5er&allradantrieb=true&fahrzeugtyp=KOMBI&first_reg_from=2018
  prijs 8-10k kleur blauw of rood automatische bak | price_from=8000&price_to=10000&ausstattung=blau&ausstattung=rot&getriebe=AUTOMATIK
  toyota corolla hybride station vanaf 06/2021 ongevalvrij | maker=Toyota&car_model=Corolla&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_month_from=202106&unfallfrei=true
  lpg of cng onder de 9 mille | kraftstoffart=autogas&kraftstoffart=erdgas&price_to=9000
  superb 4x4 280 pk of passat 4motion | maker=Škoda&maker=Volkswagen&car_model=Superb&car_model=Passat&allradantrieb=true&psvon=280
  open laadbak diesel max 3,5 ton niet meer dan 150.000 km | fahrzeugkategorietypnfz=Pritsche&kraftstoffart=diesel&zulaessigesgesamtgewichtbis=3500&km_stand_to=150000
  volvo xc90 zevenpersoons | maker=Volvo&car_model=XC-Reihe&seatsfrom=7&seatsto=7
  nissan navara dubbele cabine 190 pk automaat | maker=Nissan&car_model=Navara&doppelkabine=true&psvon=190&getriebe=AUTOMATIK
  tweedeurs coupé leder, onder 100.000 kilometer, boven 200 pk | doors=2/3&fahrzeugtyp=Coupe&lederausstattung=true&km_stand_to=100000&psvon=200
  kia sportage wit, grijs of zwart, led, stoelverwarming, camera | maker=Kia&car_model=Sportage&ausstattung=weiß&ausstattung=grau&ausstattung=schwarz&headLights=ledScheinwerfer&sitzheizung=true&einparkhilfe=true
  opel corsa benziene handgeschakelt goedkoop | maker=Opel&car_model=Corsa&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE | goedkoop
  `,
  )
  testPhrases(
    'nl',
    `
  vw golf diesel vanaf 2017 | first_reg_from=2017&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  opel corsa 5 deurs benzine tot 7500 euro | doors=4/5&price_to=7500&maker=Opel&car_model=Corsa&kraftstoffart=benzin
  bmw 3 serie touring automaat zwart | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&ausstattung=schwarz
  volvo v60 stationwagen t/m 2020 | first_reg_to=2020&maker=Volvo&car_model=V60&fahrzeugtyp=KOMBI
  bestelbus l2h2 euro 6 | transporter=true&schadstoffklassetyp=EURO_6&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  trekhaak en stoelverwarming | ahk=true&sitzheizung=true
  elektrische auto actieradius 400 km | kraftstoffart=elektro | actieradius 400 km
  mercedes a klasse wit amg | maker=Mercedes-Benz&car_model=A-Klasse&ausstattung=weiß | amg
  km stand onder 100.000 | km_stand_to=100000
  onder 10k | price_to=10000
  auto zonder schade 1e eigenaar | ohnevorschaeden=true | 1e eigenaar
  handgeschakeld benzine 1.0 tsi | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin | 1.0
  7 persoons diesel automaat | seatsfrom=7&seatsto=7&kraftstoffart=diesel&getriebe=AUTOMATIK
  grijs kenteken dubbele cabine | transporter=true&doppelkabine=true
  audi a3 sportback s-line zwarte hemel | maker=Audi&car_model=A3 | sportback; s-line; zwarte hemel
  apk tot 2026 |  | apk tot 2026
  hybride suv bouwjaar 2021 | first_reg_from=2021&first_reg_to=2021&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=SUV_GELAENDEWAGEN
  geen diesel | kraftstoffart!=diesel
  panoramadak lederen bekleding | schiebedach=true&lederausstattung=true
  cabrio blauw leer | lederausstattung=true&fahrzeugtyp=CABRIO | blauw
  zwart leder interieur | lederausstattung=true | zwart
  skoda octavia combi dsg trekhaak | ahk=true&maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  minimaal 150 pk | psvon=150
  tussen 5000 en 10000 euro | price_from=5000&price_to=10000
  peugeot 208 gti 3drs | doors=2/3&maker=Peugeot&car_model=2er-Reihe | gti
  plug in hybride bmw 530e | maker=BMW&car_model=5er&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  citroen berlingo lpg | maker=Citroën&car_model=Berlingo&kraftstoffart=autogas
  airco navigatie cruise control parkeersensoren | navigation=true&tempomat=true&einparkhilfe=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  vierwielaangedreven volvo | allradantrieb=true&maker=Volvo
  onderhoudsboekje compleet | scheckheftgepflegt=true | compleet
  dealer onderhouden nap | scheckheftgepflegt=true | nap
  kleine stadsauto automaat zuinig | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK | zuinig
  85 kw diesel | leistung_from=85&kraftstoffart=diesel
  toyota aygo 5d airco | doors=4/5&maker=Toyota&car_model=Aygo&airConditioning=klimaanlage&airConditioning=klimaautomatik
  eerste toelating 2019 | first_reg_from=2019&first_reg_to=2019
  lease auto teruggekomen |  | lease auto; teruggekomen
  bestelauto max 3500 kg laadklep | transporter=true&zulaessigesgesamtgewichtbis=3500&ladebordwand=true
  vw transporter lang diesel wit | maker=Volkswagen&car_model=Transporter&kraftstoffart=diesel&ausstattung=weiß | lang
  sedan grijs metallic | fahrzeugtyp=LIMOUSINE&ausstattung=grau
  met achteruitrijcamera | einparkhilfe=true
  niet roken |  | niet roken
  km < 75000 benzine hatchback | km_stand_to=75000&kraftstoffart=benzin | hatchback
  mercedez e-klasse estate | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI
  automaat tot 20.000 km | km_stand_to=20000&getriebe=AUTOMATIK
  motorschade |  | motorschade
  adaptieve cruise controle led koplampen | tempomat=true&headLights=ledScheinwerfer | controle
  golf, schuifdak niet nodig | maker=Volkswagen&car_model=Golf
  fiat 500 elektrisch licht blauw | maker=Fiat&car_model=500&kraftstoffart=elektro&ausstattung=blau
  14 tot 18 mille | price_from=14000&price_to=18000
  verbruik max 5 liter |  | verbruik max 5 liter
  oranje kever cabriolet | maker=Volkswagen&car_model=Kaefer&ausstattung=orange&fahrzeugtyp=CABRIO
  land rover defender 110 | maker=Land Rover&car_model=Defender | 110
  direct kopen |  | direct kopen
  opzoek naar volkswagen transporter dubbel cabine | doppelkabine=true&maker=Volkswagen&car_model=Transporter | opzoek
  vw caddy ex btw | maker=Volkswagen&car_model=Caddy&mwst=REGEL
  mercedes vito lang airco trekhaak | ahk=true&maker=Mercedes-Benz&car_model=Vito&airConditioning=klimaanlage&airConditioning=klimaautomatik | lang
  ford transit l3h2 3 zits | seatsfrom=3&seatsto=3&maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  koelwagen | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  kipper 3,5 ton | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kipper
  open laadbak dubbele cabine | doppelkabine=true&fahrzeugkategorietypnfz=Pritsche
  bakwagen met laadklep | ladebordwand=true&fahrzeugkategorietypnfz=Koffer
  geel kenteken | transporter=false
  trekgewicht 2000 kg |  | trekgewicht 2000 kg
  aanhangwagen trekken 1500kg |  | aanhangwagen trekken 1500kg
  imperiaal |  | imperiaal
  zijschuifdeur rechts | schiebetuer=rechts
  e-bestelbus | transporter=true&kraftstoffart=elektro
  elektrisch met warmtepomp | kraftstoffart=elektro | warmtepomp
  vanaf 60 kwh |  | vanaf 60 kwh
  rijbereik minimaal 350 km |  | rijbereik minimaal 350 km
  van 2015 tot 2018 | first_reg_from=2015&first_reg_to=2018
  2015 of nieuwer | first_reg_from=2015
  bouwjaar na 2016 | first_reg_from=2017
  bj 2014 | first_reg_from=2014&first_reg_to=2014
  niet ouder dan 4 jaar | first_reg_from=2022
  max 3 jaar oud | first_reg_from=2023
  hooguit 80.000 km gereden | km_stand_to=80000
  minder dan 60 dkm | km_stand_to=60000
  kilometerstand tussen 20000 en 60000 | km_stand_from=20000&km_stand_to=60000
  prijs max 12.500,- | price_to=12500
  rond de 8000 euro | price_from=7200&price_to=8800
  max 8 mille | price_to=8000
  tot 15 duizend euro | price_to=15000
  grijze of zilveren kombi | ausstattung=grau&ausstattung=silber&fahrzeugtyp=KOMBI
  niet wit | ausstattung!=weiß
  behalve zwart | ausstattung!=schwarz
  donkerblauwe audi a4 | maker=Audi&car_model=A4&ausstattung=blau
  beige leer | lederausstattung=true | beige
  bruine bekleding |  | bruine bekleding
  verwarmde voorstoelen en stuurverwarming | sitzheizung=true | stuurverwarming
  elektrisch verstelbare stoelen met geheugen |  | elektrisch verstelbare stoelen met geheugen
  dodehoekdetectie |  | dodehoekdetectie
  stationair draait niet |  | stationair; draait; niet
  defecte versnellingsbak |  | defecte versnellingsbak
  hagelschade |  | hagelschade
  schadeauto |  | schadeauto
  rookvrij |  | rookvrij
  2 sleutels aanwezig | keysfrom=2 | aanwezig
  een eigenaar |  | eigenaar
  nieuwe apk | huauneu=true
  winterbanden |  | winterbanden
  6 versnellingen handbak | getriebe=SCHALT_GETRIEBE
  zescilinder benzine | kraftstoffart=benzin | zescilinder
  2.0 liter |  | 2.0 liter
  audi q3 35 tfsi stronic | maker=Audi&car_model=Q3&kraftstoffart=benzin&getriebe=AUTOMATIK | 35
  pegeot 308 | maker=Peugeot&car_model=3er-Reihe
  opel vivarro | maker=Opel&car_model=Vivaro
  polo 1.0 tsi comfortline 5-deurs | doors=4/5&maker=Volkswagen&car_model=Polo&kraftstoffart=benzin | 1.0; comfortline
  golf variant r-line dsg | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK | r-line
  audi a6 avant quattro grijs | allradantrieb=true&maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&ausstattung=grau
  c klasse estate 180 | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=KOMBI | 180
  kia picanto automaat max 60.000km | km_stand_to=60000&maker=Kia&car_model=Picanto&getriebe=AUTOMATIK
  seat ibiza st | maker=Seat&car_model=Ibiza&fahrzeugtyp=KOMBI
  sprinter maxi dubbel lucht | maker=Mercedes-Benz&car_model=Sprinter | maxi; dubbel; lucht
  camper diesel | kraftstoffart=diesel | camper
  youngtimer bmw | maker=BMW | youngtimer
  tussen de 5 en 8 mille | price_from=5000&price_to=8000
  prijs tot € 9.950 | price_to=9950
  vanaf € 20.000 | price_from=20000
  boven 200 pk | psvon=200
  200+ pk automaat | psvon=200&getriebe=AUTOMATIK
  110 - 150 pk | psvon=110&psbis=150
  vanaf maart 2020 | first_reg_month_from=202003
  jaar 2018 | first_reg_from=2018&first_reg_to=2018
  jonger dan 5 jaar | first_reg_from=2021
  van voor 2010 | first_reg_to=2009
  4 deurs sedan | doors=4/5&fahrzeugtyp=LIMOUSINE
  vijfdeurs | doors=4/5
  tweedeurs coupe | doors=2/3&fahrzeugtyp=Coupe
  vijfzitter | seatsfrom=5&seatsto=5
  voorwielaandrijving |  | voorwielaandrijving
  achterwielaandrijving |  | achterwielaandrijving
  cng aardgas | kraftstoffart=erdgas
  mild hybrid | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  elektrisch of plug-in | kraftstoffart=elektro&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  alles behalve diesel | kraftstoffart!=diesel
  zonder trekhaak |  | zonder trekhaak (lässt sich nicht ausschließen)
  zonder schuifdak |  | zonder schuifdak (lässt sich nicht ausschließen)
  liever geen automaat | getriebe=SCHALT_GETRIEBE
  rode mazda 3 | maker=Mazda&car_model=3er-Reihe&ausstattung=rot
  blauwe of groene mini | maker=MINI&ausstattung=blau&ausstattung=grün
  antraciet | ausstattung=grau
  parelmoer wit | ausstattung=weiß | parelmoer
  stof bekleding |  | stof bekleding
  lichte leren bekleding | lederausstattung=true | lichte
  massagestoelen |  | massagestoelen
  geventileerde stoelen |  | geventileerde stoelen
  keyless entry elektrische achterklep |  | keyless entry; elektrische; achterklep
  head-up display en 360 camera | einparkhilfe=true | head up display
  luchtvering |  | luchtvering
  standkachel | standheizung=true
  19 inch velgen | leichtmetallfelgen=true | 19 inch
  getint glas |  | getint; glas
  climate control 2 zones | airConditioning=klimaautomatik | 2; zones
  afneembare trekhaak | ahk=true
  vol onderhoudshistorie | scheckheftgepflegt=true | vol
  distributieriem vervangen |  | distributieriem; vervangen
  koppeling kapot |  | koppeling; kapot
  rijdt niet |  | rijdt niet
  loopschade |  | loopschade
  export |  | export
  suzuki switf | maker=Suzuki&car_model=Swift
  polo of ibiza benzine max 80dkm tot 9 mille | km_stand_to=80000&price_to=9000&maker=Seat&maker=Volkswagen&car_model=Ibiza&car_model=Polo&kraftstoffart=benzin
  zoek vw up automaat 5drs airco | doors=4/5&maker=Volkswagen&car_model=up!&getriebe=AUTOMATIK&airConditioning=klimaanlage&airConditioning=klimaautomatik
  volvo xc40 recharge wit elektrisch vanaf 2021 | first_reg_from=2021&maker=Volvo&car_model=XC-Reihe&ausstattung=weiß&kraftstoffart=elektro | recharge
  caddy maxi 7p dsg | seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Caddy&getriebe=AUTOMATIK | maxi
  vivaro dubbele cabine l2 btw/bpm vrij | doppelkabine=true&mwst=REGEL&maker=Opel&car_model=Vivaro | l2; bpm; vrij
  golf gte plug-in met trekhaak, max 15000 euro | ahk=true&price_to=15000&maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | gte
  kia sportage 4wd diesel automaat leer navi clima | allradantrieb=true&lederausstattung=true&navigation=true&maker=Kia&car_model=Sportage&kraftstoffart=diesel&getriebe=AUTOMATIK&airConditioning=klimaautomatik
  zilvergrijze octavia station uit 2018 | first_reg_from=2018&first_reg_to=2018&maker=Škoda&car_model=Octavia&ausstattung=silber&fahrzeugtyp=KOMBI
  geen automaat, geen diesel, wel trekhaak | ahk=true&getriebe=SCHALT_GETRIEBE&kraftstoffart!=diesel
  nieuwprijs laag, km laag |  | nieuwprijs; laag; km
  bmw 1-serie 5-deurs m-sport | doors=4/5&maker=BMW&car_model=1er | m-sport
  mercedes sprinter 319 l3h2 maxi v6 | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | 319; maxi; v6
  cabrio 4 persoons tot 12.500 | seatsfrom=4&seatsto=4&price_to=12500&fahrzeugtyp=CABRIO
  lage instap automaat voor oudere | getriebe=AUTOMATIK | lage; instap; oudere
  2019 of 2020 renault clio rood | first_reg_from=2019&first_reg_to=2020&maker=Renault&car_model=Clio&ausstattung=rot
  km-stand max 120.000 en apk | km_stand_to=120000 | apk
  70 tot 100 kw benzine | leistung_from=70&leistung_to=100&kraftstoffart=benzin
  zwarte of donkergrijze suv, panoramadak, trekhaak afneembaar | schiebedach=true&ahk=true&ausstattung=grau&ausstattung=schwarz&fahrzeugtyp=SUV_GELAENDEWAGEN | afneembaar
  budget 5k tot 7,5k | price_from=5000&price_to=7500
  tussen 2016 en 2019, minder dan 100.000 km, benzine | first_reg_from=2016&first_reg_to=2019&km_stand_to=100000&kraftstoffart=benzin
  youngtimer mercedes 190 automaat schuifdak | schiebedach=true&maker=Mercedes-Benz&getriebe=AUTOMATIK | youngtimer; 190
  fiat panda 4x4 groen handgeschakeld | allradantrieb=true&maker=Fiat&car_model=Panda&ausstattung=grün&getriebe=SCHALT_GETRIEBE
  camperbus vw t5 california | maker=Volkswagen&car_model=Transporter | camperbus; california
  max 5 jaar oude toyota yaris hybride | first_reg_from=2021&maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | oude
  stationwagon met 7 zitplaatsen | seatsfrom=7&seatsto=7&fahrzeugtyp=KOMBI
  pick-up dubbele cabine 4x4 diesel euro 6 btw | doppelkabine=true&allradantrieb=true&schadstoffklassetyp=EURO_6&mwst=REGEL&fahrzeugkategorietypnfz=Pickup&kraftstoffart=diesel
  mazda cx-30 skyactiv automaat bruin leer | lederausstattung=true&maker=Mazda&car_model=CX-Reihe&getriebe=AUTOMATIK | skyactiv; bruin
  ik zoek een ruime gezinsauto met 7 plaatsen en trekhaak | seatsfrom=7&seatsto=7&ahk=true&fahrzeugtyp=VAN_KLEINBUS | ruime
  bmw x1 benzine max 6 jaar, max 90.000 km, geen wit | first_reg_from=2020&km_stand_to=90000&maker=BMW&car_model=X-Reihe&kraftstoffart=benzin&ausstattung!=weiß
  transporter t6.1 l2 automaat 204pk 4motion | psvon=204&allradantrieb=true&maker=Volkswagen&car_model=Transporter&getriebe=AUTOMATIK | l2
  goedkope kleine auto 5 deurs met airco | doors=4/5&fahrzeugtyp=KLEINWAGEN&airConditioning=klimaanlage&airConditioning=klimaautomatik | goedkope
  opel combo bestel 2 zits dubbele schuifdeur | transporter=true&seatsfrom=2&seatsto=2&schiebetuer=beidseitig&maker=Opel&car_model=Combo
  citroen c1 pebble 3-deurs | doors=2/3&maker=Citroën&car_model=C1 | pebble
  mercedes e 350e hybride estate avantgarde | maker=Mercedes-Benz&car_model=E-Klasse&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI | avantgarde
  auto met benzine en lpg | kraftstoffart=autogas&kraftstoffart=benzin
  2e eigenaar, boekjes, 2 sleutels | scheckheftgepflegt=true&keysfrom=2 | 2e; eigenaar
  skoda superb combi 4x4 laurin klement zwart metallic 2019/2020 | allradantrieb=true&first_reg_from=2019&first_reg_to=2020&maker=Škoda&car_model=Superb&fahrzeugtyp=KOMBI&ausstattung=schwarz | laurin; klement
  peugeot 5008 7pers puretech eat8 | seatsfrom=7&seatsto=7&maker=Peugeot&car_model=5er-Reihe&kraftstoffart=benzin&getriebe=AUTOMATIK
  max 10.000 km gelopen, showroommodel | km_stand_to=10000 | showroommodel
  gasauto cng, geen lpg | kraftstoffart=erdgas
  dieselbus met 3 zitplaatsen voorin | seatsfrom=3&seatsto=3&kraftstoffart=diesel&fahrzeugtyp=VAN_KLEINBUS | voorin
  suzuki jimny groen 4wd | allradantrieb=true&maker=Suzuki&car_model=Jimny&ausstattung=grün
  audi a1 citycarver geel | maker=Audi&car_model=A1&ausstattung=gelb | citycarver
  bouwjaar 2017 t/m 2019 prijs 9.000 t/m 12.000 | first_reg_from=2017&first_reg_to=2019&price_from=9000&price_to=12000
  wit of zilver, niet grijs, automaat | ausstattung=silber&ausstattung=weiß&getriebe=AUTOMATIK
  camper busje tot 3500 kg | zulaessigesgesamtgewichtbis=3500&fahrzeugtyp=VAN_KLEINBUS | camper
  kia ceed sportswagon mhev dct | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  koopje onder de 2000 euro | price_to=2000 | koopje
  hoge zit, automaat, parkeersensoren, lage km | einparkhilfe=true&getriebe=AUTOMATIK | hoge; zit; lage; km
  zonder btw, marge auto | mwst=DIFFERENZ
  fiat ducato camper l3h2 | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | camper
  golf 1.4 tsi 122pk highline 5d 2012 | psvon=122&doors=4/5&first_reg_from=2012&first_reg_to=2012&maker=Volkswagen&car_model=Golf&kraftstoffart=benzin | 1.4; highline
  diesel of hybride, automaat, 5 deuren, vanaf 2018, tot 18k | doors=4/5&first_reg_from=2018&price_to=18000&kraftstoffart=diesel&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  zuinige stadsauto onder 3000 euro met airco | price_to=3000&fahrzeugtyp=KLEINWAGEN&airConditioning=klimaanlage&airConditioning=klimaautomatik | zuinige
  volkswagen polo/golf benzine | maker=Volkswagen&car_model=Golf&car_model=Polo&kraftstoffart=benzin
  mini one wit met zwart dak | maker=MINI&car_model=One&ausstattung=weiß | zwart dak
  bmw 3-serie gt touring 2016 | first_reg_from=2016&first_reg_to=2016&maker=BMW&car_model=3er&fahrzeugtyp=KOMBI | gt
  bestelwagen 9m3 laadruimte l2h2 euro6 | transporter=true&schadstoffklassetyp=EURO_6&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | 9m3; laadruimte
  elektrische fiat 500 cabrio rood | maker=Fiat&car_model=500&kraftstoffart=elektro&fahrzeugtyp=CABRIO&ausstattung=rot
  ford focus wagon ecoboost 125 pk titanium | psvon=125&maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=benzin | titanium
  toyota rav4 awd hybride 2020 donkerblauw | allradantrieb=true&first_reg_from=2020&first_reg_to=2020&maker=Toyota&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=blau
  opel astra st 2019 | first_reg_from=2019&first_reg_to=2019&maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI
  citroen c5 aircross plug-in hybrid 2021 | first_reg_from=2021&first_reg_to=2021&maker=Citroën&car_model=C5&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | aircross
  mercedes vito tourer 9 pers automaat | seatsfrom=9&seatsto=9&maker=Mercedes-Benz&car_model=Vito&getriebe=AUTOMATIK | tourer
  land rover defender grijs kenteken | transporter=true&maker=Land Rover&car_model=Defender
  km's tussen 50.000 en 90.000 | km_stand_from=50000&km_stand_to=90000
  landcruiser of pajero diesel | maker=Mitsubishi&car_model=Pajero&kraftstoffart=diesel | landcruiser
  auto voor invalide met rolstoellift | behindertengerecht=true
  seat leon st fr dsg virtual cockpit | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK | fr; virtual; cockpit
  suzuki swift 5-drs benzine max 7500 | doors=4/5&price_to=7500&maker=Suzuki&car_model=Swift&kraftstoffart=benzin
  suzuki vitara hybrid allgrip 2021 rood | allradantrieb=true&first_reg_from=2021&first_reg_to=2021&maker=Suzuki&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=rot | vitara
  nette volvo v70 d5 automaat 7 persoons | seatsfrom=7&seatsto=7&maker=Volvo&car_model=V70&getriebe=AUTOMATIK | nette; d5
  renault clio 5 tce intens zwart onder 15.000 | price_to=15000&maker=Renault&car_model=Clio&kraftstoffart=benzin&ausstattung=schwarz | 5; intens
  5 zitplaatsen grijs kenteken diesel 4x4 | seatsfrom=5&seatsto=5&transporter=true&allradantrieb=true&kraftstoffart=diesel
  tot 10 jaar oud, tot 10.000 euro, tot 100.000 km | first_reg_from=2016&price_to=10000&km_stand_to=100000
  sprinter dubbele cabine laadbak 3500kg | doppelkabine=true&zulaessigesgesamtgewichtbis=3500&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Pritsche
  bmw i3s 120ah | maker=BMW | i3s; 120ah
  vw golf 8 variant life dsg travel assist | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK | 8; life; travel; assist
  hyundai i10 automaat 5drs cruise | doors=4/5&tempomat=true&maker=Hyundai&car_model=i-Reihe&getriebe=AUTOMATIK
  honda civic tourer diesel trekhaak | ahk=true&maker=Honda&car_model=Civic&kraftstoffart=diesel | tourer
  kia sorento plug-in 7 zits awd | seatsfrom=7&seatsto=7&allradantrieb=true&maker=Kia&car_model=Sorento&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  cabrio of coupe, automaat, leer, onder 20k | lederausstattung=true&price_to=20000&fahrzeugtyp=CABRIO&fahrzeugtyp=Coupe&getriebe=AUTOMATIK
  elektrische auto tot 20 mille met minimaal 300 km bereik | price_to=20000&kraftstoffart=elektro | minimaal 300 km bereik
  nissan qashqai panoramadak tekna 360 camera | schiebedach=true&einparkhilfe=true&maker=Nissan&car_model=Qashqai | tekna
  peugeot 2008 gt-line automaat 2020-2022 | first_reg_from=2020&first_reg_to=2022&maker=Peugeot&car_model=2er-Reihe&getriebe=AUTOMATIK | gt-line
  koelbus euro 6 automaat | schadstoffklassetyp=EURO_6&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer&getriebe=AUTOMATIK
  man tge l3h3 schuifdeur beide zijden | schiebetuer=beidseitig&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | tge
  benzine, handgeschakeld, minder dan 90 pk | psbis=90&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  audi tt cabrio 2.0 tfsi s-tronic zwart | maker=Audi&car_model=TT&fahrzeugtyp=CABRIO&kraftstoffart=benzin&getriebe=AUTOMATIK&ausstattung=schwarz | 2.0
  jong gebruikt, max 2 jaar, max 30dkm | first_reg_from=2024&km_stand_to=30000 | jong
  ford kuga phev titanium x trekhaak | ahk=true&maker=Ford&car_model=Kuga&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | titanium; x
  opel zafira 7 persoons automaat trekhaak airco | seatsfrom=7&seatsto=7&ahk=true&maker=Opel&car_model=Zafira&getriebe=AUTOMATIK&airConditioning=klimaanlage&airConditioning=klimaautomatik
  fiat doblo cargo maxi l2h1 diesel | maker=Fiat&car_model=Doblo&fahrzeugkategorietypnfz=Kastenwagen&fahrzeugkategorietypnfz=Kastenwagen lang&kraftstoffart=diesel | cargo; maxi
  wagen met hoge instap en automaat max 15k | price_to=15000&getriebe=AUTOMATIK | hoge; instap
  audi a3 limousine 35 tfsi blauw 2021 | first_reg_from=2021&first_reg_to=2021&maker=Audi&car_model=A3&fahrzeugtyp=LIMOUSINE&kraftstoffart=benzin&ausstattung=blau | 35
  peugeot 308 sw 1.2 puretech 130 automaat | psvon=130&maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=benzin&getriebe=AUTOMATIK | 1.2
  diesel stationwagon automaat trekhaak van voor 2016 | ahk=true&first_reg_to=2015&kraftstoffart=diesel&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  nissan juke n-design wit 2020 dct | first_reg_from=2020&first_reg_to=2020&maker=Nissan&car_model=Juke&ausstattung=weiß&getriebe=AUTOMATIK | n-design
  ford transit pickup dubbel cabine huif | doppelkabine=true&maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Pickup&fahrzeugkategorietypnfz=Pritsche mit Plane
  mitsubishi outlander phev 4wd leer | allradantrieb=true&lederausstattung=true&maker=Mitsubishi&car_model=Outlander&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  klein en zuinig, 5 deurs, bouwjaar 2014 of later | doors=4/5&first_reg_from=2014 | klein; zuinig
  range rover evoque diesel automaat zwart onder 30.000 euro | price_to=30000&maker=Land Rover&car_model=Range Rover Evoque&kraftstoffart=diesel&getriebe=AUTOMATIK&ausstattung=schwarz
  btw auto, handgeschakeld, bestelauto, max 100dkm | mwst=REGEL&transporter=true&km_stand_to=100000&getriebe=SCHALT_GETRIEBE
  dacia sandero stepway tce lpg 2022 | first_reg_from=2022&first_reg_to=2022&maker=Dacia&car_model=Sandero&kraftstoffart=autogas | stepway
  een rode of witte cabriolet met leder en navigatie | lederausstattung=true&navigation=true&ausstattung=rot&ausstattung=weiß&fahrzeugtyp=CABRIO
  `,
  )
})
