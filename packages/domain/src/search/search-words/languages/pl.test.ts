import { expect, test } from 'vitest'
import { names, phrases } from '../../../testing/phrases.ts'
import { readWords } from '../read-words.ts'
import { lexiconOf } from './lexicons.ts'

const lexicon = lexiconOf('pl')

const spoken = phrases(`
  kombi diesel automat do 12 tys. zł | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK | do 12 tys PLN
  kombi diesel automat do 12 tys. euro | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=12000
  VW Golf benzyna manualna skrzynia do 80 tys. km | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  biały SUV z hakiem i nawigacją | ausstattung=weiß&fahrzeugtyp=SUV_GELAENDEWAGEN&ahk=true&navigation=true
  BMW 320d kombi od 2018 roku | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&first_reg_from=2018
  Audi A4 quattro z lat 2016-2019 | maker=Audi&car_model=A4&allradantrieb=true&first_reg_from=2016&first_reg_to=2019
  samochód elektryczny do 25 000 € | kraftstoffart=elektro&price_to=25000
  hybrydowa Toyota poniżej 20000 euro | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&price_to=20000
  minivan 7-osobowy diesel | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart=diesel
  kabriolet ze skórzaną tapicerką i podgrzewanymi fotelami | fahrzeugtyp=CABRIO&lederausstattung=true&sitzheizung=true
  furgon z hakiem holowniczym, mniej niż 100 000 km | fahrzeugkategorietypnfz=Kastenwagen&ahk=true&km_stand_to=100000
  nie starszy niż 5 lat, automatyczna skrzynia biegów | first_reg_from=2021&getriebe=AUTOMATIK
  Skoda Octavia kombi, bez diesla, od 10 do 15 tysięcy euro | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart!=diesel&price_from=10000&price_to=15000
  czarny sedan minimum 150 KM | ausstattung=schwarz&fahrzeugtyp=LIMOUSINE&psvon=150
  powyżej 110 kW benzynowy coupe | leistung_from=110&kraftstoffart=benzin&fahrzeugtyp=Coupe
  pięciodrzwiowy mały samochód do 9 000 euro | doors=4/5&fahrzeugtyp=KLEINWAGEN&price_to=9000
  bezwypadkowy z książką serwisową | unfallfrei=true&scheckheftgepflegt=true
  napęd na cztery koła, pickup, podwójna kabina | allradantrieb=true&fahrzeugkategorietypnfz=Pickup&doppelkabine=true
  dostawcze do 10 000 euro netto | transporter=true&mwst=REGEL&price_to=11900
  Mercedes E klasa szary automat | maker=Mercedes-Benz&car_model=E-Klasse&ausstattung=grau&getriebe=AUTOMATIK
  szukam czerwonego Mini Cooper | ausstattung=rot&maker=MINI&car_model=Cooper
  Passat kombi przebieg do 90000 | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&km_stand_to=90000
  rok produkcji od 2019, światła LED | first_reg_from=2019&headLights=ledScheinwerfer
  czujniki parkowania, tempomat i klimatyzacja | einparkhilfe=true&tempomat=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  klimatyzacja automatyczna, alufelgi, dach panoramiczny | airConditioning=klimaautomatik&leichtmetallfelgen=true&schiebedach=true
  nie BMW ani Audi, kombi diesel | maker!=BMW&maker!=Audi&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  każdy kolor oprócz czerwonego, automat | ausstattung!=rot&getriebe=AUTOMATIK
  przebieg do 60 tys km, cena do 18 tys euro | km_stand_to=60000&price_to=18000
  cena między 8000 a 12000 euro | price_from=8000&price_to=12000
  pierwsza rejestracja 2017 do 2020 Tiguan | first_reg_from=2017&first_reg_to=2020&maker=Volkswagen&car_model=Tiguan
  dwudrzwiowe coupe niebieskie | doors=2/3&fahrzeugtyp=Coupe&ausstattung=blau
  Volvo V60 bez nawigacji | maker=Volvo&car_model=V60 | bez nawigacji (lässt sich nicht ausschließen)
  kombi benzyna 100-150 KM | fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=100&psbis=150
  auto na gaz LPG do 8000 euro | kraftstoffart=autogas&price_to=8000
  Renault Clio nowsze niż 2018 | maker=Renault&car_model=Clio&first_reg_from=2019
  zielona Skoda Fabia z isofix | ausstattung=grün&maker=Škoda&car_model=Fabia&isofix=true
  auta do 5000 euro z nowym przeglądem | price_to=5000&huauneu=true
  co najmniej 7 miejsc | seatsfrom=7
  faktura VAT, diesel, kombi | mwst=REGEL&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  Hyundai i30 lub Kia Ceed kombi | maker=Hyundai&maker=Kia&car_model=i-Reihe&car_model=Ceed&fahrzeugtyp=KOMBI
  żółty Fiat 500 kabrio | ausstattung=gelb&maker=Fiat&car_model=500&fahrzeugtyp=CABRIO
  srebrny lub szary Passat | ausstattung=silber&ausstattung=grau&maker=Volkswagen&car_model=Passat
  nie automat, nie SUV, do 11 tys | getriebe=SCHALT_GETRIEBE&fahrzeugtyp!=SUV_GELAENDEWAGEN&price_to=11000
  hybryda plug-in kombi od 2021 | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_from=2021
  Golf z bluetooth i zestawem głośnomówiącym | maker=Volkswagen&car_model=Golf&freisprecheinrichtung=true
  tani diesel mały przebieg | kraftstoffart=diesel | tani; mały przebieg
  Opel Astra około 8000 euro | maker=Opel&car_model=Astra&price_from=7200&price_to=8800
  drzwi przesuwne po obu stronach, 9 osób, dostawczy | schiebetuer=beidseitig&seatsfrom=9&seatsto=9&transporter=true
  napęd 4x4 Subaru Forester | allradantrieb=true&maker=Subaru&car_model=Forester
  ponad 200 koni, kamera cofania, ksenony | psvon=200&einparkhilfe=true&headLights=xenon
  Nissan Qashqai 2016-2018 benzyna | maker=Nissan&car_model=Qashqai&first_reg_from=2016&first_reg_to=2018&kraftstoffart=benzin
  pomarańczowy Ford Focus z podgrzewanymi siedzeniami | ausstattung=orange&maker=Ford&car_model=Focus&sitzheizung=true
  ciemnoniebieska limuzyna | ausstattung=blau&fahrzeugtyp=LIMOUSINE
  samochód miejski maksymalnie 3 lata | fahrzeugtyp=KLEINWAGEN&first_reg_from=2023
  ogrzewanie postojowe i filtr cząstek stałych | standheizung=true&partikelfilter=true
  VAT marża, diesel | mwst=DIFFERENZ&kraftstoffart=diesel
  srebrne kombi w dieslu do 150 tys. km | ausstattung=silber&fahrzeugtyp=KOMBI&kraftstoffart=diesel&km_stand_to=150000
  bialy golf czarna skora | ausstattung=weiß&maker=Volkswagen&car_model=Golf&lederausstattung=true | czarna
  kabi automt do 9000 euro | getriebe=AUTOMATIK&price_to=9000 | kabi
  Kombi Diesel AHK bis 15.000 € | fahrzeugtyp=KOMBI&kraftstoffart=diesel&ahk=true&price_to=15000
`)

/** Written with those above, and not used while the words were collected. */
const kept = phrases(`
  używane Audi A6 kombi diesel automat z hakiem | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true
  niebieski Ford Fiesta benzyna poniżej 40 tys. km | ausstattung=blau&maker=Ford&car_model=Fiesta&kraftstoffart=benzin&km_stand_to=40000
  samochody elektryczne od 2020 r. | kraftstoffart=elektro&first_reg_from=2020
  Mercedes Sprinter furgon diesel | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen&kraftstoffart=diesel
  do 8500 euro, klima, alufelgi | price_to=8500&airConditioning=klimaanlage&airConditioning=klimaautomatik&leichtmetallfelgen=true
  kombi rodzinne 5 miejsc | fahrzeugtyp=KOMBI&seatsfrom=5&seatsto=5 | rodzinne
  BMW seria 5 kombi bez benzyny | maker=BMW&car_model=5er&fahrzeugtyp=KOMBI&kraftstoffart!=benzin
  Golf do 150 KM, skrzynia manualna | maker=Volkswagen&car_model=Golf&psbis=150&getriebe=SCHALT_GETRIEBE
  SUV z napędem 4x4, min. 120 kW | fahrzeugtyp=SUV_GELAENDEWAGEN&allradantrieb=true&leistung_from=120
  biały lub srebrny Opel Insignia | ausstattung=weiß&ausstattung=silber&maker=Opel&car_model=Insignia
  zarejestrowany od 03/2019, automat | first_reg_month_from=201903&getriebe=AUTOMATIK
  bezwypadkowe, serwisowane, bez uszkodzeń | unfallfrei=true&ohnevorschaeden=true | serwisowane
  Kia Sportage 2017 lub nowsza | maker=Kia&car_model=Sportage&first_reg_from=2017
  Volvo XC60 najwyżej 5 lat | maker=Volvo&car_model=XC-Reihe&first_reg_from=2021
  cena do 20 000 euro netto | mwst=REGEL&price_to=23800
  samochody nieuszkodzone | ohnevorschaeden=true
  skórzane fotele, szyberdach, kamera | lederausstattung=true&schiebedach=true&einparkhilfe=true
  nie czerwony, nie biały, coupe | ausstattung!=rot&ausstattung!=weiß&fahrzeugtyp=Coupe
  Peugeot 308 kombi diesel 130 KM | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&psvon=130
  Toyota Yaris hybryda do 60 tys. km od 12 do 16 tys. euro | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&car_model=Yaris&km_stand_to=60000&price_from=12000&price_to=16000
  van 9-osobowy | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=9&seatsto=9
  przebieg od 50 000 do 100 000 km | km_stand_from=50000&km_stand_to=100000
  diesel albo benzyna, kombi, tylko automat | kraftstoffart=diesel&kraftstoffart=benzin&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  czarny kabriolet | ausstattung=schwarz&fahrzeugtyp=CABRIO
  brązowy Jeep Cherokee z napędem na 4 koła | ausstattung=braun&maker=Jeep&car_model=Cherokee&allradantrieb=true
  Skoda Superb koniecznie z nawigacją | maker=Škoda&car_model=Superb&navigation=true
  Renault ale nie Twingo | maker=Renault&car_model!=Twingo
  do 10.000 EUR, powyżej 100 KM | price_to=10000&psvon=100
  dostawczy z grodzią, VAT 23% | transporter=true&trennwand=true&mwst=REGEL
  samochód dostawczy do 3,5 t | transporter=true&zulaessigesgesamtgewichtbis=3500
  Seat Leon z LED i tempomatem | maker=Seat&car_model=Leon&headLights=ledScheinwerfer&tempomat=true
  Golf z 2019 roku automat za 18 000 euro | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK&price_to=18000
  Passat kombi w automacie | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  auto na wodór | kraftstoffart=wasserstoff
  trzydrzwiowy Mini czerwony | doors=2/3&maker=MINI&ausstattung=rot
  złoty albo beżowy sedan | ausstattung=gold&ausstattung=beige&fahrzeugtyp=LIMOUSINE
  diesel euro 6 kombi | schadstoffklassetyp=EURO_6&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  fioletowy Smart fortwo kabrio | ausstattung=violett&maker=Smart&car_model=forTwo&fahrzeugtyp=CABRIO
  kombi z hakiem, bez wypadku, do 120 tys. km, diesel | fahrzeugtyp=KOMBI&ahk=true&unfallfrei=true&km_stand_to=120000&kraftstoffart=diesel
  zółty kombi z tempomtem | ausstattung=gelb&fahrzeugtyp=KOMBI&tempomat=true
`)

/** As buyers of the trade type: abbreviations, wrong and missing letters, units, ranges. Written before the rules were read. */
const typed = phrases(`
  golf kombi diesel automat od 2019 | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2019
  szukam bmw serii 3 touring manual do 80 tys km | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  skoda octavia do 15 tys euro | maker=Škoda&car_model=Octavia&price_to=15000
  audi a4 avant quattro swiatla led | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&allradantrieb=true&headLights=ledScheinwerfer
  mercedes klasa c benzyna automat max 60 000 km | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=benzin&getriebe=AUTOMATIK&km_stand_to=60000
  suv hybryda od 2020 r. nie drozszy niz 30000 € | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2020&price_to=30000
  ford focus 5 drzwi benzyna | maker=Ford&car_model=Focus&doors=4/5&kraftstoffart=benzin
  van 7 osobowy drzwi przesuwne obustronne | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&schiebetuer=beidseitig
  bez diesla, automatyczna skrzynia, ponizej 20.000 eur | kraftstoffart!=diesel&getriebe=AUTOMATIK&price_to=20000
  elektryk co najmniej 150 kw do 40 tysiecy | kraftstoffart=elektro&leistung_from=150&price_to=40000
  dacia duster 4x4 hak | maker=Dacia&car_model=Duster&allradantrieb=true&ahk=true
  kabriolet czerwony lub bialy | fahrzeugtyp=CABRIO&ausstattung=rot&ausstattung=weiß
  vw caddy nie starszy niz 2018 | maker=Volkswagen&car_model=Caddy&first_reg_from=2018
  coupe powyzej 150 KM czarne skora | psvon=150&fahrzeugtyp=Coupe&lederausstattung=true | czarne
  bezwypadkowy passat serwisowany | maker=Volkswagen&car_model=Passat&unfallfrei=true | serwisowany
  peugot 308 2018-2020 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2018&first_reg_to=2020
  toyota yaris hybrda automt | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  hyundai tucson albo kia sportage diesel | maker=Hyundai&maker=Kia&car_model=Tucson&car_model=Sportage&kraftstoffart=diesel
  dostawcze z winda euro 6 | transporter=true&ladebordwand=true&schadstoffklassetyp=EURO_6
  furgon dlugi i wysoki | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  fiat ducato chlodnia | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen
  volvo xc60 nawigacja podgrzewane fotele czujniki parkowania | maker=Volvo&car_model=XC-Reihe&navigation=true&sitzheizung=true&einparkhilfe=true
  auta od 10 do 15 tys. euro | price_from=10000&price_to=15000
  8 000 - 12 000 euro male auto | price_from=8000&price_to=12000&fahrzeugtyp=KLEINWAGEN
  przebieg ponizej 50000 | km_stand_to=50000
  pierwsza rejestracja 2021 lub pozniej | first_reg_from=2021
  rocznik 2017 do 2019, benzynowe | first_reg_from=2017&first_reg_to=2019&kraftstoffart=benzin
  niebieski sedan z klimatyzacja automatyczna | ausstattung=blau&fahrzeugtyp=LIMOUSINE&airConditioning=klimaautomatik
  golf vat marza | mwst=DIFFERENZ&maker=Volkswagen&car_model=Golf
  bmw x3 z odliczeniem vat | mwst=REGEL&maker=BMW&car_model=X-Reihe
  seat leon bezwypadkowy, dwa klucze | maker=Seat&car_model=Leon&unfallfrei=true&keysfrom=2
  hyundai santa fe biala | maker=Hyundai&car_model=Santa Fe&ausstattung=weiß
  suv do 3 lat | first_reg_from=2023&fahrzeugtyp=SUV_GELAENDEWAGEN
  nissan qashqai kazdy kolor oprocz czarnego | maker=Nissan&car_model=Qashqai&ausstattung!=schwarz
  renault clio lpg | maker=Renault&car_model=Clio&kraftstoffart=autogas
  hybryda plug-in kombi | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI
  auta na gaz cng | kraftstoffart=erdgas
  mercedes sprinter wywrotka | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kipper
  opel astra tempomat alufelgi | maker=Opel&car_model=Astra&tempomat=true&leichtmetallfelgen=true
  min 110kW maks 140kW diesel | leistung_from=110&leistung_to=140&kraftstoffart=diesel
  szyberdach + hak, szary | schiebedach=true&ahk=true&ausstattung=grau
  sto tysiecy km max, diesel | km_stand_to=100000&kraftstoffart=diesel
  golf maly przebieg do 30 tys km | maker=Volkswagen&car_model=Golf&km_stand_to=30000 | maly przebieg
  citroen berlingo 5 miejsc | maker=Citroën&car_model=Berlingo&seatsfrom=5&seatsto=5
  tylko manualna skrzynia tylko benzyna | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin
  tanie automaty ponizej 9 tys € | getriebe=AUTOMATIK&price_to=9000 | tanie
  naped na cztery kola, ksenony, klima | allradantrieb=true&headLights=xenon&airConditioning=klimaanlage&airConditioning=klimaautomatik
  zielona lub srebrna mazda cx-5 | maker=Mazda&car_model=CX-Reihe&ausstattung=grün&ausstattung=silber
  fiat ducato do 3,5t | maker=Fiat&car_model=Ducato&zulaessigesgesamtgewichtbis=3500
  samochod dla niepelnosprawnych | behindertengerecht=true
  nowy przeglad, ksiazka serwisowa, bez uszkodzen | huauneu=true&scheckheftgepflegt=true&ohnevorschaeden=true
  8 lub wiecej miejsc | seatsfrom=8
  przebieg 20 tys do 30 tys km, od 2022 | km_stand_from=20000&km_stand_to=30000&first_reg_from=2022
  bmw x1 x3 x5 diesel | maker=BMW&car_model=X-Reihe&kraftstoffart=diesel
  nie elektryczne i nie hybrydowe | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  kombi 140-190 km mocy | psvon=140&psbis=190&fahrzeugtyp=KOMBI
  isofix, 5-drzwiowy, male | isofix=true&doors=4/5 | male
  białe dostawczaki z 2021 roku | ausstattung=weiß&transporter=true&first_reg_from=2021&first_reg_to=2021
  kombi z ogrzewaniem postojowym | fahrzeugtyp=KOMBI&standheizung=true
  samochody osobowe z silnikiem wysokopreznym | transporter=false&kraftstoffart=diesel
  skoda superb 190 koni automat 4x4 | maker=Škoda&car_model=Superb&psvon=190&getriebe=AUTOMATIK&allradantrieb=true
`)

test.each([...spoken, ...kept, ...typed])(
  'reads „%s“ in Polish as it is meant',
  (phrase, criteria, notUnderstood) => {
    const read = readWords(phrase, names, 2026, undefined, lexicon)
    expect({ criteria: read.criteria, notUnderstood: read.notUnderstood, readings: read.readings }).toEqual({
      criteria,
      notUnderstood,
      readings: [],
    })
  },
)
