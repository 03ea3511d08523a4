import { describe } from 'vitest'
import { testPhrases } from '../../../testing/read-as-meant.ts'

describe('A search in words in Polish', () => {
  testPhrases(
    'pl',
    `
  golf, roczniki 2015 2016 2017 | first_reg_from=2015&first_reg_to=2017&maker=Volkswagen&car_model=Golf
  golf 2017, 2018 lub 2019 | first_reg_from=2017&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  8-letnie kombi | first_reg_from=2018&fahrzeugtyp=KOMBI
  max 8 letni diesel kombi | first_reg_from=2018&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  3-letni ford focus | first_reg_from=2023&maker=Ford&car_model=Focus
  golf 2-3 letni | first_reg_from=2023&first_reg_to=2024&maker=Volkswagen&car_model=Golf
  golf powyżej 10 letni | first_reg_to=2016&maker=Volkswagen&car_model=Golf
  coś małego w automacie, klima | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK&airConditioning=klimaanlage&airConditioning=klimaautomatik
  mercedes z lat osiemdziesiatych | first_reg_from=1980&first_reg_to=1989&maker=Mercedes-Benz
  golf roczniki 15/16/17 | first_reg_from=2015&first_reg_to=2017&maker=Volkswagen&car_model=Golf
  ducato od 2020 euro 6 do 100tys km | first_reg_from=2020&schadstoffklassetyp=EURO_6&km_stand_to=100000&maker=Fiat&car_model=Ducato
  bmw piatka, audi a czworka | maker=BMW&maker=Audi&car_model=5er&car_model=A4
  Toyota Yaris cross. | maker=Toyota&car_model=Yaris | cross
  CZARNY SKORA | ausstattung=schwarz&lederausstattung=true
  kombi, nie vat marża | fahrzeugtyp=KOMBI&mwst=REGEL
  brązowe fotele, golf | maker=Volkswagen&car_model=Golf | brązowe fotele
  czerwone pasy, czarna kierownica, mini | maker=MINI | czerwone pasy; czarna kierownica
  skórzana kierownica wielofunkcyjna, passat | maker=Volkswagen&car_model=Passat | skórzana kierownica wielofunkcyjna
  automatyczne światła, golf | maker=Volkswagen&car_model=Golf | światła
  hamulec ręczny elektryczny, passat | maker=Volkswagen&car_model=Passat | hamulec; ręczny elektryczny
  5 siedzeń, czujnik zmęczenia | seatsfrom=5&seatsto=5 | czujnik zmęczenia
  powyżej 2017, golf | first_reg_from=2018&maker=Volkswagen&car_model=Golf
  od tysiąca do trzech tysięcy euro | price_from=1000&price_to=3000
  golf do10tys od2015 | price_to=10000&first_reg_from=2015&maker=Volkswagen&car_model=Golf
  szyber dach golf, bez wypadkowy | schiebedach=true&unfallfrei=true&maker=Volkswagen&car_model=Golf
  poszukujemy 10 aut do 5000 euro | price_to=5000 | 10 szt
  golf odbiór berlin | maker=Volkswagen&car_model=Golf | odbiór; berlin
  zoe, ładowanie 11 kW, tempomat do 150 km/h | tempomat=true | zoe; ładowanie 11 kW; do 150; kmh
  furgon, długość 4 m | fahrzeugkategorietypnfz=Kastenwagen | długość; 4; metra
  golf trzylatek | first_reg_from=2023&maker=Volkswagen&car_model=Golf
  golf najwyżej dziesięcioletni | first_reg_from=2016&maker=Volkswagen&car_model=Golf
  od 15r golf diesel | first_reg_from=2015&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  mercedes z lat dziewięćdziesiątych | first_reg_from=1990&first_reg_to=1999&maker=Mercedes-Benz
  golf z dwa tysiące osiemnastego roku | first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&car_model=Golf
  golf rocznik piętnasty | first_reg_from=2015&first_reg_to=2015&maker=Volkswagen&car_model=Golf
  golf 2019r.-2021r. | first_reg_from=2019&first_reg_to=2021&maker=Volkswagen&car_model=Golf
  przed czerwcem 2018, golf | first_reg_month_to=201805&maker=Volkswagen&car_model=Golf
  golf do 15 koła | price_to=15000&maker=Volkswagen&car_model=Golf
  napęd na 4 koła, golf | allradantrieb=true&maker=Volkswagen&car_model=Golf
  golf za 12 patyków | price_to=12000&maker=Volkswagen&car_model=Golf
  golf do dychy | price_to=10000&maker=Volkswagen&car_model=Golf
  kombi do dwóch i pół tysiąca euro | price_to=2500&fahrzeugtyp=KOMBI
  kombi do półtora tysiąca euro | price_to=1500&fahrzeugtyp=KOMBI
  passat przebieg do setki | km_stand_to=100000&maker=Volkswagen&car_model=Passat
  golf do 100 tyś.km | km_stand_to=100000&maker=Volkswagen&car_model=Golf
  golf przejechane max 90 tys. | km_stand_to=90000&maker=Volkswagen&car_model=Golf
  nie wyższa cena niż 9000 euro, golf | price_to=9000&maker=Volkswagen&car_model=Golf
  golf 10 000 euro bez VAT-u | price_to=11900&mwst=REGEL&maker=Volkswagen&car_model=Golf
  benzyna / hybryda, toyota | maker=Toyota&kraftstoffart=benzin&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  skoda octavia PB/LPG | maker=Škoda&car_model=Octavia&kraftstoffart=autogas
  mild hybrid benzyna | kraftstoffart=hybrid_benzin_elektro
  golf automat 6-biegowy | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK
  transit brygadowy, skrzynia | doppelkabine=true&maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Pritsche
  euro VI, furgon | schadstoffklassetyp=EURO_6&fahrzeugkategorietypnfz=Kastenwagen
  norma euro 5 lub wyższa, diesel | schadstoffklassetyp=EURO_5&kraftstoffart=diesel
  min. euro 6, bus | schadstoffklassetyp=EURO_6&transporter=true
  mercedes c lub e klasa | maker=Mercedes-Benz&car_model=C-Klasse&car_model=E-Klasse
  bmw 3/5 touring | maker=BMW&car_model=3er&car_model=5er&fahrzeugtyp=KOMBI
  skrzynia obojętna, kombi | fahrzeugtyp=KOMBI
  kolor inny niż biały | ausstattung!=weiß
  automat, czujniki deszczu | getriebe=AUTOMATIK | czujniki deszczu
  hybryda plug-in z zasięgiem elektrycznym 50 km | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | zasięgiem 50 km
  spalanie max 5l/100km, diesel | kraftstoffart=diesel | spalanie max 5 litrów na 100 km
  z gwarancją fabryczną do 2027 |  | gwarancją fabryczną do 2027
  liczba miejsc: 7, liczba drzwi: 5 | seatsfrom=7&seatsto=7&doors=4/5
  van z siedmioma miejscami | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS
  `,
  )
  testPhrases(
    'pl',
    `
  auto do 9000 euro, niekoniecznie nowe, byle bezwypadkowe | price_to=9000&unfallfrei=true
  bmw 530d, ostatnie 4 lata | first_reg_from=2022&maker=BMW&car_model=5er
  hybryda plug-in, minimum 50 km zasięgu na prądzie | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | minimum 50 km zasięgu na prądzie
  citroen c3 diesel, do 4 lat, do czterdziestu tysięcy kilometrów | first_reg_from=2022&km_stand_to=40000&maker=Citroën&car_model=C3&kraftstoffart=diesel
  auto dla początkującego, małe, benzyna | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin | początkującego
  boxster, dach w kolorze czarnym, granatowy lakier | maker=Porsche&car_model=Boxster&ausstattung=blau | dach czarnym
  caddy, 2 pary drzwi przesuwnych, DSG | schiebetuer=beidseitig&maker=Volkswagen&car_model=Caddy&getriebe=AUTOMATIK
  jazz z automatem, cena do ok. 6 tys € | price_to=6000&maker=Honda&car_model=Jazz&getriebe=AUTOMATIK
  twingo z nowym tuvem | huauneu=true&maker=Renault&car_model=Twingo
  golf nie starszy niż z 2019 | first_reg_from=2019&maker=Volkswagen&car_model=Golf
  berlingo 2xdrzwi przesuwne, 5-os. | schiebetuer=beidseitig&seatsfrom=5&seatsto=5&maker=Citroën&car_model=Berlingo
  fabia, przegląd techniczny świeży | huauneu=true&maker=Škoda&car_model=Fabia
  van, isofix x3, kluczyki x2 | isofix=true&keysfrom=2&fahrzeugtyp=VAN_KLEINBUS | x3
  captiva skóra, cena ostateczna 6500 | lederausstattung=true&price_to=6500&maker=Chevrolet&car_model=Captiva
  audi tt, od trzech do pięciu lat | first_reg_from=2021&first_reg_to=2023&maker=Audi&car_model=TT
  golf nie droższy od 9 tys euro | price_to=9000&maker=Volkswagen&car_model=Golf
  golf do 8tys.€ | price_to=8000&maker=Volkswagen&car_model=Golf
  golf z końca 2018 | first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&car_model=Golf
  golf nie niżej niż 2016 | first_reg_from=2016&maker=Volkswagen&car_model=Golf
  golf przebieg realny 120000 | km_stand_to=120000&maker=Volkswagen&car_model=Golf
  trzydrzwiówka golf | doors=2/3&maker=Volkswagen&car_model=Golf
  dwustrefowa klima, golf | maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  golf klima automatyczna 4 strefowa | maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  bus 8+1 | seatsfrom=9&seatsto=9&fahrzeugtyp=VAN_KLEINBUS
  9 miejscowy bus diesel | seatsfrom=9&seatsto=9&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel
  bmw piątka diesel | maker=BMW&car_model=5er&kraftstoffart=diesel
  audi a czwórka | maker=Audi&car_model=A4
  cklasa automat | maker=Mercedes-Benz&car_model=C-Klasse&getriebe=AUTOMATIK
  e-klasa kombi | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI
  hak składany elektrycznie | ahk=true
  przesuwane drzwi z prawej | schiebetuer=rechts
  drzwi suwane po obu stronach | schiebetuer=beidseitig
  diesle nie, kombi | kraftstoffart!=diesel&fahrzeugtyp=KOMBI
  bmw nie, kombi | maker!=BMW&fahrzeugtyp=KOMBI
  przebieg max 80 | km_stand_to=80000
  przebieg 50-100 | km_stand_from=50000&km_stand_to=100000
  zielona plakietka golf | maker=Volkswagen&car_model=Golf | zielona plakietka
  passat, faktury za serwis | maker=Volkswagen&car_model=Passat | faktury za; serwis
  zapasowy klucz golf | keysfrom=2&maker=Volkswagen&car_model=Golf
  golf, faktura niepotrzebna | maker=Volkswagen&car_model=Golf
  honda civic 1.8 i-vtec sedan, gaz LPG | maker=Honda&car_model=Civic&fahrzeugtyp=LIMOUSINE&kraftstoffart=autogas | 1.8
  coś na miasto do 5 tys. euro | price_to=5000&fahrzeugtyp=KLEINWAGEN
  nie wiecej jak 140tys przebiegu, nie drozej niz 8 tys euro | km_stand_to=140000&price_to=8000
  vw amarok 3.0 v6 tdi, hak kulowy 3500kg | ahk=true&maker=Volkswagen&car_model=Amarok&kraftstoffart=diesel | 3.0; v6; 3500kg
  serwisowany tylko w ASO, golf | scheckheftgepflegt=true&maker=Volkswagen&car_model=Golf
  przebieg nie przekracza 100 tys | km_stand_to=100000
  max dwuletni golf | first_reg_from=2024&maker=Volkswagen&car_model=Golf
  passat 2017r, I wł., bezwyp. | first_reg_from=2017&first_reg_to=2017&unfallfrei=true&maker=Volkswagen&car_model=Passat | wł
  bezwyp. passat, podw. kabina, klim. autom. | unfallfrei=true&doppelkabine=true&maker=Volkswagen&car_model=Passat&airConditioning=klimaautomatik
  czuj. park., szyberd., kam. cof. | einparkhilfe=true&schiebedach=true
  przeb. do 120 tys., rocz. 2018, kombi aut. benz. | km_stand_to=120000&first_reg_from=2018&first_reg_to=2018&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&kraftstoffart=benzin
  felgi alum. podgrz. fotele golf | leichtmetallfelgen=true&sitzheizung=true&maker=Volkswagen&car_model=Golf
  skrz. aut. rej. 2018 | first_reg_from=2018&first_reg_to=2018&getriebe=AUTOMATIK
  bus 9 osobowy diesel do stu tysięcy km | seatsfrom=9&seatsto=9&km_stand_to=100000&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel
  sto pięćdziesiąt KM, do dwunastu tysięcy pięciuset euro | psvon=150&price_to=12500
  od pięciu do ośmiu tysięcy euro | price_from=5000&price_to=8000
  rok dwa tysiące osiemnaście golf | first_reg_from=2018&first_reg_to=2018&maker=Volkswagen&car_model=Golf
  tysiąc pięćset euro golf | price_to=1500&maker=Volkswagen&car_model=Golf
  cena do sto tysięcy złotych, suv | fahrzeugtyp=SUV_GELAENDEWAGEN | cena do 100 tysięcy PLN
  cena do 60 tys zł |  | cena do 60 tys PLN
  2 kpl kluczyków golf | keysfrom=2&maker=Volkswagen&car_model=Golf
  pickup 4x4, hak 3,5t | allradantrieb=true&ahk=true&fahrzeugkategorietypnfz=Pickup | 3,5t
  hak min 2,5t tiguan | ahk=true&maker=Volkswagen&car_model=Tiguan | min 2,5t
  citroen berlingo osobowy 5-cio drzwiowy benzyna | transporter=false&doors=4/5&maker=Citroën&car_model=Berlingo&kraftstoffart=benzin
  kia rio co najmniej 5 lat gwarancji nie wymagam, do 9 tys | price_to=9000&maker=Kia&car_model=Rio | co najmniej 5 lat gwarancji nie wymagam
  corsa 1398cm3 benzyna | maker=Opel&car_model=Corsa&kraftstoffart=benzin | 1398cm3
  szukam auta. golf | maker=Volkswagen&car_model=Golf
  mini one, niska cena, 3 drzwi | doors=2/3&maker=MINI&car_model=One | niska
  renault kangoo dostawczy drzwi boczne po obu stronach klima | transporter=true&schiebetuer=beidseitig&maker=Renault&car_model=Kangoo&airConditioning=klimaanlage&airConditioning=klimaautomatik
  tylko benzyna, manual, ponizej 30 000 km i mlodsze niz 3 lata | km_stand_to=30000&first_reg_from=2023&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  kupie passata w dieslu, do 200 tysiecy przebiegu, do 25 tysiecy zlotych | km_stand_to=200000&maker=Volkswagen&car_model=Passat&kraftstoffart=diesel | do 25 tysiecy PLN
  fiat panda 4x4 benzyna gaz | allradantrieb=true&maker=Fiat&car_model=Panda&kraftstoffart=autogas&kraftstoffart=erdgas
  corsa 1.4 90km automat, klimatyzacja, czujniki z tylu | psvon=90&einparkhilfe=true&maker=Opel&car_model=Corsa&getriebe=AUTOMATIK&airConditioning=klimaanlage&airConditioning=klimaautomatik | 1.4; z tylu
  auto do 30 tys km, najwyzej 2 letnie, gwarancja | km_stand_to=30000&first_reg_from=2024 | gwarancja
  bez gazu, bez hybrydy, benzyna do 100 tys. km | km_stand_to=100000&kraftstoffart=benzin
  minimum 6 miejsc, 12 500 euro maks., automat | seatsfrom=6&price_to=12500&getriebe=AUTOMATIK
  mercedes c klasa sedan czarny skora automat 2019-2021 | lederausstattung=true&first_reg_from=2019&first_reg_to=2021&maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=LIMOUSINE&ausstattung=schwarz&getriebe=AUTOMATIK
  kluczyki dwa, ksiazka serwisowa, passat | keysfrom=2&scheckheftgepflegt=true&maker=Volkswagen&car_model=Passat
  toyota proace verso | maker=Toyota | proace; verso
  2020 netto kombi | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&fahrzeugtyp=KOMBI
  golf maks. 80 tys. km i 5 lat | km_stand_to=80000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  kluczyki 2 golf | keysfrom=2&maker=Volkswagen&car_model=Golf
  el. szyby golf | maker=Volkswagen&car_model=Golf | elektryczne; szyby
  golf diesel 18 cali | kraftstoffart=diesel&maker=Volkswagen&car_model=Golf | 18 cali
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
  `,
  )
  testPhrases(
    'pl',
    `
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
  `,
  )
  testPhrases(
    'pl',
    `
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
  fiat ducato chlodnia | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
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
  golf maly przebieg do 30 tys km | maker=Volkswagen&car_model=Golf&km_stand_to=30000 | maly
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
  isofix, 5-drzwiowy, male | isofix=true&doors=4/5&fahrzeugtyp=KLEINWAGEN
  białe dostawczaki z 2021 roku | ausstattung=weiß&transporter=true&first_reg_from=2021&first_reg_to=2021
  kombi z ogrzewaniem postojowym | fahrzeugtyp=KOMBI&standheizung=true
  samochody osobowe z silnikiem wysokopreznym | transporter=false&kraftstoffart=diesel
  skoda superb 190 koni automat 4x4 | maker=Škoda&car_model=Superb&psvon=190&getriebe=AUTOMATIK&allradantrieb=true
  `,
  )
  testPhrases(
    'pl',
    `
  kombi w dieslu z automatem do 15 tys euro | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=15000
  szukam passata kombi od 2018, przebieg do 150 tys | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&first_reg_from=2018&km_stand_to=150000
  czarne bmw 5 touring 190 KM xdrive | ausstattung=schwarz&maker=BMW&car_model=5er&fahrzeugtyp=KOMBI&psvon=190&allradantrieb=true
  octavii w kombi z hakiem, benzyna | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&ahk=true&kraftstoffart=benzin
  auta 7 osobowe bez diesla ponizej 18000 eur | seatsfrom=7&seatsto=7&kraftstoffart!=diesel&price_to=18000
  10 000 € max, klima, 5 drzwi | price_to=10000&airConditioning=klimaanlage&airConditioning=klimaautomatik&doors=4/5
  hybrydy toyoty od 2020 r. | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&first_reg_from=2020
  elektryk do 25k, mniej niz 50tys. km | kraftstoffart=elektro&price_to=25000&km_stand_to=50000
  bialy bus blaszak 3 miejsca hak | ausstattung=weiß&fahrzeugkategorietypnfz=Kastenwagen&seatsfrom=3&seatsto=3&ahk=true
  pikap z podwojna kabina i napedem 4x4 | fahrzeugkategorietypnfz=Pickup&doppelkabine=true&allradantrieb=true
  golf lub leon w benzynie, recznie skrzynia | maker=Volkswagen&maker=Seat&car_model=Golf&car_model=Leon&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  audi a4 avant z lat 2017 do 2020 w automacie | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&first_reg_from=2017&first_reg_to=2020&getriebe=AUTOMATIK
  kazdy kolor oprocz bialego i srebrnego, suv | ausstattung!=weiß&ausstattung!=silber&fahrzeugtyp=SUV_GELAENDEWAGEN
  nie starsze niz 5 lat i przebieg ponizej 100 000 km | first_reg_from=2021&km_stand_to=100000
  ford focus 125 koni alufelgi czujniki parkowania | maker=Ford&car_model=Focus&psvon=125&leichtmetallfelgen=true&einparkhilfe=true
  mercedes klasy C sedan srebrny albo szary | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=LIMOUSINE&ausstattung=silber&ausstattung=grau
  tempomat, szyberdach, podgrzewane siedzenia, skora | tempomat=true&schiebedach=true&sitzheizung=true&lederausstattung=true
  małe auto miejskie benzyna 3 drzwiowe do 5 tysięcy euro | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&doors=2/3&price_to=5000
  od 10 do 15 tys. €, diesel albo benzyna | price_from=10000&price_to=15000&kraftstoffart=diesel&kraftstoffart=benzin
  volvo xc60 min. 200KM, serwisowany w aso | maker=Volvo&car_model=XC-Reihe&psvon=200&scheckheftgepflegt=true
  minimum 110kW, norma euro 6, automatyczna | leistung_from=110&schadstoffklassetyp=EURO_6&getriebe=AUTOMATIK
  granatowy hyundai tucson z napędem na 4 koła | ausstattung=blau&maker=Hyundai&car_model=Tucson&allradantrieb=true
  bezwypadkowe, dwa kluczyki, świeży przegląd | unfallfrei=true&keysfrom=2&huauneu=true
  dostawcze do 3,5t z fakturą vat | transporter=true&zulaessigesgesamtgewichtbis=3500&mwst=REGEL
  qashqaia lub sportage 2018-2021 | maker=Nissan&maker=Kia&car_model=Qashqai&car_model=Sportage&first_reg_from=2018&first_reg_to=2021
  budżet 8000, isofix, nawigacja, kamera cofania | price_to=8000&isofix=true&navigation=true&einparkhilfe=true
  przebieg < 80000, cena < 14000 | km_stand_to=80000&price_to=14000
  automt disel kombii | getriebe=AUTOMATIK&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  po 2018 roku, przed 2022 | first_reg_from=2019&first_reg_to=2021
  pierwsza rejestracja od 03/2019 szara skoda superb | first_reg_month_from=201903&ausstattung=grau&maker=Škoda&car_model=Superb
  sprinter maxi wysoki dach | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | maxi
  peugeota 308 sw 130 km białego | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&psvon=130&ausstattung=weiß
  niebieskie lub zielone kombi bez automatu | ausstattung=blau&ausstattung=grün&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE
  ani diesel ani hybryda, pięć drzwi | kraftstoffart!=diesel&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro&doors=4/5
  około 10 tys. euro, ok. 90 tys. km | price_from=9000&price_to=11000&km_stand_from=81000&km_stand_to=99000
  ksenony lub ledy, klimatyzacja automatyczna | headLights=xenon&headLights=ledScheinwerfer&airConditioning=klimaautomatik
  caddy lpg z drzwiami przesuwnymi po obu stronach | maker=Volkswagen&car_model=Caddy&kraftstoffart=autogas&schiebetuer=beidseitig
  porsche 911 nie czerwone powyżej 300 KM | maker=Porsche&car_model=911&ausstattung!=rot&psvon=300
  kabriolety do 20 tysiecy, skorzana tapicerka | fahrzeugtyp=CABRIO&price_to=20000&lederausstattung=true
  chłodnia z windą | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer&ladebordwand=true
  fabie z gazem rocznik 2016 | maker=Škoda&car_model=Fabia&kraftstoffart=autogas&kraftstoffart=erdgas&first_reg_from=2016&first_reg_to=2016
  oplem astrą kombi z 2019 tylko benzynowa | maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI&first_reg_from=2019&first_reg_to=2019&kraftstoffart=benzin
  `,
  )
  testPhrases(
    'pl',
    `
  szukam suva z automatem i hybrydą od 2020, do 80 tys przebiegu | fahrzeugtyp=SUV_GELAENDEWAGEN&getriebe=AUTOMATIK&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2020&km_stand_to=80000
  male auto dla corki benzyna do 5000 euro 5drzwi | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&price_to=5000&doors=4/5 | corki
  mercedes e220d kombi czarny, hak, skóra, max 25 tys. | maker=Mercedes-Benz&car_model=E-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI&ausstattung=schwarz&ahk=true&lederausstattung=true&price_to=25000
  passaty lub superby z silnikiem diesla i dsg z 2018 i 2019 roku | maker=Volkswagen&maker=Škoda&car_model=Passat&car_model=Superb&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2018&first_reg_to=2019
  transit brygadówka 6 osób biały do 120tys km | maker=Ford&car_model=Transit&doppelkabine=true&seatsfrom=6&seatsto=6&ausstattung=weiß&km_stand_to=120000
  mazda cx-5 napęd 4x4 grzane fotele szyberdach | maker=Mazda&car_model=CX-Reihe&allradantrieb=true&sitzheizung=true&schiebedach=true
  toyote yaris hybrydowa rocznik 2017-2019, nie drożej niż 11 tys euro | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2017&first_reg_to=2019&price_to=11000
  fiat 500 cabrio białe manual | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO&ausstattung=weiß&getriebe=SCHALT_GETRIEBE
  elektryczne min 150 kw, najwyżej trzyletnie | kraftstoffart=elektro&leistung_from=150&first_reg_from=2023
  cena od 7 do 9 tysięcy, kolor dowolny oprócz szarego | price_from=7000&price_to=9000&ausstattung!=grau
  opel vivaro 9 osobowy z klimą i nawigacją | maker=Opel&car_model=Vivaro&seatsfrom=9&seatsto=9&airConditioning=klimaanlage&airConditioning=klimaautomatik&navigation=true
  bmw serii 1 czerwone skrzynia manualna | maker=BMW&car_model=1er&ausstattung=rot&getriebe=SCHALT_GETRIEBE
  tylko nie diesel, 4x4, automat, hak | kraftstoffart!=diesel&allradantrieb=true&getriebe=AUTOMATIK&ahk=true
  golfa z przebiegiem ponizej 100 tys km | maker=Volkswagen&car_model=Golf&km_stand_to=100000
  peugeot 3008 diesel światła led kamera cofania 2019 i nowszy | maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel&headLights=ledScheinwerfer&einparkhilfe=true&first_reg_from=2019
  audi a3 limuzyna 150 km minimum poniżej 22 000 € | maker=Audi&car_model=A3&fahrzeugtyp=LIMOUSINE&psvon=150&price_to=22000
  wywrotka do 3,5 tony | fahrzeugkategorietypnfz=Kipper&zulaessigesgesamtgewichtbis=3500
  volvo v60 ale nie biale i nie srebrne | maker=Volvo&car_model=V60&ausstattung!=weiß&ausstattung!=silber
  kangoo dostawcze z odliczeniem vat do 10 000 netto | maker=Renault&car_model=Kangoo&transporter=true&mwst=REGEL&price_to=11900
  dustera w gazie LPG z napedem na cztery kola | maker=Dacia&car_model=Duster&kraftstoffart=autogas&allradantrieb=true
  rodzinny van 7 miejsc diesel isofix okolo 14 tys euro | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart=diesel&isofix=true&price_from=12600&price_to=15400
  kia ceed kombi bezwypadkowa z pelna historia serwisowa | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&unfallfrei=true&scheckheftgepflegt=true
  smart elektyczny do 8k | maker=Smart&kraftstoffart=elektro&price_to=8000
  porshe cayene dach panoramiczny ponad 250 koni, 2016 w gore | maker=Porsche&car_model=Cayenne&schiebedach=true&psvon=250&first_reg_from=2016
  forda mondeo w kombiaku, klima dwustrefowa, do 9 tyś | maker=Ford&car_model=Mondeo&fahrzeugtyp=KOMBI&airConditioning=klimaautomatik&price_to=9000
  astra benzyna zarejestrowana po czerwcu 2020 | maker=Opel&car_model=Astra&kraftstoffart=benzin&first_reg_month_from=202007
  `,
  )
  testPhrases(
    'pl',
    `
  tani hatchback automat do miasta benzyna do 6 tys | getriebe=AUTOMATIK&fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&price_to=6000 | tani; hatchback
  octavię albo superba plug-in od 2019 z hakiem | maker=Škoda&car_model=Octavia&car_model=Superb&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2019&ahk=true
  dostawczy z grodzią i hakiem, euro 6, mniej niż 90 000 km | transporter=true&trennwand=true&ahk=true&schadstoffklassetyp=EURO_6&km_stand_to=90000
  x5 lub q7 diesel 7 miejsc czarne lub granatowe 30-45 tys euro | maker=BMW&maker=Audi&car_model=X-Reihe&car_model=Q7&kraftstoffart=diesel&seatsfrom=7&seatsto=7&ausstattung=schwarz&ausstattung=blau&price_from=30000&price_to=45000
  renault clio 2020r. czerwony benzyna 90KM 5-drzwiowy | maker=Renault&car_model=Clio&first_reg_from=2020&first_reg_to=2020&ausstattung=rot&kraftstoffart=benzin&psvon=90&doors=4/5
  nie starsza niż 3 lata toyota rav4 hybryda 4x4, max 60 tys. km | first_reg_from=2023&maker=Toyota&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&allradantrieb=true&km_stand_to=60000
  kabrio ze skora do 20 tysiecy | fahrzeugtyp=CABRIO&lederausstattung=true&price_to=20000
  vw t6 9 osobowy webasto klimatronik | maker=Volkswagen&car_model=Transporter&seatsfrom=9&seatsto=9&standheizung=true&airConditioning=klimaautomatik
  kombi z tempomatem, czujnikami parkowania i bluetooth, 12 500 € maks | fahrzeugtyp=KOMBI&tempomat=true&einparkhilfe=true&freisprecheinrichtung=true&price_to=12500
  ford kuga st-line 4x4 w automacie biala od 2018 | maker=Ford&car_model=Kuga&allradantrieb=true&getriebe=AUTOMATIK&ausstattung=weiß&first_reg_from=2018 | st-line
  cokolwiek od toyoty lub mazdy do 10 tys euro i do 100 tys km | maker=Toyota&maker=Mazda&price_to=10000&km_stand_to=100000 | cokolwiek
  audi a4 avant tdi bez automatu | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE
  kontener z windą do 3,5t | fahrzeugkategorietypnfz=Koffer&ladebordwand=true&zulaessigesgesamtgewichtbis=3500
  mini clubman pomarańczowy z lat 2016 - 2018 | maker=MINI&car_model=Clubman&ausstattung=orange&first_reg_from=2016&first_reg_to=2018
  od 100 do 150 KM, benzynowy suv, tylko nie nissan | psvon=100&psbis=150&kraftstoffart=benzin&fahrzeugtyp=SUV_GELAENDEWAGEN&maker!=Nissan
  skoda fabia kombi 1.0 tsi 95 KM szara z 2019 | maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=95&ausstattung=grau&first_reg_from=2019&first_reg_to=2019 | 1.0
  mercedes c klasa coupe skórzane fotele kamera | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=Coupe&lederausstattung=true&einparkhilfe=true
  starsze niż 2010 do 3000 euro | first_reg_to=2009&price_to=3000
  hyundai i30 w kombi, diesel, manual, przebieg do 130 tys | maker=Hyundai&car_model=i-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE&km_stand_to=130000
  doblo przystosowane dla niepełnosprawnych, drzwi przesuwne z obu stron | maker=Fiat&car_model=Doblo&behindertengerecht=true&schiebetuer=beidseitig
  s-max albo galaxy, silnik diesla, skrzynia automatyczna, 7 osób | maker=Ford&car_model=S-Max&car_model=Galaxy&kraftstoffart=diesel&getriebe=AUTOMATIK&seatsfrom=7&seatsto=7
  subaru forester srebrne, pełna skóra, dach panoramiczny, 2 kluczyki | maker=Subaru&car_model=Forester&ausstattung=silber&lederausstattung=true&schiebedach=true&keysfrom=2
  15-20tys, automat, hak, grzane siedzenia, vw lub skoda | price_from=15000&price_to=20000&getriebe=AUTOMATIK&ahk=true&sitzheizung=true&maker=Volkswagen&maker=Škoda
  klient szuka białego sprintera albo craftera blaszaka | ausstattung=weiß&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen | craftera
  `,
  )
  testPhrases(
    'pl',
    `
  dzień dobry, szukam caddy maxi w dieslu z przebiegiem do 90 tys | maker=Volkswagen&car_model=Caddy&kraftstoffart=diesel&km_stand_to=90000 | maxi
  audi q5 s-tronic, szyberdach, hak, cena do 28 500 euro | maker=Audi&car_model=Q5&getriebe=AUTOMATIK&schiebedach=true&ahk=true&price_to=28500
  auta na eksport tylko benzyna nie starsze niż 2015 do 7000 eur | kraftstoffart=benzin&first_reg_from=2015&price_to=7000 | eksport
  mercedesa vito 8-osobowego z automatem i kamerą | maker=Mercedes-Benz&car_model=Vito&seatsfrom=8&seatsto=8&getriebe=AUTOMATIK&einparkhilfe=true
  zielone jimny 4x4 | ausstattung=grün&maker=Suzuki&car_model=Jimny&allradantrieb=true
  kombi diesel roczniki 2016-2019 faktura vat min. 2 kluczyki | fahrzeugtyp=KOMBI&kraftstoffart=diesel&first_reg_from=2016&first_reg_to=2019&mwst=REGEL&keysfrom=2
  corsa, fiesta lub polo 5 drzwiowe benzyna 50-80 tys. km | maker=Opel&maker=Ford&maker=Volkswagen&car_model=Corsa&car_model=Fiesta&car_model=Polo&doors=4/5&kraftstoffart=benzin&km_stand_from=50000&km_stand_to=80000
  ford transit długi wysoki euro 6 z hakiem | maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&schadstoffklassetyp=EURO_6&ahk=true
  van rodzinny dwoje drzwi przesuwnych manual | fahrzeugtyp=VAN_KLEINBUS&schiebetuer=beidseitig&getriebe=SCHALT_GETRIEBE
  bmw 530d xdrive touring 2018+ | maker=BMW&car_model=5er&allradantrieb=true&fahrzeugtyp=KOMBI&first_reg_from=2018
  cena 8-10 tys, kolor niebieski albo czerwony, automatyczna skrzynia | price_from=8000&price_to=10000&ausstattung=blau&ausstattung=rot&getriebe=AUTOMATIK
  toyota corolla hybryda kombi od 06/2021 bezwypadkowa | maker=Toyota&car_model=Corolla&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_month_from=202106&unfallfrei=true
  lpg albo cng ponizej 9 tys | kraftstoffart=autogas&kraftstoffart=erdgas&price_to=9000
  superb 4x4 280 koni lub passat 4motion | maker=Škoda&maker=Volkswagen&car_model=Superb&car_model=Passat&allradantrieb=true&psvon=280
  skrzyniowy diesel do 3,5 t, nie więcej niż 150 000 km | fahrzeugkategorietypnfz=Pritsche&kraftstoffart=diesel&zulaessigesgesamtgewichtbis=3500&km_stand_to=150000
  volvo xc90 siedmioosobowe | maker=Volvo&car_model=XC-Reihe&seatsfrom=7&seatsto=7
  nissan navara podwójna kabina 190 KM automat | maker=Nissan&car_model=Navara&doppelkabine=true&psvon=190&getriebe=AUTOMATIK
  dwudrzwiowe coupe w skórze, poniżej 100 000 km, powyżej 200 KM | doors=2/3&fahrzeugtyp=Coupe&lederausstattung=true&km_stand_to=100000&psvon=200
  kia sportage biała szara lub czarna, led, podgrzewane fotele, kamera | maker=Kia&car_model=Sportage&ausstattung=weiß&ausstattung=grau&ausstattung=schwarz&headLights=ledScheinwerfer&sitzheizung=true&einparkhilfe=true
  o skodzie octavii z silnikiem benzynowym do 12 tyś euro | maker=Škoda&car_model=Octavia&kraftstoffart=benzin&price_to=12000
  `,
  )
  testPhrases(
    'pl',
    `
  skoda octavia kombi diesel od 2018 do 60 tys | first_reg_from=2018&price_to=60000&maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  bmw seria 3 automat czarny | maker=BMW&car_model=3er&getriebe=AUTOMATIK&ausstattung=schwarz
  golf 7 1.6 tdi bezwypadkowy | unfallfrei=true&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 7; 1.6
  audi a6 c7 quattro do 150 tys km | allradantrieb=true&km_stand_to=150000&maker=Audi&car_model=A6 | c7
  osobowe do 20000 zl | transporter=false | do 20000 PLN
  samochod 7 osobowy diesel | seatsfrom=7&seatsto=7&kraftstoffart=diesel
  auto z hakiem holowniczym | ahk=true
  mercedes sprinter blaszak l3h2 | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  bez wypadku pierwszy wlasciciel | unfallfrei=true | pierwszy wlasciciel
  skrzynia manualna benzyna 1.4 | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin | 1.4
  ford mondeo kombi przebieg do 200000 | km_stand_to=200000&maker=Ford&car_model=Mondeo&fahrzeugtyp=KOMBI
  toyota corolla hybryda biala | maker=Toyota&car_model=Corolla&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=weiß
  nie diesel | kraftstoffart!=diesel
  czerwone kabrio ze skora | lederausstattung=true&ausstattung=rot&fahrzeugtyp=CABRIO
  elektryczny zasieg min 300km | kraftstoffart=elektro | zasieg min 300 km
  passat b8 srebrny dsg | maker=Volkswagen&car_model=Passat&ausstattung=silber&getriebe=AUTOMATIK | b8
  moc od 150 KM napęd na 4 koła | psvon=150&allradantrieb=true
  rocznik 2019-2021 suv | first_reg_from=2019&first_reg_to=2021&fahrzeugtyp=SUV_GELAENDEWAGEN
  5 drzwiowy hatchback niebieski | doors=4/5&ausstattung=blau | hatchback
  opel vivaro 9 osob | seatsfrom=9&seatsto=9&maker=Opel&car_model=Vivaro
  podgrzewane fotele i kamera cofania | sitzheizung=true&einparkhilfe=true
  dacia duster lpg 4x4 | allradantrieb=true&maker=Dacia&car_model=Duster&kraftstoffart=autogas
  fiat ducato max 3.5t wysoki dach | zulaessigesgesamtgewichtbis=3500&maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  volvo v60 d4 automat, szary | maker=Volvo&car_model=V60&getriebe=AUTOMATIK&ausstattung=grau | d4
  euro 6 do 10 tys euro | schadstoffklassetyp=EURO_6&price_to=10000
  kia sportage lub hyundai tucson | maker=Hyundai&maker=Kia&car_model=Sportage&car_model=Tucson
  z nawigacją i klimatyzacją automatyczną | navigation=true&airConditioning=klimaautomatik
  ksiazka serwisowa dwa kluczyki | scheckheftgepflegt=true&keysfrom=2
  moc 110kw | leistung_from=110
  peugeot 508 sw zielony | maker=Peugeot&car_model=5er-Reihe&fahrzeugtyp=KOMBI&ausstattung=grün
  dostawczy do 3,5 tony benzyna + gaz | transporter=true&zulaessigesgesamtgewichtbis=3500&kraftstoffart=autogas&kraftstoffart=erdgas
  przebieg ponizej 100 tys | km_stand_to=100000
  ladny wloski maly samochod miejski | fahrzeugtyp=KLEINWAGEN | ladny; wloski
  renault megane grandtour 1.5 dci 2017r | first_reg_from=2017&first_reg_to=2017&maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 1.5
  tapicerka skorzana czarna | lederausstattung=true | czarna
  szyberdach panoramiczny | schiebedach=true
  uszkodzony silnik |  | uszkodzony silnik
  bez szyberdachu |  | bez szyberdachu (lässt sich nicht ausschließen)
  czujniki parkowania przod i tyl | einparkhilfe=true
  spalanie do 5 litrow |  | spalanie do 5 litrow
  mini cooper 3-drzwiowe czerwony dach | doors=2/3&maker=MINI&car_model=Cooper | czerwony dach
  faktura vat 23 | mwst=REGEL
  kombiak vw do 8k euro | price_to=8000&maker=Volkswagen&fahrzeugtyp=KOMBI
  mazda 6 benzna automat | maker=Mazda&car_model=6er-Reihe&kraftstoffart=benzin&getriebe=AUTOMATIK
  mercdes klasa c | maker=Mercedes-Benz&car_model=C-Klasse
  porsche cayenne 2020+ | first_reg_from=2020&maker=Porsche&car_model=Cayenne
  pojemnosc 2.0 lub wiecej |  | pojemnosc 2.0 lub wiecej
  rejestracja po 2020 | first_reg_from=2021
  audi q5 max 35 tys eur granatowy | price_to=35000&maker=Audi&car_model=Q5&ausstattung=blau
  tylko automat bez gazu | getriebe=AUTOMATIK&kraftstoffart!=autogas&kraftstoffart!=erdgas
  pierwsza rejestracja 03/2021 | first_reg_month_from=202103&first_reg_month_to=202103
  swiatla led, tempomat adaptacyjny | tempomat=true&headLights=ledScheinwerfer
  seat leon st fr bialy metalik | maker=Seat&car_model=Leon&fahrzeugtyp=KOMBI&ausstattung=weiß | fr
  vw transporter t5 brygadowka | doppelkabine=true&maker=Volkswagen&car_model=Transporter
  auta do 5000 euro z przegladem | price_to=5000 | przegladem
  citroen c3 5d automat malo pali | doors=4/5&maker=Citroën&car_model=C3&getriebe=AUTOMATIK | malo; pali
  limuzyna klasy wyzszej skóra | lederausstattung=true&fahrzeugtyp=LIMOUSINE | klasy; wyzszej
  kupie teraz aukcja |  | kupie teraz; aukcja
  szukam bmw e90 320d sedan | maker=BMW&car_model=3er&fahrzeugtyp=LIMOUSINE | e90
  vw passat kombi z niemiec | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | niemiec
  auto po wypadku lub uszkodzone |  | po wypadku; uszkodzone
  uszkodzona skrzynia biegow |  | uszkodzona skrzynia
  gradobicie |  | gradobicie
  audi a4 b9 s-line led virtual cockpit | maker=Audi&car_model=A4&headLights=ledScheinwerfer | b9; s-line; virtual; cockpit
  do 15 tysiecy euro | price_to=15000
  od 10 do 20 tys euro | price_from=10000&price_to=20000
  rok prod. od 2016 do 2019 | first_reg_from=2016&first_reg_to=2019
  przebieg maksymalny 120 tys. | km_stand_to=120000
  moc 140-190 KM | psvon=140&psbis=190
  diesla albo benzyne | kraftstoffart=benzin&kraftstoffart=diesel
  benzynowy z automatem | kraftstoffart=benzin&getriebe=AUTOMATIK
  manualna skrzynia 6 biegowa | getriebe=SCHALT_GETRIEBE
  niebieski lub granatowy | ausstattung=blau
  w kolorze bialym | ausstattung=weiß
  nie bialy | ausstattung!=weiß
  oprócz czarnych | ausstattung!=schwarz
  brązowy metalik skóra beżowa | lederausstattung=true&ausstattung=braun | beżowa
  srebrne audi a3 | maker=Audi&car_model=A3&ausstattung=silber
  ford transit 9-osobowy klimatyzacja | seatsfrom=9&seatsto=9&maker=Ford&car_model=Transit&airConditioning=klimaanlage&airConditioning=klimaautomatik
  wywrotka do 3.5t | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kipper
  bus dostawczy l2h2 diesel | transporter=true&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&kraftstoffart=diesel
  doka pritsche / skrzyniowy podwójna kabina | doppelkabine=true&fahrzeugkategorietypnfz=Pritsche
  hak, tempomat, grzane fotele | ahk=true&tempomat=true&sitzheizung=true
  fotele wentylowane i masaż |  | fotele wentylowane; masaż
  podgrzewana kierownica |  | podgrzewana kierownica
  podgrzewana przednia szyba |  | podgrzewana przednia szyba
  z szyberdachem | schiebedach=true
  bez haka |  | bez haka (lässt sich nicht ausschließen)
  bezwypadkowa, serwisowana w aso | unfallfrei=true&scheckheftgepflegt=true
  dwóch właścicieli max |  | dwóch właścicieli max
  max 2 wlascicieli |  | max 2 wlascicieli
  najwyżej 5 letni | first_reg_from=2021
  nie starszy niż 3 lata | first_reg_from=2023
  nowszy niz 2018 | first_reg_from=2019
  sprzed 2010 roku | first_reg_to=2009
  pojemność 1.9-2.0 |  | pojemność 1.9 bis 2.0
  silnik 3.0 v6 |  | 3.0; v6
  6 cylindrów |  | 6 cylindrów
  wymieniony rozrzad |  | wymieniony; rozrzad
  auto miejskie automat małe | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK | małe
  van 7 miejsc | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS
  terenowe 4x4 diesel | allradantrieb=true&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=diesel
  elektryk do 25k euro | price_to=25000&kraftstoffart=elektro
  hybryda plug-in kia | maker=Kia&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  pompa ciepła |  | pompa ciepła
  skoda fabja | maker=Škoda&car_model=Fabia
  hunday i20 | maker=Hyundai&car_model=i-Reihe
  wolksvagen golf | maker=Volkswagen&car_model=Golf
  jeep grand cherokee overland | maker=Jeep&car_model=Grand Cherokee | overland
  zarejestrowany w 2022 | first_reg_from=2022&first_reg_to=2022
  emisja euro5 | schadstoffklassetyp=EURO_5
  faktura vat marża | mwst=DIFFERENZ
  5-drzwiowa corsa czerwona | doors=4/5&maker=Opel&car_model=Corsa&ausstattung=rot
  octavia 3 rs kombi dsg | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK | 3; rs
  superb laurin klement 4x4 | allradantrieb=true&maker=Škoda&car_model=Superb | laurin; klement
  astra sports tourer cdti | maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  kia ceed kombi gwarancja | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI | gwarancja
  insignia grand sport 170KM | psvon=170&maker=Opel&car_model=Insignia | grand; sport
  transporter t6.1 długi | maker=Volkswagen&car_model=Transporter | długi
  vito tourer 8 miejsc | seatsfrom=8&seatsto=8&maker=Mercedes-Benz&car_model=Vito | tourer
  autolaweta | fahrzeugkategorietypnfz=Autotransporter
  kamper |  | kamper
  quad |  | quad
  do 3 tys euro z automatem | price_to=3000&getriebe=AUTOMATIK
  cena do 7 500 € | price_to=7500
  cena 5-8 tys. € | price_from=5000&price_to=8000
  powyżej 200 koni | psvon=200
  200+ KM | psvon=200
  przynajmniej 2 kluczyki | keysfrom=2
  jeden właściciel w niemczech |  | jeden; właściciel; niemczech
  garażowany, niepalący |  | garażowany; niepalący
  pełna historia serwisowa | scheckheftgepflegt=true
  brak rdzy |  | brak rdzy
  żadnych diesli | kraftstoffart!=diesel
  tylko benzyna | kraftstoffart=benzin
  nie hybryda i nie elektryk | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  czarny albo szary sedan | ausstattung=grau&ausstattung=schwarz&fahrzeugtyp=LIMOUSINE
  perłowy biały | ausstattung=weiß
  jasna skóra | lederausstattung=true | jasna
  tapicerka materiałowa |  | tapicerka materiałowa
  alcantara |  | alcantara
  dach panoramiczny hak elektryczny | schiebedach=true&ahk=true
  kamera 360 | einparkhilfe=true
  asystent pasa ruchu martwe pole |  | asystent pasa ruchu; martwe pole
  światła matrix |  | światła; matrix
  podgrzewane siedzenia z tyłu | sitzheizung=true | z tyłu
  zawieszenie pneumatyczne |  | zawieszenie pneumatyczne
  webasto | standheizung=true
  opony zimowe |  | opony zimowe
  alufelgi 19 | leichtmetallfelgen=true | 19
  klima manualna | airConditioning=klimaanlage
  elektryczne szyby, centralny zamek |  | elektryczne; szyby; centralny; zamek
  drzwi przesuwne z obu stron | schiebetuer=beidseitig
  rok 2014 | first_reg_from=2014&first_reg_to=2014
  rocznik 15-17 | first_reg_from=2015&first_reg_to=2017
  z 2020 roku | first_reg_from=2020&first_reg_to=2020
  po 2017 | first_reg_from=2018
  od marca 2021 | first_reg_month_from=202103
  dwulatek | first_reg_from=2024
  do 4 lat | first_reg_from=2022
  1.6 hdi 115 koni | psvon=115&kraftstoffart=diesel | 1.6
  v8 benzyna | kraftstoffart=benzin | v8
  trzycylindrowy |  | trzycylindrowy
  ponad 300 km zasiegu |  | ponad 300 km zasiegu
  spalanie poniżej 6l |  | spalanie; poniżej; 6l
  co2 do 130 g |  | co2; do 130; g
  uszkodzony przód |  | uszkodzony przód
  nie odpala |  | nie odpala
  po gradzie |  | po gradzie
  mazda cx 5 czerwona skora | lederausstattung=true&maker=Mazda&car_model=CX-Reihe | czerwona
  renalt klio | maker=Renault&car_model=Clio
  poszukuję tiguana 2.0 tdi 4motion dsg do 90 tys zł | allradantrieb=true&maker=Volkswagen&car_model=Tiguan&kraftstoffart=diesel&getriebe=AUTOMATIK | 2.0; do 90 tys PLN
  kupię forda focusa kombi w benzynie do 25 tys. przebiegu | km_stand_to=25000&maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=benzin
  auto dla rodziny 7 osób, automat, hybryda | seatsfrom=7&seatsto=7&getriebe=AUTOMATIK&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | rodziny
  mercedes w205 c220d 9g kombi | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI | w205; 9g
  audi a5 sportback 2.0 tfsi 252km quattro | psvon=252&allradantrieb=true&maker=Audi&car_model=A5&kraftstoffart=benzin | sportback; 2.0
  bialy lub srebrny, nie czarny | ausstattung=silber&ausstattung=weiß
  skoda fabia 1.0 mpi 2019 salon polska | first_reg_from=2019&first_reg_to=2019&maker=Škoda&car_model=Fabia&kraftstoffart=benzin | 1.0; salon; polska
  do 12k eur, do 100k km, od 2017r | price_to=12000&km_stand_to=100000&first_reg_from=2017
  opel insignia b st 1.6 cdti 136 km | psvon=136&maker=Opel&car_model=Insignia&fahrzeugtyp=KOMBI&kraftstoffart=diesel | b; 1.6
  trzydrzwiowy hatchback benzyna do 1.4 | doors=2/3&kraftstoffart=benzin | hatchback; do 1.4
  manual lub automat, diesel, kombi, hak | ahk=true&getriebe=AUTOMATIK&getriebe=SCHALT_GETRIEBE&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  bez gazu i bez diesla | kraftstoffart!=diesel&kraftstoffart!=autogas&kraftstoffart!=erdgas
  bmw x1 f48 sdrive 18d, skóra, navi, kamera | lederausstattung=true&navigation=true&einparkhilfe=true&maker=BMW&car_model=X-Reihe | f48; sdrive; 18d
  euro 6d dostawczy chłodnia do 3.5t | schadstoffklassetyp=EURO_6&transporter=true&zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  pierwsza rej. 2020-2022, max 60 tys. km | first_reg_from=2020&first_reg_to=2022&km_stand_to=60000
  rok 2018 lub 2019, czerwona mazda 6 | first_reg_from=2018&first_reg_to=2019&maker=Mazda&car_model=6er-Reihe&ausstattung=rot
  mały przebieg do 30 000 | km_stand_to=30000 | mały
  klima automatyczna dwustrefowa, grzane fotele i kierownica | sitzheizung=true&airConditioning=klimaautomatik | kierownica
  moc powyzej 180 koni, benzyna, coupe | psvon=180&kraftstoffart=benzin&fahrzeugtyp=Coupe
  vw t6 caravelle 9 osobowy dlugi | seatsfrom=9&seatsto=9&maker=Volkswagen&car_model=Transporter | dlugi
  z polskiego salonu, serwis aso, bezwypadek | scheckheftgepflegt=true&unfallfrei=true | polskiego; salonu
  kia ceed sw 1.6 crdi automat 2019 czarna | first_reg_from=2019&first_reg_to=2019&maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ausstattung=schwarz | 1.6
  auto do 3000 euro na dojazdy do pracy | price_to=3000 | dojazdy; pracy
  samochód z automatem dla seniora | getriebe=AUTOMATIK | seniora
  5-cio osobowy pickup 4x4 | seatsfrom=5&seatsto=5&allradantrieb=true&fahrzeugkategorietypnfz=Pickup
  fiat 500e elektryczny | maker=Fiat&car_model=500&kraftstoffart=elektro
  octavia w gazie do 6 tys euro | price_to=6000&maker=Škoda&car_model=Octavia&kraftstoffart=autogas&kraftstoffart=erdgas
  volkswagen multivan 2.0 tdi 4x4 siedem miejsc | allradantrieb=true&seatsfrom=7&seatsto=7&maker=Volkswagen&car_model=Transporter&kraftstoffart=diesel | 2.0
  silnik diesla, skrzynia automatyczna, fotele skórzane | lederausstattung=true&kraftstoffart=diesel&getriebe=AUTOMATIK
  bmw x3 z hakiem i panoramą, przebieg poniżej 120tys | ahk=true&schiebedach=true&km_stand_to=120000&maker=BMW&car_model=X-Reihe
  tanie auto dla studenta do 2500e | price_to=2500 | tanie; studenta
  hybryda ale nie plug in | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | nie plug in
  trzy drzwi, klimatyzacja, do 1.2 | doors=2/3&airConditioning=klimaanlage&airConditioning=klimaautomatik | do 1.2
  furgon l2 h2 sprowadzony z holandii | fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | sprowadzony; holandii
  samochód sprawny z ważnym przeglądem |  | sprawny; ważnym przeglądem
  astra j kombi 1.7cdti 2012-2014 | first_reg_from=2012&first_reg_to=2014&maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI&kraftstoffart=diesel | j; 1.7
  co najmniej 5 drzwi i 5 miejsc | doors=4/5&seatsfrom=5&seatsto=5
  granatowa mazda cx-5 skórzana jasna tapicerka | lederausstattung=true&maker=Mazda&car_model=CX-Reihe&ausstattung=blau | jasna; tapicerka
  volvo xc90 t8 hybryda 7os | seatsfrom=7&seatsto=7&maker=Volvo&car_model=XC-Reihe&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | t8
  przebieg 50-100 tys, rocznik 2018+, benzyna | km_stand_from=50000&km_stand_to=100000&first_reg_from=2018&kraftstoffart=benzin
  mercedes klasa v długi 8 osobowy | seatsfrom=8&seatsto=8&maker=Mercedes-Benz&car_model=V-Klasse | długi
  max 15 tyś euro, min 2019r, suv | price_to=15000&first_reg_from=2019&fahrzeugtyp=SUV_GELAENDEWAGEN
  auto zabytkowe garbus 1970 | first_reg_from=1970&first_reg_to=1970&maker=Volkswagen&car_model=Kaefer | zabytkowe
  czerwone cabrio miękki dach | ausstattung=rot&fahrzeugtyp=CABRIO | miękki; dach
  ładowność powyżej 1000 kg, kontener | fahrzeugkategorietypnfz=Koffer | ładowność powyżej 1000 kg
  wysoka kabina l3h3 zielony | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&ausstattung=grün | wysoka
  spalinowy nie elektryczny | kraftstoffart!=elektro | spalinowy
  skrzynia dsg, napęd 4motion | allradantrieb=true&getriebe=AUTOMATIK
  opel zafira 7 foteli tempomat isofix | seatsfrom=7&seatsto=7&tempomat=true&isofix=true&maker=Opel&car_model=Zafira
  wersja z kratką, vat | mwst=REGEL | kratką
  bmw x5 g05 2019-2022 bezwypadkowy salon | first_reg_from=2019&first_reg_to=2022&unfallfrei=true&maker=BMW&car_model=X-Reihe | g05; salon
  nissan qashqai + kamera 360 + panorama | einparkhilfe=true&schiebedach=true&maker=Nissan&car_model=Qashqai
  samochody benzynowe do 8000 eur z 2015-2018 | price_to=8000&first_reg_from=2015&first_reg_to=2018&kraftstoffart=benzin
  audi q7 siedmioosobowe s line czarne | seatsfrom=7&seatsto=7&maker=Audi&car_model=Q7&ausstattung=schwarz | s; line
  najtańsze kombi diesel | fahrzeugtyp=KOMBI&kraftstoffart=diesel | najtańsze
  peugeot 3008 lub citroen c5 aircross automat | maker=Citroën&maker=Peugeot&car_model=3er-Reihe&car_model=C5&getriebe=AUTOMATIK | aircross
  volvo s60 niebieskie, moc min. 190 | psvon=190&maker=Volvo&car_model=S60&ausstattung=blau
  autko na gaz z klimą do 4 tys. | price_to=4000&kraftstoffart=autogas&kraftstoffart=erdgas&airConditioning=klimaanlage&airConditioning=klimaautomatik
  transporter t5 skrzyniowy doka | doppelkabine=true&maker=Volkswagen&car_model=Transporter&fahrzeugkategorietypnfz=Pritsche
  z nawi i ledami, czarna, 5d | navigation=true&doors=4/5&headLights=ledScheinwerfer&ausstattung=schwarz
  ford galaxy 7 os. automat diesel 2017r. max 150 tys. km | seatsfrom=7&seatsto=7&first_reg_from=2017&first_reg_to=2017&km_stand_to=150000&maker=Ford&car_model=Galaxy&getriebe=AUTOMATIK&kraftstoffart=diesel
  honda jazz hybrid automat biały od 2020 | first_reg_from=2020&maker=Honda&car_model=Jazz&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK&ausstattung=weiß
  mercedes sprinter chłodnia 2018, 3.5t, 316 | zulaessigesgesamtgewichtbis=3500&first_reg_from=2018&first_reg_to=2018&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer | 316
  kabriolet do 10000 euro nie czerwony | price_to=10000&fahrzeugtyp=CABRIO&ausstattung!=rot
  bez VAT, marża | mwst=DIFFERENZ
  opel corsa elektryczna zasięg 300 km | maker=Opel&car_model=Corsa&kraftstoffart=elektro | zasięg 300 km
  czarny suv hybrydowy, przebieg do 50 tyś., hak | km_stand_to=50000&ahk=true&ausstattung=schwarz&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  fiat doblo maxi 5 osobowe dostawcze | seatsfrom=5&seatsto=5&transporter=true&maker=Fiat&car_model=Doblo | maxi
  toyota yaris cross awd | allradantrieb=true&maker=Toyota&car_model=Yaris | cross
  samochód terenowy z reduktorem i blokadą | fahrzeugtyp=SUV_GELAENDEWAGEN | reduktorem; blokadą
  kia sorento 7 miejsc 4wd skóra dach | seatsfrom=7&seatsto=7&allradantrieb=true&lederausstattung=true&maker=Kia&car_model=Sorento | dach
  renault espace 7 os 2016 initiale | seatsfrom=7&seatsto=7&first_reg_from=2016&first_reg_to=2016&maker=Renault&car_model=Espace | initiale
  passat alltrack lub octavia scout, diesel, dsg | maker=Volkswagen&maker=Škoda&car_model=Octavia&car_model=Passat&kraftstoffart=diesel&getriebe=AUTOMATIK | alltrack; scout
  male auto automat do 5k eur max 120 tkm | price_to=5000&km_stand_to=120000&fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK
  seat alhambra 7 osób, hak, diesel, przebieg ok 150 tys | seatsfrom=7&seatsto=7&ahk=true&km_stand_from=135000&km_stand_to=165000&maker=Seat&car_model=Alhambra&kraftstoffart=diesel
  bmw 5 f11 kombi czarna skóra navi | lederausstattung=true&navigation=true&maker=BMW&car_model=5er&fahrzeugtyp=KOMBI | f11; czarna
  volvo xc60 d4 awd inscription od 2018r biały | allradantrieb=true&first_reg_from=2018&maker=Volvo&car_model=XC-Reihe&ausstattung=weiß | d4; inscription
  dostawczak z windą do 3.5 tony od 2016 | transporter=true&ladebordwand=true&zulaessigesgesamtgewichtbis=3500&first_reg_from=2016
  bezwypadkowe kombi, pierwszy właściciel, serwisowane | unfallfrei=true&fahrzeugtyp=KOMBI | pierwszy właściciel; serwisowane
  kia picanto lub hyundai i10 5 drzwi | doors=4/5&maker=Hyundai&maker=Kia&car_model=Picanto&car_model=i-Reihe
  elektryczne do 20 tys euro i zasięg powyżej 250km | price_to=20000&kraftstoffart=elektro | zasięg powyżej 250 km
  nie starsze niż 2017, nie więcej niż 90 tys km, bez diesla | first_reg_from=2017&km_stand_to=90000&kraftstoffart!=diesel
  czerwony ford mustang cabrio v8 automat | maker=Ford&car_model=Mustang&ausstattung=rot&fahrzeugtyp=CABRIO&getriebe=AUTOMATIK | v8
  skrzynia ręczna, 110 KM, benzyna, 5d | psvon=110&doors=4/5&getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin
  pakiet zimowy, grzana szyba, fotele |  | pakiet; zimowy; grzana; szyba; fotele
  garażowany mercedes klasy b benzyna automat | maker=Mercedes-Benz&car_model=B-Klasse&kraftstoffart=benzin&getriebe=AUTOMATIK | garażowany
  range rover evoque 2.0 diesel 4x4 do 25 000 euro | allradantrieb=true&price_to=25000&maker=Land Rover&car_model=Range Rover Evoque&kraftstoffart=diesel | 2.0
  ford c-max 2.0 tdci ghia 7 osobowy 2012 | seatsfrom=7&seatsto=7&first_reg_from=2012&first_reg_to=2012&maker=Ford&car_model=C-Max&kraftstoffart=diesel | 2.0; ghia
  vw up! elektryk do 10 tys euro | price_to=10000&maker=Volkswagen&car_model=up!&kraftstoffart=elektro
  samochód do remontu silnik uszkodzony mercedes | maker=Mercedes-Benz | do remontu; silnik uszkodzony
  mazda 3 hatchback 2019 benzyna szara manual | first_reg_from=2019&first_reg_to=2019&maker=Mazda&car_model=3er-Reihe&kraftstoffart=benzin&ausstattung=grau&getriebe=SCHALT_GETRIEBE | hatchback
  ducato zabudowa kontener winda | ladebordwand=true&maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Koffer
  bmw 118d lub 120d, automat, m pakiet, bez wypadku | unfallfrei=true&maker=BMW&car_model=1er&getriebe=AUTOMATIK | m; pakiet
  hyundai tucson 1.6 t-gdi 177KM 4wd automat | psvon=177&allradantrieb=true&maker=Hyundai&car_model=Tucson&kraftstoffart=benzin&getriebe=AUTOMATIK | 1.6
  suv lub crossover do 18 tys eur, max 5 lat | price_to=18000&first_reg_from=2021&fahrzeugtyp=SUV_GELAENDEWAGEN
  skoda octavia III lift 2017 kombi ambition led | first_reg_from=2017&first_reg_to=2017&maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&headLights=ledScheinwerfer | III; lift; ambition
  kombi z napędem 4x4, hakiem i webasto | allradantrieb=true&ahk=true&standheizung=true&fahrzeugtyp=KOMBI
  toyota aygo 5d klima 2015-2018 czerwona | doors=4/5&first_reg_from=2015&first_reg_to=2018&maker=Toyota&car_model=Aygo&airConditioning=klimaanlage&airConditioning=klimaautomatik&ausstattung=rot
  mercedes vito furgon długi 2.2 cdi | maker=Mercedes-Benz&car_model=Vito&fahrzeugkategorietypnfz=Kastenwagen lang&kraftstoffart=diesel | 2.2
  opel astra gtc trzydrzwiowa | doors=2/3&maker=Opel&car_model=Astra | gtc
  moc między 120 a 160 KM, diesel, 2016-2018 | psvon=120&psbis=160&first_reg_from=2016&first_reg_to=2018&kraftstoffart=diesel
  kabriolet twardy dach automat skóra | lederausstattung=true&fahrzeugtyp=CABRIO&getriebe=AUTOMATIK | twardy; dach
  peugeot 2008 gt 155 eat8 2021 | first_reg_from=2021&first_reg_to=2021&maker=Peugeot&car_model=2er-Reihe&getriebe=AUTOMATIK | gt; 155
  `,
  )
})
