import { describe } from 'vitest'
import { testPhrases } from '../../../testing/read-as-meant.ts'

describe('A search in words in French', () => {
  testPhrases(
    'fr',
    `
  golf isofix x2 | isofix=true&maker=Volkswagen&car_model=Golf | x2
  golf kilométrage max 80 | km_stand_to=80000&maker=Volkswagen&car_model=Golf
  pickup attelage 3,5t | ahk=true&fahrzeugkategorietypnfz=Pickup | 3,5t
  clio clim. auto. | maker=Renault&car_model=Clio&airConditioning=klimaautomatik
  clio ess. boîte auto. | maker=Renault&car_model=Clio&kraftstoffart=benzin&getriebe=AUTOMATIK
  mini one, bon prix, 3 portes | doors=2/3&maker=MINI&car_model=One | bon
  uniquement essence, boite manuelle, moins de 30 000 km et moins de 3 ans | km_stand_to=30000&first_reg_from=2023&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  golf 2018 ou plus récente, 9000 € maximum | first_reg_from=2018&price_to=9000&maker=Volkswagen&car_model=Golf
  golf max 2 ans, garantie | first_reg_from=2024&maker=Volkswagen&car_model=Golf | garantie
  golf moins de 100 000 kilométrage, moins de 12 000 € | km_stand_to=100000&price_to=12000&maker=Volkswagen&car_model=Golf
  peugeot 5008 7 places bluehdi 130 | seatsfrom=7&seatsto=7&psvon=130&maker=Peugeot&car_model=5er-Reihe&kraftstoffart=diesel
  6 places minimum, 12 500 euros max, automatique | seatsfrom=6&price_to=12500&getriebe=AUTOMATIK
  mini cooper d 2016 toit panoramique | schiebedach=true&first_reg_from=2016&first_reg_to=2016&maker=MINI&car_model=Cooper&kraftstoffart=diesel
  toyota yaris hybride 2017/2018/2019 | first_reg_from=2017&first_reg_to=2019&maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  megane 4 estate dci 110 edc intens 60000km max | psvon=110&km_stand_to=60000&maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK | 4; intens
  gris anthracite ou bleu nuit, berline, ess | ausstattung=blau&ausstattung=grau&fahrzeugtyp=LIMOUSINE&kraftstoffart=benzin
  ford s-max titanium 2.0 tdci 150 powershift 2018 | psvon=150&first_reg_from=2018&first_reg_to=2018&maker=Ford&car_model=S-Max&kraftstoffart=diesel&getriebe=AUTOMATIK | titanium; 2.0
  kia sportage gt line du 2021 au 2023 | first_reg_from=2021&first_reg_to=2023&maker=Kia&car_model=Sportage | gt; line
  passat sw bvm6 150 tdi business 2016 à 2019 | psvon=150&first_reg_from=2016&first_reg_to=2019&maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&kraftstoffart=diesel | business
  puissance 100 kW minimum, couleur verte | leistung_from=100&ausstattung=grün
  land rover defender 110 vert chassis court | maker=Land Rover&car_model=Defender&ausstattung=grün | 110; chassis; court
  camping-car fourgon aménagé couchage 2 | liegeplatz=true | camping-car; fourgon aménagé; 2
  toyota proace verso 8 places | seatsfrom=8&seatsto=8&maker=Toyota | proace; verso
  2020 ht utilitaire | first_reg_from=2020&first_reg_to=2020&mwst=REGEL&transporter=true
  golf maximum 80 000 km et 5 ans | km_stand_to=80000&first_reg_from=2021&maker=Volkswagen&car_model=Golf
  golf clés deux | keysfrom=2&maker=Volkswagen&car_model=Golf
  vitres élec. clio | maker=Renault&car_model=Clio | vitres; électrique
  golf jantes 18 pouces | leichtmetallfelgen=true&maker=Volkswagen&car_model=Golf | 18 pouces
  break diesel boîte auto moins de 15 000 € | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=15000
  VW Golf essence boîte manuelle max 80 000 km | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  SUV blanc avec attelage et GPS | fahrzeugtyp=SUV_GELAENDEWAGEN&ausstattung=weiß&ahk=true&navigation=true
  BMW 320d break à partir de 2018 | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&first_reg_from=2018
  Audi A4 quattro entre 2016 et 2019 | maker=Audi&car_model=A4&allradantrieb=true&first_reg_from=2016&first_reg_to=2019
  voiture électrique jusqu'à 25 000 euros | kraftstoffart=elektro&price_to=25000
  Toyota hybride à moins de 20000 euros | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&price_to=20000
  monospace 7 places diesel | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart=diesel
  cabriolet intérieur cuir et sièges chauffants | fahrzeugtyp=CABRIO&lederausstattung=true&sitzheizung=true
  fourgon avec crochet d'attelage, moins de 100 000 km | fahrzeugkategorietypnfz=Kastenwagen&ahk=true&km_stand_to=100000
  pas plus de 5 ans, boîte automatique | first_reg_from=2021&getriebe=AUTOMATIK
  Skoda Octavia break, pas de diesel, de 10 000 à 15 000 euros | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart!=diesel&price_from=10000&price_to=15000
  berline noire au moins 150 ch | fahrzeugtyp=LIMOUSINE&ausstattung=schwarz&psvon=150
  coupé essence plus de 110 kW | fahrzeugtyp=Coupe&kraftstoffart=benzin&leistung_from=110
  citadine cinq portes sous 9 000 € | fahrzeugtyp=KLEINWAGEN&doors=4/5&price_to=9000
  non accidentée avec carnet d'entretien | unfallfrei=true&scheckheftgepflegt=true
  pickup quatre roues motrices double cabine | fahrzeugkategorietypnfz=Pickup&allradantrieb=true&doppelkabine=true
  utilitaire TVA récupérable moins de 12 000 € HT | transporter=true&mwst=REGEL&price_to=14280
  Mercedes Classe E break grise automatique | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI&ausstattung=grau&getriebe=AUTOMATIK
  je cherche une Mini Cooper rouge boîte mécanique | maker=MINI&car_model=Cooper&ausstattung=rot&getriebe=SCHALT_GETRIEBE
  Passat break kilométrage inférieur à 90000 | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&km_stand_to=90000
  première immatriculation après 2019, phares LED | first_reg_from=2020&headLights=ledScheinwerfer
  radars de recul, régulateur de vitesse et climatisation | einparkhilfe=true&tempomat=true&airConditioning=klimaanlage&airConditioning=klimaautomatik
  climatisation automatique, jantes alu, toit panoramique | airConditioning=klimaautomatik&leichtmetallfelgen=true&schiebedach=true
  ni BMW ni Audi, break diesel | maker!=BMW&maker!=Audi&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  toutes couleurs sauf rouge, automatique | ausstattung!=rot&getriebe=AUTOMATIK
  maximum 60 000 km et 18 000 euros | km_stand_to=60000&price_to=18000
  prix entre 8000 et 12000 euros | price_from=8000&price_to=12000
  année 2017 à 2020 Tiguan | first_reg_from=2017&first_reg_to=2020&maker=Volkswagen&car_model=Tiguan
  coupé 2 portes bleu | fahrzeugtyp=Coupe&doors=2/3&ausstattung=blau
  Volvo V60 sans navigation | maker=Volvo&car_model=V60 | sans navigation (lässt sich nicht ausschließen)
  break essence 100 à 150 ch | fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=100&psbis=150
  voiture GPL ou GNV moins de 8000 euros | kraftstoffart=autogas&kraftstoffart=erdgas&price_to=8000
  Renault Clio plus récente que 2018 | maker=Renault&car_model=Clio&first_reg_from=2019
  Skoda Fabia verte avec isofix | maker=Škoda&car_model=Fabia&ausstattung=grün&isofix=true
  moins de 5000 euros avec contrôle technique neuf | price_to=5000&huauneu=true
  minimum 7 places | seatsfrom=7
  Peugeot 308 SW diesel 130 ch | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&psvon=130
  Hyundai i30 ou Kia Ceed break | maker=Hyundai&maker=Kia&car_model=i-Reihe&car_model=Ceed&fahrzeugtyp=KOMBI
  Fiat 500 décapotable jaune | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO&ausstattung=gelb
  Passat gris ou argent | ausstattung=grau&ausstattung=silber&maker=Volkswagen&car_model=Passat
  pas d'automatique, pas de SUV, jusqu'à 11 000 € | getriebe=SCHALT_GETRIEBE&fahrzeugtyp!=SUV_GELAENDEWAGEN&price_to=11000
  j'ai besoin d'une voiture avec attache remorque pour 10 000 euros | ahk=true&price_to=10000
  hybride rechargeable break depuis 2021 | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_from=2021
  Golf avec bluetooth et kit mains libres | maker=Volkswagen&car_model=Golf&freisprecheinrichtung=true
  diesel pas cher | kraftstoffart=diesel | pas cher
  Opel Astra environ 8000 euros | maker=Opel&car_model=Astra&price_from=7200&price_to=8800
  utilitaire portes coulissantes des deux côtés | transporter=true&schiebetuer=beidseitig
  Subaru Forester transmission intégrale | maker=Subaru&car_model=Forester&allradantrieb=true
  plus de 200 chevaux, caméra de recul, phares xénon | psvon=200&einparkhilfe=true&headLights=xenon
  Nissan Qashqai 2016-2018 essence | maker=Nissan&car_model=Qashqai&first_reg_from=2016&first_reg_to=2018&kraftstoffart=benzin
  Ford Focus orange avec sièges chauffants | maker=Ford&car_model=Focus&ausstattung=orange&sitzheizung=true
  berline bleu foncé | fahrzeugtyp=LIMOUSINE&ausstattung=blau
  petite voiture de moins de 3 ans | fahrzeugtyp=KLEINWAGEN&first_reg_from=2023
  chauffage stationnaire et filtre à particules | standheizung=true&partikelfilter=true
  TVA sur marge, diesel | mwst=DIFFERENZ&kraftstoffart=diesel
  breaks gazole sans accident, première main | fahrzeugtyp=KOMBI&kraftstoffart=diesel&unfallfrei=true | première main
  Citroën Berlingo 9 places blanc, toit ouvrant | maker=Citroën&car_model=Berlingo&seatsfrom=9&seatsto=9&ausstattung=weiß&schiebedach=true
  essance automatiqe berlinne | kraftstoffart=benzin&getriebe=AUTOMATIK&fahrzeugtyp=LIMOUSINE
  Kombi Diesel AHK bis 15.000 € | fahrzeugtyp=KOMBI&kraftstoffart=diesel&ahk=true&price_to=15000
  `,
  )
  testPhrases(
    'fr',
    `
  Audi A6 break diesel automatique d'occasion avec attelage | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true
  Ford Fiesta bleue essence moins de 40 000 km | ausstattung=blau&maker=Ford&car_model=Fiesta&kraftstoffart=benzin&km_stand_to=40000
  voitures électriques à partir de 2020 | kraftstoffart=elektro&first_reg_from=2020
  Mercedes Sprinter fourgon gasoil | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen&kraftstoffart=diesel
  moins de 8 500 euros, clim, jantes aluminium | price_to=8500&airConditioning=klimaanlage&airConditioning=klimaautomatik&leichtmetallfelgen=true
  break familial 5 places | fahrzeugtyp=KOMBI&seatsfrom=5&seatsto=5
  BMW série 5 break pas essence | maker=BMW&car_model=5er&fahrzeugtyp=KOMBI&kraftstoffart!=benzin
  Golf boîte manuelle jusqu'à 150 ch | maker=Volkswagen&car_model=Golf&getriebe=SCHALT_GETRIEBE&psbis=150
  SUV 4 roues motrices, au minimum 120 kW | fahrzeugtyp=SUV_GELAENDEWAGEN&allradantrieb=true&leistung_from=120
  Opel Insignia blanche ou argentée | ausstattung=weiß&ausstattung=silber&maker=Opel&car_model=Insignia
  immatriculée depuis 03/2019, boite automatique | first_reg_month_from=201903&getriebe=AUTOMATIK
  jamais accidentée, carnet d'entretien complet | unfallfrei=true&scheckheftgepflegt=true
  Kia Sportage 2017 ou plus récent | maker=Kia&car_model=Sportage&first_reg_from=2017
  Volvo XC60 maximum 5 ans | maker=Volvo&car_model=XC-Reihe&first_reg_from=2021
  prix jusqu'à 20 000 € HT | mwst=REGEL&price_to=23800
  sans dommages, break | ohnevorschaeden=true&fahrzeugtyp=KOMBI
  sièges en cuir chauffants, toit ouvrant, caméra | sitzheizung=true&lederausstattung=true&schiebedach=true&einparkhilfe=true
  pas de rouge, pas de blanc, coupé | ausstattung!=rot&ausstattung!=weiß&fahrzeugtyp=Coupe
  Peugeot 308 break diesel 130 cv | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&psvon=130
  Toyota Yaris hybride moins de 60 000 km de 12 000 à 16 000 € | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&maker=Toyota&car_model=Yaris&km_stand_to=60000&price_from=12000&price_to=16000
  minibus 9 places | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=9&seatsto=9
  kilométrage entre 50 000 et 100 000 km | km_stand_from=50000&km_stand_to=100000
  diesel ou essence, break, automatique uniquement | kraftstoffart=diesel&kraftstoffart=benzin&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  cabriolet noir | ausstattung=schwarz&fahrzeugtyp=CABRIO
  Jeep Cherokee marron 4x4 | ausstattung=braun&maker=Jeep&car_model=Cherokee&allradantrieb=true
  Skoda Superb avec navigation obligatoire | maker=Škoda&car_model=Superb&navigation=true
  Renault mais pas de Twingo | maker=Renault&car_model!=Twingo
  inférieur à 10 000 EUR, supérieur à 100 ch | price_to=10000&psvon=100
  camionnette avec cloison, TVA déductible | transporter=true&trennwand=true&mwst=REGEL
  véhicule utilitaire jusqu'à 3,5 t | transporter=true&zulaessigesgesamtgewichtbis=3500
  Seat Leon avec LED et régulateur | maker=Seat&car_model=Leon&headLights=ledScheinwerfer&tempomat=true
  Golf de 2019 automatique à 18 000 euros | first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK&price_to=18000
  Passat break pack hiver | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | pack; hiver
  voiture à hydrogène | kraftstoffart=wasserstoff
  Mini rouge trois portes | doors=2/3&maker=MINI&ausstattung=rot
  berline dorée ou beige | ausstattung=gold&ausstattung=beige&fahrzeugtyp=LIMOUSINE
  break diesel euro 6 | schadstoffklassetyp=EURO_6&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  Smart fortwo violette cabriolet | ausstattung=violett&maker=Smart&car_model=forTwo&fahrzeugtyp=CABRIO
  vert foncé, boîte de vitesses manuelle, 5 portes | ausstattung=grün&getriebe=SCHALT_GETRIEBE&doors=4/5
  brek diesel regulateur de vitese | fahrzeugtyp=KOMBI&kraftstoffart=diesel&tempomat=true
  `,
  )
  testPhrases(
    'fr',
    `
  golf break diesel automatique depuis 2019 | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2019
  cherche bmw serie 3 touring boite manuelle moins de 80000 km | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE&km_stand_to=80000
  skoda octavia moins de 15k euros | maker=Škoda&car_model=Octavia&price_to=15000
  audi a4 avant quattro phares led | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&allradantrieb=true&headLights=ledScheinwerfer
  mercedes classe c essence bva max 60 000 km | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=benzin&getriebe=AUTOMATIK&km_stand_to=60000
  suv hybride a partir de 2020 pas plus de 30000 € | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2020&price_to=30000
  ford focus 5 portes essence | maker=Ford&car_model=Focus&doors=4/5&kraftstoffart=benzin
  monospace 7 places portes coulissantes des deux cotes | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&schiebetuer=beidseitig
  pas de diesel, boite auto, moins de 20.000 eur | kraftstoffart!=diesel&getriebe=AUTOMATIK&price_to=20000
  voiture electrique au moins 150 kw jusqu'a 40 000 euros | kraftstoffart=elektro&leistung_from=150&price_to=40000
  dacia duster 4x4 attelage | maker=Dacia&car_model=Duster&allradantrieb=true&ahk=true
  cabriolet rouge ou blanc | fahrzeugtyp=CABRIO&ausstattung=rot&ausstattung=weiß
  vw caddy pas avant 2018 | maker=Volkswagen&car_model=Caddy&first_reg_from=2018
  coupe plus de 150 ch noir cuir | psvon=150&fahrzeugtyp=Coupe&lederausstattung=true&ausstattung=schwarz
  passat non accidentee carnet d'entretien | maker=Volkswagen&car_model=Passat&unfallfrei=true&scheckheftgepflegt=true
  peugot 308 2018-2020 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2018&first_reg_to=2020
  toyota yaris hybrie automatque | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  hyundai tucson ou kia sportage diesel | maker=Hyundai&maker=Kia&car_model=Tucson&car_model=Sportage&kraftstoffart=diesel
  utilitaires avec hayon euro 6 | transporter=true&ladebordwand=true&schadstoffklassetyp=EURO_6
  fourgon long et haut | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  fiat ducato frigorifique | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer
  volvo xc60 gps sieges chauffants radar de recul | maker=Volvo&car_model=XC-Reihe&navigation=true&sitzheizung=true&einparkhilfe=true
  voitures entre 10 et 15 000 euros | price_from=10000&price_to=15000
  8 000 - 12 000 € citadine | price_from=8000&price_to=12000&fahrzeugtyp=KLEINWAGEN
  kilometrage inferieur a 50000 | km_stand_to=50000
  1ere mise en circulation 2021 ou apres | first_reg_from=2021
  annee 2017 a 2019, essence | first_reg_from=2017&first_reg_to=2019&kraftstoffart=benzin
  berline bleue avec clim auto | ausstattung=blau&fahrzeugtyp=LIMOUSINE&airConditioning=klimaautomatik
  golf tva sur marge | mwst=DIFFERENZ&maker=Volkswagen&car_model=Golf
  bmw x3 tva recuperable | mwst=REGEL&maker=BMW&car_model=X-Reihe
  breaks tva recup max 18k | mwst=REGEL&fahrzeugtyp=KOMBI&price_to=18000
  seat leon jamais accidentee, deux cles | maker=Seat&car_model=Leon&unfallfrei=true&keysfrom=2
  hyundai santa fe blanche | maker=Hyundai&car_model=Santa Fe&ausstattung=weiß
  suv de moins de 3 ans | first_reg_from=2023&fahrzeugtyp=SUV_GELAENDEWAGEN
  nissan qashqai toutes couleurs sauf noir | maker=Nissan&car_model=Qashqai&ausstattung!=schwarz
  renault clio gpl | maker=Renault&car_model=Clio&kraftstoffart=autogas
  break hybride rechargeable | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI
  voitures gnv | kraftstoffart=erdgas
  mercedes sprinter benne basculante | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kipper | basculante
  opel astra regulateur jantes alu | maker=Opel&car_model=Astra&tempomat=true&leichtmetallfelgen=true
  mini 110kW maxi 140kW diesel | leistung_from=110&leistung_to=140&kraftstoffart=diesel
  toit ouvrant + attelage, grise | schiebedach=true&ahk=true&ausstattung=grau
  cent mille km max, diesel | km_stand_to=100000&kraftstoffart=diesel
  golf faible kilometrage moins de 30 000 kms | maker=Volkswagen&car_model=Golf&km_stand_to=30000 | faible
  citroen berlingo 5 places | maker=Citroën&car_model=Berlingo&seatsfrom=5&seatsto=5
  uniquement boite manuelle, uniquement essence | getriebe=SCHALT_GETRIEBE&kraftstoffart=benzin
  automatiques pas cheres moins de 9 000 € | getriebe=AUTOMATIK&price_to=9000 | pas cheres
  4 roues motrices, xenon, clim | allradantrieb=true&headLights=xenon&airConditioning=klimaanlage&airConditioning=klimaautomatik
  mazda cx-5 verte ou gris argent | maker=Mazda&car_model=CX-Reihe&ausstattung=grün&ausstattung=silber
  fiat ducato max 3,5t | maker=Fiat&car_model=Ducato&zulaessigesgesamtgewichtbis=3500
  vehicule amenage handicap | behindertengerecht=true | amenage
  8 places ou plus | seatsfrom=8
  20 000 a 30 000 km, a partir de 2022 | km_stand_from=20000&km_stand_to=30000&first_reg_from=2022
  bmw x1 x3 x5 diesel | maker=BMW&car_model=X-Reihe&kraftstoffart=diesel
  ni electrique ni hybride | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  break 140-190 cv | psvon=140&psbis=190&fahrzeugtyp=KOMBI
  isofix, 5 portes, petite voiture | isofix=true&doors=4/5&fahrzeugtyp=KLEINWAGEN
  utilitaires blancs de 2021 | ausstattung=weiß&transporter=true&first_reg_from=2021&first_reg_to=2021
  break avec chauffage stationnaire | fahrzeugtyp=KOMBI&standheizung=true
  skoda superb 190 chevaux bva 4x4 | maker=Škoda&car_model=Superb&psvon=190&getriebe=AUTOMATIK&allradantrieb=true
  mazout boite auto min 2020 | kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2020
  `,
  )
  testPhrases(
    'fr',
    `
  break diesel boite auto moins de 15000 | fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&price_to=15000
  golf sw dsg à partir de 2019 maxi 100 000 kms | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK&first_reg_from=2019&km_stand_to=100000
  essence, boîte manuelle, 5 portes, jusqu'à 9 500 € | kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE&doors=4/5&price_to=9500
  monospace 7 places pas diesel en dessous de 18000 euros | fahrzeugtyp=VAN_KLEINBUS&seatsfrom=7&seatsto=7&kraftstoffart!=diesel&price_to=18000
  cherche mini cooper cabriolet rouge | maker=MINI&car_model=Cooper&fahrzeugtyp=CABRIO&ausstattung=rot
  bmw série 3 touring 190ch xdrive attelage | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI&psvon=190&allradantrieb=true&ahk=true
  audi a6 quattro cuir gps sieges chauffants | maker=Audi&car_model=A6&allradantrieb=true&lederausstattung=true&navigation=true&sitzheizung=true
  < 12000 € toyota hybride | price_to=12000&maker=Toyota&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  voiture electrique 2021 ou plus recente, moins de 40 000km | kraftstoffart=elektro&first_reg_from=2021&km_stand_to=40000
  fourgon blanc 3 places avec crochet d'attelage | fahrzeugkategorietypnfz=Kastenwagen&ausstattung=weiß&seatsfrom=3&seatsto=3&ahk=true
  pick-up double cabine 4x4 gasoil | fahrzeugkategorietypnfz=Pickup&doppelkabine=true&allradantrieb=true&kraftstoffart=diesel
  skoda octavia combi tdi entre 2017 et 2020 | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart=diesel&first_reg_from=2017&first_reg_to=2020
  suv automatique sauf noir et blanc | fahrzeugtyp=SUV_GELAENDEWAGEN&getriebe=AUTOMATIK&ausstattung!=schwarz&ausstattung!=weiß
  moins de 5 ans, moins de 100000 km | first_reg_from=2021&km_stand_to=100000
  ford focus 125 cv jantes alu radar de recul | maker=Ford&car_model=Focus&psvon=125&leichtmetallfelgen=true&einparkhilfe=true
  mercedes classe c berline grise ou argent | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=LIMOUSINE&ausstattung=grau&ausstattung=silber
  passat break régulateur de vitesse toit ouvrant | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI&tempomat=true&schiebedach=true
  petite citadine essence 3 portes 4-6000€ | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&doors=2/3&price_from=4000&price_to=6000
  entre 10 et 15k, diesel ou essence | price_from=10000&price_to=15000&kraftstoffart=diesel&kraftstoffart=benzin
  volvo xc60 4 roues motrices mini 200 ch carnet d'entretien à jour | maker=Volvo&car_model=XC-Reihe&allradantrieb=true&psvon=200&scheckheftgepflegt=true
  au moins 110 kw, norme euro 6, bva | leistung_from=110&schadstoffklassetyp=EURO_6&getriebe=AUTOMATIK
  hyundai tucson bleu foncé bvm | maker=Hyundai&car_model=Tucson&ausstattung=blau&getriebe=SCHALT_GETRIEBE
  non accidentée, double des clés, ct neuf | unfallfrei=true&keysfrom=2&huauneu=true
  utilitaire tva récupérable jusqu'à 3,5 t | transporter=true&mwst=REGEL&zulaessigesgesamtgewichtbis=3500
  nissan qashqai ou kia sportage de 2018 à 2021 | maker=Nissan&maker=Kia&car_model=Qashqai&car_model=Sportage&first_reg_from=2018&first_reg_to=2021
  budget 8000€, isofix, clim, camera de recul | price_to=8000&isofix=true&airConditioning=klimaanlage&airConditioning=klimaautomatik&einparkhilfe=true
  kilométrage < 80000, prix < 14000 | km_stand_to=80000&price_to=14000
  diesle automatqiue brak | kraftstoffart=diesel&getriebe=AUTOMATIK&fahrzeugtyp=KOMBI
  après 2018 et avant 2022 | first_reg_from=2019&first_reg_to=2021
  mise en circulation à partir de 03/2019, skoda superb grise | first_reg_month_from=201903&maker=Škoda&car_model=Superb&ausstattung=grau
  range rover sport noir intérieur cuir | maker=Land Rover&car_model=Range Rover Sport&ausstattung=schwarz&lederausstattung=true
  sprinter l3h2 | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  peugeot 308 sw puretech 130 blanche | psvon=130&maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=benzin&ausstattung=weiß
  je voudrais un break bleu ou vert sans boite auto | fahrzeugtyp=KOMBI&ausstattung=blau&ausstattung=grün&getriebe=SCHALT_GETRIEBE
  ni diesel ni hybride, cinq portes | kraftstoffart!=diesel&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro&doors=4/5
  environ 10 000 euros, vers 90000 km | price_from=9000&price_to=11000&km_stand_from=81000&km_stand_to=99000
  phares xénon ou led, clim auto | headLights=xenon&headLights=ledScheinwerfer&airConditioning=klimaautomatik
  caddy gpl deux portes coulissantes | maker=Volkswagen&car_model=Caddy&kraftstoffart=autogas&schiebetuer=beidseitig
  clio ou polo d'occasion 3p essence année 2016 | maker=Renault&maker=Volkswagen&car_model=Clio&car_model=Polo&doors=2/3&kraftstoffart=benzin&first_reg_from=2016&first_reg_to=2016
  porsche 911 coupé pas rouge plus de 300 chevaux | maker=Porsche&car_model=911&fahrzeugtyp=Coupe&ausstattung!=rot&psvon=300
  véhicule frigorifique hayon élévateur | fahrzeugkategorietypnfz=Kühlkastenwagen&fahrzeugkategorietypnfz=Kühlkoffer&ladebordwand=true
  kangoo tpmr diesel 5 places mini | maker=Renault&car_model=Kangoo&behindertengerecht=true&kraftstoffart=diesel&seatsfrom=5
  `,
  )
  testPhrases(
    'fr',
    `
  suv hybride auto, 2020 et plus, moins de 80000 km | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2020&km_stand_to=80000
  petite voiture pour jeune conducteur essence moins de 5000 € 5 portes | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&price_to=5000&doors=4/5 | jeune; conducteur
  mercedes e220d break noire, attelage, cuir, maxi 25k€ | maker=Mercedes-Benz&car_model=E-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI&ausstattung=schwarz&ahk=true&lederausstattung=true&price_to=25000
  passat ou superb diesel dsg de 2018 ou 2019 | maker=Volkswagen&maker=Škoda&car_model=Passat&car_model=Superb&kraftstoffart=diesel&getriebe=AUTOMATIK&first_reg_from=2018&first_reg_to=2019
  transit cabine approfondie 6 places blanc 120 000 km max | maker=Ford&car_model=Transit&doppelkabine=true&seatsfrom=6&seatsto=6&ausstattung=weiß&km_stand_to=120000
  mazda cx5 4 roues motrices siège chauffant et toit ouvrant | maker=Mazda&car_model=CX-Reihe&allradantrieb=true&sitzheizung=true&schiebedach=true
  yaris hybride années 2017 à 2019 pas plus de 11 000 euros | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2017&first_reg_to=2019&price_to=11000
  fiat 500 décapotable blanche boite meca | maker=Fiat&car_model=500&fahrzeugtyp=CABRIO&ausstattung=weiß&getriebe=SCHALT_GETRIEBE
  véhicules électriques au moins 150 kW de moins de 3 ans | kraftstoffart=elektro&leistung_from=150&first_reg_from=2023
  prix entre 7000 et 9000€, toutes couleurs sauf gris | price_from=7000&price_to=9000&ausstattung!=grau
  opel vivaro 9 places clim gps | maker=Opel&car_model=Vivaro&seatsfrom=9&seatsto=9&airConditioning=klimaanlage&airConditioning=klimaautomatik&navigation=true
  bmw serie 1 rouge bvm6 | maker=BMW&car_model=1er&ausstattung=rot&getriebe=SCHALT_GETRIEBE
  surtout pas de diesel, 4x4 automatique avec crochet d'attelage | kraftstoffart!=diesel&allradantrieb=true&getriebe=AUTOMATIK&ahk=true
  golf avec moins de 100 000 bornes | maker=Volkswagen&car_model=Golf&km_stand_to=100000
  peugeot 3008 hdi feux led caméra de recul 2019 ou après | maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel&headLights=ledScheinwerfer&einparkhilfe=true&first_reg_from=2019
  audi a3 berline s tronic 150 ch mini à moins de 22 000€ | maker=Audi&car_model=A3&fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK&psvon=150&price_to=22000
  camion benne 3t5 | transporter=true&fahrzeugkategorietypnfz=Kipper&zulaessigesgesamtgewichtbis=3500
  volvo v60 ni blanche ni grise | maker=Volvo&car_model=V60&ausstattung!=weiß&ausstattung!=grau
  kangoo utilitaire 10000 € HT maxi tva récup | maker=Renault&car_model=Kangoo&transporter=true&price_to=11900&mwst=REGEL
  duster gpl 4x4 d'avant 2020 | maker=Dacia&car_model=Duster&kraftstoffart=autogas&allradantrieb=true&first_reg_to=2019
  familiale 7 places diesel isofix budget autour de 14 000 | seatsfrom=7&seatsto=7&kraftstoffart=diesel&isofix=true&price_from=12600&price_to=15400 | familiale
  kia ceed sw non accidentée carnet d'entretien complet | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&unfallfrei=true&scheckheftgepflegt=true
  smart eletrique moins de 8k | maker=Smart&kraftstoffart=elektro&price_to=8000
  porshe cayene toit pano plus de 250 cv, 2016 minimum | maker=Porsche&car_model=Cayenne&schiebedach=true&psvon=250&first_reg_from=2016
  mx5 ou z4 cabriolet moins 70000km | maker=Mazda&maker=BMW&car_model=MX-Reihe&car_model=Z-Reihe&fahrzeugtyp=CABRIO&km_stand_to=70000
  astra essence mise en circulation après juin 2020 | maker=Opel&car_model=Astra&kraftstoffart=benzin&first_reg_month_from=202007
  `,
  )
  testPhrases(
    'fr',
    `
  petite voiture auto pas chère pour la ville essence max 6000 | fahrzeugtyp=KLEINWAGEN&kraftstoffart=benzin&price_to=6000 | pas chère; ville
  octavia ou superb hybride rechargeable à partir de 2019 avec attelage | maker=Škoda&car_model=Octavia&car_model=Superb&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&first_reg_from=2019&ahk=true
  fourgon avec cloison et attelage, euro 6, moins de 90.000 km | fahrzeugkategorietypnfz=Kastenwagen&trennwand=true&ahk=true&schadstoffklassetyp=EURO_6&km_stand_to=90000
  x5 ou q7 diesel 7 places noir ou bleu foncé entre 30 et 45 000 € | maker=BMW&maker=Audi&car_model=X-Reihe&car_model=Q7&kraftstoffart=diesel&seatsfrom=7&seatsto=7&ausstattung=schwarz&ausstattung=blau&price_from=30000&price_to=45000
  renault clio de 2020 rouge essence 5p 90ch | maker=Renault&car_model=Clio&first_reg_from=2020&first_reg_to=2020&ausstattung=rot&kraftstoffart=benzin&doors=4/5&psvon=90
  toyota rav4 hybride 4x4 de moins de 3 ans, 60 000 km max | maker=Toyota&car_model=RAV4&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&allradantrieb=true&first_reg_from=2023&km_stand_to=60000
  décapotable cuir moins de 20 mille euros | fahrzeugtyp=CABRIO&lederausstattung=true&price_to=20000
  vw t6 9 places chauffage autonome clim automatique | maker=Volkswagen&car_model=Transporter&seatsfrom=9&seatsto=9&standheizung=true&airConditioning=klimaautomatik
  break régulateur, radars de recul, bluetooth, 12500€ maximum | fahrzeugtyp=KOMBI&tempomat=true&einparkhilfe=true&freisprecheinrichtung=true&price_to=12500
  ford kuga st-line 4x4 bva blanc depuis 2018 | maker=Ford&car_model=Kuga&allradantrieb=true&getriebe=AUTOMATIK&ausstattung=weiß&first_reg_from=2018 | st-line
  toyota ou mazda à moins de 10 000 euros et moins de 100 000 kms | maker=Toyota&maker=Mazda&price_to=10000&km_stand_to=100000
  audi a4 avant tdi pas de boite auto | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE
  caisse grand volume avec hayon 3,5t | fahrzeugkategorietypnfz=Koffer&ladebordwand=true&zulaessigesgesamtgewichtbis=3500
  mini clubman orange années 2016 à 2018 | maker=MINI&car_model=Clubman&ausstattung=orange&first_reg_from=2016&first_reg_to=2018
  entre 100 et 150 ch, suv essence, sauf nissan | psvon=100&psbis=150&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=benzin&maker!=Nissan
  skoda fabia break 1.0 tsi 95 ch gris année 2019 | maker=Škoda&car_model=Fabia&fahrzeugtyp=KOMBI&kraftstoffart=benzin&psvon=95&ausstattung=grau&first_reg_from=2019&first_reg_to=2019 | 1.0
  classe c coupé sièges en cuir caméra arrière | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=Coupe&lederausstattung=true&einparkhilfe=true
  plus vieux que 2010, 3000 euros maxi | first_reg_to=2009&price_to=3000
  hyundai i30 break diesel boîte mécanique kilométrage inférieur à 130 000 | maker=Hyundai&car_model=i-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=SCHALT_GETRIEBE&km_stand_to=130000
  doblo tpmr 2 portes latérales coulissantes | maker=Fiat&car_model=Doblo&behindertengerecht=true&schiebetuer=beidseitig
  s-max ou galaxy tdci boîte automatique 7 places | maker=Ford&car_model=S-Max&car_model=Galaxy&kraftstoffart=diesel&getriebe=AUTOMATIK&seatsfrom=7&seatsto=7
  subaru forester gris argent cuir intégral toit panoramique 2 clés | maker=Subaru&car_model=Forester&ausstattung=silber&lederausstattung=true&schiebedach=true&keysfrom=2
  15 à 20k, automatique, attelage, sièges chauffants, vw ou skoda | price_from=15000&price_to=20000&getriebe=AUTOMATIK&ahk=true&sitzheizung=true&maker=Volkswagen&maker=Škoda
  mon client cherche un sprinter blanc tôlé | maker=Mercedes-Benz&car_model=Sprinter&ausstattung=weiß&fahrzeugkategorietypnfz=Kastenwagen
  `,
  )
  testPhrases(
    'fr',
    `
  bonjour, avez-vous un caddy maxi diesel avec moins de 90000 km ? | maker=Volkswagen&car_model=Caddy&kraftstoffart=diesel&km_stand_to=90000 | maxi
  audi q5 s-tronic toit ouvrant attelage prix maxi 28 500 € | maker=Audi&car_model=Q5&getriebe=AUTOMATIK&schiebedach=true&ahk=true&price_to=28500
  voitures pour l'export essence uniquement après 2015 jusqu'à 7000 € | kraftstoffart=benzin&first_reg_from=2016&price_to=7000
  mercedes vito 8 places boîte auto long caméra de recul | maker=Mercedes-Benz&car_model=Vito&seatsfrom=8&seatsto=8&getriebe=AUTOMATIK&einparkhilfe=true | long
  jimny vert 4x4 | ausstattung=grün&maker=Suzuki&car_model=Jimny&allradantrieb=true
  breaks diesel 2016-2019 tva récupérable au moins 2 clés | fahrzeugtyp=KOMBI&kraftstoffart=diesel&first_reg_from=2016&first_reg_to=2019&mwst=REGEL&keysfrom=2
  corsa, fiesta ou polo 5 portes essence entre 50 et 80 mille km | maker=Opel&maker=Ford&maker=Volkswagen&car_model=Corsa&car_model=Fiesta&car_model=Polo&doors=4/5&kraftstoffart=benzin&km_stand_from=50000&km_stand_to=80000
  ford transit l3h2 euro 6 attelage | maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&schadstoffklassetyp=EURO_6&ahk=true
  monospace avec deux portes coulissantes boîte manuelle | fahrzeugtyp=VAN_KLEINBUS&schiebetuer=beidseitig&getriebe=SCHALT_GETRIEBE
  bmw 530d xdrive touring à partir de 2018 | maker=BMW&car_model=5er&allradantrieb=true&fahrzeugtyp=KOMBI&first_reg_from=2018
  prix 8-10k couleur bleu ou rouge boite automatique | price_from=8000&price_to=10000&ausstattung=blau&ausstattung=rot&getriebe=AUTOMATIK
  toyota corolla hybride break à partir de 06/2021 sans accident | maker=Toyota&car_model=Corolla&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI&first_reg_month_from=202106&unfallfrei=true
  gpl ou éthanol moins de 9000 | kraftstoffart=autogas&kraftstoffart=ethanol&price_to=9000
  superb 4x4 280 chevaux ou passat 4motion | maker=Škoda&maker=Volkswagen&car_model=Superb&car_model=Passat&allradantrieb=true&psvon=280
  plateau diesel 3,5 t max, pas plus de 150.000 km | fahrzeugkategorietypnfz=Pritsche&kraftstoffart=diesel&zulaessigesgesamtgewichtbis=3500&km_stand_to=150000
  volvo xc90 sept places | maker=Volvo&car_model=XC-Reihe&seatsfrom=7&seatsto=7
  nissan navara double cabine 190 ch automatique | maker=Nissan&car_model=Navara&doppelkabine=true&psvon=190&getriebe=AUTOMATIK
  coupé 2 portes cuir, moins de 100 000 kilomètres, plus de 200 ch | doors=2/3&fahrzeugtyp=Coupe&lederausstattung=true&km_stand_to=100000&psvon=200
  kia sportage blanc, gris ou noir, led, sièges chauffants, caméra | maker=Kia&car_model=Sportage&ausstattung=weiß&ausstattung=grau&ausstattung=schwarz&headLights=ledScheinwerfer&sitzheizung=true&einparkhilfe=true
  citroen c3 esence boite manuele petit prix | maker=Citroën&car_model=C3&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE | petit prix
  `,
  )
  testPhrases(
    'fr',
    `
  clio 4 dci 90 moins de 8000€ | psvon=90&price_to=8000&maker=Renault&car_model=Clio&kraftstoffart=diesel | 4
  peugeot 308 sw essence boite auto | maker=Peugeot&car_model=3er-Reihe&fahrzeugtyp=KOMBI&kraftstoffart=benzin&getriebe=AUTOMATIK
  golf 7 gtd noire 5 portes | doors=4/5&maker=Volkswagen&car_model=Golf&ausstattung=schwarz | 7; gtd
  break diesel jusqu'a 15000 euros | price_to=15000&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  mercedes classe c amg line | maker=Mercedes-Benz&car_model=C-Klasse | amg; line
  bmw serie 1 essence ct ok | huauneu=true&maker=BMW&car_model=1er&kraftstoffart=benzin
  utilitaire l2h2 3 places | transporter=true&seatsfrom=3&seatsto=3&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  voiture electrique 300 km d'autonomie | kraftstoffart=elektro | 300 km autonomie
  moins de 100 000 km | km_stand_to=100000
  entre 10000 et 15000 euros | price_from=10000&price_to=15000
  a partir de 2019 | first_reg_from=2019
  suv hybride rechargeable blanc | fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=weiß
  toit ouvrant panoramique sieges chauffants | schiebedach=true&sitzheizung=true
  4x4 diesel attelage | allradantrieb=true&ahk=true&kraftstoffart=diesel
  sans accident premiere main | unfallfrei=true | premiere main
  boite manuelle 6 vitesses | getriebe=SCHALT_GETRIEBE
  cabriolet rouge cuir beige | lederausstattung=true&fahrzeugtyp=CABRIO&ausstattung=rot | beige
  audi a3 sportback s line 150ch | psvon=150&maker=Audi&car_model=A3 | sportback; s; line
  pas de diesel | kraftstoffart!=diesel
  dacia sandero gpl 2020 ou plus recent | first_reg_from=2020&maker=Dacia&car_model=Sandero&kraftstoffart=autogas
  15k max km 80000 | price_to=15000&km_stand_to=80000
  carnet d'entretien complet 2 cles | scheckheftgepflegt=true&keysfrom=2
  kangoo fourgon tva recuperable | mwst=REGEL&maker=Renault&car_model=Kangoo&fahrzeugkategorietypnfz=Kastenwagen
  premiere immatriculation 2021 | first_reg_from=2021&first_reg_to=2021
  norme euro 6 crit'air 1 | schadstoffklassetyp=EURO_6 | crit'air; 1
  5cv fiscaux |  | 5; CV-fiscaux
  berline automatique hybride | fahrzeugtyp=LIMOUSINE&getriebe=AUTOMATIK&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  volkswagen polo 3 portes petit prix | doors=2/3&maker=Volkswagen&car_model=Polo | petit prix
  puissance min 130 cv | psvon=130
  109 kw essence | leistung_from=109&kraftstoffart=benzin
  camera de recul gps regulateur adaptatif | einparkhilfe=true&navigation=true&tempomat=true
  radar de stationnement avant arriere | einparkhilfe=true | avant; arriere
  consommation inferieure a 5 litres |  | consommation inferieure a 5 litres
  ford kuga ou hyundai tucson 2018 mini | first_reg_from=2018&maker=Ford&maker=Hyundai&car_model=Kuga&car_model=Tucson
  audi q3 sauf blanc | maker=Audi&car_model=Q3&ausstattung!=weiß
  peugot 208 esence | maker=Peugeot&car_model=2er-Reihe&kraftstoffart=benzin
  mercedes vito mixte 6 places | seatsfrom=6&seatsto=6&maker=Mercedes-Benz&car_model=Vito | mixte
  phares led jantes alu 18 pouces | leichtmetallfelgen=true&headLights=ledScheinwerfer | 18 pouces
  petite citadine boite auto pas chere | fahrzeugtyp=KLEINWAGEN&getriebe=AUTOMATIK | pas chere
  fiat 500 vert clair | maker=Fiat&car_model=500&ausstattung=grün
  range rover evoque cuir noir | lederausstattung=true&maker=Land Rover&car_model=Range Rover Evoque | noir
  skoda octavia combi dsg kilometrage < 90000 | km_stand_to=90000&maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  c3 puretech 82 | psvon=82&maker=Citroën&car_model=C3&kraftstoffart=benzin
  monospace 7pl | seatsfrom=7&seatsto=7&fahrzeugtyp=VAN_KLEINBUS
  coupe sport plus de 200 chevaux | psvon=200&fahrzeugtyp=Coupe | sport
  moteur hs |  | moteur hs
  vehicule accidente |  | vehicule accidente
  non fumeur |  | non fumeur
  volvo xc90 awd 7 places argent | allradantrieb=true&seatsfrom=7&seatsto=7&maker=Volvo&car_model=XC-Reihe&ausstattung=silber
  clim auto bluetooth usb | freisprecheinrichtung=true&airConditioning=klimaautomatik | usb
  opel corsa electrique jaune | maker=Opel&car_model=Corsa&kraftstoffart=elektro&ausstattung=gelb
  twingo automatique annee 2016 | first_reg_from=2016&first_reg_to=2016&maker=Renault&car_model=Twingo&getriebe=AUTOMATIK
  achat immediat |  | achat immediat
  toit noir bi ton orange | ausstattung=orange | toit noir; bi; ton
  cherche petite voiture pour jeune conducteur | fahrzeugtyp=KLEINWAGEN | jeune; conducteur
  twingo 2 essence pas trop de km | maker=Renault&car_model=Twingo&kraftstoffart=benzin | 2; pas trop; km
  budget max 4000 | price_to=4000
  max 4000e | price_to=4000
  3000 a 5000 € | price_from=3000&price_to=5000
  150 000 km maximum | km_stand_to=150000
  moins de 90k km | km_stand_to=90000
  annee 2015 minimum | first_reg_from=2015
  apres 2018 | first_reg_from=2019
  avant 2012 | first_reg_to=2011
  entre 2016 et 2019 | first_reg_from=2016&first_reg_to=2019
  mise en circulation 06/2019 | first_reg_month_from=201906&first_reg_month_to=201906
  voiture de moins de 5 ans | first_reg_from=2021
  boite automatique ou robotisee | getriebe=AUTOMATIK
  bva hybride toyota | maker=Toyota&getriebe=AUTOMATIK&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  boîte méca | getriebe=SCHALT_GETRIEBE
  diesel exclu | kraftstoffart!=diesel
  ni diesel ni electrique | kraftstoffart!=diesel&kraftstoffart!=elektro
  sans attelage |  | sans attelage (lässt sich nicht ausschließen)
  pas de blanche | ausstattung!=weiß
  blanc nacré | ausstattung=weiß
  gris anthracite | ausstattung=grau
  bleue nuit | ausstattung=blau
  couleur rouge ou orange | ausstattung=orange&ausstattung=rot
  interieur cuir noir | lederausstattung=true | noir
  sellerie cuir chauffante | sitzheizung=true&lederausstattung=true
  volant chauffant |  | volant chauffant
  pare brise chauffant |  | pare brise chauffant
  sieges electriques a memoire |  | sieges electriques a memoire
  regulateur et limiteur de vitesse | tempomat=true | vitesse
  apple carplay android auto |  | apple carplay; android
  affichage tete haute |  | affichage tete haute
  angle mort et maintien de voie |  | angle mort; maintien de voie
  aide au stationnement avant/arriere | einparkhilfe=true | avant; arriere
  fourgon frigorifique | fahrzeugkategorietypnfz=Kühlkastenwagen
  benne basculante | fahrzeugkategorietypnfz=Kipper | basculante
  camion plateau simple cabine | transporter=true&fahrzeugkategorietypnfz=Pritsche | cabine
  fourgonnette electrique | fahrzeugkategorietypnfz=Kastenwagen&kraftstoffart=elektro
  5008 7 places allure | seatsfrom=7&seatsto=7&maker=Peugeot&car_model=5er-Reihe | allure
  3008 gt line hdi eat8 | maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel&getriebe=AUTOMATIK | gt; line
  megane estate intens | maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI | intens
  scenic tce | maker=Renault&car_model=Scenic&kraftstoffart=benzin
  passat sw bluemotion | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI | bluemotion
  bmw x3 xdrive 20d | allradantrieb=true&maker=BMW&car_model=X-Reihe | 20d
  2 portes sportive v8 | doors=2/3 | sportive; v8
  moteur 1.6 litre |  | 1.6 litre
  6 cylindres |  | 6 cylindres
  150 chevaux minimum boite meca | psvon=150&getriebe=SCHALT_GETRIEBE
  boite de vitesse hs |  | boite de vitesse hs
  choc arriere |  | choc arriere
  grele |  | grele
  vehicule de direction |  | direction
  1er main |  | 1er main
  deux proprietaires max |  | deux proprietaires max
  controle technique vierge | huauneu=true
  mercedez classe a diesl | maker=Mercedes-Benz&car_model=A-Klasse&kraftstoffart=diesel
  206 cc | maker=Peugeot&car_model=2er-Reihe
  golf 6 gti dsg carnet a jour | scheckheftgepflegt=true&maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK | 6; gti
  q5 s line quattro tdi 190 | allradantrieb=true&psvon=190&maker=Audi&car_model=Q5&kraftstoffart=diesel | s; line
  serie 5 touring 520d | maker=BMW&car_model=5er&fahrzeugtyp=KOMBI
  classe e break | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI
  sprinter 316 l2h2 | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen hoch&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang | 316
  vito 114 cdi extra long | maker=Mercedes-Benz&car_model=Vito&kraftstoffart=diesel | 114; extra; long
  combi vw t6 | maker=Volkswagen&car_model=Transporter&fahrzeugtyp=KOMBI
  camping car fiat ducato | maker=Fiat&car_model=Ducato | camping car
  voiture sans permis |  | sans permis
  4 roues motrices | allradantrieb=true
  traction integrale suedoise | allradantrieb=true | suedoise
  propulsion |  | propulsion
  moins de 12 000 € et moins de 100 000 kms | price_to=12000&km_stand_to=100000
  prix entre 8 et 10k | price_from=8000&price_to=10000
  7000 euros maxi | price_to=7000
  jusqu'en 2018 | first_reg_to=2018
  de 2014 a 2017 | first_reg_from=2014&first_reg_to=2017
  a partir de janvier 2020 | first_reg_from=2020
  modele 2021 | first_reg_from=2021&first_reg_to=2021
  date de mise en circulation 2016 | first_reg_from=2016&first_reg_to=2016
  5 ans max | first_reg_from=2021
  100% electrique | kraftstoffart=elektro
  electrique batterie 50 kwh | kraftstoffart=elektro | batterie; 50 kwh
  e-208 gt | maker=Peugeot&car_model=2er-Reihe&kraftstoffart=elektro | gt
  pompe a chaleur |  | pompe a chaleur
  hybride leger | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  gaz naturel | kraftstoffart=erdgas
  ethanol e85 | kraftstoffart=ethanol
  toutes sauf noires | ausstattung!=schwarz
  grise ou noire | ausstattung=grau&ausstattung=schwarz
  vert fonce metallise | ausstattung=grün
  bordeaux | ausstattung=rot
  siege cuir alcantara | lederausstattung=true | alcantara
  cuir blanc | lederausstattung=true | blanc
  tissu |  | tissu
  sieges ventiles massants |  | sieges ventiles; massants
  demarrage sans cle |  | demarrage sans cle
  hayon electrique |  | hayon; electrique
  suspension pneumatique |  | suspension pneumatique
  chauffage additionnel webasto | standheizung=true
  pneus hiver neufs |  | pneus hiver; neufs
  jantes 19 | leichtmetallfelgen=true | 19
  vitres teintees |  | vitres; teintees
  clim bizone | airConditioning=klimaautomatik
  crochet d'attelage amovible | ahk=true | amovible
  poids remorquable 1800 kg |  | poids remorquable 1800 kg
  coffre de toit |  | coffre de toit
  doubles des cles | keysfrom=2
  jamais accidentée | unfallfrei=true
  historique complet | scheckheftgepflegt=true
  embrayage a refaire |  | embrayage; refaire
  en panne |  | en panne
  pour pieces |  | pour pieces
  joint de culasse |  | joint; culasse
  tva recup | mwst=REGEL
  quatre portes | doors=4/5
  nissan juke n connecta bleu ciel | maker=Nissan&car_model=Juke&ausstattung=blau | n; connecta
  bonjour je cherche une clio 5 e-tech hybride | maker=Renault&car_model=Clio&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | 5; e-tech
  3 portes max, essence, moins de 10 ans | doors=2/3&first_reg_from=2016&kraftstoffart=benzin
  c5 aircross hybride rechargeable eat8 blanche | maker=Citroën&car_model=C5&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK&ausstattung=weiß | aircross
  utilitaire rallonge l3 h2 diesel 3,5t | transporter=true&zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&kraftstoffart=diesel | rallonge
  budget 12-15k, kilometrage 60-90000 | price_from=12000&price_to=15000&km_stand_from=60000&km_stand_to=90000
  polo 1.0 tsi 95 dsg7 5p | psvon=95&doors=4/5&maker=Volkswagen&car_model=Polo&kraftstoffart=benzin&getriebe=AUTOMATIK | 1.0
  golf sw tdi 150 ch boite dsg | psvon=150&maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK
  audi a3 noire ou grise, surtout pas rouge | maker=Audi&car_model=A3&ausstattung=grau&ausstattung=schwarz
  duster 4x4 de 2019 ou 2020, gris | allradantrieb=true&first_reg_from=2019&first_reg_to=2020&maker=Dacia&car_model=Duster&ausstattung=grau
  x trail 7pl bva 2018 a 2020 tva | seatsfrom=7&seatsto=7&first_reg_from=2018&first_reg_to=2020&mwst=REGEL&maker=Nissan&car_model=X-Trail&getriebe=AUTOMATIK
  voiture premiere main non fumeur ct ok | huauneu=true | premiere main; non fumeur
  pas de boite auto | getriebe=SCHALT_GETRIEBE
  ds3 cabrio rouge | fahrzeugtyp=CABRIO&ausstattung=rot | ds3
  4008 ou qashqai 4wd | allradantrieb=true&maker=Nissan&maker=Peugeot&car_model=4er-Reihe&car_model=Qashqai
  moins 5000e essence | price_to=5000&kraftstoffart=benzin
  clio campus a 3000 euros max | price_to=3000&maker=Renault&car_model=Clio | campus
  ford transit double cabine 6 places tva | doppelkabine=true&seatsfrom=6&seatsto=6&mwst=REGEL&maker=Ford&car_model=Transit
  serie 3 g20 hybride 330e | maker=BMW&car_model=3er&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | g20
  puissance entre 100 et 130 ch | psvon=100&psbis=130
  entre 50 et 80 mille km | km_stand_from=50000&km_stand_to=80000
  suv 7 places hybride essence jusqu'a 40k | seatsfrom=7&seatsto=7&price_to=40000&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=hybrid_benzin_elektro
  annee 2018/2019 diesel | first_reg_from=2018&first_reg_to=2019&kraftstoffart=diesel
  mini cooper s cabriolet boite meca cuir | lederausstattung=true&maker=MINI&car_model=Cooper&fahrzeugtyp=CABRIO&getriebe=SCHALT_GETRIEBE | s
  sieges chauffants + camera + carplay | sitzheizung=true&einparkhilfe=true | carplay
  megane 4 break, dci 115, mec 03/2019 | psvon=115&first_reg_month_from=201903&first_reg_month_to=201903&maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI&kraftstoffart=diesel | 4
  golf 5 tdi 105 confortline 5 portes ct vierge | doors=4/5&huauneu=true&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 5; 105; confortline
  recherche berline allemande diesel auto | fahrzeugtyp=LIMOUSINE&kraftstoffart=diesel&getriebe=AUTOMATIK | allemande
  petit suv essence boite auto moins de 60000 bornes | km_stand_to=60000&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=benzin&getriebe=AUTOMATIK | petit
  kangoo tole 2 places tva | seatsfrom=2&seatsto=2&mwst=REGEL&maker=Renault&car_model=Kangoo&fahrzeugkategorietypnfz=Kastenwagen
  vehicule hybride simple pas rechargeable | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | pas rechargeable
  cabriolet 4 places toit rigide | seatsfrom=4&seatsto=4&fahrzeugtyp=CABRIO | toit; rigide
  twingo electrique bleue ou verte | maker=Renault&car_model=Twingo&kraftstoffart=elektro&ausstattung=blau&ausstattung=grün
  bmw 320d xdrive touring 2016/2018 | allradantrieb=true&first_reg_from=2016&first_reg_to=2018&maker=BMW&car_model=3er&fahrzeugtyp=KOMBI
  skoda octavia vrs combi manuelle | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&getriebe=SCHALT_GETRIEBE | vrs
  c3 picasso ou scenic 3 max 6000 | price_to=6000&maker=Citroën&maker=Renault&car_model=C3&car_model=Scenic | picasso; 3
  passer de 20000 a 25000 max | price_from=20000&price_to=25000 | passer
  3l6 v6 porsche cayenne | maker=Porsche&car_model=Cayenne | 3l6; v6
  audi q7 7 places pneumatique quattro noir | seatsfrom=7&seatsto=7&allradantrieb=true&maker=Audi&car_model=Q7&ausstattung=schwarz | pneumatique
  fiat ducato benne coffre 3.5t double cabine | zulaessigesgesamtgewichtbis=3500&doppelkabine=true&maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kipper | coffre
  voiture rouge pas plus de 7000 euro | price_to=7000&ausstattung=rot
  150 cv diesel ou plus | psvon=150&kraftstoffart=diesel | plus
  ford focus sw ecoboost 125 titanium gris magnetic | psvon=125&maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=benzin&ausstattung=grau | titanium; magnetic
  un monospace avec 2 portes coulissantes et attelage | schiebetuer=beidseitig&ahk=true&fahrzeugtyp=VAN_KLEINBUS
  renault espace initiale paris cuir | lederausstattung=true&maker=Renault&car_model=Espace | initiale; paris
  dacia duster moins de 4 ans moins de 50 000 km 4x2 | first_reg_from=2022&km_stand_to=50000&maker=Dacia&car_model=Duster | 4; x2
  clio 4 estate tce energy | maker=Renault&car_model=Clio&fahrzeugtyp=KOMBI&kraftstoffart=benzin | 4; energy
  citadine 5p clim radar recul | doors=4/5&einparkhilfe=true&fahrzeugtyp=KLEINWAGEN&airConditioning=klimaanlage&airConditioning=klimaautomatik
  jeep compass 4xe phev | maker=Jeep&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | compass; 4xe
  camionnette gaz naturel | transporter=true&kraftstoffart=erdgas
  bmw x1 sdrive18d boite auto 2018 90000km max | km_stand_to=90000&first_reg_from=2018&first_reg_to=2018&maker=BMW&car_model=X-Reihe&getriebe=AUTOMATIK | sdrive18d
  fourgon l3h2 clim regulateur 3 places faible km | tempomat=true&seatsfrom=3&seatsto=3&fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&airConditioning=klimaanlage&airConditioning=klimaautomatik | faible; km
  recherche 206 hdi ou clio 2 dci petit budget | maker=Peugeot&maker=Renault&car_model=2er-Reihe&car_model=Clio&kraftstoffart=diesel | 2; petit; budget
  vw up electrique noir 2020 | first_reg_from=2020&first_reg_to=2020&maker=Volkswagen&car_model=up!&kraftstoffart=elektro&ausstattung=schwarz
  peugeot 508 hybrid gt bva8 toit ouvrant | schiebedach=true&maker=Peugeot&car_model=5er-Reihe&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK | gt
  diesel interdit, essence ou hybride 5 portes max 60 000 kms | doors=4/5&km_stand_to=60000&kraftstoffart=benzin&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  tiguan r line 4motion dsg attelage toit ouvrant cuir | allradantrieb=true&ahk=true&schiebedach=true&lederausstattung=true&maker=Volkswagen&car_model=Tiguan&getriebe=AUTOMATIK | r; line
  c'est pour du transport de personnes 9 places minimum | seatsfrom=9 | transport; personnes
  kia sportage blanche essence bvm 2019 | first_reg_from=2019&first_reg_to=2019&maker=Kia&car_model=Sportage&ausstattung=weiß&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  vehicule avec rampe handicape | behindertengerecht=true
  mercedes classe v longue 8 places | seatsfrom=8&seatsto=8&maker=Mercedes-Benz&car_model=V-Klasse | longue
  annonces audi q3 de moins de 3 ans | first_reg_from=2023&maker=Audi&car_model=Q3 | annonces
  duster noir, pas diesel, pas 4x4 | maker=Dacia&car_model=Duster&ausstattung=schwarz&kraftstoffart!=diesel | pas 4x4 (lässt sich nicht ausschließen)
  nissan micra 5p bleue 2014 9000€ | doors=4/5&price_to=9000&first_reg_from=2014&first_reg_to=2014&maker=Nissan&car_model=Micra&ausstattung=blau
  ducato plateau ridelles double cab | doppelkabine=true&maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Pritsche
  mini 5 portes auto | doors=4/5
  porsche cayenne hybride e-hybrid | maker=Porsche&car_model=Cayenne&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  clio rs boite edc | maker=Renault&car_model=Clio&getriebe=AUTOMATIK | rs
  scenic 7 places 130 ch energy | seatsfrom=7&seatsto=7&psvon=130&maker=Renault&car_model=Scenic | energy
  puissance superieure a 180ch | psvon=180
  de 80000 a 120000 km | km_stand_from=80000&km_stand_to=120000
  moins de 10 ans, moins de 8000€, moins de 120000km | first_reg_from=2016&price_to=8000&km_stand_to=120000
  volvo v60 d3 break inscription cuir beige | lederausstattung=true&maker=Volvo&car_model=V60&fahrzeugtyp=KOMBI | d3; inscription; beige
  4 portes coffre rouge | doors=4/5&ausstattung=rot | coffre
  golf 7 sw carat bva 110 cv max | psbis=110&maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK | 7; carat
  voiture pour famille nombreuse 8 places | seatsfrom=8&seatsto=8 | famille; nombreuse
  kia ceed sw hybride rechargeable 2020 bleue | first_reg_from=2020&first_reg_to=2020&maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&ausstattung=blau
  audi a1 sportback automatique rouge toit contrasté | maker=Audi&car_model=A1&getriebe=AUTOMATIK&ausstattung=rot | sportback; toit; contrasté
  vends ou recherche bmw z4 cabriolet manuel | maker=BMW&car_model=Z-Reihe&fahrzeugtyp=CABRIO&getriebe=SCHALT_GETRIEBE
  moins de 30000 km annee 2022 electrique | km_stand_to=30000&first_reg_from=2022&first_reg_to=2022&kraftstoffart=elektro
  208 e-hdi ou c3 hdi 5 portes | doors=4/5&maker=Citroën&maker=Peugeot&car_model=2er-Reihe&car_model=C3&kraftstoffart=diesel | e-hdi
  toyota yaris cross hybride awd | allradantrieb=true&maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | cross
  suv compact essence 130 ch mini bva | psvon=130&fahrzeugtyp=SUV_GELAENDEWAGEN&kraftstoffart=benzin&getriebe=AUTOMATIK | compact
  skoda superb break l&k tdi 200 dsg7 4x4 | allradantrieb=true&maker=Škoda&car_model=Superb&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK | k; 200
  vehicule utilitaire moins de 3,5 tonnes avec hayon | transporter=true&zulaessigesgesamtgewichtbis=3500&ladebordwand=true
  kangoo ze electrique 2018 33kwh | first_reg_from=2018&first_reg_to=2018&maker=Renault&car_model=Kangoo&kraftstoffart=elektro | ze; 33kwh
  mercedes classe a 180d 7g-dct style ou progressive | maker=Mercedes-Benz&car_model=A-Klasse&kraftstoffart=diesel&getriebe=AUTOMATIK | progressive
  ducato chassis cabine benne | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Fahrgestell&fahrzeugkategorietypnfz=Kipper
  range rover sport hybride p400e | maker=Land Rover&car_model=Range Rover Sport&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro | p400e
  entre 5 et 7 places, coffre modulable, diesel | seatsfrom=5&seatsto=7&kraftstoffart=diesel | coffre; modulable
  sans hybride, sans electrique | kraftstoffart!=elektro&kraftstoffart!=hybrid_benzin_elektro&kraftstoffart!=hybrid_diesel_elektro
  duster tce 150 edc prestige orange arizona | psvon=150&maker=Dacia&car_model=Duster&kraftstoffart=benzin&getriebe=AUTOMATIK&ausstattung=orange | prestige; arizona
  berline 4 portes essence noire cuir gps | doors=4/5&lederausstattung=true&navigation=true&fahrzeugtyp=LIMOUSINE&kraftstoffart=benzin&ausstattung=schwarz
  fiat panda cross 4x4 twinair | allradantrieb=true&maker=Fiat&car_model=Panda | cross; twinair
  vehicule 1ere main francais carnet complet | scheckheftgepflegt=true | 1ere main; francais; complet
  budget 20 000 max kilometrage 50 000 max | price_to=20000&km_stand_to=50000
  citroen c4 spacetourer 7 places shine | seatsfrom=7&seatsto=7&maker=Citroën&car_model=C4 | spacetourer; shine
  clio 3 estate dci 85 clim gps | psvon=85&navigation=true&maker=Renault&car_model=Clio&fahrzeugtyp=KOMBI&kraftstoffart=diesel&airConditioning=klimaanlage&airConditioning=klimaautomatik | 3
  renault scenic 4 bose edc noir toit panoramique | schiebedach=true&maker=Renault&car_model=Scenic&getriebe=AUTOMATIK&ausstattung=schwarz | 4; bose
  audi a4 avant 35 tdi s tronic 2020 | first_reg_from=2020&first_reg_to=2020&maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK | 35
  petite auto electrique max 12000 euros, autonomie 200 km mini | price_to=12000&kraftstoffart=elektro | petite; autonomie 200 km minimum
  ford transit nugget camping car | maker=Ford&car_model=Transit | nugget; camping car
  peugeot 307 cc 2.0 hdi cuir | lederausstattung=true&maker=Peugeot&car_model=3er-Reihe&kraftstoffart=diesel | 2.0
  vehicule 4 roues motrices 5 places hayon | allradantrieb=true&seatsfrom=5&seatsto=5&ladebordwand=true
  sprinter 519 benne 3t5 | zulaessigesgesamtgewichtbis=3500&maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kipper | 519
  bmw serie 5 g31 530d xdrive luxury | allradantrieb=true&maker=BMW&car_model=5er | g31; luxury
  kia picanto bva 5p moins de 10 000 | doors=4/5&price_to=10000&maker=Kia&car_model=Picanto&getriebe=AUTOMATIK
  monospace diesel attelage 7 places moins de 150000 km | ahk=true&seatsfrom=7&seatsto=7&km_stand_to=150000&fahrzeugtyp=VAN_KLEINBUS&kraftstoffart=diesel
  voiture rouge ou jaune 3 portes sport | doors=2/3&ausstattung=gelb&ausstattung=rot | sport
  fiat 500x cross essence bva | maker=Fiat&car_model=500&kraftstoffart=benzin&getriebe=AUTOMATIK | cross
  tva apparente utilitaire 2 places gris | mwst=REGEL&transporter=true&seatsfrom=2&seatsto=2&ausstattung=grau
  land rover discovery 7 places td6 hse | seatsfrom=7&seatsto=7&maker=Land Rover&car_model=Discovery | td6; hse
  `,
  )
})
