import { describe } from 'vitest'
import { testPhrases } from '../../../testing/read-as-meant.ts'

describe('A phrase in another language', () => {
  describe('is read in parts where a word has no entry of its own', () => {
    testPhrases(
      'en',
      `
  golf four-wheel drive | allradantrieb=true&maker=Volkswagen&car_model=Golf
  petrol, parkingsensors | einparkhilfe=true&kraftstoffart=benzin
  e-saloon | kraftstoffart=elektro&fahrzeugtyp=LIMOUSINE
  e-van | transporter=true&kraftstoffart=elektro
  `,
    )
    testPhrases(
      'nl',
      `
  golf, dieselautomaat, trekhaak | ahk=true&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&getriebe=AUTOMATIK
  benzineautomaat golf | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin&getriebe=AUTOMATIK
  e-bestelbus | transporter=true&kraftstoffart=elektro
  `,
    )
  })
  describe('keeps letters and figures of models', () => {
    testPhrases(
      'en',
      `
  C 200 d estate | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  Mini Cooper d | maker=MINI&car_model=Cooper&kraftstoffart=diesel
  golf d | maker=Volkswagen&car_model=Golf | d
  i 20 petrol | maker=Hyundai&car_model=i-Reihe&kraftstoffart=benzin
  audi a 4 estate | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI
  a 8000 € | price_to=8000
  audi a 8000 km | km_stand_to=8000&maker=Audi
  grand voyager diesel | maker=Chrysler&car_model=Grand Voyager&kraftstoffart=diesel
  range rover evoque petrol | maker=Land Rover&car_model=Range Rover Evoque&kraftstoffart=benzin
  range rover sport diesel | maker=Land Rover&car_model=Range Rover Sport&kraftstoffart=diesel
  renault zoe estate | maker=Renault&fahrzeugtyp=KOMBI | zoe
  `,
    )
    testPhrases(
      'nl',
      `
  C 200 d station | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  `,
    )
    testPhrases(
      'fr',
      `
  audi a 4 break | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI
  `,
    )
    testPhrases(
      'pl',
      `
  grand voyager diesel | maker=Chrysler&car_model=Grand Voyager&kraftstoffart=diesel
  `,
    )
  })
  describe('has its own words for classes and series', () => {
    testPhrases(
      'fr',
      `
  classe c diesel | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel
  c classe break | maker=Mercedes-Benz&car_model=C-Klasse&fahrzeugtyp=KOMBI
  série 3 touring | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI
  `,
    )
    testPhrases(
      'pl',
      `
  klasa c diesel | maker=Mercedes-Benz&car_model=C-Klasse&kraftstoffart=diesel
  seria 3 kombi | maker=BMW&car_model=3er&fahrzeugtyp=KOMBI
  `,
    )
  })
  describe('is corrected where one of several words is misspelt', () => {
    testPhrases(
      'en',
      `
  parkng sensors golf | einparkhilfe=true&maker=Volkswagen&car_model=Golf
  heated seets | sitzheizung=true
  milage under 60000 golf | km_stand_to=60000&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'nl',
      `
  lederen bekelding golf | lederausstattung=true&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'fr',
      `
  golf régulateur de vitese | tempomat=true&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'pl',
      `
  przbieg do 60 tys golf | km_stand_to=60000&maker=Volkswagen&car_model=Golf
  golf czujniki prakowania | einparkhilfe=true&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('begins another bound behind an and', () => {
    testPhrases(
      'en',
      `
  golf under 30,000 km and under 3 years | km_stand_to=30000&first_reg_from=2023&maker=Volkswagen&car_model=Golf
  golf under 30,000 km and younger than 3 years | km_stand_to=30000&first_reg_from=2023&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'nl',
      `
  golf onder 30.000 km en onder 3 jaar | km_stand_to=30000&first_reg_from=2023&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'fr',
      `
  golf moins de 30 000 km et moins de 3 ans | km_stand_to=30000&first_reg_from=2023&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'pl',
      `
  golf do 4 lat, do 40 tys. km | first_reg_from=2022&km_stand_to=40000&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('has ranges of one measure, and years before the bound of a price', () => {
    testPhrases(
      'en',
      `
  from 10,000 to 50,000 km golf | km_stand_from=10000&km_stand_to=50000&maker=Volkswagen&car_model=Golf
  golf from 100 to 150 hp | psvon=100&psbis=150&maker=Volkswagen&car_model=Golf
  golf from 12 to 16 thousand | price_from=12000&price_to=16000&maker=Volkswagen&car_model=Golf
  golf from 50,000 to 150,000 | km_stand_from=50000&km_stand_to=150000&maker=Volkswagen&car_model=Golf
  golf from 50,000 to 50,000 | price_from=50000&price_to=50000&maker=Volkswagen&car_model=Golf
  golf from 2015 to 15,000 | first_reg_from=2015&price_to=15000&maker=Volkswagen&car_model=Golf
  golf from 2017 to 12,500 euro | first_reg_from=2017&price_to=12500&maker=Volkswagen&car_model=Golf
  golf, from 2000 to 12,500 euro | first_reg_from=2000&price_to=12500&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'nl',
      `
  golf van 10.000 tot 50.000 km | km_stand_from=10000&km_stand_to=50000&maker=Volkswagen&car_model=Golf
  golf uit 2017 tot 12.500 euro | first_reg_from=2017&first_reg_to=2017&price_to=12500&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'fr',
      `
  golf de 10 000 à 50 000 km | km_stand_from=10000&km_stand_to=50000&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'pl',
      `
  golf od 12 do 16 tys | price_from=12000&price_to=16000&maker=Volkswagen&car_model=Golf
  golf 10000 +/- 1000 | price_from=9000&price_to=11000&maker=Volkswagen&car_model=Golf
  golf przebieg +/- 90 tys | km_stand_from=81000&km_stand_to=99000&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('measures by its own units', () => {
    testPhrases(
      'en',
      `
  golf 3.5 tonne | zulaessigesgesamtgewichtbis=3500&maker=Volkswagen&car_model=Golf
  `,
    )
    testPhrases(
      'nl',
      `
  3,5 ton bestelbus | zulaessigesgesamtgewichtbis=3500&transporter=true
  `,
    )
    testPhrases(
      'fr',
      `
  fourgon 3,5 tonnes | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kastenwagen
  `,
    )
    testPhrases(
      'pl',
      `
  furgon 3,5 to | zulaessigesgesamtgewichtbis=3500&fahrzeugkategorietypnfz=Kastenwagen
  `,
    )
  })
  describe('is understood abbreviated, but for names and the end of a sentence', () => {
    testPhrases(
      'en',
      `
  golf autom. gearbox | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK
  golf aut. petr. | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK&kraftstoffart=benzin
  `,
    )
    testPhrases(
      'nl',
      `
  golf autom. airco, trekh. | ahk=true&maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  `,
    )
    testPhrases(
      'fr',
      `
  golf attel., clim. auto. | ahk=true&maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  golf boîte auto. | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK
  `,
    )
    testPhrases(
      'pl',
      `
  golf bezwyp., klim. autom. | unfallfrei=true&maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  golf podw. kab. | doppelkabine=true&maker=Volkswagen&car_model=Golf
  golf automat. klim. | maker=Volkswagen&car_model=Golf&airConditioning=klimaautomatik
  golf, skrz. aut., przeb. do 60 tys | km_stand_to=60000&maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK
  yaris cross. | maker=Toyota&car_model=Yaris | cross
  `,
    )
  })
  describe('is understood in forms, shades and either order', () => {
    testPhrases(
      'pl',
      `
  golf podgrzewane fotele | sitzheizung=true&maker=Volkswagen&car_model=Golf
  golf fotele podgrzewane | sitzheizung=true&maker=Volkswagen&car_model=Golf
  golf w automacie | maker=Volkswagen&car_model=Golf&getriebe=AUTOMATIK
  skodą fabią | maker=Škoda&car_model=Fabia
  passacie kombi | maker=Volkswagen&car_model=Passat&fahrzeugtyp=KOMBI
  ciemnoniebieski golf | maker=Volkswagen&car_model=Golf&ausstattung=blau
  `,
    )
    testPhrases(
      'en',
      `
  dark blue estate | ausstattung=blau&fahrzeugtyp=KOMBI
  `,
    )
    testPhrases(
      'nl',
      `
  donkerblauwe golf | maker=Volkswagen&car_model=Golf&ausstattung=blau
  `,
    )
    testPhrases(
      'fr',
      `
  golf bleu foncé | maker=Volkswagen&car_model=Golf&ausstattung=blau
  `,
    )
  })
  describe('names the colours of parts apart from that of the car', () => {
    testPhrases(
      'fr',
      `
  toit noir, golf rouge | maker=Volkswagen&car_model=Golf&ausstattung=rot | toit noir
  `,
    )
    testPhrases(
      'pl',
      `
  golf, czarny dach | maker=Volkswagen&car_model=Golf | czarny dach
  `,
    )
  })
  describe('has short words for the least and the most', () => {
    testPhrases(
      'fr',
      `
  golf maxi 150 ch | psbis=150&maker=Volkswagen&car_model=Golf
  golf 150 ch maxi | psbis=150&maker=Volkswagen&car_model=Golf
  golf mini 150 ch | psvon=150&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('is read where a word is cut off', () => {
    testPhrases(
      'pl',
      `
  golf bezwyp | unfallfrei=true&maker=Volkswagen&car_model=Golf
  `,
    )
  })
})
