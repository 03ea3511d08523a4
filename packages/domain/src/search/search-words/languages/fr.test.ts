import { expect, test } from 'vitest'
import { names, phrases } from '../../../testing/phrases.ts'
import { readWords } from '../read-words.ts'
import { lexiconOf } from './lexicons.ts'

const lexicon = lexiconOf('fr')

const spoken = phrases(`
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
`)

/** Written with those above, and not used while the words were collected. */
const kept = phrases(`
  Audi A6 break diesel automatique d'occasion avec attelage | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true
  Ford Fiesta bleue essence moins de 40 000 km | ausstattung=blau&maker=Ford&car_model=Fiesta&kraftstoffart=benzin&km_stand_to=40000
  voitures électriques à partir de 2020 | kraftstoffart=elektro&first_reg_from=2020
  Mercedes Sprinter fourgon gasoil | maker=Mercedes-Benz&car_model=Sprinter&fahrzeugkategorietypnfz=Kastenwagen&kraftstoffart=diesel
  moins de 8 500 euros, clim, jantes aluminium | price_to=8500&airConditioning=klimaanlage&airConditioning=klimaautomatik&leichtmetallfelgen=true
  break familial 5 places | fahrzeugtyp=KOMBI&seatsfrom=5&seatsto=5 | familial
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
  Skoda Superb avec navigation obligatoire | maker=Škoda&car_model=Superb&navigation=true | obligatoire
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
  brek diesel regulateur de vitese | fahrzeugtyp=KOMBI&kraftstoffart=diesel&tempomat=true | vitese
`)

/** As buyers of the trade type: abbreviations, wrong and missing letters, units, ranges. Written before the rules were read. */
const typed = phrases(`
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
  coupe plus de 150 ch noir cuir | psvon=150&fahrzeugtyp=Coupe&lederausstattung=true | noir
  passat non accidentee carnet d'entretien | maker=Volkswagen&car_model=Passat&unfallfrei=true&scheckheftgepflegt=true
  peugot 308 2018-2020 | maker=Peugeot&car_model=3er-Reihe&first_reg_from=2018&first_reg_to=2020
  toyota yaris hybrie automatque | maker=Toyota&car_model=Yaris&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&getriebe=AUTOMATIK
  hyundai tucson ou kia sportage diesel | maker=Hyundai&maker=Kia&car_model=Tucson&car_model=Sportage&kraftstoffart=diesel
  utilitaires avec hayon euro 6 | transporter=true&ladebordwand=true&schadstoffklassetyp=EURO_6
  fourgon long et haut | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang
  fiat ducato frigorifique | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kühlkastenwagen
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
  golf faible kilometrage moins de 30 000 kms | maker=Volkswagen&car_model=Golf&km_stand_to=30000 | faible kilometrage
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
`)

test.each([...spoken, ...kept, ...typed])(
  'reads „%s“ in French as it is meant',
  (phrase, criteria, notUnderstood) => {
    const read = readWords(phrase, names, 2026, undefined, lexicon)
    expect({ criteria: read.criteria, notUnderstood: read.notUnderstood, readings: read.readings }).toEqual({
      criteria,
      notUnderstood,
      readings: [],
    })
  },
)
